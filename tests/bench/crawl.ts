import { crawl } from '../load/crawl.ts';
import { throttle } from '../support/processes.ts';
import { startSite } from '../support/program.ts';
import { type Figure, ms } from './figures.ts';

/** A link checker, with nothing in memory yet and with other programs on the cores. */
export async function measureCrawl(demoFolder: string): Promise<Figure[]> {
  return [await crawlWith(64, demoFolder), await crawlWith(8, demoFolder)];
}

async function crawlWith(atOnce: number, demoFolder: string): Promise<Figure> {
  const site = await startSite({ DATA_DIR: demoFolder, DEMO: 'true', WORKERS: '2' });
  const release = throttle(site.child.pid ?? 0);
  try {
    const { visited, refused, slowest } = await crawl(site.url, atOnce);
    return {
      what: `a crawl of ${visited} addresses, ${atOnce} at a time, on half of the cores`,
      measured: `${refused.length} refused, slowest ${ms(slowest.ms)} (${slowest.path})`,
      budget: '0 refused',
      held: refused.length === 0,
    };
  } finally {
    release();
    await site.stop();
  }
}
