import type { PoolClient } from 'pg';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../tests/support/database.ts';

const { pool, close } = await createTestDatabase();
afterAll(close);

let client: PoolClient;
beforeEach(async () => {
  client = await pool.connect();
});
afterEach(() => client.release(true));

type Prepared = { statement: string };

test('what comes again is prepared, however much came before it, and what nobody asks for any more is evicted', async () => {
  const ask = async (text: string) => {
    for (let time = 0; time < 3; time += 1) await client.query({ text, values: [time] });
  };
  const prepared = async () =>
    (await client.query<Prepared>("select statement from pg_prepared_statements where statement like 'values%'")).rows;
  const texts = Array.from({ length: 310 }, (_, n) => `values ($1::int, ${n})`);
  for (const text of texts) await ask(text);
  const statements = (await prepared()).map(({ statement }) => statement);
  expect(statements).toContain(texts.at(-1));
  expect(statements).not.toContain(texts[0]);
  expect(statements.length).toBeLessThanOrEqual(300);
  // What was evicted is prepared again when it comes back.
  await ask(texts[0] ?? '');
  expect((await prepared()).map(({ statement }) => statement)).toContain(texts[0]);
});

test('letting go of a statement that could not be prepared leaves a transaction alone', async () => {
  for (let time = 0; time < 3; time += 1) {
    await expect(client.query({ text: 'select 1 from no_such_table' })).rejects.toThrow('no_such_table');
  }
  await client.query('begin');
  for (let n = 0; n < 320; n += 1) {
    for (let time = 0; time < 3; time += 1)
      await client.query({ text: `values ($1::int, 'again', ${n})`, values: [1] });
  }
  expect((await client.query('commit')).command).toBe('COMMIT');
});
