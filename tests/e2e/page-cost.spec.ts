import type { Locator } from '@playwright/test';
import { expect, test } from './console.ts';

const sentenceOf = (foot: Locator) => foot.evaluate((element) => getComputedStyle(element, '::after').content);

test('the foot says what the page has cost, and what it costs the second time', async ({ page, context }) => {
  const client = await context.newCDPSession(page);
  let bytes = 0;
  client.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await client.send('Network.enable');
  const cost = page.locator('.page-cost');
  const said = async () => Number(await cost.getAttribute('data-kb'));
  await page.goto('/', { waitUntil: 'load' });
  await cost.scrollIntoViewIfNeeded();
  // All of its pictures, or those that were still on their way would be paid for at the second visit.
  await page.evaluate(() =>
    Promise.all(
      [...document.images].map((image) => {
        image.loading = 'eager';
        return image.decode();
      }),
    ),
  );
  // The browser counts the same 300 bytes for the head of each answer, whatever they were.
  await expect.poll(async () => Math.abs((await said()) * 1000 - bytes) / bytes).toBeLessThan(0.1);
  const first = await said();
  await expect.poll(() => sentenceOf(cost)).toContain('This page cost you');
  expect(first).toBeGreaterThan(20);
  await page.goto('/contact');
  await page.goto('/');
  await expect.poll(said).toBeLessThan(first / 2);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('it says nothing', async ({ page }) => {
    await page.goto('/');
    await expect.poll(() => sentenceOf(page.locator('.page-cost'))).toBe('none');
  });
});
