import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../tests/support/database.ts';
import { isDatabaseUnavailable } from './client.ts';

const { db, pool, close } = await createTestDatabase();
afterAll(close);

const columnsOf = async (schema: string, table: string): Promise<string[]> => {
  const { rows } = await pool.query<{ name: string }>(
    'select column_name as name from information_schema.columns where table_schema = $1 and table_name = $2',
    [schema, table],
  );
  return rows.map(({ name }) => name);
};
const lookAt = (library: string, what: string) => `${library} has changed: look at ${what} (docs/seams.md).`;

describe('after an upgrade of drizzle-orm', () => {
  test('a session still has its connection in the field that we read', async () => {
    const words = lookAt('drizzle-orm', 'connectionOf in api/db/prepared-statement.ts');
    expect((db._.session as unknown as { client?: unknown }).client, words).toBe(pool);
    await db.transaction(async (tx) => {
      const { client } = tx._.session as unknown as { client?: { query?: unknown } };
      expect(typeof client?.query, words).toBe('function');
    });
  });

  test('the values of a failed statement still stand behind the words that the log cuts off', async () => {
    const error: unknown = await db.execute(sql`select ${'parent@example.com'}::int`).catch((reason) => reason);
    const words = lookAt('drizzle-orm', 'withoutValues in server/operations/logged-error.ts');
    const [before, after] = error instanceof Error ? error.message.split('\nparams: ') : [];
    expect(before, words).not.toContain('parent@example.com');
    expect(after, words).toContain('parent@example.com');
  });

  test('the table of migrations still has the columns that we read', async () => {
    const words = lookAt(
      'drizzle-orm',
      'api/db/migrate.ts, server/operations/readiness.ts, api/features/backups/archive/restore.ts',
    );
    expect(await columnsOf('drizzle', '__drizzle_migrations'), words).toEqual(
      expect.arrayContaining(['hash', 'created_at']),
    );
  });
});

test('after an upgrade of pg a connection that broke is still told by its words', async () => {
  const client = await pool.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const failing = client.query('select pg_sleep(60)').catch((reason: unknown) => reason);
  await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  await failing;
  const error: unknown = await client.query('select 1').catch((reason: unknown) => reason);
  client.release(true);
  expect(isDatabaseUnavailable(error), lookAt('pg', 'brokenConnection in api/db/client.ts')).toBe(true);
});

test('after an upgrade of pg-boss its tables still have the columns that we use', async () => {
  const users = 'metrics-server.ts, mail/secret.ts, erase.queries.ts, backups.queries.ts and doctor/mails.ts';
  const words = lookAt('pg-boss', users);
  const columns = ['id', 'name', 'data', 'state', 'output', 'start_after', 'retry_count'];
  expect(await columnsOf('pgboss', 'job'), words).toEqual(expect.arrayContaining(columns));
  expect(await columnsOf('pgboss', 'schedule'), words).toEqual(expect.arrayContaining(['name', 'cron']));
});
