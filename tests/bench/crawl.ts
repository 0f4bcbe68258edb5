import { crawl } from '../load/crawl.ts';
import { startSite } from '../support/program.ts';
import { type Figure, ms } from './figures.ts';

/** A link checker, with nothing in memory yet. */
export async function measureCrawl(demoFolder: string): Promise<Figure[]> {
  const site = await startSite({ DATA_DIR: demoFolder, DEMO: 'true', WORKERS: '2' });
  try {
    const figures: Figure[] = [];
    for (const atOnce of [8, 64]) {
      const { visited, refused, slowest } = await crawl(site.url, atOnce);
      figures.push({
        what: `a crawl of ${visited} addresses, ${atOnce} at a time`,
        measured: `${refused.length} refused, slowest ${ms(slowest.ms)} (${slowest.path})`,
        budget: '0 refused',
        held: refused.length === 0,
      });
    }
    return figures;
  } finally {
    await site.stop();
  }
}
