import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../tests/support/database.ts';
import { startJobs } from './jobs.ts';

const { db, pool, close } = await createTestDatabase();
afterAll(close);

test('queues and schedules that an earlier version made become those of this one', async () => {
  const options = async () =>
    (await pool.query('select name, retry_limit, retry_delay, heartbeat_seconds from pgboss.queue order by name')).rows;
  const schedules = async () => (await pool.query('select name, cron from pgboss.schedule order by name')).rows;
  const begin = async () => {
    const jobs = await startJobs(db, () => {});
    await jobs.work({}, '02:30');
    await jobs.close();
  };
  await begin();
  const fresh = [await options(), await schedules()];
  await pool.query(
    "update pgboss.queue set retry_limit = 99, retry_delay = 1, heartbeat_seconds = 99 where name = 'backup'",
  );
  await pool.query("update pgboss.schedule set cron = '* * * * *'");
  await pool.query("insert into pgboss.schedule (name, cron) values ('mail', '* * * * *')");
  await begin();
  expect([await options(), await schedules()]).toEqual(fresh);
});
