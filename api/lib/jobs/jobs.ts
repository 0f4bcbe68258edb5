import { sql } from 'drizzle-orm';
import { type Clock, fromDrizzle, type JobWithMetadata, PgBoss, type Queue } from 'pg-boss';
import { thisPlace } from '../../../contract/common/this-school.ts';
import type { PublishedKind } from '../../../contract/content/publishing.ts';
import type { Db } from '../../db/client.ts';
import type { HeldSecret } from '../mail/secret.ts';

/** The kinds of work that outlive a request, with what each needs to know. */
type JobData = {
  mail: { mailId: number; secret?: HeldSecret };
  /** `at` is the moment that was asked for: another one since then has a job of its own. */
  publish: { kind: PublishedKind; id: number; at: string };
  /** By when it was kept: what was kept anew since has a job of its own. */
  'publish-kept': ({ kind: PublishedKind; id: number } | { kind: 'page'; id: string }) & {
    savedAt: string;
  };
  'sweep-uploads': Record<string, never>;
  'make-avif': Record<string, never>;
  /** The mail server was set or removed: who sends looks again. */
  'open-mail': Record<string, never>;
  'fetch-replies': Record<string, never>;
  /** What repeats stands at its next day. */
  'move-events': Record<string, never>;
  'empty-trash': Record<string, never>;
  'forget-enquiries': Record<string, never>;
  backup: Record<string, never>;
};

type JobName = keyof JobData;
type Handler<N extends JobName> = (data: JobData[N], isLastAttempt: boolean) => Promise<void>;
type Handlers = { [N in JobName]?: Handler<N> };

export type Jobs = {
  /** Part of the caller's transaction: a rolled-back one leaves no job. */
  send: <N extends JobName>(tx: Db, name: N, data: JobData[N], startAfter?: Date) => Promise<void>;
  /** Cancels what was sent with the same data and has not begun. */
  cancel: <N extends JobName>(tx: Db, name: N, data: JobData[N]) => Promise<void>;
  /** `backupAt` is an hour and minute at the school such as 02:30, or off; undefined leaves what was planned. */
  work: (handlers: Handlers, backupAt?: string) => Promise<void>;
  /** Begins or ends one kind of work while the others go on. */
  turn: <N extends JobName>(name: N, handler: Handler<N> | undefined) => Promise<void>;
  close: () => Promise<void>;
};

const days = 24 * 60 * 60;

const queues: Record<JobName, Omit<Queue, 'name'>> = {
  // Half a minute, then twice as long each time up to four hours: two days in all. An unsent mail is retained for a year.
  mail: { retryLimit: 20, retryDelay: 30, retryBackoff: true, retryDelayMax: 4 * 3600, retentionSeconds: 365 * days },
  // It may be asked for months ahead, so it must not expire meanwhile.
  publish: { retryLimit: 10, retryDelay: 30, retryBackoff: true, retentionSeconds: 365 * days },
  // Half an hour in all: whoever waits for it is told then.
  'publish-kept': { retryLimit: 6, retryDelay: 30, retryBackoff: true, retentionSeconds: 365 * days },
  'sweep-uploads': { retryLimit: 2 },
  // One at a time: it would only take the core from those who read.
  'make-avif': { policy: 'exclusive', retryLimit: 0 },
  'open-mail': { retryLimit: 2 },
  // One at a time; the next minute tries again.
  'fetch-replies': { policy: 'exclusive', retryLimit: 0 },
  'move-events': { retryLimit: 2 },
  'empty-trash': { retryLimit: 2 },
  'forget-enquiries': { retryLimit: 2 },
  // One at a time, by whichever instance. It may take hours; when its process dies, another try begins in a minute.
  backup: { policy: 'exclusive', retryLimit: 3, retryDelay: 600, expireInSeconds: 12 * 3600, heartbeatSeconds: 60 },
};

