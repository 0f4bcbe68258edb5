import { expect, test } from 'vitest';
import { kindsAsked, kindWords } from './calendar-kinds.ts';

const asked = (kind: string) => kindsAsked(new URLSearchParams({ kind }));

test('kinds are those of the term dates and events, in letters of any case', () => {
  expect(kindsAsked(new URLSearchParams())).toEqual([]);
  expect([asked(''), asked(','), asked('Holiday, HALFTERM,'), asked('event,event')]).toEqual([
    ...[[], [], ['holiday', 'halfTerm']],
    ['event', 'event'],
  ]);
  for (const odd of ['zzz', 'terms', 'holiday,zzz', 'constructor', '\0'])
    expect(() => asked(odd), odd).toThrow(expect.objectContaining({ status: 404 }));
});

test('the name of a calendar says each kind once', () => {
  expect(kindWords(['holiday', 'event', 'event'])).toEqual(['public holidays', 'events']);
});
