import type pg from 'pg';
import { answerForMetrics } from '../operations/metrics.ts';
import { readEnv } from './env.ts';
import { serve } from './serve.ts';
import { createDeps, createLogger, joinDatabase } from './start/boot.ts';
import { stopOnSignal } from './stop.ts';

/** One of several processes that answer requests. The first process says where the database is, and stops it. */
process.once('message', ({ connection }: { connection: pg.PoolConfig }) => {
  work(connection).catch((error) => {
    process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
    process.exit(1);
  });
});

async function work(connection: pg.PoolConfig) {
  // The first process has read the file, which may be root's, and hands its settings on.
  const env = readEnv();
  const log = createLogger(env);
  const database = joinDatabase(connection, log);
  const services = await createDeps(env, log, database, { sendOnly: true });
  const serving = await serve(env, services.deps, connection);
  if (env.metrics) answerForMetrics();
  process.send?.({ port: serving.port });
  stopOnSignal(async () => {
    await serving.stop();
    await services.close();
    await database.close();
  });
}
