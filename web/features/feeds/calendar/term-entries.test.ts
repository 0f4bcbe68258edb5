import { expect, test } from 'vitest';
import type { PublicTermDate } from '../../../../contract/school/term-dates.ts';
import type { CalendarDoc } from '../../../../contract/site/search.ts';
import { termEntries, withoutRepeats } from './term-entries.ts';

const date = { note: '', campus: null, updatedAt: '2027-01-01T00:00:00.000Z' };
const term: PublicTermDate = {
  ...date,
  id: 1,
  kind: 'term',
  name: 'Term I',
  firstDay: '2027-02-01',
  lastDay: '2027-04-23',
};
const half: PublicTermDate = {
  ...date,
  id: 2,
  kind: 'halfTerm',
  name: 'Half-term',
  firstDay: '2027-03-08',
  lastDay: '2027-03-12',
};

const titles = (entries: { title: string }[]) => entries.map(({ title }) => title);

test('a term is its two ends, all else every day of it', () => {
  const entries = termEntries([term, half]);
  expect(titles(entries)).toEqual(['Term I begins', 'Term I ends', 'Half-term']);
  expect(new Set(entries.map(({ uid }) => uid)).size).toBe(3);
  expect(entries[2]).toMatchObject({ firstDay: '2027-03-08', lastDay: '2027-03-12' });
});

test('what an event of that day says in more words is not said twice', () => {
  const event: CalendarDoc = {
    ...{ id: 7, url: '/events/view/7', text: '', location: '', category: 0, updatedAt: date.updatedAt },
    ...{ title: 'Term I ends, reports collected', date: '2027-04-23T08:00:00.000Z', endDate: null },
  };
  expect(titles(withoutRepeats(termEntries([term, half]), [event]))).toEqual(['Term I begins', 'Half-term']);
  const other = { ...event, date: '2027-04-25T08:00:00.000Z' };
  expect(withoutRepeats(termEntries([term]), [other])).toHaveLength(2);
});
