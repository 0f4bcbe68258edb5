import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../../tests/support/database.ts';
import { read as declareRead } from './declared-reads.ts';

const { db, pool, close } = await createTestDatabase();
afterAll(close);

// How long an answer takes is the pool's only reason to look at a clock: it goes on when a test says so.
beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

type Row = { process: number; value: number };
const numberAndProcess = declareRead('number_and_process');
/** A statement that was declared a read, with the process of PostgreSQL that answered. */
const read = async (value: number | string, waits = 0): Promise<Row> => {
  const text = 'select pg_backend_pid() as process, $1::int as value, pg_sleep($2)';
  const { rows } = await pool.query<Row>({ name: numberAndProcess, text, values: [value, waits] });
  if (!rows[0]) throw new Error('nothing was read');
  return rows[0];
};
const end = (process: number) => pool.query('select pg_terminate_backend($1)', [process]);

test('reading shares one connection, and everybody gets the answer to their own question', async () => {
  const questions = Array.from({ length: 50 }, (_, index) => index);
  const answers = await Promise.all(questions.map((question) => read(question)));
  expect(answers.map(({ value }) => value)).toEqual(questions);
  expect(new Set(answers.map(({ process }) => process)).size).toBe(1);
});

test('what was not declared a read, and every transaction, has a connection to itself', async () => {
  const { process: shared } = await read(1);
  const selected = await pool.query<Row>({ text: 'select pg_backend_pid() as process from settings' });
  expect(selected.rows[0]?.process).not.toBe(shared);
  const written = await pool.query<Row>({
    text: "insert into settings (key, value) values ('pipelined', '{}') returning pg_backend_pid() as process",
  });
  expect(written.rows[0]?.process).not.toBe(shared);
  const inTransaction = await db.transaction((tx) => tx.execute<Row>(sql`select pg_backend_pid() as process`));
  expect(inTransaction.rows[0]?.process).not.toBe(shared);
});

test('a statement that fails leaves the others alone', async () => {
  const [before, wrong, after] = await Promise.allSettled([read(1), read('one'), read(2)]);
  expect(before).toMatchObject({ status: 'fulfilled', value: { value: 1 } });
  expect(wrong).toMatchObject({ status: 'rejected', reason: { code: '22P02' } });
  expect(after).toMatchObject({ status: 'fulfilled', value: { value: 2 } });
});

test('whoever comes after a slow statement does not wait for it', async () => {
  const { process: shared } = await read(1);
  let isOver = false;
  const slow = read(2, 1).then((row) => {
    isOver = true;
    return row;
  });
  vi.advanceTimersByTime(60);
  const next = await read(3);
  expect(isOver).toBe(false);
  expect(next.process).not.toBe(shared);
  expect((await slow).process).toBe(shared);
  expect((await read(4)).process).toBe(shared);
});

test('whoever waits behind a statement that does not end is answered by the pool, and later ones share again', async () => {
  const { process: shared } = await read(1);
  const locker = await pool.connect();
  await locker.query('begin; lock table settings in access exclusive mode');
  const stuck = pool.query<Row>({
    name: declareRead('stuck'),
    text: 'select pg_backend_pid() as process from settings limit 1',
  });
  const behind = read(2);
  expect((await behind).process).not.toBe(shared);
  await locker.query('rollback');
  locker.release();
  const [row] = (await stuck).rows;
  expect(row?.process).not.toBe(shared);
  const next = await Promise.all([read(3), read(4)]);
  expect(new Set(next.map(({ process }) => process)).size).toBe(1);
});

test('a connection that broke loses nothing that was being read, and is replaced', async () => {
  const { process: shared } = await read(1);
  const inFlight = Promise.all([read(2, 0.5), read(3)]);
  await end(shared);
  expect((await inFlight).map(({ value }) => value)).toEqual([2, 3]);
  const { process } = await read(4);
  expect(process).not.toBe(shared);
  // Also when nobody was waiting for anything.
  await end(process);
  const stillThere = () => pool.query('select from pg_stat_activity where pid = $1', [process]);
  await expect.poll(async () => (await stillThere()).rowCount).toBe(0);
  expect(await read(5)).toMatchObject({ value: 5 });
});

test('a statement whose table has changed since it was planned is planned again', async () => {
  await pool.query('create table changing (value integer); insert into changing values (1)');
  const ask = async () => (await pool.query({ name: declareRead('changing'), text: 'select * from changing' })).rows;
  for (let time = 0; time < 4; time += 1) expect(await ask()).toEqual([{ value: 1 }]);
  await pool.query("alter table changing alter value type text using 'one'");
  expect(await ask()).toEqual([{ value: 'one' }]);
  expect(await ask()).toEqual([{ value: 'one' }]);
});

test('a select that writes is not repeated when its connection breaks', async () => {
  await pool.query('create sequence calls');
  const text = "select nextval('calls')::int as value, pg_sleep(30)";
  const calling = pool.query({ text }).catch((error: Error) => error);
  const whoCalls = async () =>
    (await pool.query<{ pid: number }>("select pid from pg_stat_activity where query like 'select nextval%'")).rows[0]
      ?.pid;
  await expect.poll(whoCalls).toBeDefined();
  await end((await whoCalls()) ?? 0);
  expect(await calling).toBeInstanceOf(Error);
  expect((await pool.query({ text: 'select last_value::int as value from calls' })).rows).toEqual([{ value: 1 }]);
});

test('a lock is not taken on the shared connection', async () => {
  const { process: shared } = await read(1);
  const { rows } = await pool.query<Row>({ text: 'select pg_backend_pid() as process from settings for update' });
  expect(rows).not.toEqual([]);
  expect(rows[0]?.process).not.toBe(shared);
});

test('who reads, who waits and what is idle can be told', async () => {
  await Promise.all([read(1), read(2)]);
  const { idle } = pool.load;
  const reading = [read(3, 0.01), read(4), read(5)];
  expect(pool.load).toEqual({ inUse: 1, idle: idle - 1, waiting: 2 });
  await Promise.all(reading);
  expect(pool.load).toEqual({ inUse: 0, idle, waiting: 0 });
});

test('nothing is read after the end', async () => {
  const other = await createTestDatabase();
  const last = other.pool.query({ name: declareRead('last'), text: 'select 1 as value' });
  await other.close();
  expect((await last).rows).toEqual([{ value: 1 }]);
  await expect(other.pool.query({ text: 'select 1 as value' })).rejects.toThrow('after calling end');
});
