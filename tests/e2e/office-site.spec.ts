import type { Page } from '@playwright/test';
import { docxBytes, pdfBytes } from '../support/document-files.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './console.ts';
import { notice, photograph, pictureFile, signInAs, uniqueTitle } from './editing.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const row = (page: Page, title: string) =>
  page.getByRole('treeitem').filter({ has: page.getByRole('link', { name: title, exact: true }) });
const block = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const slugOf = (title: string) => title.toLowerCase().replaceAll(' ', '-');

async function addPage(page: Page, title: string) {
  await page.goto('/admin/site');
  await button(page, 'Add a page').click();
  await page.getByLabel('Title').fill(title);
  await expect(page.getByLabel('Address')).toHaveValue(slugOf(title));
  await button(page, 'Add as a draft').click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

async function addBlock(page: Page, letters: string, name: string) {
  await page.getByRole('combobox', { name: 'New block' }).fill(letters);
  await page.getByRole('option', { name: new RegExp(`^${name}`) }).click();
  await expect(block(page, name)).toBeVisible();
}

test('a page is added, written in blocks, kept, shown to somebody and published', { tag: '@journey' }, async ({
  page,
  browser,
  consoleErrors,
}) => {
  test.slow();
  await signInAs(page, 4);
  const title = uniqueTitle('School transport');
  await addPage(page, title);

  await test.step('a table, questions and a call to action', async () => {
    await addBlock(page, '/tab', 'Table');
    await block(page, 'Table').getByLabel('Caption').fill('Fares for one term');
    await block(page, 'Table').getByLabel('Row 1, column 1').fill('Route');
    await block(page, 'Table').getByLabel('Row 2, column 1').fill('Lake');
    await addBlock(page, 'question', 'Questions');
    await block(page, 'Questions').getByLabel('Question', { exact: true }).fill('What if my child misses the bus?');
    await block(page, 'Questions').getByLabel('Answer').fill('Ring the matron.');
    await addBlock(page, 'call', 'Call to action');
    await block(page, 'Call to action').getByLabel('Title').fill('A seat for your child');
    await block(page, 'Call to action').getByLabel('Words on the button').fill('Apply');
  });

  await test.step('what is wrong is said at its field, and nothing is lost', async () => {
    await button(page, 'Keep the changes').click();
    await expect(block(page, 'Call to action').getByText('An address of this site')).toBeVisible();
    expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('400')]);
    await block(page, 'Call to action').getByLabel('Leads to').fill('/admissions');
    await button(page, 'Keep the changes').click();
    await expect(notice(page)).toContainText('Draft saved');
  });

  await test.step('by the keyboard a block goes up', async () => {
    const handle = block(page, 'Questions').getByRole('button', { name: /^Move questions block: number 2/ });
    await handle.press('ArrowUp');
    await expect(page.getByRole('button', { name: /^Move questions block: number 1/ })).toBeFocused();
  });

  await test.step('the preview shows it as it is written, on a phone and a desktop', async () => {
    const preview = page.frameLocator('iframe[title="Preview of the page"]');
    await expect(preview.getByText('Fares for one term')).toBeVisible();
    await button(page, 'Desktop').click();
    await expect(preview.getByText('Fares for one term')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a link shows it to somebody without an account, and nothing else does', async () => {
    await button(page, 'Keep the changes').click();
    await button(page, 'Make a link').click();
    const link = await page.getByRole('textbox', { name: 'Preview link' }).inputValue();
    const context = await browser.newContext();
    const other = await context.newPage();
    const answer = await other.goto(link);
    expect(answer?.headers()['cache-control']).toContain('no-store');
    await expect(other.getByRole('table')).toContainText('Lake');
    expect((await other.goto(`/${slugOf(title)}`))?.status()).toBe(404);
    await page.getByLabel('Now').check();
    await button(page, 'Publish').click();
    await expect(notice(page)).toContainText('Published');
    await other.goto(`/${slugOf(title)}`);
    await expect(other.getByRole('table')).toContainText('Lake');
    await other.getByText('What if my child misses the bus?').click();
    await expect(other.getByText('Ring the matron.')).toBeVisible();
    await expectAccessible(other);
    await context.close();
  });
});

