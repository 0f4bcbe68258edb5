import { describe, expect, test } from 'vitest';
import { repeatMessages } from '../../../contract/content/event-repeat.ts';
import { eventContent, eventErrors, eventValues } from './form.ts';

const now = new Date('2026-11-17T10:00:00Z');
const repeat = { until: '2026-12-01', inTerm: true, except: ['2026-11-10'] };
/** It began on the 3rd and has moved on since. */
const club = {
  ...{ title: 'Chess club', date: '2026-11-17T11:30:00.000Z', endDate: '2026-11-17T13:00:00.000Z' },
  repeat: { ...repeat, from: '2026-11-03T11:30:00.000Z', to: '2026-11-03T13:00:00.000Z' },
  createdAt: '2026-11-01T00:00:00.000Z',
};

describe('an event that repeats', () => {
  test('stands in the form with its first day, and is sent as it was written', () => {
    const values = eventValues(club, now);
    expect(values).toMatchObject({
      ...{ date: '2026-11-03', startTime: '14:30', endDate: '16:00', repeat: 'term' },
      ...{ 'repeat.until': '2026-12-01', 'repeat.except': '2026-11-10' },
    });
    expect(eventErrors(values)).toEqual({});
    const sent = eventContent(values, now);
    expect(sent).toMatchObject({ date: '2026-11-03T14:30:00+03:00', endDate: '2026-11-03T16:00:00+03:00', repeat });
    expect(Object.keys(sent).filter((name) => name.includes('.'))).toEqual([]);
  });

  test('an earlier version of it is the same without what follows from it', () => {
    const { repeat: _, ...rest } = club;
    const version = { ...rest, date: club.repeat.from, endDate: club.repeat.to, repeat };
    expect(eventValues(version, now)).toEqual(eventValues(club, now));
    expect(eventContent(eventValues({ ...version, repeat: null }, now), now).repeat).toBeNull();
  });

  test('what no longer fits its days is forgotten, and what is wrong is said', () => {
    const values = eventValues(club, now);
    expect(eventContent({ ...values, date: '2026-11-04' }, now).repeat).toEqual({ ...repeat, except: [] });
    expect(eventErrors({ ...values, date: '2026-12-02' })).toEqual({ 'repeat.until': repeatMessages.beforeStart });
    expect(eventErrors({ ...values, date: '' })).toHaveProperty('date');
    expect(eventErrors({ ...values, lastDay: '2026-11-10' })).toEqual({ endDate: repeatMessages.end });
    expect(eventErrors({ ...values, date: '', repeat: '' })).toEqual({});
  });
});
