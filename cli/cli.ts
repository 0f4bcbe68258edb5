import { parseArgs } from 'node:util';
import { createDeps, createLogger, openDatabase } from '../server/boot.ts';
import { loadEnvFile, readEnv } from '../server/env.ts';
import { StartError } from '../server/start-error.ts';
import { addUser, CliError, listUsers, setUserPassword, setUserRole } from './users.ts';

const help = `Usage: npm run cli -- COMMAND

  user add --email E --name N --role 1..5   make an account; its password is printed once
  user list                                 all accounts
  user role --email E --role 1..5           change a role; only here can an owner (5) be made
  user password --email E                   a new password, printed once; all sessions end`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { email: { type: 'string' }, name: { type: 'string' }, role: { type: 'string' }, help: { type: 'boolean' } },
});

const commands = {
  'user add': addUser,
  'user list': listUsers,
  'user role': setUserRole,
  'user password': setUserPassword,
};

async function run() {
  const name = positionals.join(' ');
  const command = Object.entries(commands).find(([key]) => key === name)?.[1];
  if (!command || values.help) {
    console.log(help);
    process.exitCode = values.help || name === '' ? 0 : 2;
    return;
  }
  loadEnvFile();
  const env = { ...readEnv(), logLevel: 'error' as const };
  const log = createLogger(env);
  const database = await openDatabase(env, log);
  const services = await createDeps(env, log, database);
  try {
    console.log(await command(services.deps, values));
  } finally {
    await services.close();
    await database.close();
  }
}

run().catch((error) => {
  const expected = error instanceof StartError || error instanceof CliError;
  console.error(expected ? error.message : error);
  process.exit(error instanceof StartError ? error.exitCode : 1);
});
