import { test as base, expect } from '@playwright/test';
import { withDatabase } from './database.ts';
import { startOwnSite } from './own-site.ts';

/** A page of the worker's own site, whose console must stay quiet: errors and warnings fail the test. */
export const test = base.extend<{ consoleErrors: string[]; freshLimits: undefined }, { siteUrl: string }>({
  siteUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const site = await startOwnSite();
      await use(site.url);
      await site.stop();
    },
    { scope: 'worker', auto: true, timeout: 300_000 },
  ],
  // All tests of a worker come from one address: which of them go together must not decide whether a form is refused.
  freshLimits: [
    async ({ siteUrl: _ }, use) => {
      await withDatabase((client) => client.query('delete from rate_limits'));
      await use(undefined);
    },
    { auto: true },
  ],
  baseURL: ({ siteUrl }, use) => use(siteUrl),
  // Who hurries on breaks off the browser's own transition between two pages, and it complains; and what still moves
  // is not where it was measured.
  contextOptions: { reducedMotion: 'reduce' },
  consoleErrors: [
    async ({ page }, use) => {
      const consoleErrors: string[] = [];
      page.on('console', (message) => {
        const { url } = message.location();
        // Somebody has saved since the page was sent: it asks for itself again, and the browser reports that.
        if (/[?&]app-state=/.test(url) && message.text().includes('status of 404')) return;
        // Whoever comes to the door may have a session that nothing in the browser tells of; the answer may be no.
        if (url.endsWith('/api/users/refresh') && message.text().includes('status of 401')) return;
        if (['error', 'warning'].includes(message.type())) consoleErrors.push(`${message.text()} ${url}`.trim());
      });
      page.on('pageerror', (error) => consoleErrors.push(String(error)));
      await use(consoleErrors);
      expect(consoleErrors, 'the console must stay quiet').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
