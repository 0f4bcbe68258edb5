import type { Page } from '@playwright/test';
import { documentForm, pdfBytes } from '../support/document-files.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './console.ts';
import { notice, signInAs, uniqueTitle } from './editing.ts';
import { rowOf } from './office.ts';
import { makeAccount } from './own-account.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const file = { name: 'a.pdf', mimeType: 'application/pdf', buffer: pdfBytes('a draft') };

for (const width of [360, 1440]) {
  test(`at ${width} px a document waits as a draft, is shown to somebody by a link, and becomes public`, {
    tag: width === 1440 ? '@journey' : [],
  }, async ({ page, browser }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    await signInAs(page, 3);
    const title = uniqueTitle('Fees to come');
    const other = await (await browser.newContext({ viewport: { width, height: 900 } })).newPage();

    await test.step('it is saved as a draft, which readers do not find', async () => {
      await page.goto('/desk/documents');
      const form = page.getByRole('form', { name: 'Add a document' });
      await form.getByLabel('Title').fill(title);
      await form.getByLabel('Topic').fill('Fees');
      await form.getByLabel('File').setInputFiles(file);
      await form.getByRole('button', { name: 'Save as a draft' }).click();
      await expect(notice(page)).toContainText('Saved as a draft. Readers do not see it.');
      await page.goto(`/desk/documents?state=draft&q=${encodeURIComponent(title)}`);
      await expect(rowOf(page, title)).toContainText('Draft');
      await expectAccessible(page, '/desk/documents');
      await other.goto('/documents');
      await expect(other.getByRole('heading', { level: 1 })).toHaveText('Documents');
      await expect(other.getByText(title)).toHaveCount(0);
    });
    const edit = page.getByRole('link', { name: `Edit ${title}` });
    const id = ((await edit.getAttribute('href')) ?? '').split('/').at(-1);

    await test.step('its editor gets the file all the same', async () => {
      expect((await other.goto(`/documents/${id}`))?.status()).toBe(404);
      const got = page.waitForEvent('download');
      await button(page, title).click();
      expect((await got).suggestedFilename()).toBe(`${title}.pdf`);
    });

    await test.step('somebody without an account sees it by a link, and downloads it', async () => {
      await edit.click();
      await expect(page.getByRole('checkbox', { name: 'A draft' })).toBeChecked();
      await button(page, 'Make a link').click();
      const link = await page.getByRole('textbox', { name: 'Preview link' }).inputValue();
      await expectAccessible(page);
      const answer = await other.goto(link);
      expect(answer?.headers()).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
      await expect(other.getByRole('heading', { level: 1 })).toHaveText(title);
      await expectAccessible(other);
      const got = other.waitForEvent('download');
      await other.getByRole('link', { name: title }).click();
      expect((await got).suggestedFilename()).toContain('.pdf');
    });

    await test.step('published, everybody has it; the notice takes it back', async () => {
      await page.goto(`/desk/documents?q=${encodeURIComponent(title)}`);
      await page.getByRole('checkbox', { name: `Choose ${title}` }).check();
      await region(page, '1 chosen').getByRole('button', { name: 'Publish', exact: true }).click();
      await expect(notice(page)).toContainText('Everybody can download it now.');
      await expect(rowOf(page, title)).toContainText('Published');
      await other.goto('/documents');
      await expect(other.getByRole('link', { name: title })).toBeVisible();
      expect((await other.request.get(`/documents/${id}`)).status()).toBe(200);
      await notice(page).getByRole('button', { name: 'Undo' }).click();
      await expect(rowOf(page, title)).toContainText('Draft');
      await other.reload();
      await expect(other.getByText(title)).toHaveCount(0);
      expect((await other.request.get(`/documents/${id}`)).status()).toBe(404);
    });
    await other.context().close();
  });
}

test('an administrator gives documents to another author, and takes it back', async ({ page }) => {
  test.slow();
  const token = await signInAs(page, 4);
  const heir = await makeAccount(uniqueTitle('Sarah Aber'), 3);
  const title = uniqueTitle('Circular');
  const added = await page.request.post('/api/admin/documents', {
    headers: { Authorization: `Bearer ${token}` },
    multipart: documentForm(pdfBytes(), 'a.pdf', { title, topic: 'Letters' }),
  });
  expect(added.status()).toBe(201);
  await page.goto(`/desk/documents?q=${encodeURIComponent(title)}`);
  const author = rowOf(page, title).locator('td[data-label=Author]');
  const before = await author.innerText();
  await page.getByRole('checkbox', { name: `Choose ${title}` }).check();
  await region(page, '1 chosen').getByRole('button', { name: 'Author' }).click();
  await page.getByRole('combobox', { name: 'New author' }).selectOption({ label: heir.name });
  await button(page, 'Make the author').click();
  await expect(notice(page)).toContainText(`Given to another author: “${title}”.`);
  await expect(author).toHaveText(heir.name);
  await notice(page).getByRole('button', { name: 'Undo' }).click();
  await expect(author).toHaveText(before);
});
