import type { Page } from '@playwright/test';
import { startApp } from './app.ts';
import { expect, test } from './console.ts';
import { twoFrames } from './frames.ts';

const place = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
async function scrollTo(page: Page, y: number) {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), y);
  await expect.poll(() => place(page)).toBe(y);
}

test('a page that is loaded again is where it was, and the app does not move it when it starts', async ({ page }) => {
  await page.goto('/about');
  await startApp(page);
  await scrollTo(page, 600);
  await page.reload();
  await expect.poll(() => place(page)).toBe(600);
  await scrollTo(page, 250);
  await startApp(page);
  await twoFrames(page);
  expect(await place(page)).toBe(250);
});

test('the way back leads to the place that was left, the way on to the top', async ({ page }) => {
  await page.goto('/news');
  await startApp(page);
  const link = page.locator('main a[href^="/news/view/"]').last();
  await link.scrollIntoViewIfNeeded();
  const left = await place(page);
  expect(left).toBeGreaterThan(100);
  await link.click();
  await expect(page).toHaveURL(/\/news\/view\//);
  await expect(page.locator('main h1')).toBeVisible();
  await expect.poll(() => place(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/news$/);
  await expect.poll(() => place(page)).toBe(left);
});
