import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { connectionsPerProcess } from '../../api/db/client.ts';
import { maxConnections } from '../../api/db/embedded/postgres.ts';
import type { BucketSettings } from '../../api/lib/storage/storage.ts';
import { StartError } from './start-error.ts';

/** Kept for administrators, backups and the lock of the data folder. */
const reservedConnections = 10;
/** Beside the process that starts them, each with all of its connections in use. */
const maxEmbeddedWorkers = Math.floor((maxConnections - reservedConnections) / connectionsPerProcess) - 1;

const flag = z.enum(['true', 'false']).transform((text) => text === 'true');

const shape = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).optional(),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/(?<!\/)\/+$/, ''))
    .optional(),
  NEW_ADDRESS: z.string().min(1).optional(),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DEMO: flag.default(true),
  // A person at a terminal wants to read what matters; a service keeps everything.
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'])
    .default(process.stdout.isTTY ? 'warn' : 'info'),
  WORKERS: z.coerce
    .number()
    .int()
    .min(1)
    .max(64)
    .default(() => Math.min(availableParallelism(), maxEmbeddedWorkers)),
  ANSWERS_MB: z.coerce.number().int().min(0).max(10_000).default(64),
  POCKET: z.enum(['on', 'off']).default('on'),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).optional(),
  IMAP_URL: z.url({ protocol: /^imaps?$/ }).optional(),
  REPLY_TO: z.email().optional(),
  REPLY_SECRET: z.string().min(16, 'At least 16 characters are wanted.').optional(),
  S3_BUCKET: z.string().min(1).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ENDPOINT: z.url().optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUP_AT: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'A time of the day such as 02:30 is wanted.')
    .default('02:30'),
  BACKUP_KEEP: z
    .string()
    .regex(/^[1-9]\d{0,2},\d{1,3},\d{1,3}$/, 'Three numbers are wanted: days, weeks and months, such as 7,4,6.')
    .default('7,4,6'),
  UPGRADE_WITHOUT_BACKUP: flag.default(false),
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(300).default(0),
});

export type Env = ReturnType<typeof readEnv>;

/** The only reader of the environment. What is wrong is said by name, all of it at once. */
export function readEnv(source: NodeJS.ProcessEnv = process.env) {
  // An empty value in .env means "not set".
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = shape.safeParse(set);
  if (!result.success) {
    const lines = result.error.issues.map(({ path, message }) => {
      const name = path.join('.');
      return message.startsWith(name) ? `  ${message}` : `  ${name}: ${message}`;
    });
    throw new StartError('settings', `These settings are not valid (see .env.example):\n${lines.join('\n')}`);
  }
  const env = result.data;
  if (!env.DATABASE_URL && env.WORKERS > maxEmbeddedWorkers) {
    throw new StartError(
      'settings',
      `WORKERS can be ${maxEmbeddedWorkers} at most with the embedded database. For more, set DATABASE_URL (see docs/deploy.md).`,
    );
  }
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    newAddress: env.NEW_ADDRESS,
    hasPublicUrl: env.PUBLIC_URL !== undefined,
    dataFolder: path.resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    demo: env.DEMO,
    logLevel: env.LOG_LEVEL,
    workers: env.WORKERS,
    answersBytes: env.ANSWERS_MB * 1024 * 1024,
    trustedProxies: env.TRUST_PROXY,
    hasPocket: env.POCKET === 'on',
    mail: env.SMTP_URL ? { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM } : undefined,
    replies: { imapUrl: env.IMAP_URL, secret: env.REPLY_SECRET, address: env.REPLY_TO },
    bucket: bucketSettings(env),
    backup: backupSettings(env),
    upgradeWithoutBackup: env.UPGRADE_WITHOUT_BACKUP,
    metrics: env.METRICS_PORT === undefined ? undefined : { port: env.METRICS_PORT, host: env.METRICS_HOST },
    drainMs: env.DRAIN_SECONDS * 1000,
  };
}

/** Every night for the embedded database; a server has its own keeper unless a folder is named. */
function backupSettings(env: z.infer<typeof shape>) {
  const isOff = env.BACKUP_DIR === 'off';
  const folder = path.resolve(!env.BACKUP_DIR || isOff ? path.join(env.DATA_DIR, 'backups') : env.BACKUP_DIR);
  const [daily = 1, weekly = 0, monthly = 0] = env.BACKUP_KEEP.split(',').map(Number);
  const wanted = isOff ? ('off' as const) : env.BACKUP_DIR || !env.DATABASE_URL ? env.BACKUP_AT : undefined;
  return { folder, keep: { daily, weekly, monthly }, at: wanted };
}

export function loadEnvFile(file = '.env'): void {
  if (existsSync(file)) process.loadEnvFile(file);
}

function bucketSettings(env: z.infer<typeof shape>): BucketSettings | undefined {
  if (!env.S3_BUCKET) return undefined;
  if (!env.S3_ACCESS_KEY_ID || !env.S3_SECRET_ACCESS_KEY) {
    throw new StartError('settings', 'S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY (see .env.example).');
  }
  return {
    bucket: env.S3_BUCKET,
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT,
    accessKeyId: env.S3_ACCESS_KEY_ID,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY,
  };
}
