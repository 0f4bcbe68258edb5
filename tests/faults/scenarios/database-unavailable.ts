import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { startOwnPostgres } from '../../support/own-postgres.ts';
import { temporaryFolder } from '../../support/program.ts';
import { openSite } from '../site-under-test.ts';
import { expectations, type Outcome, type ScenarioOptions, statusOf } from './expectations.ts';

/** A PostgreSQL that the program does not look after is gone for a minute and back. */
export async function databaseUnavailable({ looks, lookEveryMs }: ScenarioOptions): Promise<Outcome> {
  const folder = temporaryFolder('database-unavailable');
  const { wrong, slow, expect, expectWithin, expectNothingLost } = expectations();
  const postgres = await startOwnPostgres(folder);
  const site = await openSite(folder, { DATABASE_URL: postgres.url, WORKERS: '2' });
  try {
    expect((await site.save('gallery')) === 201, 'nothing could be saved at first');
    const before = site.startWriters();
    await site.untilTried(20);
    await before.stop();
    // Each save empties the memory. Often enough for both workers to know the page again.
    for (let n = 0; n < 20; n += 1) await statusOf(`${site.url}/visit`, { headers: { connection: 'close' } });
    await postgres.crash();
    const writers = site.startWriters();
    for (let look = 0; look < looks; look += 1) {
      const startedAt = Date.now();
      const [page, ready, alive, saved] = await Promise.all([
        statusOf(`${site.url}/visit`, { headers: { connection: 'close' } }),
        statusOf(`${site.url}/readyz`),
        statusOf(`${site.url}/healthz`),
        site.save('event'),
      ]);
      expect(page === 200, `a page that was in memory: ${page}`);
      expect(ready === 503, `readyz without a database: ${ready}`);
      expect(alive === 200, `healthz without a database: ${alive}`);
      expect(saved === 503, `a save without a database: ${saved}`);
      expectWithin(3_000, Date.now() - startedAt, 'to say that there is no database');
      await pause(lookEveryMs);
    }
    await postgres.restart();
    await site.untilWell();
    await site.untilTried(10);
    await writers.stop();
    expect((await statusOf(`${site.url}/readyz`)) === 200, 'readyz with the database back');
    await expectNothingLost(site, folder);
  } finally {
    await site.close();
    await postgres.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return { wrong, slow };
}
