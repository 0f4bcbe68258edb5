import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './console.ts';
import { notice, signInAs, uniqueTitle } from './editing.ts';
import { found, rowOf } from './office.ts';

const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name, exact: true });
const box = (page: Page, title: string) => page.getByRole('checkbox', { name: `Choose ${title}`, exact: true });
const press = (page: Page, name: string) =>
  region(page, /^\d+ chosen$/)
    .getByRole('button', { name, exact: true })
    .click();

async function addPage(page: Page, token: string, title: string) {
  const headers = { Authorization: `Bearer ${token}` };
  const slug = title.toLowerCase().replaceAll(' ', '-');
  const data = { title, slug, parentId: null };
  const answer = await page.request.post('/api/admin/pages', { headers, data });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id } = (await answer.json()) as { id: string };
  const statusFor = async () => (await page.request.get(`/api/pages/view/${id}`)).status();
  return { title, statusFor, remove: () => page.request.delete(`/api/admin/pages/${id}`, { headers }) };
}

for (const width of [360, 1440]) {
  test(`at ${width} px several pages are published, hidden, shown and taken back`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    const token = await signInAs(page, 4);
    const name = uniqueTitle('Several');
    const [one, two] = [await addPage(page, token, `${name} one`), await addPage(page, token, `${name} two`)];
    const chooseBoth = async () => {
      for (const { title } of [one, two]) await box(page, title).check();
    };
    await page.goto(`/desk/pages?q=${encodeURIComponent(name)}`);
    await expect(found(page, '2 pages found')).toBeVisible();

    await test.step('both drafts are published', async () => {
      await chooseBoth();
      await expectAccessible(page, page.url(), { widths: [width] });
      await chooseBoth();
      await press(page, 'Publish');
      await expect(notice(page)).toContainText('Published: 2 pages. Readers see them now.');
      expect([await one.statusFor(), await two.statusFor()]).toEqual([200, 200]);
    });
    await test.step('both are hidden, of which one is so already, and shown again', async () => {
      await box(page, one.title).check();
      await press(page, 'Hide');
      await expect(notice(page)).toContainText(`Hidden: “${one.title}”. It is in no menu and no list.`);
      await expect(rowOf(page, one.title)).toContainText('Hidden');
      await chooseBoth();
      await press(page, 'Hide');
      await expect(region(page, 'What was not done')).toContainText(`“${one.title}”: It is hidden already.`);
      await expect(rowOf(page, two.title)).toContainText('Hidden');
      await chooseBoth();
      await press(page, 'Show');
      await expect(notice(page)).toContainText('Shown: 2 pages. Menus and lists have them again.');
      await expect(rowOf(page, one.title)).toContainText('Published');
    });
    await test.step('unpublished by mistake, they are taken back', async () => {
      await chooseBoth();
      await press(page, 'Unpublish');
      await expect(notice(page)).toContainText('Unpublished: 2 pages. They are drafts again.');
      expect([await one.statusFor(), await two.statusFor()]).toEqual([404, 404]);
      await notice(page).getByRole('button', { name: 'Undo' }).click();
      await expect(rowOf(page, two.title)).toContainText('Published');
      expect([await one.statusFor(), await two.statusFor()]).toEqual([200, 200]);
    });
    for (const { remove } of [one, two]) await remove();
  });
}
