import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testApi } from '../../../../tests/support/api.ts';
import { keptChanges, keptPictures } from '../../../db/tables/kept.ts';
import { media } from '../../../db/tables/media.ts';
import { sweepAbandonedUploads } from '../media.service.ts';

const api = testApi();
const dayMs = 24 * 60 * 60 * 1000;

const abandoned = () =>
  api.make.picture({ published: false, createdAt: new Date(api.deps.clock().getTime() - 2 * dayMs) });
const isThere = async (name: string) => (await api.deps.db.$count(media, eq(media.name, name))) > 0;

async function keptChange() {
  const { id: storyId } = await api.make.story();
  const now = api.deps.clock();
  const row = { kind: 'news' as const, storyId, content: {}, basedOn: now, savedAt: now };
  const [kept] = await api.deps.db.insert(keptChanges).values(row).returning({ id: keptChanges.id });
  return kept?.id ?? 0;
}

test('an upload that anything refers to is not abandoned, and keeps no other from going', async () => {
  const [first, named, last] = [await abandoned(), await abandoned(), await abandoned()];
  await api.deps.db.insert(keptPictures).values({ keptId: await keptChange(), picture: named });
  expect(await sweepAbandonedUploads(api.deps)).toBe(2);
  expect([await isThere(first), await isThere(named), await isThere(last)]).toEqual([false, true, false]);
});

test('an upload that is taken while the sweep goes on stays, and keeps no other from going', async () => {
  const [taken, last, keptId] = [await abandoned(), await abandoned(), await keptChange()];
  const { sweeping } = await api.deps.searchDb.transaction(async (tx) => {
    await tx.insert(keptPictures).values({ keptId, picture: taken });
    const sweeping = sweepAbandonedUploads(api.deps);
    const waits = async () => {
      const { rows } = await api.deps.db.execute(
        sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows.length;
    };
    await expect.poll(waits).toBe(1);
    return { sweeping };
  });
  expect(await sweeping).toBe(1);
  expect([await isThere(taken), await isThere(last)]).toEqual([true, false]);
});
