import { expect, test } from 'vitest';
import { daysFrom, repeatWords } from './repeat-words.ts';

const tuesday = '2026-11-17T11:30:00.000Z';
const said = (change: object = {}) =>
  repeatWords(tuesday, { until: '2026-12-15', inTerm: false, except: [], ...change });

test('a rule is one sentence, of what is still to come', () => {
  expect(said()).toBe('Every Tuesday until 15 December');
  expect(said({ inTerm: true, until: '2027-03-02' })).toBe('Every Tuesday in term until 2 March 2027');
  const except = ['2026-11-03', '2026-11-24'];
  expect(said({ except })).toBe('Every Tuesday until 15 December, not on 24 November');
  const three = [...except, '2026-12-01', '2026-12-08'];
  expect(said({ except: three })).toBe(
    'Every Tuesday until 15 December, not on 24 November, 1 December and 8 December',
  );
  const four = [...three, '2026-12-15'];
  expect(said({ except: four })).toBe('Every Tuesday until 15 December, not on 4 of these days');
});

test('the days to come begin with the one at which it stands', () => {
  expect(daysFrom(['2026-11-10', '2026-11-17', '2026-11-24'], tuesday)).toEqual(['2026-11-17', '2026-11-24']);
  expect(daysFrom(['2026-11-10'], null)).toEqual([]);
});
