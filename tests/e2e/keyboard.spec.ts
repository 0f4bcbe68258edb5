import type { Locator, Page } from '@playwright/test';
import { expect, test } from './console.ts';
import { contentWidth } from './frames.ts';

/** Presses Tab until the element has the focus; on the way every stop must be visible. */
async function tabTo(page: Page, target: Locator, most = 80) {
  for (let step = 0; step < most; step++) {
    await page.keyboard.press('Tab');
    const outlined = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return true;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
    });
    expect(outlined, 'the focus can be seen').toBe(true);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('Tab never came there');
}

test('menu: open with Enter, walk down, follow', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await tabTo(page, page.getByRole('link', { name: /Skip/ }), 1);
  const media = page.locator('header summary', { hasText: 'Media' });
  await tabTo(page, media);
  await page.keyboard.press('Enter');
  await tabTo(page, page.locator('header').getByRole('link', { name: 'Calendar' }), 4);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/events');
});

test('slider: open, turn, close, and be back where one was', async ({ page }) => {
  await page.goto('/gallery/view/1');
  const first = page.locator('.shots a').first();
  await tabTo(page, first);
  await page.keyboard.press('Enter');
  const slider = page.getByRole('dialog', { name: /^Pictures of/ });
  await expect(slider).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(slider.locator('header')).toContainText(/^(?!1 of)/);
  await page.keyboard.press('Escape');
  await expect(slider).toBeHidden();
  await expect(first).toBeFocused();
});

test('contact form: fill in and send', { tag: '@journey' }, async ({ page }) => {
  await page.goto('/contact');
  await tabTo(page, page.getByLabel('Your name'));
  await page.keyboard.type('Keyboard Parent');
  await tabTo(page, page.getByLabel('E-mail'), 3);
  await page.keyboard.type('keys@home.example');
  await tabTo(page, page.getByLabel('Message'), 5);
  await page.keyboard.type('Sent without a mouse.');
  const send = page.getByRole('button', { name: 'Send message' });
  await expect(send).toBeEnabled();
  await tabTo(page, send, 3);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message Sent');
});

test('directory: filter and open an entry', async ({ page }) => {
  await page.goto('/alum');
  await tabTo(page, page.getByLabel('Search by name'));
  await page.keyboard.type('patrick');
  await expect(page).toHaveURL(/q=patrick/);
  // The address changes a moment before the rows do.
  await expect(page.locator('.alum-row').filter({ hasNotText: 'Patrick' })).toHaveCount(0);
  const entry = page
    .getByRole('main')
    .getByRole('link', { name: /Patrick/ })
    .first();
  await tabTo(page, entry, 12);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Patrick');
});

test('twice as large, the page still fits; with reduced motion nothing moves', async ({ page }) => {
  // 200 % zoom of a 1280 px window leaves 640 px.
  await page.setViewportSize({ width: 640, height: 450 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect.poll(() => contentWidth(page)).toBeLessThanOrEqual(640);
  const moving = await page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  );
  expect(moving).toBe(0);
});
