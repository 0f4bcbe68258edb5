import type { Page } from '@playwright/test';
import { act } from './act.ts';
import { expect, test } from './console.ts';
import { notice, signInAs, uniqueTitle } from './editing.ts';
import { hold } from './hold.ts';
import { blockOf, pageWith, table } from './page-editing.ts';
import { button, sitePart } from './site-parts.ts';

const caption = (page: Page) => blockOf(page, 'Table').getByLabel('Caption');

async function bringBack(page: Page) {
  await page.getByText('History', { exact: true }).click();
  await page.locator('.history li button').nth(1).click();
  await button(page, 'Bring this version back').click();
}

test('a version that is brought back is published when it was chosen, whatever was pressed before', async ({
  page,
}) => {
  const { id, save, forReaders } = await pageWith(page, await signInAs(page, 4), [table('Fares of last year')]);
  await save([table('Fares of this year')]);
  await page.goto(`/desk/pages/${id}`);
  await page.getByRole('radio', { name: 'Not yet, keep them' }).check();
  await bringBack(page);
  await expect(notice(page)).toContainText('Changes kept. Readers see the page as it was.');
  await expect(caption(page)).toHaveValue('Fares of last year');
  expect(await forReaders()).toMatchObject([{ caption: 'Fares of this year' }]);

  await page.getByRole('radio', { name: 'Now' }).check();
  await caption(page).fill('Fares of next year');
  await act(page, () => button(page, 'Only keep it').click(), `PUT /api/admin/pages/${id}/content`);
  await expect(page.getByText('Not saved yet.')).toHaveCount(0);
  await page.reload();
  await page.getByRole('radio', { name: 'Now' }).check();
  await bringBack(page);
  await expect(notice(page)).toContainText('Published');
});

test('a press while a page is published changes nothing of what is said', async ({ page }) => {
  const { id, forReaders } = await pageWith(page, await signInAs(page, 4), [table('Fares of this year')]);
  await page.goto(`/desk/pages/${id}`);
  await caption(page).fill('Fares of next year');
  const arrive = await hold(page, `**/api/admin/pages/${id}/content`, 'PUT');
  await button(page, 'Publish changes').click();
  await expect(button(page, 'One moment…')).toBeVisible();
  await button(page, 'Only keep it').click({ force: true });
  await expect(button(page, 'Only keep it')).toBeVisible();
  arrive();
  await expect(notice(page)).toContainText('Published');
  expect(await forReaders()).toMatchObject([{ caption: 'Fares of next year' }]);
});

test('a press while words are published changes nothing of what is said, nor of what comes back', async ({ page }) => {
  const part = await sitePart(page, await signInAs(page, 4), 'words');
  const words = uniqueTitle('Pictures from {short name}');
  await page.goto('/admin/words');
  const field = page.getByLabel('Alumni gallery');
  await field.fill(words);
  const arrive = await hold(page, '**/api/admin/site/words', 'PUT');
  await button(page, 'Publish').click();
  await expect(button(page, 'Publishing…')).toBeVisible();
  await button(page, 'Keep as a draft').click({ force: true });
  arrive();
  await expect(notice(page)).toContainText('Published');
  await field.fill(`${words}, twice`);
  await button(page, 'Publish').click();
  await expect.poll(async () => JSON.stringify(await part.load())).toContain('twice');

  await field.fill('Kept only');
  await button(page, 'Keep as a draft').click();
  await expect(notice(page)).toContainText('Kept. Readers see the site as it was.');
  await bringBack(page);
  await expect(notice(page)).toContainText('Published');
  await part.putBack();
});

test('a draft is given up only when it was asked twice', async ({ page }) => {
  const token = await signInAs(page, 4);
  await page.goto('/admin/words');
  const field = page.getByLabel('Alumni gallery');
  const before = await field.inputValue();
  await field.fill(uniqueTitle('Kept'));
  await button(page, 'Keep as a draft').click();
  await expect(notice(page)).toContainText('Kept');
  await button(page, 'Give up the draft').click();
  await expect(button(page, 'No, keep it')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Give up the draft')).toBeFocused();
  const headers = { Authorization: `Bearer ${token}` };
  expect((await (await page.request.get('/api/admin/site/words', { headers })).json()).kept).not.toBeNull();
  await button(page, 'Give up the draft').click();
  await button(page, 'Yes, give it up').click();
  await expect(field).toHaveValue(before);
  await expect(button(page, 'Give up the draft')).toHaveCount(0);
});
