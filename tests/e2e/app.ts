import type { Page } from '@playwright/test';

/** The app has taken the page over: React's own notes hang on its elements. */
export const appStarted = (page: Page) =>
  page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__react')));

/** A reader goes to the first field of the form, which starts the app. */
export async function beginForm(page: Page) {
  await page.locator('main form[data-app]').locator('input:not([type=hidden]), select, textarea').first().focus();
  await appStarted(page);
}

/** Starts the app as a reader's first step would, on whatever page. */
export async function startApp(page: Page) {
  await page.evaluate(() => dispatchEvent(new Event('app:start')));
  await appStarted(page);
}
