import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { demoFolder } from '../support/demo-school-folder.ts';
import { throttle } from '../support/processes.ts';
import { startSite } from '../support/program.ts';
import { crawl } from './crawl.ts';

/** The beginning is the worst: everything is made for the first time. */
const most = 300;

// Nothing is in memory, no picture has its copies, and other programs have the cores. A machine may be so slow that a
// page waits longer than the site lets anybody wait; that passes, and `npm run bench` counts it. A limit on how many are
// in progress must not be met.
test.each([8, 64])(
  'a link checker with %i requests at a time meets no limit and gets every page',
  { timeout: 900_000 },
  async (atOnce) => {
    const folder = await demoFolder();
    const site = await startSite({ DATA_DIR: folder, DEMO: 'true', WORKERS: '2' });
    const release = throttle(site.child.pid ?? 0);
    try {
      const { visited, refused } = await crawl(site.url, atOnce, { most, retries: 100 });
      expect(site.output()).not.toMatch(/"reason":"(in_progress|late)"/);
      expect(refused, site.output()).toEqual([]);
      expect(visited).toBe(most);
    } finally {
      release();
      await site.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
