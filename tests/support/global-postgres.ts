import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { connect } from '../../api/db/client.ts';
import { startEmbeddedPostgres } from '../../api/db/embedded/postgres.ts';
import { migrate } from '../../api/db/migrate.ts';
import { startJobs } from '../../api/lib/jobs/jobs.ts';
import { buildChanged } from '../../cli/build.mjs';
import { countDatabaseWork } from './database-work.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresHost: string;
    /** Where demo-school-folder.ts keeps the demo school that it copies. */
    demoFolder: string;
  }
}

/** One PostgreSQL for the run, with a migrated template that every test file copies. */
export default async function setup(project: TestProject) {
  // Some tests start the program itself: it must be the one that the sources say.
  await buildChanged(['site', 'program'], process.execPath, () => {});
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'seven-hills-test-'));
  chmodSync(dataFolder, 0o755);
  // Nobody needs this data after a power cut; without waiting for the disk the suite is several times faster.
  const quick = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
  // Counts the pages that each statement touches: see database-work.ts.
  const counting = ['shared_preload_libraries=pg_stat_statements', 'pg_stat_statements.track_utility=off'];
  const flags = [...quick, ...counting].flatMap((flag) => ['-c', flag]);
  const postgres = await startEmbeddedPostgres({ dataFolder, flags });
  const { pool, db, close } = connect({ connection: postgres.connection, onError: () => {} });
  await migrate(pool);
  const jobs = await startJobs(db, () => {});
  await jobs.close();
  await close();
  await countDatabaseWork(postgres.connection);
  project.provide('postgresHost', String(postgres.connection.host));
  project.provide('demoFolder', path.join(dataFolder, 'demo-school'));

  return async () => {
    await postgres.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  };
}
