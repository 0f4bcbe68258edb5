import type { Env } from '../../server/process/env.ts';
import type { openDatabase } from '../../server/process/start/boot.ts';
import { openStorage } from '../../server/process/start/boot.ts';
import { CliError } from '../users.ts';
import { checkAuditLog } from './audit-log.ts';
import { checkBackups, checkClock, checkDisk, checkOwner, checkVersion } from './basics.ts';
import { checkFiles } from './files.ts';
import type { Context, Finding } from './finding.ts';
import { checkIndexes } from './indexes.ts';
import { checkJobs, checkMails } from './mails.ts';
import { checkRules } from './rules.ts';
import { checkMailServer, checkSchool, checkSettings, checkStorage } from './settings.ts';
import { checkShape } from './shape.ts';

type Check = (context: Context) => Promise<Finding[]>;

/** What can be asked of any database, and of the machine. */
const always: Record<string, Check> = {
  settings: checkSettings,
  disk: checkDisk,
  storage: checkStorage,
  clock: checkClock,
};

/** What only tables in today's shape can answer. */
const ofToday: Record<string, Check> = {
  shape: checkShape,
  indexes: checkIndexes,
  rules: checkRules,
  log: checkAuditLog,
  files: checkFiles,
  mails: checkMails,
  jobs: checkJobs,
  'mail-server': checkMailServer,
  school: checkSchool,
  owner: checkOwner,
  backups: checkBackups,
};

type Asked = {
  /** Does what cannot harm. */
  repair: boolean;
  /** Looks at these alone; at everything when none is named. */
  topics?: string[];
};
type Opened = Pick<Awaited<ReturnType<typeof openDatabase>>, 'db' | 'pool' | 'connection'>;

/** One line for each finding. */
export async function examine(env: Env, database: Opened, { repair, topics = [] }: Asked) {
  const { db, pool, connection } = database;
  const known = ['database', ...Object.keys({ ...always, ...ofToday })];
  const unknown = topics.filter((topic) => !known.includes(topic));
  if (unknown.length > 0) throw new CliError(`No such topic: ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  const context: Context = { env, db, pool, connection, storage: await openStorage(env), repair };
  const version = await attempt(checkVersion, context);
  const checks = { ...always, ...(version.every(({ level }) => level === 'ok') && ofToday) };
  const found: [string, Finding][] = version.map((finding) => ['database', finding]);
  for (const [topic, check] of Object.entries(checks)) {
    if (topics.length > 0 && !topics.includes(topic)) continue;
    for (const finding of await attempt(check, context)) found.push([topic, finding]);
  }
  const isWell = found.every(([, { level }]) => level !== 'wrong');
  return { report: [...found.map(line), '', summary(found.map(([, finding]) => finding))].join('\n'), isWell };
}

/** A check that cannot be made is itself a finding. */
async function attempt(check: Check, context: Context): Promise<Finding[]> {
  try {
    return await check(context);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return [{ level: 'wrong', text: `This could not be checked: ${message}` }];
  }
}

function line([topic, { level, text, todo }]: [string, Finding]): string {
  return `${level.padEnd(6)}  ${topic.padEnd(11)}  ${text}${todo ? ` → ${todo}` : ''}`;
}

function summary(findings: Finding[]): string {
  const counted = (level: Finding['level']) => findings.filter((finding) => finding.level === level).length;
  return `${counted('wrong')} wrong, ${counted('warn')} to look at, ${counted('mended')} mended, ${counted('ok')} well`;
}
