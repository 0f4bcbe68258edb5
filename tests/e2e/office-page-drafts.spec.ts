import type { Page } from '@playwright/test';
import { pdfBytes } from '../support/document-files.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './console.ts';
import { notice, signInAs, uniqueTitle } from './editing.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const block = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const caption = (page: Page) => block(page, 'Table').getByLabel('Caption');

const table = (words: string) => ({
  ...{ id: 'fares', type: 'table', version: 1, caption: words, heading: true },
  rows: [['Route'], ['Lake']],
});
const call = { id: 'call', type: 'call', version: 1, title: 'Apply', text: '', label: 'Apply', link: '/apply' };

/** A page with two blocks, past the screen, and a way to save it as somebody else would. */
async function makePage(page: Page, token: string, title: string) {
  const headers = { Authorization: `Bearer ${token}` };
  const slug = title.toLowerCase().replaceAll(' ', '-');
  const made = await page.request.post('/api/admin/pages', { headers, data: { title, slug, parentId: null } });
  const { id } = (await made.json()) as { id: string };
  const save = async (words: string) => {
    const data = { title, blocks: [table(words), call], publish: true };
    const answer = await page.request.put(`/api/admin/pages/${id}/content`, { headers, data });
    expect(answer.status(), await answer.text()).toBe(200);
  };
  await save('Fares of one term');
  return { id, save };
}

test('what is written of a page stays on the device, two versions stand side by side, and an earlier one comes back', async ({
  page,
  consoleErrors,
}) => {
  test.slow();
  const token = await signInAs(page, 4);
  const { id, save } = await makePage(page, token, uniqueTitle('Fares'));
  await page.goto(`/desk/pages/${id}`);

  await test.step('a closed tab loses nothing', async () => {
    await caption(page).fill('Fares that nobody saved');
    await expect(page.getByText('Not saved yet. On this device since')).toBeVisible();
    await page.reload();
    await expect(caption(page)).toHaveValue('Fares of one term');
    await button(page, 'Restore').click();
    await expect(caption(page)).toHaveValue('Fares that nobody saved');
    await expectAccessible(page);
  });

  await test.step('whoever is late sees both versions, and chooses', async () => {
    await save('Fares of somebody quicker');
    await button(page, 'Publish changes').click();
    await expect(page.getByRole('heading', { name: /since you opened it, in another window/ })).toBeFocused();
    await expect(page.locator('.conflict-version').first()).toContainText('somebody quicker');
    await expect(page.locator('.conflict-version').last()).toContainText('nobody saved');
    expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('409')]);
    await expectAccessible(page);
    await button(page, 'Keep mine').click();
    await expect(notice(page)).toContainText('Published');
    await expect(caption(page)).toHaveValue('Fares that nobody saved');
  });

  await test.step('an earlier version is compared and brought back', async () => {
    await page.getByText('History', { exact: true }).click();
    await page.locator('.history li button').nth(1).click();
    await expect(page.locator('.history-version mark', { hasText: 'quicker' })).toBeVisible();
    await button(page, 'Bring this version back').click();
    await expect(notice(page)).toContainText('Published');
    await expect(caption(page)).toHaveValue('Fares of somebody quicker');
  });
});

test('a block is dragged to another place, and a page of the tree below another', async ({ page }) => {
  test.slow();
  const token = await signInAs(page, 4);
  const [above, below] = [uniqueTitle('Above'), uniqueTitle('Below')];
  const { id } = await makePage(page, token, above);
  await makePage(page, token, below);
  // So high that nothing scrolls while something is dragged.
  await page.setViewportSize({ width: 1440, height: 6000 });
  await page.goto(`/desk/pages/${id}`);
  const order = () => page.locator('.block').evaluateAll((blocks) => blocks.map((one) => one.ariaLabel));
  await expect.poll(order).toEqual(['Table', 'Call to action']);
  await block(page, 'Call to action')
    .getByRole('button', { name: /^Move call to action block:/ })
    .dragTo(block(page, 'Table'));
  await expect.poll(order).toEqual(['Call to action', 'Table']);
  await button(page, 'Publish changes').click();
  await expect(notice(page)).toContainText('Published');

  await page.goto('/admin/site');
  const row = (title: string) =>
    page.getByRole('treeitem').filter({ has: page.getByRole('link', { name: title, exact: true }) });
  await expect(row(below)).toBeVisible();
  await page.getByRole('button', { name: `Move ${below}` }).dragTo(row(above));
  const move = page.getByRole('region', { name: 'What this move does' });
  await expect(move).toBeVisible();
  await button(page, 'Move it').click();
  await expect(row(below)).toContainText('leads here');
});

