import { existsSync, statSync } from 'node:fs';
import type pg from 'pg';
import type { Db } from '../api/db/client.ts';
import { migrate } from '../api/db/migrate.ts';
import { countStrandedApps } from '../api/features/backups/archive/factor-key.ts';
import { type Manifest, rowsIn } from '../api/features/backups/archive/manifest.ts';
import { checkArchive } from '../api/features/backups/archive/read.ts';
import { restoreBackup } from '../api/features/backups/archive/restore.ts';
import { megabytes } from '../api/features/backups/archive/space.ts';
import { takeBackup } from '../api/features/backups/archive/take.ts';
import { rescheduleKept } from '../api/features/kept/kept.service.ts';
import { reschedule } from '../api/features/publishing/publishing.service.ts';
import { startJobs } from '../api/lib/jobs/jobs.ts';
import { requeueAll } from '../api/lib/mail/outbox.ts';
import { loadSigningKey } from '../api/lib/security/tokens.ts';
import type { Storage } from '../api/lib/storage/storage.ts';
import { type Role, roleNames } from '../contract/people/roles.ts';
import { CliError } from './users.ts';

type Place = { pool: pg.Pool; storage: Storage; db: Db };

export async function writeBackup(place: Place, file: string | undefined): Promise<string> {
  if (!file) throw new CliError('Say where to write it: npm run cli -- backup school.tar');
  if (existsSync(file)) throw new CliError(`${file} exists already. Choose another name.`);
  const about = await takeBackup({ ...place, clock: () => new Date() }, file);
  const { missing } = about;
  const lost = missing.length > 0 ? `\n${missing.length} pictures have no file: npm run cli -- doctor` : '';
  return `${file}: ${summary(about)}, ${megabytes(statSync(file).size)}.${lost}`;
}

/** Into the database and the pictures that the settings name, in place of whatever is there. */
export async function readBackup(place: Place, file: string | undefined, replace: boolean): Promise<string> {
  if (!file) throw new CliError('Say which one: npm run cli -- restore school.tar');
  if (!existsSync(file)) throw new CliError(`There is no ${file}.`);
  await checkArchive(file);
  if (!replace && (await isInhabited(place.pool))) {
    throw new CliError('This database is not empty. To put the backup in place of all that is in it, add --replace.');
  }
  await refuseWhileRunning(place.pool);
  const { about, restricted } = await restoreBackup(place, file);
  // What the program has learned since the backup was taken.
  await migrate(place.pool);
  const stranded = await countStrandedApps(place.pool);
  await loadSigningKey(place.db);
  await refillQueues(place.db);
  return [
    `Restored ${summary(about)}, as they were on ${about.madeAt}.`,
    'Everybody is signed out and has the password and the passkeys of that day. A new signing key was made.',
    ...(stranded > 0 ? [strandedWords(stranded)] : []),
    'Mailed links no longer work: send open invitations again. Erase again whom you have erased since.',
    ...restricted.map((account) => `Not given back: ${rightsOf(account)}, as until now. If that is wrong, change it.`),
    'Start the site: npm start',
  ].join('\n');
}

const strandedWords = (people: number) =>
  `Codes from an app do not work here for ${people} ${people === 1 ? 'person' : 'people'}: they were set up on another ` +
  'machine. A passkey or a printed recovery code does, or npm run cli -- user factors --email E --reset';

const rightsOf = ({ email, role, suspended }: Awaited<ReturnType<typeof restoreBackup>>['restricted'][number]) =>
  `${email} is ${roleNames[role as Role]}${suspended ? ' and suspended' : ''}`;

/** The queues are not part of a backup: they are filled from what waits in the tables. */
async function refillQueues(db: Db): Promise<void> {
  const jobs = await startJobs(db, () => {});
  await requeueAll(db, jobs);
  const timing = { clock: () => new Date(), jobs };
  await reschedule(timing, db);
  await rescheduleKept(timing, db);
  await jobs.close();
}

/** A database of whichever version, or one in which nothing was ever made. */
async function isInhabited(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ present: string | null }>("select to_regclass('public.users') as present");
  if (!rows[0]?.present) return false;
  return ((await pool.query('select from users limit 1')).rowCount ?? 0) > 0;
}

/** A running site would go on with numbers and sessions of a database that is no more. */
async function refuseWhileRunning(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query(
    `select from pg_stat_activity
     where datname = current_database() and starts_with(application_name, 'seven-hills watcher')`,
  );
  if (rows.length > 0) throw new CliError('The site is running on this database. Stop it first.');
}

function summary(about: Manifest): string {
  return `${rowsIn(about)} rows in ${about.tables.length} tables and ${about.pictures.length} pictures`;
}
