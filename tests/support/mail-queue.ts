import { sql } from 'drizzle-orm';
import { fromDrizzle, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { TestApi } from './api.ts';

type Deliver = (data: { mailId: number }, isLastAttempt: boolean) => Promise<void>;

/** The real queue, of which the waiting times are read and then passed over. */
export async function openMailQueue({ deps: { db }, database }: TestApi) {
  const boss = new PgBoss({ db: fromDrizzle(db, sql), supervise: false, schedule: false, migrate: false });
  await boss.start();
  return {
    /** One attempt. The seconds until the next one, or undefined when there is none. */
    async attempt(deliver: Deliver): Promise<number | undefined> {
      const [job] = await boss.fetch<{ mailId: number }>('mail', { includeMetadata: true });
      if (!job) throw new Error('no mail is due');
      const { id, data, retryCount, retryLimit } = job as JobWithMetadata<{ mailId: number }>;
      try {
        await deliver(data, retryCount >= retryLimit);
        await boss.complete('mail', id);
      } catch (error) {
        await boss.fail('mail', id, { message: String(error) });
      }
      const { rows } = await database.pool.query<{ seconds: string }>(
        "select extract(epoch from start_after - now()) as seconds from pgboss.job where id = $1 and state = 'retry'",
        [id],
      );
      await database.pool.query("update pgboss.job set start_after = now() where id = $1 and state = 'retry'", [id]);
      return rows[0] && Number(rows[0].seconds);
    },
    async empty() {
      await database.pool.query("delete from pgboss.job where name = 'mail'");
    },
    close: () => boss.stop({ graceful: false }),
  };
}