const schedules: Partial<Record<JobName, string>> = {
  'sweep-uploads': '17 * * * *',
  'make-avif': '* * * * *',
  'fetch-replies': '* * * * *',
  // Midnight at the school is at a quarter of an hour, wherever it is.
  'move-events': '*/15 * * * *',
  'empty-trash': '43 1 * * *',
  'forget-enquiries': '51 1 * * *',
};

/** After an outage hundreds of mails may wait; each that is being sent holds a connection to the database. */
const concurrency: Partial<Record<JobName, object>> = {
  mail: { localConcurrency: 2, pollingIntervalSeconds: 0.5 },
};

function dailyAt(time: string): string {
  const [hour, minute] = time.split(':').map(Number);
  return `${minute} ${hour} * * *`;
}

/** Monotonic: by the wall clock, a worker would sleep for hours after that was set back by hours. */
const monotonicClock: Clock = {
  now: () => performance.timeOrigin + performance.now(),
  setTimeout: (work, ms) => setTimeout(work, ms),
  clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
  setInterval: (work, ms) => setInterval(work, ms),
  clearInterval: (timer) => clearInterval(timer as NodeJS.Timeout),
};

/** One process of several looks after the queues; the others only put work into them. */
export type JobOptions = { sendOnly?: boolean };

export async function startJobs(
  db: Db,
  onError: (error: Error) => void,
  { sendOnly = false }: JobOptions = {},
): Promise<Jobs> {
  const maintenance = sendOnly ? { supervise: false, schedule: false, migrate: false } : {};
  const boss = new PgBoss({ db: fromDrizzle(db, sql), clock: monotonicClock, ...maintenance });
  boss.on('error', onError);
  await boss.start();
  if (!sendOnly) {
    for (const [name, queue] of Object.entries(queues)) {
      await boss.createQueue(name, queue);
      // One that an earlier version made stays as that version wanted it. Its policy cannot be changed.
      const { policy: _, ...options } = queue;
      await boss.updateQueue(name, options);
    }
  }

  async function handle<N extends JobName>(name: N, handler: Handler<N>) {
    const options: { includeMetadata: true } = { includeMetadata: true, ...concurrency[name] };
    await boss.work(name, options, async (batch: JobWithMetadata<JobData[N]>[]) => {
      for (const job of batch) await handler(job.data, job.retryCount >= job.retryLimit);
    });
  }

  async function start<N extends JobName>(name: N, handlers: Handlers) {
    const handler = handlers[name];
    if (handler) await handle(name, handler as Handler<N>);
  }

  return {
    async send(tx, name, data, startAfter) {
      // A finished job is retained for a week; one that a crash has ended with its secret must not be.
      const options = { ...(startAfter && { startAfter }), ...('secret' in data && { deleteAfterSeconds: 60 }) };
      await boss.send(name, data, { db: fromDrizzle(tx, sql), ...options });
    },
    async cancel(tx, name, data) {
      const inTransaction = fromDrizzle(tx, sql);
      const waiting = await boss.findJobs(name, { data, queued: true, db: inTransaction });
      const ids = waiting.map(({ id }) => id);
      if (ids.length > 0) await boss.deleteJob(name, ids, { db: inTransaction });
    },
    async work(handlers, backupAt) {
      for (const { name, key } of await boss.getSchedules())
        if (name !== 'backup' && !(name in schedules)) await boss.unschedule(name, key);
      for (const [name, cron] of Object.entries(schedules)) await boss.schedule(name, cron);
      if (backupAt === 'off') await boss.unschedule('backup');
      else if (backupAt)
        await boss.schedule('backup', dailyAt(backupAt), null, { tz: thisPlace().timeZone, missed: 'once' });
      await Promise.all(Object.keys(handlers).map((name) => start(name as JobName, handlers)));
    },
    async turn(name, handler) {
      if (handler) await handle(name, handler);
      else await boss.offWork(name);
    },
    close: () => boss.stop({ graceful: true, timeout: 10_000 }),
  };
}
