import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../api/db/embedded/postgres.ts';
import { postgresIn } from './processes.ts';

/** A PostgreSQL that nobody but the test looks after, as one on another machine would be. */
export async function startOwnPostgres(dataFolder: string) {
  let { connection } = await start();

  async function start() {
    const postgres = await startEmbeddedPostgres({ dataFolder });
    // In use, it is left running when we let go of it.
    const holder = new pg.Client(postgres.connection);
    await holder.connect();
    await postgres.stop();
    await holder.end();
    return postgres;
  }

  async function end(signal: 'SIGQUIT' | 'SIGINT') {
    const pid = postgresIn(dataFolder);
    if (!pid) return;
    process.kill(pid, signal);
    while (isAlive(pid)) await pause(20);
  }

  return {
    url: `postgres://${connection.user}@localhost/${connection.database}?host=${encodeURIComponent(String(connection.host))}`,
    connection,
    /** An immediate shutdown: nothing is written down any more, as in a power cut. */
    crash: () => end('SIGQUIT'),
    async restart() {
      ({ connection } = await start());
    },
    close: () => end('SIGINT'),
  };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
