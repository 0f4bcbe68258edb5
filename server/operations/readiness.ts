import { sql } from 'drizzle-orm';
import type { Db } from '../../api/db/client.ts';
import { newestMigration } from '../../api/db/migrate.ts';

/** Whoever asks wants to send people here, or elsewhere: an answer that comes late is "elsewhere". */
const timeoutMs = 2_000;

export type Readiness = () => Promise<{ isReady: boolean; words: string }>;

/** Whether this process can answer: its database does, with tables of this version, and it is not about to leave. */
export function createReadiness(db: Db, isLeaving: () => boolean): Readiness {
  const newest = newestMigration();
  const appliedMigration = async () => {
    const { rows } = await db.execute<{ newest: string }>(
      sql`select max(created_at) as newest from drizzle.__drizzle_migrations`,
    );
    return Number(rows[0]?.newest ?? 0);
  };
  async function check() {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('late')), timeoutMs);
    });
    try {
      const applied = await Promise.race([appliedMigration(), late]);
      return applied < newest
        ? { isReady: false, words: 'The tables are not up to date.' }
        : { isReady: true, words: 'ready' };
    } catch {
      return { isReady: false, words: 'The database does not answer.' };
    } finally {
      clearTimeout(timer);
    }
  }

  let running: ReturnType<Readiness> | undefined;
  return async () => {
    if (isLeaving()) return { isReady: false, words: 'It is about to stop.' };
    // No limit applies to this question, so any number of askers cost the database one.
    running ??= check().finally(() => {
      running = undefined;
    });
    return running;
  };
}
