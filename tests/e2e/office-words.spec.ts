import { expectAccessible } from './accessible.ts';
import { expect, test } from './console.ts';
import { notice, signInAs, uniqueTitle } from './editing.ts';
import { button, sitePart } from './site-parts.ts';

test('the words of the site are written in one form, and brought back', async ({ page, browser, consoleErrors }) => {
  test.slow();
  const token = await signInAs(page, 4);
  const part = await sitePart(page, token, 'words');
  const words = uniqueTitle('Pictures from {short name}');
  await page.goto('/admin/words');
  const field = page.getByLabel('Alumni gallery');
  await field.fill(words);
  await expectAccessible(page, '/admin/words', { themes: ['light', 'dark'] });
  await button(page, 'Send a preview').click();
  const link = await page.getByRole('textbox', { name: 'Preview link' }).inputValue();
  const colleague = await browser.newPage();
  await colleague.goto(link);
  await expect(colleague.getByText(words.replace('{short name}', 'Seven Hills'))).toBeVisible();
  await expectAccessible(colleague, '/p/site');
  await colleague.goto('/alumni/algallery');
  await expect(colleague.getByText(words.replace('{short name}', 'Seven Hills'))).toHaveCount(0);
  await colleague.close();

  await button(page, 'Publish').click();
  await expect(notice(page)).toContainText('Published');
  const reader = await browser.newPage();
  await reader.goto('/alumni/algallery');
  await expect(reader.getByText(words.replace('{short name}', 'Seven Hills'))).toBeVisible();
  await reader.close();

  await field.fill('Somebody else was quicker');
  await part.putBack();
  await button(page, 'Publish').click();
  await expect(page.getByRole('heading', { name: /saved this since you opened it|in another window/ })).toBeVisible();
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('409')]);
  await button(page, 'Take theirs').click();
  await expect(field).not.toHaveValue('Somebody else was quicker');

  await page.getByText('History', { exact: true }).click();
  await page.locator('.history li button').nth(1).click();
  await button(page, 'Bring this version back').click();
  await expect.poll(async () => JSON.stringify(await part.load())).toContain(words);
  await part.putBack();
});
