import type { Page } from '@playwright/test';
import { expect, test } from './console.ts';
import { twoFrames } from './frames.ts';

test.use({ viewport: { width: 360, height: 780 } });

/** Opens a page on a line on which its main picture is still under way. */
async function arrive(page: Page, address: string): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const until = new Promise<void>((resolve) => page.once('close', () => resolve()));
  await page.route(/\/assets\/(hero|banner)-/, async (route) => {
    await until;
    await route.abort().catch(() => undefined);
  });
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.foot')).toBeAttached();
  return asked;
}
const pictures = (asked: string[]) => asked.filter((path) => path.startsWith('/images/'));
const isLaidOut = (page: Page, below = '.joined h2') =>
  page.evaluate((name) => document.querySelector(name)?.checkVisibility({ contentVisibilityAuto: true }), below);

for (const [what, act] of [
  ['scrolls', (page: Page) => page.mouse.wheel(0, 300)],
  ['uses a key', (page: Page) => page.keyboard.press('Tab')],
] as const) {
  test(`what is below the first view waits for it, but not for whoever ${what}`, async ({ page }) => {
    const asked = await arrive(page, '/');
    expect(await isLaidOut(page)).toBe(false);
    expect(pictures(asked)).toEqual([]);
    await act(page);
    await expect.poll(() => isLaidOut(page)).toBe(true);
    await expect.poll(() => pictures(asked).length).toBeGreaterThan(0);
  });
}

test('a form is whole for whoever has gone into its first field', async ({ page }) => {
  await arrive(page, '/apply');
  expect(await isLaidOut(page, '[name=bDate]')).toBe(false);
  await page.getByLabel("Parent or guardian's name").focus();
  await expect.poll(() => isLaidOut(page, '[name=bDate]')).toBe(true);
});

test('whoever came for a certain place in the page is not kept waiting', async ({ page }) => {
  await arrive(page, '/#about-title');
  await expect.poll(() => isLaidOut(page)).toBe(true);
  await expect(page.locator('#about-title')).toBeInViewport();
});

test('once the first view is there, what is below it follows by itself', { tag: '@journey' }, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await expect.poll(() => isLaidOut(page)).toBe(true);
  await expect.poll(() => pictures(asked).length).toBeGreaterThan(0);
});

for (const path of ['/', '/news/view/1', '/gallery/view/1', '/alum', '/apply']) {
  test(`nothing moves while ${path} arrives`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: PerformanceEntry[] = [];
      const watch = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
      watch.observe({ type: 'layout-shift' });
      Object.assign(window, { shifts: () => shifts.concat(watch.takeRecords()) });
    });
    // From another page, so that the face of the headings is there from the beginning but not what this page brings. Where
    // none of those is installed that its stand-in is measured against, lines move when it comes.
    await page.goto('/contact');
    await page.goto(path);
    await expect(page.locator('html.arriving')).toHaveCount(0);
    await twoFrames(page);
    expect(await page.evaluate(() => (window as unknown as { shifts: () => unknown[] }).shifts())).toEqual([]);
  });
}
