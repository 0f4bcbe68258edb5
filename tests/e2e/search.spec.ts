import { expect, test } from './console.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('a reader types words, narrows the results and opens one', { tag: '@journey' }, async ({ page }) => {
      await page.goto('/search');
      await page.getByLabel('What are you looking for?').fill('festival');
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await expect(page).toHaveURL(/\/search\?q=festival$/);
      await expect(page.getByRole('heading', { name: /results? for “festival”/ })).toBeVisible();
      await expect(page.locator('.result mark').first()).toBeVisible();
      await page.getByRole('navigation', { name: 'Show only' }).getByRole('link', { name: 'News' }).click();
      await expect(page).toHaveURL(/kind=news/);
      const tags = page.locator('.result .tag');
      await expect(tags.first()).toHaveText('News');
      await expect(tags.filter({ hasNotText: /^News$/ })).toHaveCount(0);
      const first = page.locator('.result h3 a').first();
      const title = (await first.textContent()) ?? '';
      await first.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    });

    test('a misspelt word is put right, and said so', async ({ page }) => {
      await page.goto('/search?q=festval');
      await expect(page.getByRole('heading', { name: /for “festival”/ })).toBeVisible();
      await expect(page.getByText('Nothing here has “festval”')).toBeVisible();
    });

    test('pages of results', async ({ page }) => {
      await page.goto('/search?q=school');
      await expect(page.locator('.result')).toHaveCount(12);
      await page.getByRole('navigation', { name: 'Result pages' }).getByRole('link', { name: 'Page 2' }).click();
      await expect(page).toHaveURL(/page=2/);
      await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    });
  });
}

test('nothing found gives ways on, and the words come back as they were typed', async ({ page }) => {
  const words = '<script>alert(1)</script> xqzw';
  await page.goto(`/search?q=${encodeURIComponent(words)}`);
  await expect(page.getByRole('heading', { name: `Nothing was found for “${words}”.` })).toBeVisible();
  await expect(page.getByLabel('What are you looking for?')).toHaveValue(words);
  await expect(page.getByRole('navigation', { name: 'Often looked for' }).getByRole('link').first()).toBeVisible();
});

test('an address that makes no sense is still a page', async ({ page }) => {
  for (const query of [`q=${'x'.repeat(300)}`, 'q=a&kind=user&page=-3', 'q=a%00b', 'page=99', 'q=school&page=999']) {
    expect((await page.goto(`/search?${query}`))?.status(), query).toBe(200);
  }
});
