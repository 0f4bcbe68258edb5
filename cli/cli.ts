import { parseArgs } from 'node:util';
import type { Pool } from 'pg';
import type { Deps } from '../api/deps.ts';
import { BrokenArchiveError } from '../api/lib/backup/manifest.ts';
import { createDeps, createLogger, openDatabase } from '../server/boot.ts';
import { loadEnvFile, readEnv } from '../server/env.ts';
import { StartError } from '../server/start-error.ts';
import { readBackup, writeBackup } from './archive.ts';
import { addUser, CliError, listUsers, setUserPassword, setUserRole } from './users.ts';

const help = `Usage: npm run cli -- COMMAND

  user add --email E --name N --role 1..5   make an account; its password is printed once
  user list                                 all accounts
  user role --email E --role 1..5           change a role; only here can an owner (5) be made
  user password --email E                   a new password, printed once; all sessions end
  backup FILE                               everything in one file: all tables at one moment, all pictures
  restore FILE [--replace]                  puts it back, into the database and storage that the settings name`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    email: { type: 'string' },
    name: { type: 'string' },
    role: { type: 'string' },
    replace: { type: 'boolean' },
    help: { type: 'boolean' },
  },
});

const [topic = '', ...rest] = positionals;
type Command = (deps: Deps, pool: Pool) => Promise<string>;

const commands: Record<string, Command> = {
  'user add': (deps) => addUser(deps, values),
  'user list': (deps) => listUsers(deps),
  'user role': (deps) => setUserRole(deps, values),
  'user password': (deps) => setUserPassword(deps, values),
  backup: ({ storage, db }, pool) => writeBackup({ storage, db, pool }, rest[0]),
  restore: ({ storage, db }, pool) => readBackup({ storage, db, pool }, rest[0], values.replace ?? false),
};

async function run() {
  const command = commands[topic === 'user' ? positionals.join(' ') : topic];
  if (!command || values.help) {
    console.log(help);
    process.exitCode = values.help || topic === '' ? 0 : 2;
    return;
  }
  loadEnvFile();
  const env = { ...readEnv(), logLevel: 'error' as const };
  const log = createLogger(env);
  const database = await openDatabase(env, log);
  const services = await createDeps(env, log, database);
  try {
    console.log(await command(services.deps, database.pool));
  } finally {
    await services.close();
    await database.close();
  }
}

run().catch((error) => {
  const expected = [StartError, CliError, BrokenArchiveError].some((kind) => error instanceof kind);
  console.error(expected ? error.message : error);
  process.exit(error instanceof StartError ? error.exitCode : 1);
});
