import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { receive } from '../../../tests/support/enquiry-rows.ts';
import { alumni } from '../../db/tables/alumni.ts';
import { enquiries } from '../../db/tables/enquiries.ts';
import { deleteExpiredEnquiries, monthsBefore } from './retention.service.ts';

const api = testApi();
const day = 86_400_000;
/** As long as the school keeps what was sent, and some days less or more: two years may have a leap day. */
const keptFor = (days: number) => Date.now() - monthsBefore(new Date(), 24).getTime() + days * day;

test('an application that was set aside is deleted, too, counted from the day on which it was', async () => {
  const { db, clock } = api.deps;
  const { id } = await receive(api, { createdAt: clock(), updatedAt: clock() });
  api.advanceClock(10 * day);
  const admin = await api.make.person(4);
  expect((await api.request('POST', `/admin/enquiries/${id}/spam`, { as: admin, json: {} })).status).toBe(200);
  api.advanceClock(keptFor(-5));
  expect(await deleteExpiredEnquiries(api.deps)).toBe(0);
  api.advanceClock(10 * day);
  expect(await deleteExpiredEnquiries(api.deps)).toBe(1);
  expect(await db.$count(enquiries)).toBe(0);
});

test('an entry that is approved while the old ones are deleted stays', async () => {
  const { db, clock } = api.deps;
  const old = { classOf: 2010, status: 'waiting' as const, updatedAt: clock() };
  await db.insert(alumni).values([
    { ...old, name: 'Approved just now' },
    { ...old, name: 'Still waiting' },
  ]);
  api.advanceClock(keptFor(5));
  const { deleting } = await api.deps.searchDb.transaction(async (tx) => {
    const approved = { status: 'published' as const, updatedAt: clock() };
    await tx.update(alumni).set(approved).where(eq(alumni.name, 'Approved just now'));
    const deleting = deleteExpiredEnquiries(api.deps);
    const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await db.execute(waiting)).rows.length).toBe(1);
    return { deleting };
  });
  await deleting;
  expect((await db.select().from(alumni)).map(({ name }) => name)).toEqual(['Approved just now']);
});