test('pages are moved by the keyboard, and their old addresses lead to them', async ({ page }) => {
  test.slow();
  const headers = { Authorization: `Bearer ${await signInAs(page, 4)}` };
  const [above, first, second] = [uniqueTitle('Top'), uniqueTitle('Alpha'), uniqueTitle('Beta')];
  // Below a page of their own, where no other test puts one between them.
  let parentId: string | null = null;
  for (const title of [above, first, second]) {
    const data = { title, slug: slugOf(title), parentId };
    const { id } = (await (await page.request.post('/api/admin/pages', { headers, data })).json()) as { id: string };
    const content = { title, blocks: [], publish: true };
    await page.request.put(`/api/admin/pages/${id}/content`, { headers, data: content });
    parentId ??= id;
  }
  const top = slugOf(above);
  await page.goto('/admin/site');
  await expect(row(page, second)).toBeVisible();
  await expectAccessible(page);
  const handle = page.getByRole('button', { name: `Move ${second}` });
  await handle.press('Space');
  await handle.press('ArrowRight');
  await handle.press('Space');
  const box = page.getByRole('region', { name: 'What this move does' });
  await expect(box).toContainText(`/${top}/${slugOf(first)}/${slugOf(second)}`);
  await button(page, 'Move it').click();
  await expect(row(page, second)).toContainText(`Moved: /${top}/${slugOf(second)} leads here`);
  await page.goto(`/${top}/${slugOf(second)}`);
  await expect(page).toHaveURL(`/${top}/${slugOf(first)}/${slugOf(second)}`);

  await page.goto('/admin/redirects');
  await expect(page.getByRole('row', { name: `/${top}/${slugOf(second)} ` })).toContainText('A page moved');
  await expectAccessible(page);

  await page.goto('/admin/site');
  await page.getByRole('button', { name: `More for ${second}` }).click();
  await button(page, 'Delete').click();
  await button(page, 'Yes, delete it').click();
  await expect(notice(page)).toContainText('in the trash');
  await expect(row(page, second)).toHaveCount(0);
});

test('a document is uploaded, offered, replaced and downloaded', { tag: '@journey' }, async ({
  page,
  consoleErrors,
}) => {
  await signInAs(page, 4);
  const title = uniqueTitle('Fees sheet');
  await page.goto('/desk/documents');
  await page.getByLabel('Title').fill(title);
  await page.getByRole('form', { name: 'Add a document' }).getByLabel('Topic').fill('Fees');
  const file = page.getByLabel('File', { exact: true });
  await file.setInputFiles({ name: 'fees.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>') });
  await button(page, 'Upload').click();
  await expect(page.getByRole('alert')).toContainText('not what its name says');
  await file.setInputFiles({ name: 'fees.pdf', mimeType: 'application/pdf', buffer: pdfBytes() });
  await button(page, 'Upload').click();
  await expect(notice(page)).toContainText('Document added');
  await page
    .getByLabel(`Replace ${title}`)
    .setInputFiles({ name: 'fees.docx', mimeType: 'application/x', buffer: docxBytes() });
  await expect(notice(page)).toContainText('is replaced');
  await expectAccessible(page);

  await page.goto('/documents?q=fees');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: title }).click();
  expect((await download).suggestedFilename()).toBe(`${slugOf(title)}.docx`);
  await expectAccessible(page);
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('415')]);
});

test('of a video nothing is loaded before somebody presses play', async ({ page, browser }) => {
  await signInAs(page, 4);
  const title = uniqueTitle('Video page');
  await addPage(page, title);
  await addBlock(page, 'video', 'Video');
  const video = block(page, 'Video');
  await video.getByLabel('Address at YouTube or Vimeo').fill('https://youtu.be/dQw4w9WgXcQ');
  await video.getByLabel('Title').fill('A morning on the bus');
  await video.getByLabel('How long it is, in seconds').fill('130');
  await video.locator('input[type=file]').setInputFiles(pictureFile('bus.jpg', await photograph(120)));
  await video.getByLabel('What it shows').fill('Children at the windows of a bus');
  await expect(video.getByRole('img', { name: 'Children at the windows' })).toBeVisible();
  await page.getByLabel('Now').check();
  await button(page, 'Publish').click();
  await expect(notice(page)).toContainText('Published');

  const context = await browser.newContext();
  const reader = await context.newPage();
  const asked: string[] = [];
  await reader.route(/youtube|vimeo/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: 'playing' });
  });
  const answer = await reader.goto(`/${slugOf(title)}`);
  expect(answer?.headers()['content-security-policy']).toContain('frame-src https://www.youtube-nocookie.com');
  const play = reader.getByRole('link', { name: /Play: A morning on the bus/ });
  await expect(play).toContainText('2 min 10 s. Playing costs about 18 MB of data');
  expect(asked).toEqual([]);
  await play.click();
  await expect(reader.frameLocator('iframe').getByText('playing')).toBeVisible();
  expect(asked).toEqual([expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ/)]);
  const plain = await reader.goto('/about');
  expect(plain?.headers()['content-security-policy']).not.toContain('frame-src');
  await context.close();
});
