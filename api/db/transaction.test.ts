import { sql } from 'drizzle-orm';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../../tests/support/database.ts';
import { isDatabaseUnavailable } from './client.ts';

const { db, pool, signIn, close } = await createTestDatabase();
afterAll(close);
afterEach(() => void vi.useRealTimers());

const one = { rows: [{ one: 1 }] };
const terminate = (client: unknown) =>
  pool.query('select pg_terminate_backend($1)', [(client as { processID: number }).processID]);

test('a pool goes on serving when connections break between being taken and BEGIN', async () => {
  const connect = signIn.pool.connect.bind(signIn.pool);
  for (let broken = 0; broken < 2 * signIn.pool.options.max; broken += 1) {
    vi.spyOn(signIn.pool, 'connect').mockImplementationOnce(async () => {
      const client = await connect();
      await terminate(client);
      return client;
    });
    const failure: unknown = await signIn.db.transaction((tx) => tx.execute(sql`select`)).catch((error) => error);
    expect(isDatabaseUnavailable(failure)).toBe(true);
  }
  expect(await signIn.db.transaction((tx) => tx.execute(sql`select 1 as one`))).toMatchObject(one);
});

test('a transaction that breaks says why, and its connection is replaced', async () => {
  const failure = new Error('the reason');
  const broken = signIn.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: number }>(sql`select pg_backend_pid() as id`);
    await pool.query('select pg_terminate_backend($1)', [rows[0]?.id]);
    throw failure;
  });
  await expect(broken).rejects.toBe(failure);
  expect(await signIn.db.transaction((tx) => tx.execute(sql`select 1 as one`))).toMatchObject(one);
});

test.each([
  ['a statement', () => signIn.db.execute(sql`select pg_sleep(600)`)],
  ['a transaction', () => signIn.db.transaction((tx) => tx.execute(sql`select pg_sleep(600)`))],
])('%s that PostgreSQL never answers gives its connection back', async (_, ask) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const unanswered = ask().then(
    () => undefined,
    (error: unknown) => error,
  );
  const sleeping = sql`select from pg_stat_activity where state = 'active' and query like 'select pg_sleep(%'`;
  await expect.poll(async () => (await db.execute(sleeping)).rowCount).toBe(1);
  await vi.advanceTimersByTimeAsync(60_000);
  const failure = await unanswered;
  expect(failure).toMatchObject({ cause: { message: 'Query read timeout' } });
  expect(isDatabaseUnavailable(failure)).toBe(true);
  await expect.poll(() => signIn.pool.totalCount - signIn.pool.idleCount).toBe(0);
  expect(await signIn.db.transaction((tx) => tx.execute(sql`select 1 as one`))).toMatchObject(one);
  await db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'select pg_sleep(%'`);
  await expect.poll(async () => (await db.execute(sleeping)).rowCount).toBe(0);
});

const lock = (tx: Pick<typeof db, 'execute'>, key: number) => tx.execute(sql`select pg_advisory_xact_lock(${key})`);

test('two transactions that lock in two orders are both carried out', async () => {
  const bothHold = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
  let tries = 0;
  const inOrder = (own: 0 | 1) =>
    db.transaction(async (tx) => {
      tries += 1;
      await lock(tx, own);
      bothHold[own].resolve();
      await Promise.all(bothHold.map(({ promise }) => promise));
      await lock(tx, 1 - own);
      return own;
    });
  expect(await Promise.all([inOrder(0), inOrder(1)])).toEqual([0, 1]);
  expect(tries).toBe(3);
});

test('a transaction that always collides is given up, as something that passes', async () => {
  let tries = 0;
  const colliding = db.transaction(async (tx) => {
    tries += 1;
    await tx.execute(sql`do $$ begin raise exception using errcode = '40001'; end $$`);
  });
  const failure: unknown = await colliding.catch((error) => error);
  expect([tries, isDatabaseUnavailable(failure)]).toEqual([3, true]);
});
