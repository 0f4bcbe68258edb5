import { beforeAll, beforeEach, expect, test } from 'vitest';
import { testApi } from '../../../../tests/support/api.ts';
import { receive as receiveRow } from '../../../../tests/support/enquiry-rows.ts';
import type { Person } from '../../../../tests/support/factory.ts';
import { enquiries } from '../../../db/tables/enquiries.ts';

const api = testApi();
const hour = 3_600_000;
let admin: Person;

beforeAll(async () => {
  admin = await api.make.person(4);
});
beforeEach(() => api.deps.db.delete(enquiries));

const inHours = (hours: number) => new Date(api.deps.clock().getTime() + hours * hour);
/** Answered, unless something else is said. */
const receive = (values: Parameters<typeof receiveRow>[1]) =>
  receiveRow(api, { kind: 'contact', status: 'contacted', ...values });
/** The one that is kept, after the other became a part of it. */
async function merged({ id }: { id: number }, part: { id: number }) {
  await api.request('POST', `/admin/enquiries/${id}/merge`, { as: admin, json: { otherId: part.id } });
  const { status, waitingSince, snoozedUntil } = (await api.request('GET', `/admin/enquiries/${id}`, { as: admin }))
    .answer.enquiry;
  return { status, waitingSince, snoozedUntil };
}

test('what was answered is snoozed as its part was, and waits from then on', async () => {
  const [kept, until] = [await receive({}), inHours(48)];
  const snoozed = until.toISOString();
  expect(await merged(kept, await receive({ snoozedUntil: until }))).toEqual({
    ...{ status: 'contacted', waitingSince: snoozed, snoozedUntil: snoozed },
  });
  const { answer } = await api.request('GET', '/admin/enquiries?show=snoozed', { as: admin });
  expect(answer.docs.map(({ id }) => id)).toEqual([kept.id]);
});

test.each([
  ['snoozed for longer', 72, 24],
  ['snoozed for a shorter time', 12, 12],
])('of two that are snoozed the earlier moment counts: %s', async (_, own, earlier) => {
  const [kept, part] = [inHours(own), inHours(24)];
  const { snoozedUntil } = await merged(await receive({ snoozedUntil: kept }), await receive({ snoozedUntil: part }));
  expect(snoozedUntil).toBe((earlier === own ? kept : part).toISOString());
});

test('a snoozed part opens nothing that is closed, and hides nobody who waits', async () => {
  const part = () => receive({ snoozedUntil: inHours(24) });
  const closed = await receive({ status: 'closed' });
  expect(await merged(closed, await part())).toEqual({ status: 'closed', waitingSince: null, snoozedUntil: null });
  const since = inHours(-24);
  const fresh = await receive({ status: 'new', createdAt: since });
  expect(await merged(fresh, await part())).toEqual({
    ...{ status: 'new', waitingSince: since.toISOString(), snoozedUntil: null },
  });
});

test('a part that waits wakes what is snoozed', async () => {
  const since = inHours(-24);
  const kept = await receive({ snoozedUntil: inHours(24) });
  expect(await merged(kept, await receive({ heardAt: since }))).toEqual({
    ...{ status: 'contacted', waitingSince: since.toISOString(), snoozedUntil: null },
  });
});
