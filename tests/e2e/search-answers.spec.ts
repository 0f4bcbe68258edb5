import { expectAccessible } from './accessible.ts';
import { expect, test } from './console.ts';
import { contentWidth } from './frames.ts';

const answer = '.search-answer';

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('fees of a class stand above what was found, with the way to the table and to the campus', {
      tag: '@journey',
    }, async ({ page }) => {
      await page.goto('/search?q=P3+fees+Bunga');
      const box = page.locator(answer);
      await expect(box.getByRole('heading', { name: 'Answer' })).toBeVisible();
      await expect(box).toContainText(/UGX \d[\d,]+ a term/);
      await expect(box.getByRole('link', { name: 'Call Bunga' })).toHaveAttribute('href', /^tel:\+?\d+$/);
      await box.getByRole('link', { name: /^School fees/ }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^School fees/);
    });

    test('whom to call, the next date and a person are answered, too', async ({ page }) => {
      await page.goto('/search?q=whom+to+call+now');
      await expect(page.locator(`${answer} a[href^="tel:"]`)).toHaveCount(6);
      await page.goto('/search?q=next+holiday');
      await expect(page.locator(answer)).toContainText(/\b(Today|Tomorrow|In \d+ days)\./);
      await page.goto('/search?q=who+is+the+principal');
      await expect(page.locator(answer)).toContainText('Agnes Nalwoga');
      await expect(page.locator(`${answer} img`)).toBeVisible();
    });
  });
}

test('pages come before stories before people, each kind with its number', async ({ page }) => {
  await page.goto('/search?q=swimming');
  await expect(page.locator('.search-hits h2').first()).toHaveText(/^Pages \d+$/);
  const names = await page.locator('.search-hits h2').allTextContents();
  expect(names.map((name) => name.replace(/\s*\d+$/, ''))).toEqual(
    ['Pages', 'Stories', 'People'].slice(0, names.length),
  );
});

test('where nothing has all the words, it is said; where nothing is found, somebody can be asked', async ({ page }) => {
  await page.goto('/search?q=swimming+zebra');
  await expect(page.getByText('Nothing has all 2 words on one page.')).toBeVisible();
  await page.goto('/search?q=qqzzxw');
  await expect(page.getByRole('link', { name: 'Ask on WhatsApp' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call the school' })).toHaveAttribute('href', /^tel:/);
});

test('a number in an extract is one link, though its words were looked for', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/search?q=bursar+florence+530');
  const number = page.locator('.snippet a[href="tel:+256414530117"]').first();
  await expect(number).toHaveText('+256 414 530 117');
  await expect.poll(() => number.evaluate((link) => link.getClientRects().length)).toBe(1);
});

test('answers can be read by all, on a small screen and in the dark', async ({ page }) => {
  for (const words of ['fees', 'P3 fees Bunga', 'phone number', 'next term', 'Ruth Namutebi', 'qqzzxw']) {
    const address = `/search?${new URLSearchParams({ q: words })}`;
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
    await expectAccessible(page, address, { themes: ['light', 'dark'] });
  }
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/search?q=phone+number');
  await expect(page.locator(answer)).toBeVisible();
  await expect.poll(() => contentWidth(page)).toBeLessThanOrEqual(320);
});
