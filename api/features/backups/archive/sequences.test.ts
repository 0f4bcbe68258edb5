import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApi } from '../../../../tests/support/api.ts';
import { createTestDatabase } from '../../../../tests/support/database.ts';
import { editables } from '../../../../tests/support/editables.ts';
import type { Person } from '../../../../tests/support/factory.ts';
import { folderStorage } from '../../../lib/storage/storage.ts';
import { restoreBackup } from './restore.ts';
import { takeBackup } from './take.ts';

const api = testApi();
const folder = mkdtempSync(path.join(tmpdir(), 'seven-hills-sequences-'));
const file = path.join(folder, 'school.tar');
let admin: Person;
let other: Awaited<ReturnType<typeof createTestDatabase>>;
const removed: Record<string, number> = {};

/** The newest of each table, so that only the trash and the versions still know their numbers. */
beforeAll(async () => {
  const { db } = api.deps;
  admin = await api.make.person(4);
  const kinds = editables(api);
  for (const [table, kind] of [
    ['stories', 'news'],
    ['galleries', 'gallery'],
    ['profiles', 'profile'],
  ] as const) {
    await kinds[kind].add(admin);
    removed[table] = Number(await kinds[kind].add(admin));
    const { remove } = kinds[kind];
    expect((await api.request('DELETE', `${remove}/${removed[table]}`, { as: admin })).status).toBe(204);
  }
  const json = { senderName: 'A', senderEmail: 'a@b.example', senderPhone: '', inquiry: 'Is there a bus?' };
  expect((await api.request('POST', '/mail/contact', { json })).status).toBe(201);
  const greatest = async (table: string) =>
    (await db.execute<{ id: number }>(sql`select max(id)::int as id from ${sql.identifier(table)}`)).rows[0]?.id ?? 0;
  for (const table of ['enquiries', 'mails']) removed[table] = await greatest(table);
  const gone = await api.request('DELETE', `/admin/enquiries/${removed.enquiries}`, { as: admin });
  expect(gone.status).toBe(204);
  // A version outlives an image that went with a change of its gallery.
  removed.gallery_images = 4711;
  await db.execute(sql`insert into revisions (kind, item_id, title, content, saved_at)
    values ('galleryImage', '4711', 'Image', '{}', now())`);
  await takeBackup({ pool: api.database.pool, storage: api.deps.storage, clock: api.deps.clock }, file);
  other = await createTestDatabase();
  await restoreBackup({ pool: other.pool, storage: folderStorage(path.join(folder, 'pictures')) }, file);
});
afterAll(async () => {
  await other.close();
  rmSync(folder, { recursive: true, force: true });
});

test.each(['stories', 'galleries', 'profiles', 'enquiries', 'mails', 'gallery_images'])(
  'after a restore a new row of %s is not given the number of one in the trash or in the versions',
  async (table) => {
    const { rows } = await other.db.execute<{ next: number; live: number | null }>(sql`
      select nextval(pg_get_serial_sequence(${table}, 'id'))::int as next,
        (select max(id) from ${sql.identifier(table)}) as live`);
    expect(removed[table]).toBeGreaterThan(rows[0]?.live ?? 0);
    expect(rows[0]?.next).toBe((removed[table] ?? 0) + 1);
  },
);
