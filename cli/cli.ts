import { parseArgs } from 'node:util';
import type { Deps } from '../api/deps.ts';
import { BrokenArchiveError } from '../api/features/backups/archive/manifest.ts';
import { openSite } from '../api/features/opening/opening.service.ts';
import { type Env, loadEnvFile, readEnv } from '../server/process/env.ts';
import { createDeps, createLogger, openDatabase, openStorage } from '../server/process/start/boot.ts';
import { StartError } from '../server/process/start-error.ts';
import { readBackup, writeBackup } from './archive.ts';
import { examine } from './doctor/doctor.ts';
import { addUser, CliError, listUsers, setUserPassword, setUserRole, userFactors } from './users.ts';

const help = `Usage: npm run cli -- COMMAND

  user add --email E --name N --role 1..5   make an account; its password is printed once
  user list                                 all accounts
  user role --email E --role 1..5           change a role; 5 is an owner
  user password --email E                   a new password, printed once; all sessions end
  user factors --email E [--reset]          how an account is protected; --reset removes the second step
  open                                      open a new site to everybody, as its owner can on the dashboard
  backup FILE                               everything in one file: all tables at one moment, all pictures
  restore FILE [--replace]                  puts it back, into the database and storage that the settings name
  doctor [TOPIC …] [--repair]               looks for what is wrong, says what to do; --repair does what is safe`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    email: { type: 'string' },
    name: { type: 'string' },
    role: { type: 'string' },
    replace: { type: 'boolean' },
    reset: { type: 'boolean' },
    repair: { type: 'boolean' },
    help: { type: 'boolean' },
  },
});

const [topic = '', ...rest] = positionals;
type Opened = Awaited<ReturnType<typeof openDatabase>>;
type Command = (deps: Deps, database: Opened) => Promise<string>;
type RawCommand = (env: Env, database: Opened) => Promise<string>;

const commands: Record<string, Command> = {
  'user add': (deps) => addUser(deps, values),
  'user list': (deps) => listUsers(deps),
  'user role': (deps) => setUserRole(deps, values),
  'user password': (deps) => setUserPassword(deps, values),
  'user factors': (deps) => userFactors(deps, values),
  open: async (deps) => {
    await openSite(deps, null);
    return 'The site is open to everybody.';
  },
  backup: ({ storage, db }, { pool }) => writeBackup({ storage, db, pool }, rest[0]),
};

/** These take the database as it is: of an older version, of a newer one, or broken. */
const rawCommands: Record<string, RawCommand> = {
  restore: async (env, { db, pool }) =>
    readBackup({ storage: await openStorage(env), db, pool }, rest[0], values.replace ?? false),
  doctor: async (env, database) => {
    const { report, isWell } = await examine(env, database, { repair: values.repair ?? false, topics: rest });
    if (!isWell) process.exitCode = 1;
    return report;
  },
};

async function run() {
  const name = topic === 'user' ? positionals.join(' ') : topic;
  const [command, raw] = [commands[name], rawCommands[name]];
  if (!(command || raw) || values.help) {
    console.log(help);
    process.exitCode = values.help || topic === '' ? 0 : 2;
    return;
  }
  loadEnvFile();
  const env = { ...readEnv(), logLevel: 'error' as const };
  const log = createLogger(env);
  const sayUpgrade = (line: string) => console.log(line);
  const database = await openDatabase(env, log, undefined, { asItIs: raw !== undefined, sayUpgrade });
  try {
    if (raw) console.log(await raw(env, database));
    if (command) console.log(await withServices(env, log, database, command));
  } finally {
    await database.close();
  }
}

async function withServices(env: Env, log: ReturnType<typeof createLogger>, database: Opened, command: Command) {
  const services = await createDeps(env, log, database);
  try {
    return await command(services.deps, database);
  } finally {
    await services.close();
  }
}

run().catch((error) => {
  const expected = [StartError, CliError, BrokenArchiveError].some((kind) => error instanceof kind);
  console.error(expected ? error.message : error);
  process.exit(error instanceof StartError ? error.exitCode : 1);
});
