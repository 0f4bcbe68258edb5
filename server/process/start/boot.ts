import path from 'node:path';
import pg from 'pg';
import { type DestinationStream, type Logger, pino } from 'pino';
import { connect, type Database } from '../../../api/db/client.ts';
import { PostgresDownError, startEmbeddedPostgres } from '../../../api/db/embedded/postgres.ts';
import { migrate, NewerDatabaseError, OlderDatabaseError, type Upgrade } from '../../../api/db/migrate.ts';
import type { Deps } from '../../../api/deps.ts';
import { deleteOldSignIns } from '../../../api/features/auth/sign-in-retention.service.ts';
import { takeNightlyBackup } from '../../../api/features/backups/backups.service.ts';
import { moveRepeatingEvents } from '../../../api/features/events/repeats.service.ts';
import { canMail, mailSettings } from '../../../api/features/mail-server/mail-settings.ts';
import { makeAvifVariants } from '../../../api/features/media/media.variants.ts';
import { createOpening } from '../../../api/features/opening/opening.ts';
import { createPresenceBoard } from '../../../api/features/presence/presence-board.ts';
import { deleteEndedSessions, deleteExpiredEnquiries } from '../../../api/features/privacy/retention.service.ts';
import { announcePublished } from '../../../api/features/publishing/publishing.service.ts';
import { followPlace } from '../../../api/features/settings/settings.service.ts';
import { deleteOldDays } from '../../../api/features/statistics/statistics.service.ts';
import { createViews } from '../../../api/features/statistics/view-counter.ts';
import { emptyTrash } from '../../../api/features/trash/trash.service.ts';
import { type JobOptions, startJobs } from '../../../api/lib/jobs/jobs.ts';
import { createDelivery } from '../../../api/lib/mail/deliver.ts';
import { createOutbox } from '../../../api/lib/mail/outbox.ts';
import { createRateLimits } from '../../../api/lib/rate-limits.ts';
import { createSecretBox } from '../../../api/lib/security/secret-box.ts';
import { loadKey, loadSigningKey } from '../../../api/lib/security/tokens.ts';
import { bucketStorage, folderStorage, type Storage } from '../../../api/lib/storage/storage.ts';
import { backUpBeforeUpgrade } from '../../operations/before-upgrade.ts';
import { loggedError } from '../../operations/logged-error.ts';
import { watchPool } from '../../operations/metrics.ts';
import type { Env } from '../env.ts';
import { StartError } from '../start-error.ts';
import { sweepAll } from '../sweeps.ts';
import { prepareDataFolder } from './data-folder.ts';

type Say = (line: string) => void;

type Opening = {
  /** For a look at what is there, or to put something else in its place: nothing is migrated. */
  asItIs?: boolean;
  sayUpgrade?: Say;
  /** The migrations of another version than this one. */
  migrations?: string;
};

/** The database, migrated; its own one where no other was named. */
export async function openDatabase(env: Env, log: Logger, say: Say = () => {}, opening: Opening = {}) {
  const { asItIs = false, sayUpgrade = say, migrations } = opening;
  prepareDataFolder(env.dataFolder);
  const embedded = env.databaseUrl ? undefined : await startOwnPostgres(env, log, say);
  const connection = embedded?.connection ?? { connectionString: env.databaseUrl };
  const database = connect({ connection, onError: (err) => log.warn({ err }, 'a database connection was lost') });
  try {
    await requireAnswer(database.pool);
    if (!asItIs) {
      say('Bringing the tables up to date');
      const beforeUpgrade = async (upgrade: Upgrade) =>
        backUpBeforeUpgrade(env, { pool: database.pool, storage: await openStorage(env) }, upgrade, sayUpgrade);
      await migrate(database.pool, { beforeUpgrade, ...(migrations !== undefined && { folder: migrations }) });
    }
  } catch (error) {
    await database.close();
    await embedded?.stop();
    if (error instanceof StartError) throw error;
    if (error instanceof NewerDatabaseError || error instanceof OlderDatabaseError) {
      throw new StartError('database', error.message);
    }
    throw new StartError('database', `The database cannot be used: ${(error as Error).message || error}`);
  }
  return {
    ...database,
    connection,
    embedded: embedded !== undefined,
    async close() {
      await database.close();
      await embedded?.stop();
    },
  };
}

/** Asked first: one that is not up yet is worth another start, unlike one whose tables cannot be brought up to date. */
async function requireAnswer(pool: pg.Pool): Promise<void> {
  try {
    await pool.query('select 1');
  } catch (error) {
    throw new StartError('databaseUnreachable', `The database cannot be used: ${(error as Error).message || error}`);
  }
}

export const openStorage = async (env: Env): Promise<Storage> =>
  env.bucket ? bucketStorage(env.bucket) : folderStorage(path.join(env.dataFolder, 'pictures'));

/** The database that another process of this program has opened and migrated. */
export const joinDatabase = (connection: pg.PoolConfig, log: Logger) =>
  connect({ connection, onError: (err) => log.warn({ err }, 'a database connection was lost') });

