import { offerSetup } from '../../api/features/auth/setup-link/setup-link.service.ts';
import { setupMinutes } from '../../contract/school/setup.ts';
import { serveMetrics } from '../operations/metrics-server.ts';
import { loadEnvFile, readEnv } from './env.ts';
import { requireFreePort } from './http-server.ts';
import { serve } from './serve.ts';
import { refuseLosingPasskeys } from './start/address-change.ts';
import { createDeps, createLogger, openDatabase, refuseSecondInstance } from './start/boot.ts';
import { dropPrivileges } from './start/drop-privileges.ts';
import { createProgress, type Progress, programSteps } from './start/progress.mjs';
import { StartError } from './start-error.ts';
import { stopOnSignal } from './stop.ts';
import { serveByWorkers } from './workers.ts';

const say = (line: string) => console.log(line);
let progress: Progress | undefined;

async function start() {
  loadEnvFile();
  progress = createProgress(process.stdout, programSteps(process.env));
  const { step, note, end } = progress;
  const env = readEnv();
  const log = createLogger(env);
  await requireFreePort(env.port, env.host);
  const workersAs = dropPrivileges(env, note);

  const database = await openDatabase(env, log, step, { sayUpgrade: note });
  let releaseFolder: (() => Promise<void>) | undefined;
  let services: Awaited<ReturnType<typeof createDeps>>;
  try {
    if (database.embedded) releaseFolder = await refuseSecondInstance(database.connection);
    services = await createDeps(env, log, database);
  } catch (error) {
    // Its PostgreSQL may have been left to us by a program that ended meanwhile.
    await releaseFolder?.();
    await database.close();
    throw error;
  }
  const closeAll = async () => {
    await services.close();
    await releaseFolder?.();
    await database.close();
  };
  // Also while the school is being filled: no PostgreSQL is left behind that no program uses.
  let stop = closeAll;
  let isStopping = false;
  stopOnSignal(() => {
    isStopping = true;
    return stop();
  });
  try {
    await refuseLosingPasskeys(database.db, env);
    const { fillSchool } = await import('../../api/seed/seed.ts');
    const accounts = await fillSchool(services.deps, env, step);
    const setupLink = await offerSetup(services.deps);
    step('Opening the site');
    const serving =
      env.workers === 1 && !workersAs
        ? await serve(env, services.deps, database.connection)
        : await serveByWorkers(env.workers, database.connection, log, workersAs);
    await services.startWork();
    const metrics = env.metrics && (await serveMetrics(env.metrics, database.db, log));
    stop = async () => {
      await serving.stop();
      metrics?.close();
      await closeAll();
    };
    end();
    announce(serving.port, accounts, setupLink);
  } catch (error) {
    // What was under way fails when all is closed; the program ends by itself then.
    if (isStopping) return;
    await closeAll();
    throw error;
  }
}

type Account = { role: number; email: string; password: string };

function announce(port: number, accounts: Account[] | undefined, setupLink: string | undefined) {
  say(`\nSeven Hills is at http://localhost:${port}`);
  if (setupLink) {
    say(`\nNobody owns this site yet. Set it up in a browser; the link works once, within ${setupMinutes} minutes:`);
    say(`  ${setupLink}`);
  }
  if (!accounts) return;
  say('\nDemo accounts (also in demo-accounts.json in the data folder):');
  for (const { role, email, password } of accounts) say(`  role ${role}  ${email}  ${password}`);
}

start().catch((error) => {
  progress?.end();
  console.error(error instanceof StartError ? `\n${error.message}` : error);
  process.exit(error instanceof StartError ? error.exitCode : 1);
});