test('whoever removes a block goes on at the next one, and after the last one adds another', async ({ page }) => {
  const { id } = await makePage(page, await signInAs(page, 4), uniqueTitle('Fares'));
  await page.goto(`/desk/pages/${id}`);
  await button(page, 'Remove table block').press('Enter');
  await expect(page.getByRole('button', { name: /^Move call to action block:/ })).toBeFocused();
  await button(page, 'Remove call to action block').press('Enter');
  await expect(page.locator('.block')).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'New block' })).toBeFocused();
});

test('a file is added to a page without leaving it, and the page is published by one button', async ({
  page,
  consoleErrors,
}) => {
  await signInAs(page, 4);
  const title = uniqueTitle('School bus');
  await page.goto('/admin/site');
  await button(page, 'Add a page').click();
  await page.getByLabel('Title').fill(title);
  await button(page, 'Add as a draft').click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByRole('combobox', { name: 'New block' }).fill('/doc');
  await page.getByRole('option', { name: /^Documents/ }).click();
  const files = block(page, 'Documents');
  const choose = (name: string, buffer: Buffer) =>
    files.getByLabel('Add a file, up to 10 MB').setInputFiles({ name, mimeType: 'application/pdf', buffer });
  await choose('routes.pdf', Buffer.from('<html>'));
  await expect(files.getByText('not what its name says')).toBeVisible();
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('415')]);
  const name = `bus_routes-${Date.now()}`;
  await choose(`${name}.pdf`, pdfBytes());
  const shown = name.replace('bus_routes-', 'Bus routes ');
  await expect(files.getByRole('checkbox', { name: shown })).toBeChecked();
  await files.getByRole('checkbox', { name: /^As a draft/ }).check();
  await choose(`fares-${name}.pdf`, pdfBytes());
  const unread = files.getByRole('checkbox', {
    name: new RegExp(`^Fares ${shown}.*a draft: readers do not see it`, 'i'),
  });
  await expect(unread).toBeChecked();
  await expect(page.getByText('A document here is a draft, and left out for readers.')).toBeVisible();
  await button(page, 'Publish now').click();
  await expect(notice(page)).toContainText('Published');
  await page.goto(`/${title.toLowerCase().replaceAll(' ', '-')}`);
  await expect(page.getByRole('link', { name: shown })).toHaveCount(1);
});

test('changes of a public page wait for their moment, are put off, told to be behind, and given up', {
  tag: '@journey',
}, async ({ page, consoleErrors }) => {
  test.slow();
  const token = await signInAs(page, 4);
  const { id, save } = await makePage(page, token, uniqueTitle('Fares'));
  const note = page.getByRole('region', { name: 'Changes kept' });
  const choice = (name: string) => page.getByRole('radio', { name, exact: true });
  await page.goto(`/desk/pages/${id}`);
  await caption(page).fill('Fares of next year');
  await choice('On a day and at a time').check();
  await page.getByLabel('Day and time').fill('2020-01-02T08:00');
  await button(page, 'Publish then').click();
  await expect(page.getByText('Choose a time that has not passed.')).toBeVisible();
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('400')]);
  await page.getByLabel('Day and time').fill('2090-01-02T08:00');
  await button(page, 'Publish then').click();
  await expect(notice(page)).toContainText('The changes will be public then. Readers see the page as it was.');
  await expect(note).toContainText('They will be published on 2 January 2090 at 8:00.');

  await test.step('the form goes on with them, and they stay planned', async () => {
    await page.reload();
    await expect(caption(page)).toHaveValue('Fares of next year');
    await expect(choice('On a day and at a time')).toBeChecked();
    await expect(page.getByLabel('Day and time')).toHaveValue('2090-01-02T08:00');
    await expectAccessible(page);
  });

  await test.step('behind what readers see, they are given up', async () => {
    const headers = { Authorization: `Bearer ${token}` };
    const data = { title: 'Changed directly', pageText: '<p>Words.</p>' };
    expect((await page.request.put(`/api/pages/edit/${id}`, { headers, data })).status()).toBe(200);
    await page.reload();
    await expect(note).toContainText('The public version was changed after these were kept');
    await button(page, 'Give these changes up').click();
    await button(page, 'Yes, give them up').click();
    await expect(note).toHaveCount(0);
    await expect(caption(page)).toHaveValue('Fares of one term');
    await save('Fares of one term');
  });
});
