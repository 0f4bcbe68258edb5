import type { Page } from '@playwright/test';

/** The app has taken the page over: React's own notes hang on its elements. */
export const appStarted = (page: Page) =>
  page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__react')));

/** The island has come to life: its runtime's own notes hang on its element. */
export const islandHydrated = (page: Page) =>
  page.waitForFunction(() => {
    const island = document.querySelector('[data-island]');
    return island && Object.keys(island).some((key) => key.startsWith('__'));
  });

/** A visitor goes to the first field of the form, which brings it to life. */
export async function beginForm(page: Page) {
  await page.locator('[data-island] form').locator('input:not([type=hidden]), select, textarea').first().focus();
  await islandHydrated(page);
}

/** Starts the app as a reader's first step would, on whatever page. */
export async function startApp(page: Page) {
  // An island that hydrates by itself has changed the page already: there the app comes first, as for whoever edits.
  if (await page.locator('[data-now]').count()) await page.goto(`${page.url()}?edit`);
  else await page.evaluate(() => dispatchEvent(new Event('app:start')));
  await appStarted(page);
}
