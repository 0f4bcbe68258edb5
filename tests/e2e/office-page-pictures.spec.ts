import type { Page } from '@playwright/test';
import { expect, test } from './console.ts';
import { notice, photograph, signInAs, uniqueTitle } from './editing.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const block = (page: Page) => page.getByRole('region', { name: 'Picture with text', exact: true });
const words = (page: Page) => block(page).getByLabel('What it shows');

/** A public page with one picture that is not described. */
async function makePage(page: Page) {
  const headers = { Authorization: `Bearer ${await signInAs(page, 4)}` };
  const file = { name: 'bus.jpg', mimeType: 'image/jpeg', buffer: await photograph(400) };
  const sent = await page.request.post('/api/singleUpload', { headers, multipart: { file } });
  const { name: picture } = (await sent.json()) as { name: string };
  const title = uniqueTitle('Bus');
  const data = { title, slug: title.toLowerCase().replaceAll(' ', '-'), parentId: null };
  const { id } = (await (await page.request.post('/api/admin/pages', { headers, data })).json()) as { id: string };
  const blocks = [{ id: 'bus', type: 'picture', version: 1, picture, html: '<p>Four.</p>', side: 'left' }];
  const saved = { headers, data: { title, blocks, publish: true } };
  expect((await page.request.put(`/api/admin/pages/${id}/content`, saved)).status()).toBe(200);
  const forReaders = async () => {
    const view = await (await page.request.get(`/api/pages/view/${id}`)).json();
    return (view as { blocks: { pictureInfo: { alt: string } }[] }).blocks[0]?.pictureInfo.alt;
  };
  return { id, forReaders };
}

test('what is said of a picture waits with the changes of its page, and can be taken back', async ({ page }) => {
  const { id, forReaders } = await makePage(page);
  await page.goto(`/desk/pages/${id}`);
  await words(page).fill('A yellow bus');
  await button(page, 'Only keep it').click();
  await expect(notice(page)).toContainText('Changes kept');
  expect(await forReaders()).toBe('');
  await page.reload();
  await expect(words(page)).toHaveValue('A yellow bus');

  await words(page).fill('A blue bus');
  await button(page, 'Only keep it').click();
  await expect(page.getByText('Not saved yet.')).toHaveCount(0);
  await words(page).fill('A yellow bus');
  await button(page, 'Publish changes').click();
  await expect(notice(page)).toContainText('Published');
  expect(await forReaders()).toBe('A yellow bus');
});

test('a page is not saved before its picture has come', async ({ page }) => {
  const { id } = await makePage(page);
  await page.goto(`/desk/pages/${id}`);
  const { promise: held, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/api/singleUpload', async (route) => {
    await held;
    await route.continue();
  });
  const shown = block(page).locator('.block-picture img');
  const before = (await shown.getAttribute('src')) ?? '';
  const buffer = await photograph(640);
  const file = block(page).locator('.block-picture input[type=file]');
  await file.setInputFiles({ name: 'new.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByText('Still needed: the picture that is on its way.')).toBeVisible();
  await expect(button(page, 'Publish changes')).toBeDisabled();
  await expect(button(page, 'Only keep it')).toBeDisabled();
  arrive();
  await expect(shown).not.toHaveAttribute('src', before);
  await expect(button(page, 'Publish changes')).toBeEnabled();
  await page.unroute('**/api/singleUpload');
});
