import type { Page } from '@playwright/test';
import { expect, test as quiet } from './console.ts';
import { type Line, openLine } from './line.ts';

/** A page behind a line of its own. A browser complains in its console about a line that is cut, which is no fault here. */
export const test = quiet.extend<{ line: Line }>({
  line: async ({ siteUrl }, use) => {
    const line = await openLine(siteUrl);
    await use(line);
    line.close();
  },
  baseURL: ({ line }, use) => use(line.url),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
  consoleErrors: async ({}, use) => use([]),
});

export { expect };

/** Presses the button on /pocket, and says what it had promised to fetch, in KB. */
export async function keepIt(page: Page): Promise<number> {
  await page.goto('/pocket');
  const button = page.getByRole('button', { name: /^Keep it, \d+ KB$/ });
  const words = await button.innerText();
  await button.click();
  await expect(page.getByText('It is in your pocket.')).toBeVisible();
  return Number(/\d+/.exec(words)?.[0]);
}

/** The addresses of all that the browser has stored for the site. */
export const storedBy = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url.slice(location.origin.length));
  });

export const noLine = (page: Page) => page.getByText(/^No line\. Copy of today, \d{1,2}:\d\d$/);
