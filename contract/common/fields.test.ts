import { expect, test } from 'vitest';
import { z } from 'zod';
import { emptyIsNone, id, wholeNumber } from './fields.ts';

const reads = (schema: z.ZodType, given: unknown) => {
  const { success, data } = schema.safeParse(given);
  return success ? data : 'refused';
};

test('a whole number is one, or is spelt in plain digits', () => {
  for (const [given, read] of [
    [4, 4] as const,
    ['4', 4] as const,
    ['007', 7] as const,
    [2_147_483_647, 2_147_483_647],
  ]) {
    expect(reads(id, given), JSON.stringify(given)).toBe(read);
  }
  const others = [
    true,
    [],
    [4],
    ['4'],
    {},
    null,
    undefined,
    0,
    -1,
    1.5,
    2_147_483_648,
    Number.NaN,
    Number.POSITIVE_INFINITY,
  ];
  const spellings = [
    '',
    ' ',
    ' 2',
    '2 ',
    '2\n',
    '+2',
    '-2',
    '0',
    '0x2',
    '0b1',
    '1e0',
    '1.0',
    '1,0',
    '٢',
    '２',
    '2147483648',
  ];
  for (const given of [...others, ...spellings, '9'.repeat(400)]) {
    expect(reads(id, given), JSON.stringify(given)).toBe('refused');
  }
});

test('it has its limits, its words and its default', () => {
  const days = wholeNumber(0, 90, 'At most 90 days.');
  expect([reads(days, '0'), reads(days, 90), reads(days, '91')]).toEqual([0, 90, 'refused']);
  for (const given of [undefined, true, '', 'x', '1.5', 1.5, -1, 91]) {
    expect(days.safeParse(given).error?.issues.map(({ message }) => message)).toEqual(['At most 90 days.']);
  }
  expect(z.object({ page: wholeNumber(1).default(1) }).parse({})).toEqual({ page: 1 });
});

test('what may be left out is left out where it is empty, or is what stands for none', () => {
  const form = z.object({
    user: emptyIsNone(id.optional()),
    cat: emptyIsNone(wholeNumber(0, 1).default(1)),
    event: emptyIsNone(wholeNumber(0), 0).optional(),
  });
  expect(form.parse({})).toEqual({ cat: 1 });
  expect(form.parse({ user: '', cat: '', event: '' })).toEqual({ cat: 1, event: 0 });
  expect(form.parse({ user: null, cat: null, event: null })).toEqual({ cat: 1, event: 0 });
  expect(form.parse({ user: '3', cat: '0', event: '4' })).toEqual({ user: 3, cat: 0, event: 4 });
  expect(form.safeParse({ user: [], cat: false, event: [] }).error?.issues.map(({ path }) => path[0])).toEqual([
    'user',
    'cat',
    'event',
  ]);
});
