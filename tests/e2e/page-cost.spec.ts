import { expect, test } from './console.ts';

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
  expect(await cost.evaluate((foot) => getComputedStyle(foot, '::after').content)).toContain('This page cost you');
  expect(first).toBeGreaterThan(20);
  await page.goto('/contact');
  await page.goto('/');
  await expect.poll(said).toBeLessThan(first / 2);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('it says nothing', async ({ page }) => {
    await page.goto('/');
    expect(await page.locator('.page-cost').evaluate((foot) => getComputedStyle(foot, '::after').content)).toBe('none');
  });
});