async function startOwnPostgres(env: Env, log: Logger, say: Say) {
  say(`Starting PostgreSQL in ${path.relative('.', env.dataFolder) || '.'}`);
  try {
    const onRestart = () => log.warn('PostgreSQL had stopped and was started again');
    return await startEmbeddedPostgres({ dataFolder: env.dataFolder, onRestart });
  } catch (error) {
    const reason = error instanceof PostgresDownError ? 'databaseUnreachable' : 'dataFolder';
    throw new StartError(reason, (error as Error).message);
  }
}

// Held by a connection for as long as the process lives, so nothing is left behind that somebody must clear away.
const instanceLockKey = 7_210_002;

/** Two programs on one data folder would both believe that it is theirs. */
export async function refuseSecondInstance(connection: pg.PoolConfig): Promise<() => Promise<void>> {
  const client = new pg.Client(connection);
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query<{ acquired: boolean }>('select pg_try_advisory_lock($1) as acquired', [
    instanceLockKey,
  ]);
  if (!rows[0]?.acquired) {
    await client.end();
    throw new StartError(
      'alreadyRunning',
      'Seven Hills is already running on this data folder. Stop it first, or set DATA_DIR.',
    );
  }
  return () => client.end();
}

const secretNames = ['authorization', 'cookie', 'set-cookie', 'pwd', 'oldPwd', 'password', 'passwordHash', 'token'];

export function createLogger({ logLevel }: Pick<Env, 'logLevel'>, destination?: DestinationStream): Logger {
  const options = {
    level: logLevel,
    redact: secretNames.flatMap((name) => [`["${name}"]`, `*["${name}"]`]),
    serializers: { err: loggedError },
  };
  return destination ? pino(options, destination) : pino(options);
}

type Opened = Database & { connection?: pg.PoolConfig };

/** Everything that the API and the jobs need, and one way to close it all in the right order. */
export async function createDeps(env: Env, log: Logger, database: Opened, options: JobOptions = {}) {
  const { db, pool, signIn, search, connection } = database;
  watchPool(pool);
  await followPlace(db);
  const clock = () => new Date();
  const onError = (err: unknown) => log.error({ err }, 'background work failed');
  const jobs = await startJobs(db, onError, options);
  const views = createViews(db, clock, onError);
  const deps: Deps = {
    db,
    signInDb: signIn.db,
    searchDb: search.db,
    isDatabaseBusy: () => pool.isFull,
    clock,
    log,
    views,
    presence: createPresenceBoard(clock),
    storage: await openStorage(env),
    outbox: createOutbox(jobs),
    jobs,
    rateLimits: createRateLimits(signIn.pool),
    signingKey: await loadSigningKey(db),
    secretBox: createSecretBox(await loadKey(db, 'factors')),
    opening: createOpening(db),
    envMail: env.mail,
    envReplies: env.replies,
    demoPages: async () => (await import('../../../api/seed/demo-pages.ts')).demoPages(clock()),
    firstPages: async () => (await import('../../../api/seed/first-pages.ts')).firstPages(),
    isDemo: env.demo,
    deleteDemoAccounts: async () => (await import('../../../api/seed/accounts.ts')).deleteAccounts(env.dataFolder),
    publicUrl: env.publicUrl,
    ownOrigin: env.hasPublicUrl ? new URL(env.publicUrl).origin : undefined,
  };
  return {
    deps,
    async startWork() {
      const deliver = createDelivery(db, clock, (tx) => mailSettings({ ...deps, db: tx }));
      let isSending = false;
      /** With no mail server the mails wait in the database. */
      const turnMail = async () => {
        const canSend = await canMail(deps);
        if (canSend !== isSending) await jobs.turn('mail', canSend ? deliver : undefined);
        isSending = canSend;
      };
      const handlers: Parameters<typeof jobs.work>[0] = {
        'open-mail': turnMail,
        publish: (due) => announcePublished(deps, due),
        'publish-kept': async (due, isLastAttempt) => {
          const { publishKept } = await import('../../../api/features/kept/publish-kept.ts');
          await publishKept(deps, due, isLastAttempt);
        },
        'sweep-uploads': () => sweepAll(deps),
        'make-avif': async () => {
          await makeAvifVariants(deps);
        },
        'fetch-replies': async () => {
          // Only where a mailbox is read is the reader of mails needed, which is large.
          const { fetchReplies } = await import('../../../api/features/mailbox/poll.service.ts');
          await fetchReplies(deps);
        },
        'move-events': async () => {
          await moveRepeatingEvents(deps);
        },
        'empty-trash': async () => {
          await emptyTrash(deps);
        },
        'forget-enquiries': async () => {
          await deleteEndedSessions(deps);
          await deleteOldSignIns(deps);
          await deleteExpiredEnquiries(deps);
          await deleteOldDays(deps);
        },
      };
      const { at } = env.backup;
      if (connection && at && at !== 'off') {
        handlers.backup = async () => {
          await takeNightlyBackup({ ...deps, pool, connection }, env.backup);
        };
      }
      // Days may have passed while nothing ran.
      await jobs.send(db, 'move-events', {});
      await jobs.work(handlers, at);
      await turnMail();
    },
    async close() {
      await views.close();
      await jobs.close();
    },
  };
}
