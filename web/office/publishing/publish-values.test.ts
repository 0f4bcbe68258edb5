import { describe, expect, it } from 'vitest';
import { publishContent, publishFaults, publishNeeds, publishStart, publishWords } from './publish-values.ts';

const now = new Date('2026-11-15T09:00:00.000Z');

describe('publishing', () => {
  it('of something new is at once, and dated now', () => {
    expect(publishContent(publishStart(null, now), now)).toEqual({ draft: false, createdAt: now.toISOString() });
  });

  it('keeps the hour of what is published when its day is not touched', () => {
    const thing = { draft: false, createdAt: '2026-11-09T05:30:00.000Z' };
    const start = publishStart(thing, now);
    expect(start).toMatchObject({ when: 'now', day: '2026-11-09' });
    expect(publishContent(start, now)).toEqual(thing);
    expect(publishContent({ ...start, day: '2026-11-08' }, now)).toEqual({
      draft: false,
      createdAt: '2026-11-07T21:00:00.000Z',
    });
  });

  it('at a later moment means the clock in Kampala', () => {
    const values = { when: 'later', laterDay: '2026-11-21', time: '08:00' };
    expect(publishContent(values, now)).toEqual({ draft: false, createdAt: '2026-11-21T05:00:00.000Z' });
    expect(publishWords(values)).toBe('To be published on 21 November 2026 at 8:00');
    expect(publishStart({ draft: false, createdAt: '2026-11-21T05:00:00.000Z' }, now)).toMatchObject(values);
  });

  it('of a draft or a planned thing now is dated now', () => {
    for (const thing of [
      { draft: true, createdAt: '2026-11-01T05:00:00.000Z' },
      { draft: false, createdAt: '2026-12-01T05:00:00.000Z' },
    ]) {
      const values = { ...publishStart(thing, now), when: 'now' };
      expect(publishContent(values, now)).toEqual({ draft: false, createdAt: now.toISOString() });
    }
    expect(publishContent({ when: 'draft' }, now)).toEqual({ draft: true });
  });

  it('says what is missing and what is wrong', () => {
    expect(publishNeeds({ when: 'later', laterDay: '', time: '' })).toHaveLength(2);
    expect(publishNeeds({ when: 'now' })).toEqual([]);
    expect(publishFaults({ when: 'later', laterDay: '2026-11-15', time: '11:59' }, now)).toHaveProperty('laterDay');
    expect(publishFaults({ when: 'later', laterDay: '2026-11-15', time: '12:01' }, now)).toEqual({});
    // Some browsers let somebody type a year of five digits.
    const noDay = { when: 'later', laterDay: '20266-11-15', time: '12:01' };
    expect(publishFaults(noDay, now)).toEqual({ laterDay: 'This is not a day.' });
    expect(publishWords(noDay)).toBe('To be published later');
    expect(publishFaults({ when: 'now', day: '2026-11-16' }, now)).toHaveProperty('day');
  });
});
