import { expect, test } from 'vitest';
import { noticeErrors, noticeValues } from './form.ts';

test('a new notice is over when school is, and one of the evening on the next day', () => {
  const of = (iso: string) => noticeValues(null, new Date(iso)).endsAt;
  expect(of('2027-02-01T06:00:00Z')).toBe('2027-02-01T18:00');
  expect(of('2027-02-01T15:45:00Z')).toBe('2027-02-02T18:00');
  // At the school it is the next day already.
  expect(of('2027-02-01T22:30:00Z')).toBe('2027-02-02T18:00');
});

test('what is offered can be sent as it is', () => {
  const evening = noticeValues(null, new Date('2027-02-01T15:45:00Z'));
  expect(noticeErrors({ ...evening, urgent: 'on' })).toEqual({});
});
