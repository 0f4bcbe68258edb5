import type { Page } from '@playwright/test';
import { documentForm, pdfBytes } from '../support/document-files.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './console.ts';
import { notice, signInAs, uniqueTitle } from './editing.ts';
import { heading, rowOf } from './office.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function add(page: Page, token: string, path: string, data: object) {
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await page.request.post(`/api/admin/${path}`, { headers, data });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { id: unknown }).id;
}

async function restore(page: Page, title: string) {
  await page.goto(`/admin/trash?q=${encodeURIComponent(title)}`);
  await button(page, `Restore ${title}`).click();
  await expect(notice(page)).toContainText(`Restored: ${title}`);
}

test('a notice and a document come back from the trash, and an older version of a campus', { tag: '@journey' }, async ({
  page,
}) => {
  test.slow();
  const token = await signInAs(page, 4);
  const name = uniqueTitle('Structure');
  const headers = { Authorization: `Bearer ${token}` };
  const multipart = documentForm(pdfBytes(), 'a.pdf', { title: `${name} sheet`, topic: 'Fees' });
  const uploaded = await page.request.post('/api/admin/documents', { headers, multipart });
  const { id: document } = (await uploaded.json()) as { id: number };

  await test.step('the notice', async () => {
    const term = { beginsAt: '2089-01-05T06:00:00.000Z', endsAt: null };
    const id = await add(page, token, 'notices', { name: `${name} notice`, urgent: false, ...term });
    await page.goto(`/admin/notices/${id}`);
    await button(page, 'Delete this notice').click();
    await expect(notice(page)).toContainText(`${name} notice is deleted.`);
    await restore(page, `${name} notice`);
    await page.goto('/admin/notices');
    await expect(rowOf(page, `${name} notice`)).toBeVisible();
  });
  await test.step('the document, whose file is not there meanwhile', async () => {
    await page.goto(`/desk/documents/${document}`);
    await expect(heading(page)).toHaveText(`${name} sheet`);
    await expectAccessible(page, '/desk/documents/1');
    await button(page, 'Delete this document').click();
    await expect(notice(page)).toContainText(`${name} sheet is deleted.`);
    expect((await page.request.get(`/documents/${document}`)).status()).toBe(404);
    await restore(page, `${name} sheet`);
    expect((await page.request.get(`/documents/${document}`)).status()).toBe(200);
  });
  await test.step('the campus, as it was before', async () => {
    const id = await add(page, token, 'campuses', {
      name: `${name} hill`,
      slug: `hill-${Date.now()}`,
      hours: '8 to 4',
    });
    await page.goto(`/admin/campuses/${id}`);
    await page.getByLabel('Office hours').fill('9 to 5');
    await button(page, 'Update').click();
    await expect(notice(page)).toContainText('is saved.');
    await page.goto(`/admin/campuses/${id}`);
    await page.getByText('History', { exact: true }).click();
    await page.locator('.history li').nth(1).getByRole('button').click();
    await button(page, 'Bring this version back').click();
    await expect(notice(page)).toContainText('is saved.');
    await page.goto(`/admin/campuses/${id}`);
    await expect(page.getByLabel('Office hours')).toHaveValue('8 to 4');
    await button(page, 'Delete this campus').click();
    await expect(notice(page)).toContainText(`${name} hill is deleted.`);
  });
});

test('the hiding of a page is taken back where it is told', async ({ page }) => {
  const token = await signInAs(page, 4);
  const title = uniqueTitle('Outings');
  const id = await add(page, token, 'pages', { title, slug: `outings-${Date.now()}`, parentId: null });
  const isHidden = async () => {
    const answer = await page.request.get('/api/admin/pages', { headers: { Authorization: `Bearer ${token}` } });
    const { pages } = (await answer.json()) as { pages: { id: unknown; hidden: boolean }[] };
    return pages.find((one) => one.id === id)?.hidden;
  };
  await page.goto('/admin/site');
  await button(page, `More for ${title}`).click();
  await button(page, 'Hide from menus and lists').click();
  await expect(notice(page)).toContainText(`${title} is hidden`);
  expect(await isHidden()).toBe(true);
  await notice(page).getByRole('button', { name: 'Undo' }).click();
  await expect(notice(page)).toContainText(`${title} is shown`);
  expect(await isHidden()).toBe(false);
});
