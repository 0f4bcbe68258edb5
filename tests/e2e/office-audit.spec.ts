import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './console.ts';
import { addStory, notice, photograph, pictureFile, removeStory, signInAs, uniqueTitle } from './editing.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const rowOf = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });
const addresses = ['/admin/settings', '/admin/audit', '/admin/trash', '/admin/testimonials'];

for (const role of [1, 2, 3]) {
  test(`role ${role} is turned away`, async ({ page }) => {
    await signInAs(page, role);
    for (const path of role === 3 ? addresses : ['/admin/audit']) {
      await page.goto(path);
      await expect(page, path).toHaveURL('/unauthorized');
    }
  });
}

test('what was deleted is found in the log and in the trash, and comes back with one click', {
  tag: '@journey',
}, async ({ page }) => {
  const token = await signInAs(page, 4);
  const { id, title } = await addStory(page, token, 'news', { title: uniqueTitle('Lost and found') });
  await removeStory(page, token, 'news', id);

  await page.goto('/admin/audit');
  await page.getByLabel('Search the log').fill(title);
  await expect(page.getByRole('status').filter({ hasText: '2 entries found' })).toBeVisible();
  await page.getByLabel('Kind').selectOption('event');
  await expect(page.getByText('No entries were found.')).toBeVisible();
  await page.getByLabel('Kind').selectOption('news');
  await expect(rowOf(page, title)).toHaveCount(2);
  await page.getByLabel('From').fill('2026-01-01');
  await expect(page).toHaveURL(/from=2026-01-01/);
  const event = rowOf(page, 'deleted');
  const person = await event.getByRole('link').last().innerText();
  await page.getByLabel('Person').selectOption({ label: person });
  await expect(page).toHaveURL(/actor=\d+/);
  await expect(rowOf(page, title)).toHaveCount(2);

  await rowOf(page, 'deleted').getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(/\/admin\/trash\?/);
  // The log had two rows, and may still be there for a moment.
  await expect(rowOf(page, title)).toHaveCount(1);
  await expect(rowOf(page, title)).toContainText(person);
  await rowOf(page, title)
    .getByRole('button', { name: `Restore ${title}` })
    .click();
  await expect(notice(page)).toContainText(`Restored: ${title}`);
  await expect(page.locator('#main')).toBeFocused();
  await expect(rowOf(page, title)).toHaveCount(0);
  await notice(page).getByRole('link', { name: 'View' }).click();
  await expect(page).toHaveURL(`/news/view/${id}`);
  await expect(heading(page)).toHaveText(title);
  await removeStory(page, token, 'news', id);
});

test('a page made in the office is found by its line in the log, comes back, and is shown where it is written', async ({
  page,
}) => {
  const headers = { Authorization: `Bearer ${await signInAs(page, 4)}` };
  const title = uniqueTitle('Boarding');
  const data = { title, slug: title.toLowerCase().replaceAll(' ', '-'), parentId: null };
  const made = await page.request.post('/api/admin/pages', { headers, data });
  const { id } = (await made.json()) as { id: string };
  await page.request.delete(`/api/admin/pages/${id}`, { headers });

  await page.goto(`/admin/audit?${new URLSearchParams({ q: title, kind: 'page' })}`);
  await expect(page.getByLabel('Kind').locator('option')).toContainText(['Notice', 'Document', 'Redirect']);
  await expect(rowOf(page, 'added').getByRole('link', { name: title })).toHaveAttribute('href', `/desk/pages/${id}`);
  await rowOf(page, 'deleted').getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(/\/admin\/trash\?/);
  await page.getByRole('button', { name: `Restore ${title}` }).click();
  await notice(page).getByRole('link', { name: 'View' }).click();
  await expect(page).toHaveURL(`/desk/pages/${id}`);
  await expect(heading(page)).toContainText(title);
  await page.request.delete(`/api/admin/pages/${id}`, { headers });
});

test('a testimonial is read with its picture, refused, brought back and approved', async ({ page, request }) => {
  const name = uniqueTitle('Grace Nakimuli');
  const upload = await request.post('/api/singleUpload', {
    multipart: { name: 'grace.jpg', file: pictureFile('grace.jpg', await photograph(160)) },
  });
  const picture = ((await upload.json()) as { name: string }).name;
  const alumDetails = 'Where are you now, and what do you do?\nI am a nurse in Mbarara.';
  const person = { name, email: 'grace@mail.example', phone: '+256 772 000444', classOf: 2003 };
  const added = await request.post('/api/alum/add', { data: { ...person, alumDetails, picture } });
  const { id } = (await added.json()) as { id: number };

  const token = await signInAs(page, 4);
  await page.goto(`/admin/testimonials?q=${encodeURIComponent(name)}`);
  const card = page.getByRole('article', { name });
  await expect(card).toContainText('I am a nurse in Mbarara.');
  await expect(card.getByRole('link', { name: 'grace@mail.example' })).toBeVisible();
  const photo = card.getByRole('img', { name: `Sent by ${name}` });
  await expect(photo).toHaveAttribute('src', /^blob:/);
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(card.getByRole('link', { name: /^Edit/ })).toHaveAttribute('href', `/alum/view/${id}?edit`);

  await card.getByRole('button', { name: /^Refuse/ }).click();
  await expect(card).toHaveCount(0);
  await expect(notice(page)).toContainText('is in the trash.');
  await notice(page).getByRole('button', { name: 'Undo' }).click();
  await expect(card).toBeVisible();
  await card.getByRole('button', { name: /^Approve/ }).click();
  await expect(card).toHaveCount(0);
  await expect(notice(page)).toContainText(`Approved: ${name} is in the directory.`);
  await notice(page).getByRole('link', { name: 'View' }).click();
  await expect(page).toHaveURL(`/alum/view/${id}`);
  await expect(heading(page)).toContainText(name);

  const headers = { Authorization: `Bearer ${token}` };
  // Another test may be adding to the same list.
  type Listed = { id: number; title: string };
  const list = (await (await page.request.get('/api/articles?cat=1')).json()) as { main: Listed; docs: Listed[] };
  const story = [list.main, ...list.docs].find((one) => one.title.includes(name));
  await removeStory(page, token, 'articles', story?.id ?? 0);
  await page.request.delete(`/api/alum/delete/${id}`, { headers });
});

test('every page is accessible', async ({ page }) => {
  test.slow();
  await signInAs(page, 4);
  for (const path of addresses.slice(1)) {
    await page.goto(path);
    await expect(heading(page)).toBeVisible();
    await expectAccessible(page, path);
  }
});
