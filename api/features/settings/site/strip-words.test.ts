import { expect, test } from 'vitest';
import type { ComingDate } from '../settings.queries.ts';
import { stripWords } from './strip-words.ts';

const of = (kind: ComingDate['kind'], name: string, firstDay: string, lastDay = firstDay) =>
  ({ kind, name, firstDay, lastDay }) satisfies ComingDate;

test('the strip says of a date as much as fits the line of a phone', () => {
  const said = (date: ComingDate) => stripWords(date, '2027-03-01');
  expect(said(of('holiday', 'Women’s Day', '2027-03-08'))).toBe('Next holiday: Women’s Day, Monday 8 March');
  expect(said(of('holiday', 'Independence Day', '2027-10-09'))).toBe('Next holiday: Independence Day, Sat 9 Oct');
  expect(said(of('holiday', 'Archbishop Janani Luwum Day', '2028-02-16'))).toBe(
    'Archbishop Janani Luwum Day, Wed 16 Feb',
  );
  expect(said(of('halfTerm', 'Half-term', '2027-03-08', '2027-03-12'))).toBe(
    'Next: Half-term, Monday 8 to Friday 12 March',
  );
  expect(said(of('halfTerm', 'Half-term, Term I', '2027-03-08', '2027-03-09'))).toBe(
    'Next: Half-term, Term I, Mon 8 to Tue 9 Mar',
  );
  expect(said(of('halfTerm', 'Half-term', '2027-02-22', '2027-03-05'))).toBe('Now: Half-term, to Friday 5 March');
  expect(said(of('holiday', 'Founders’ Day', '2027-03-01'))).toBe('Today: Founders’ Day');
  expect(said(of('term', 'Term I', '2027-03-01', '2027-04-23'))).toBe('Term I begins Monday 1 March 2027');
  expect(said(of('term', 'Term I', '2027-02-01', '2027-04-23'))).toBe('Term I ends Friday 23 April 2027');
});
