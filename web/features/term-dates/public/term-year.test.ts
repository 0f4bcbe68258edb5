import { describe, expect, test } from 'vitest';
import { briefSpan, spanWords } from '../../../../contract/common/days.ts';
import { backOn } from '../../../../contract/school/free-days.ts';
import type { PublicTermDate, TermDateKind } from '../../../../contract/school/term-dates.ts';
import { termYear, weekOf } from './term-year.ts';

let id = 0;
const date = (kind: TermDateKind, name: string, firstDay: string, lastDay = firstDay, campus: string | null = null) => {
  id += 1;
  return { id, kind, name, firstDay, lastDay, campus, note: '', updatedAt: '' } satisfies PublicTermDate;
};
const one = date('term', 'Term I', '2027-02-01', '2027-04-23');
const two = date('term', 'Term II', '2027-05-24', '2027-08-20');
const luwum = date('holiday', 'Luwum Day', '2027-02-16');
const half = date('halfTerm', 'Half-term', '2027-03-08', '2027-03-12');
const newYear = date('holiday', 'New Year', '2027-01-01');
const labour = date('holiday', 'Labour Day', '2027-05-01');

describe('a year', () => {
  const year = termYear([newYear, one, luwum, half, labour, two]);

  test('has each date once, in its term, before the first or after one', () => {
    expect(year.before).toEqual([newYear]);
    expect(year.terms.map(({ dates }) => dates)).toEqual([[luwum, half], []]);
    expect(year.terms.map(({ after }) => after)).toEqual([[labour], []]);
    expect(year.terms.map(({ restDays }) => restDays)).toEqual([30, undefined]);
  });

  test('counts the days from Monday to Friday that are not free', () => {
    // Twelve weeks of five days, less a Tuesday and a week.
    expect(year.terms.map(({ schoolDays }) => schoolDays)).toEqual([54, 65]);
  });

  test('without terms has all its dates before them', () => {
    expect(termYear([luwum, half])).toEqual({ before: [luwum, half], terms: [] });
  });

  test('keeps the date of a campus out of the term of another', () => {
    const lake = date('term', 'Term I', '2027-02-01', '2027-04-23', 'Lake');
    const hill = date('term', 'Term I', '2027-02-08', '2027-04-30', 'Hill');
    const visit = date('visit', 'Visit', '2027-02-20', '2027-02-20', 'Hill');
    expect(termYear([lake, hill, visit]).terms.map(({ dates }) => dates)).toEqual([[], [visit]]);
  });
});

test('school is back on the next day that is free of nothing', () => {
  expect(backOn(luwum, [one, luwum])).toBe('2027-02-17');
  expect(backOn(half, [one, half])).toBe('2027-03-15');
  expect(backOn(half, [one, half, date('holiday', 'Eid', '2027-03-15')])).toBe('2027-03-16');
  expect(backOn(labour, [one, two, labour]), 'not in a term').toBeUndefined();
});

test('the week of a term is counted from its Monday', () => {
  expect([weekOf('2027-02-01', one), weekOf('2027-02-07', one), weekOf('2027-02-08', one)]).toEqual([1, 1, 2]);
  expect([weekOf('2027-01-31', one), weekOf('2027-04-24', one)]).toEqual([undefined, undefined]);
});

test('days and spans in words', () => {
  expect(briefSpan(luwum)).toBe('Tue 16 Feb');
  expect(briefSpan(half)).toBe('Mon 8 to Fri 12 Mar');
  expect(briefSpan(one)).toBe('Mon 1 Feb to Fri 23 Apr');
  expect(spanWords(half)).toBe('Monday 8 to Friday 12 March');
  expect(spanWords(one)).toBe('Monday 1 February to Friday 23 April');
});
