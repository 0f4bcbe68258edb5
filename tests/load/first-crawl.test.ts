import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { demoFolder } from '../support/demo-school-folder.ts';
import { throttle } from '../support/processes.ts';
import { startSite } from '../support/program.ts';
import { crawl } from './crawl.ts';

/** The beginning is the worst: everything is made for the first time. */
const enough = 300;

// Nothing is in memory, no picture has its copies, and other programs have the cores.
test.each([8, 64])(
  'a link checker with %i requests at a time is refused nothing',
  { timeout: 900_000 },
  async (atOnce) => {
    const folder = await demoFolder();
    const site = await startSite({ DATA_DIR: folder, DEMO: 'true', WORKERS: '2' });
    const release = throttle(site.child.pid ?? 0);
    try {
      const { visited, refused } = await crawl(site.url, atOnce, enough);
      expect(refused, site.output()).toEqual([]);
      expect(visited).toBe(enough);
    } finally {
      release();
      await site.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
