import { facts, shillings } from '../facts.ts';
import type { PaperLine } from '../pdf.ts';
import { campuses } from './campuses.ts';

export type Paper = { title: string; topic: string; lines: PaperLine[] };

const head = (text: string): PaperLine => ({ head: text });
const text = (line: string): PaperLine => ({ text: line });
const blanks = (...names: string[]): PaperLine[] => names.map((name) => ({ blank: name }));
const list = (...lines: string[]): PaperLine[] => lines.map((line) => text(`- ${line}`));

/** What families print, fill in by hand and hand in at the office. */
export const documents = (): Paper[] => [
  {
    title: 'What to bring on the first day',
    topic: 'Joining us',
    lines: [
      text('For every child, with the name on each thing:'),
      ...list('A water bottle and a sun hat', 'A change of clothes in a bag, up to P2', 'Plimsolls for sport, white'),
      ...list('Swimming things in a bag, from P1', 'A mathematical set, from P4'),
      head('For the office'),
      ...list(
        'A copy of the birth certificate',
        'The child health card',
        'The last report, from P2',
        'Two photographs',
      ),
      head('What you need not bring'),
      text('Porridge, lunch, textbooks and exercise books are part of the fee.'),
      text(`The first uniform is about ${shillings(facts.prices.uniform)} at the school shop.`),
    ],
  },
  {
    title: 'Transfer letter, to fill in',
    topic: 'Joining us',
    lines: [
      text('To be filled in by the school that the child comes from.'),
      ...blanks('Name of the child', 'Date of birth', 'Class completed', 'At our school from', 'Until'),
      head('In the opinion of the class teacher'),
      ...blanks('Reading and writing', 'Numbers', 'With other children', 'What helps this child'),
      head('Signed'),
      ...blanks('Name and office', 'Date and stamp'),
    ],
  },
  {
    title: 'Medical form',
    topic: 'Health and rules',
    lines: [
      text('Seen by the nurse of the campus and the class teacher, and by nobody else.'),
      ...blanks('Name of the child', 'Class and campus', 'Date of birth'),
      head('Health'),
      ...blanks('Allergies', 'Illnesses that last', 'Medicine taken every day', 'Last tetanus injection'),
      head('Whom to call'),
      ...blanks('First, with phone number', 'Second, with phone number', 'Doctor or clinic'),
      head('Consent'),
      text('In an emergency the nurse may take my child to the nearest hospital.'),
      ...blanks('Parent or guardian', 'Date'),
    ],
  },
  {
    title: 'Who may collect my child',
    topic: 'Health and rules',
    lines: [
      text('A child leaves the gate only with somebody on this list, or with a note from you.'),
      ...blanks('Name of the child', 'Class and campus'),
      head('These people'),
      ...blanks('First, with phone number', 'Second, with phone number', 'Third, with phone number'),
      head('Signed'),
      ...blanks('Parent or guardian', 'Date'),
    ],
  },
  {
    title: 'Bus times of all campuses',
    topic: 'On the way',
    lines: campuses.flatMap(({ name, routes }) => [
      head(name),
      ...(routes ?? []).flatMap((route) => [
        text(route.name),
        ...route.stops.map(
          ({ place, toSchool, home }): PaperLine => ({ pair: [`   ${place}`, `${toSchool}  and  ${home}`] }),
        ),
      ]),
    ]),
  },
];
