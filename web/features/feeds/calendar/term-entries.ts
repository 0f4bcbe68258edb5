import { schoolDay } from '../../../../contract/common/school-time.ts';
import type { PublicTermDate } from '../../../../contract/school/term-dates.ts';
import type { CalendarDoc } from '../../../../contract/site/search.ts';
import type { CalendarEntry } from './ical.ts';

/** The dates of the school as a calendar shows them: of a term its first and its last day, of all else every day. */
export function termEntries(dates: PublicTermDate[]): CalendarEntry[] {
  return dates.flatMap((date) => {
    const { id, kind, name, firstDay, lastDay, campus, note, updatedAt } = date;
    const entry = { uid: `term-date-${id}`, url: '/term-dates', text: note, location: campus ?? '', updatedAt };
    if (kind !== 'term') return [{ ...entry, title: name, firstDay, lastDay }];
    return [
      { ...entry, uid: `${entry.uid}-begins`, title: `${name} begins`, firstDay, lastDay: firstDay },
      { ...entry, uid: `${entry.uid}-ends`, title: `${name} ends`, text: '', firstDay: lastDay, lastDay },
    ];
  });
}

/** An event of the same day that says the same, and more, stands for the date. */
export function withoutRepeats(entries: CalendarEntry[], events: CalendarDoc[]): CalendarEntry[] {
  const said = events.map(({ title, date }) => ({ title, day: schoolDay(date) }));
  return entries.filter(
    (entry) =>
      !('firstDay' in entry && said.some(({ title, day }) => day === entry.firstDay && title.startsWith(entry.title))),
  );
}
