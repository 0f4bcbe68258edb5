import pg from 'pg';
import { pino } from 'pino';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../../tests/support/database.ts';
import { watchContent } from './content-watch.ts';

const { pool, connection, close } = await createTestDatabase();
afterEach(() => void vi.restoreAllMocks());
afterAll(close);

test('a connection that cannot listen is closed', async () => {
  const { query } = pg.Client.prototype;
  const refused = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args) {
    const text = String(args[0]);
    return text.startsWith('listen') ? Promise.reject(new Error('out of memory')) : Reflect.apply(query, this, args);
  });
  const watch = watchContent({
    connection: { ...connection, application_name: 'deaf' },
    onChange: () => {},
    onPresence: () => {},
    log: pino({ level: 'silent' }),
  });
  await expect(watch).rejects.toThrow('out of memory');
  refused.mockRestore();
  const left = "select from pg_stat_activity where application_name = 'deaf'";
  await expect.poll(async () => (await pool.query(left)).rowCount).toBe(0);
});
