import { rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { testApi } from '../tests/support/api.ts';
import { createTestDatabase } from '../tests/support/database.ts';
import { runCli, startSite, temporaryFolder } from '../tests/support/program.ts';

const api = testApi();
const folder = temporaryFolder('archive');
const file = path.join(folder, 'school.tar');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('from a server into an embedded database, and what waits goes on waiting', async () => {
  const editor = await api.make.person(3);
  await api.request('POST', '/mail/contact', {
    json: { senderName: 'A', senderEmail: 'a@b.example', senderPhone: '', inquiry: 'Hello' },
  });
  const picture = await api.make.picture();
  const createdAt = new Date(Date.now() + 86_400_000).toISOString();
  const json = { title: 'Tomorrow', detail: '<p>x</p>', category: 0, picture, createdAt };
  expect((await api.request('POST', '/news/add', { as: editor, json })).status).toBe(201);
  // The command finds pictures below its data folder; those of this test lie elsewhere.
  await api.deps.db.execute('delete from story_pictures');
  await api.deps.db.execute('delete from revision_pictures');
  await api.deps.db.execute('delete from media');

  const server = { DATABASE_URL: api.database.url, DATA_DIR: path.join(folder, 'server') };
  const taken = await runCli(server, 'backup', file);
  expect(taken).toMatchObject({ code: 0, output: expect.stringContaining('school.tar: ') });
  expect((await runCli(server, 'backup', file)).output).toContain('exists already');
  expect((await runCli(server, 'restore', file)).output).toContain('is not empty');

  const empty = await createTestDatabase();
  const other = { DATABASE_URL: empty.url, DATA_DIR: path.join(folder, 'other') };
  // As after an upgrade that somebody wants to take back: the tables are of a version that this program does not know.
  await empty.pool.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 99999999999999)");
  expect((await runCli(other, 'user', 'list')).output).toContain('newer version');
  expect((await runCli(other, 'restore', file)).output).toContain('Restored');
  const client = new pg.Client(empty.connection);
  await client.connect();
  const { rows } = await client.query(
    "select name, count(*)::int from pgboss.job where state = 'created' group by name",
  );
  await client.end();
  expect(rows).toEqual(expect.arrayContaining([expect.objectContaining({ name: 'publish', count: 1 })]));
  expect(rows.find(({ name }) => name === 'mail')?.count).toBeGreaterThan(0);

  const site = await startSite(other);
  expect((await runCli(other, 'restore', file, '--replace')).output).toContain('The site is running');
  await site.stop();
  await empty.close();
});
