import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepBusy } from '../../cli/keep-busy.ts';
import { copyOf } from '../bench/folder.ts';
import { startSite, temporaryFolder } from '../support/program.ts';
import { crawl } from './crawl.ts';

const folder = temporaryFolder('crawl');
/** The beginning is the worst: everything is made for the first time. */
const enough = 300;
let rest: () => void;

beforeAll(async () => {
  await (await startSite({ DATA_DIR: folder, DEMO: 'true' })).stop();
  rest = keepBusy(2);
});
afterAll(() => {
  rest();
  rmSync(folder, { recursive: true, force: true });
});

// Nothing is in memory, no picture has its copies, and other programs have the cores.
test.each([8, 64])(
  'a link checker with %i requests at a time is refused nothing',
  { timeout: 900_000 },
  async (atOnce) => {
    const copy = copyOf(folder);
    const site = await startSite({ DATA_DIR: copy, DEMO: 'true', WORKERS: '2' });
    try {
      const { visited, refused } = await crawl(site.url, atOnce, enough);
      expect(refused, site.output()).toEqual([]);
      expect(visited).toBe(enough);
    } finally {
      await site.stop();
      rmSync(copy, { recursive: true, force: true });
    }
  },
);
