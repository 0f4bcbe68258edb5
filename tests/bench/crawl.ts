import { crawl } from '../load/crawl.ts';
import { startSite } from '../support/program.ts';
import { type Figure, ms } from './figures.ts';

/** A link checker, with nothing in memory yet. */
export async function measureCrawl(demoFolder: string): Promise<Figure[]> {
  const site = await startSite({ DATA_DIR: demoFolder, DEMO: 'true', WORKERS: '2' });
  try {
    const { visited, refused, slowest } = await crawl(site.url, 8);
    return [
      {
        what: `a crawl of ${visited} addresses, 8 at a time`,
        measured: `${refused.length} refused, slowest ${ms(slowest.ms)} (${slowest.path})`,
        budget: '0 refused',
        held: refused.length === 0,
      },
    ];
  } finally {
    await site.stop();
  }
}
