import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './console.ts';
import { notice, photograph, pictureFile, signInAs, uniqueTitle } from './editing.ts';
import { found, heading, rowOf } from './office.ts';

const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name, exact: true });
const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `Choose ${name}`, exact: true });
const main = (page: Page) => page.getByRole('main');
/** Asked without the account, as a reader does. */
const statusFor = async (page: Page, id: number) => (await page.request.get(`/api/alum/view/${id}`)).status();

/** What an administrator sends for somebody is public at once. */
async function addAlumnus(page: Page, token: string, name: string): Promise<number> {
  const headers = { Authorization: `Bearer ${token}` };
  const file = pictureFile('me.jpg', await photograph(150));
  const upload = await page.request.post('/api/singleUpload', { headers, multipart: { name: 'me.jpg', file } });
  const { name: picture } = (await upload.json()) as { name: string };
  const person = { name, email: 'off@alumni.example', phone: '+256772418331', classOf: 2004 };
  const data = { ...person, alumDetails: 'She runs a bakery.', picture };
  const answer = await page.request.post('/api/alum/add', { headers, data });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { id: number }).id;
}

for (const width of [360, 1440]) {
  test(`at ${width} px alumni are unpublished from their list, found among what waits, and taken back`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    const token = await signInAs(page, 4);
    const name = uniqueTitle('Nakabugo');
    const [one, two] = [`${name} A`, `${name} B`];
    const ids = [await addAlumnus(page, token, one), await addAlumnus(page, token, two)];
    await page.goto(`/desk/alumni?q=${encodeURIComponent(name)}`);
    await expect(found(page, '2 alumni found')).toBeVisible();
    for (const who of [one, two]) await box(page, who).check();
    await expectAccessible(page, '/desk/alumni', { widths: [width] });
    await region(page, '2 chosen').getByRole('button', { name: 'Unpublish', exact: true }).click();
    await expect(notice(page)).toContainText('Unpublished: 2 alumni. They wait among the testimonials again.');
    await expect(rowOf(page, one)).toContainText('Waits for review');
    for (const id of ids) expect(await statusFor(page, id)).toBe(404);

    await notice(page).getByRole('button', { name: 'Undo' }).click();
    await expect(rowOf(page, two)).toContainText('Published');
    for (const id of ids) expect(await statusFor(page, id)).toBe(200);

    await test.step('one of them on their own page', async () => {
      await page.goto(`/alum/view/${ids[0]}`);
      await main(page).getByRole('button', { name: 'Unpublish', exact: true }).click();
      await expect(notice(page)).toContainText(`Unpublished: ${one} waits among the testimonials again.`);
      await expect(main(page)).toContainText('Waiting for approval');
      expect(await statusFor(page, ids[0] ?? 0)).toBe(404);
    });
    await test.step('and the filters of what waits find them', async () => {
      await page.goto('/admin/testimonials');
      await expect(heading(page)).toHaveText('Testimonials');
      await page.getByRole('combobox', { name: 'Class' }).selectOption('2004');
      await expect(page.getByRole('article', { name: one, exact: true })).toBeVisible();
      await expect(page).toHaveURL('/admin/testimonials?year=2004');
      await page.getByRole('combobox', { name: 'Spam' }).selectOption('May be spam');
      await expect(page.getByRole('article', { name: one, exact: true })).toHaveCount(0);
      await page.getByRole('link', { name: 'Show all' }).click();
      await page.getByRole('searchbox', { name: 'Search testimonials' }).fill(name);
      await expect(found(page, '1 testimonial found')).toBeVisible();
      await page.getByLabel('To', { exact: true }).fill('2020-01-01');
      await expect(found(page, '0 testimonials found')).toBeVisible();
      await expectAccessible(page, '/admin/testimonials', { widths: [width] });
    });
    for (const id of ids) {
      await page.request.delete(`/api/alum/delete/${id}`, { headers: { Authorization: `Bearer ${token}` } });
    }
  });
}
