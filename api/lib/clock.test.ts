import { afterEach, expect, test } from 'vitest';
import { setThisPlace, thisPlace } from '../../contract/common/this-school.ts';
import { testApi } from '../../tests/support/api.ts';
import { dayAfter } from './clock.ts';

const api = testApi();
const before = thisPlace();
afterEach(() => setThisPlace(before));

test('the day after a day is the next of the calendar', () => {
  expect(['2024-02-28', '2026-02-28', '2026-12-31'].map(dayAfter)).toEqual(['2024-02-29', '2026-03-01', '2027-01-01']);
});

// East of Greenwich its midnight is still in the year before.
test.each(['UTC', 'America/New_York', 'Africa/Kampala'])(
  'a list up to the last day of all is a list in %s',
  async (timeZone) => {
    setThisPlace({ ...before, timeZone });
    const as = await api.make.person(5);
    for (const list of ['/admin/enquiries', '/admin/orders', '/admin/testimonials', '/audit'] as const) {
      const { status } = await api.request('GET', `${list}?to=9999-12-31`, { as });
      expect([list, status]).toEqual([list, 200]);
    }
  },
);
