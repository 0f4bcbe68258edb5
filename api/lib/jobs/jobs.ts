import { sql } from 'drizzle-orm';
import { fromDrizzle, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Db } from '../../db/client.ts';

/** The kinds of work that outlive a request, with what each needs to know. */
type JobData = {
  mail: { mailId: number };
  'sweep-uploads': Record<string, never>;
};

type JobName = keyof JobData;
type Handler<N extends JobName> = (data: JobData[N], isLastAttempt: boolean) => Promise<void>;
type Handlers = { [N in JobName]?: Handler<N> };

export type Jobs = {
  /** Part of the caller's transaction: a rolled-back one leaves no job. */
  send: <N extends JobName>(tx: Db, name: N, data: JobData[N]) => Promise<void>;
  work: (handlers: Handlers) => Promise<void>;
  close: () => Promise<void>;
};

const days = 24 * 60 * 60;

const queues: Record<JobName, object> = {
  // Half a minute, then twice as long each time up to four hours: two days in all. An unsent mail is kept for a year.
  mail: { retryLimit: 20, retryDelay: 30, retryBackoff: true, retryDelayMax: 4 * 3600, retentionSeconds: 365 * days },
  'sweep-uploads': { retryLimit: 2 },
};

const schedules: Partial<Record<JobName, string>> = { 'sweep-uploads': '17 * * * *' };

export async function startJobs(db: Db, onError: (error: Error) => void): Promise<Jobs> {
  const boss = new PgBoss({ db: fromDrizzle(db, sql) });
  boss.on('error', onError);
  await boss.start();
  for (const [name, options] of Object.entries(queues)) await boss.createQueue(name, options);

  async function handle<N extends JobName>(name: N, handler: Handler<N>) {
    await boss.work(name, { includeMetadata: true }, async (batch: JobWithMetadata<JobData[N]>[]) => {
      for (const job of batch) await handler(job.data, job.retryCount >= job.retryLimit);
    });
  }

  return {
    async send(tx, name, data) {
      await boss.send(name, data, { db: fromDrizzle(tx, sql) });
    },
    async work(handlers) {
      for (const [name, cron] of Object.entries(schedules)) await boss.schedule(name, cron);
      if (handlers.mail) await handle('mail', handlers.mail);
      if (handlers['sweep-uploads']) await handle('sweep-uploads', handlers['sweep-uploads']);
    },
    close: () => boss.stop({ graceful: true, timeout: 10_000 }),
  };
}
