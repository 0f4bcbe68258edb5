import type { Page } from '@playwright/test';
import { documentForm, pdfBytes } from '../support/document-files.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './console.ts';
import { notice, signInAs, uniqueTitle } from './editing.ts';
import { found, heading, rowOf } from './office.ts';

const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name, exact: true });
const box = (page: Page, title: string) => page.getByRole('checkbox', { name: `Choose ${title}`, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const list = (page: Page) => region(page, 'Documents');

async function upload(page: Page, token: string, title: string, topic: string, downloads: number): Promise<number> {
  const answer = await page.request.post('/api/admin/documents', {
    headers: { Authorization: `Bearer ${token}` },
    multipart: documentForm(pdfBytes(), 'a.pdf', { title, topic }),
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id } = (await answer.json()) as { id: number };
  for (let n = 0; n < downloads; n++) expect((await page.request.get(`/documents/${id}`)).status()).toBe(200);
  return id;
}

for (const width of [360, 1440]) {
  test(`at ${width} px an editor finds documents, moves several to a topic, takes it back and deletes them`, {
    tag: width === 1440 ? '@journey' : [],
  }, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    const token = await signInAs(page, 3);
    const name = uniqueTitle('Circular');
    const [one, two, three] = [`${name} one`, `${name} two`, `${name} three`];
    const topic = uniqueTitle('Letters');
    await upload(page, token, one, topic, 1);
    await upload(page, token, two, topic, 3);
    const last = await upload(page, token, three, 'Fees', 0);

    await test.step('found by words, topic and order, which stay in the address', async () => {
      await page.goto('/desk/documents');
      await expect(heading(page)).toHaveText('Documents');
      await page.getByRole('searchbox', { name: 'Search documents' }).fill(name);
      await expect(found(page, '3 documents found')).toBeVisible();
      await page.getByRole('combobox', { name: 'Topic' }).last().selectOption(topic);
      await expect(found(page, '2 documents found')).toBeVisible();
      const author = await rowOf(page, one).locator('td[data-label=Author]').innerText();
      await page.getByRole('combobox', { name: 'Author' }).selectOption(author);
      await expect(page).toHaveURL(/[?&]author=\d+/);
      await expect(found(page, '2 documents found')).toBeVisible();
      const inOrder = () => list(page).getByRole('row').filter({ hasText: name }).allInnerTexts();
      await page.goto(`${page.url()}&sort=-downloads`);
      await expect(found(page, '2 documents found')).toBeVisible();
      await expect.poll(async () => (await inOrder()).map((text) => text.includes('one'))).toEqual([false, true]);
      await page.reload();
      await expect(rowOf(page, two)).toContainText('3');
      await page.goto(`/desk/documents?q=${encodeURIComponent(name)}`);
      await expect(found(page, '3 documents found')).toBeVisible();
    });
    await expectAccessible(page, '/desk/documents');
    await test.step('two are moved to a new topic, and back to where each was', async () => {
      for (const title of [one, three]) await box(page, title).check();
      await region(page, '2 chosen').getByRole('button', { name: 'Topic' }).click();
      await page.getByRole('combobox', { name: 'New topic' }).fill('Archive');
      await button(page, 'Move there').click();
      await expect(notice(page)).toContainText('Moved to Archive: 2 documents.');
      await expect(rowOf(page, one)).toContainText('Archive');
      await notice(page).getByRole('button', { name: 'Undo' }).click();
      await expect(rowOf(page, one)).toContainText(topic);
      await expect(rowOf(page, three)).toContainText('Fees');
    });
    await test.step('before one is deleted it says for how long it can come back', async () => {
      await button(page, `Delete ${three}`).click();
      await expect(region(page, 'Delete documents')).toContainText('brought back from the trash for 30 days');
      await button(page, 'No, keep it').click();
      await expect(button(page, `Delete ${three}`)).toBeFocused();
      await button(page, `Delete ${three}`).click();
      await button(page, 'Yes, delete it').click();
      await expect(notice(page)).toContainText(`Deleted: “${three}”.`);
      expect((await page.request.get(`/documents/${last}`)).status()).toBe(404);
    });
    await test.step('while one is asked about, the bar is of those that are chosen', async () => {
      await button(page, `Delete ${one}`).click();
      await box(page, two).check();
      await region(page, '1 chosen').getByRole('button', { name: 'Unpublish' }).click();
      await expect(notice(page)).toContainText(`“${two}”`);
      await expect(rowOf(page, two)).toContainText('Draft');
      await expect(rowOf(page, one)).toContainText('Published');
      await expect(region(page, 'Delete documents')).toHaveCount(0);
      await button(page, 'Close this notice').click();
      await button(page, `Delete ${one}`).click();
      await page.getByRole('searchbox', { name: 'Search documents' }).fill(two);
      await expect(found(page, '1 document found')).toBeVisible();
      await expect(region(page, 'Delete documents')).toHaveCount(0);
      await page.goto(`/desk/documents?q=${encodeURIComponent(name)}`);
    });
    await test.step('and what a colleague has replaced meanwhile stays', async () => {
      const id = await upload(page, token, three, topic, 0);
      await page.reload();
      for (const title of [one, two, three]) await box(page, title).check();
      await page.request.put(`/api/admin/documents/${id}/file`, {
        headers: { Authorization: `Bearer ${token}` },
        multipart: documentForm(pdfBytes('newer'), 'a.pdf'),
      });
      await region(page, '3 chosen').getByRole('button', { name: 'Delete' }).click();
      await expectAccessible(page, '/desk/documents');
      await button(page, 'Yes, delete them').click();
      await expect(notice(page)).toContainText('Deleted: 2 documents.');
      await expect(region(page, 'What was not done')).toContainText(`“${three}”: You have saved this since`);
      await expect(rowOf(page, three)).toBeVisible();
    });
  });
}
