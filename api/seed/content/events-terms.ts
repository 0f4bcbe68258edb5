import type { Day } from '../year/days.ts';
import type { SchoolYear } from '../year/school-year.ts';
import type { SeedEvent } from './types.ts';

const beginsAnew = `<p>New pupils arrive at 8:30, when the first rush is over. The head of each campus is at the gate to greet them by name. Returning pupils come at 7:45 as usual.</p>
<p>Please bring the health card, the telephone numbers of two adults and a marked bag. Parents of Baby Class may stay until 10:00. Boarders at Kitante can move in on the day before, between 14:00 and 17:00.</p>`;

const goesOn = `<p>Lessons begin at 8:00, and the gates open as usual. New pupils arrive at 8:30, when the first rush is over, and the head of each campus is at the gate to greet them by name.</p>
<p>Please bring the health card if something in it has changed, and a marked bag. Boarders at Kitante can move in on the day before, between 14:00 and 17:00.</p>`;

const ends = `<p>Reports can be collected from class teachers between 8:00 and 13:00. Each family has ten minutes, and teachers will keep a longer time free for those who ask for it before the day. Please come with your child.</p>
<p>Library books, sports kit and borrowed instruments should be returned by noon. Lost property is laid out in the hall. What nobody knows goes to the service day group.</p>`;

const began = `<p>Lessons began on all five campuses, with a greeting at every gate and new timetables for P4 to P7.</p>
<p>Some children joined us in the middle of the year. If you are thinking of a place yourself, you can <a href="/apply">apply</a> at any time.</p>`;

const clubs = `<p>Every Wednesday of the term an hour from 14:30 belongs to the clubs: <a href="/sports">sports</a>, <a href="/music">music</a> and <a href="/language">languages</a>, on all five campuses. Joining is free.</p>
<p>To join, speak to the class teacher in the first two weeks of term. What to bring stands on the page of each club.</p>`;

/** The first and the last day of each term, the next time that it comes; and how the last one began. */
export const termEvents = (when: SchoolYear): SeedEvent[] => [
  onAllCampuses('Term I begins', when.next('termOneBegins'), beginsAnew),
  onAllCampuses('Term II begins', when.next('termTwoBegins'), goesOn),
  onAllCampuses('Term III begins', when.next('termThreeBegins'), goesOn),
  onAllCampuses('Term I ends, reports collected', when.next('termOneEnds'), ends, 13),
  onAllCampuses('Term II ends, reports collected', when.next('termTwoEnds'), ends, 13),
  onAllCampuses('Term III ends, reports collected', when.next('termThreeEnds'), ends, 13),
  {
    ...onAllCampuses('Club afternoon', when.clubs.from, clubs, 15.5),
    ...{ hour: 14.5, weeklyUntil: when.clubs.until },
  },
  onAllCampuses('Term II began', when.last('termTwoBegins'), began),
  onAllCampuses('Term III began', when.last('termThreeBegins'), began),
];

const onAllCampuses = (title: string, day: Day, html: string, until?: number): SeedEvent => ({
  ...{ title, day, html, ...(until && { until }) },
  hour: 8,
  location: 'All campuses',
  category: 0,
});
