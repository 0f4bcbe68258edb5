import { expectAccessible } from './accessible.ts';
import { expect, test } from './console.ts';
import { notice, signInAs } from './editing.ts';
import { button, sitePart } from './site-parts.ts';

test('staff teach the search a word, and see at once what it finds', async ({ page, browser, consoleErrors }) => {
  test.slow();
  const token = await signInAs(page, 4);
  const part = await sitePart(page, token, 'synonyms');
  await page.goto('/admin/search-words');
  const field = page.getByLabel('Words that mean the same');
  await expect(field).toHaveValue(/bus, buses, transport/);
  const words = await field.inputValue();
  await field.fill(`${words}\nalone`);
  await button(page, 'Publish').click();
  await expect(page.getByText(/^Line \d+: On each line at least two words/).first()).toBeVisible();
  expect(consoleErrors.splice(0).join(), 'the browser reports the refusal').toContain('400');
  await field.fill(`${words}\nqwabble, chess`);
  await expectAccessible(page, '/admin/search-words', { themes: ['light', 'dark'] });
  await button(page, 'Publish').click();
  await expect(notice(page)).toContainText('Published');
  const reader = await browser.newPage();
  await reader.goto('/search?q=qwabble');
  await expect(reader.locator('.result h3 a').first()).toHaveText('Talent clubs');
  await reader.close();
  await part.putBack();
});
