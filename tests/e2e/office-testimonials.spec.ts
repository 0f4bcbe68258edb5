import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './console.ts';
import { notice, photograph, pictureFile, signInAs, uniqueTitle } from './editing.ts';

const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name, exact: true });
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const box = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: `Choose the testimonial of ${name}`, exact: true });

async function send(page: Page, name: string): Promise<number> {
  const upload = await page.request.post('/api/singleUpload', {
    multipart: { name: 'grace.jpg', file: pictureFile('grace.jpg', await photograph(160)) },
  });
  const picture = ((await upload.json()) as { name: string }).name;
  const person = { name, email: 'several@mail.example', phone: '+256 772 000444', classOf: 2003 };
  const added = await page.request.post('/api/alum/add', { data: { ...person, alumDetails: `By ${name}.`, picture } });
  expect(added.status(), await added.text()).toBe(201);
  return ((await added.json()) as { id: number }).id;
}

for (const width of [360, 1440]) {
  test(`at ${width} px several testimonials are refused, brought back and approved; one that is stays`, {
    tag: width === 1440 ? '@journey' : [],
  }, async ({ page, browser }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    // What somebody sends who is not signed in waits.
    const stranger = await (await browser.newContext()).newPage();
    const name = uniqueTitle('Grace');
    const [one, two] = [`${name} A`, `${name} B`];
    const ids = [await send(stranger, one), await send(stranger, two)];
    await stranger.context().close();
    const headers = { Authorization: `Bearer ${await signInAs(page, 4)}` };
    await page.goto(`/admin/testimonials?q=${encodeURIComponent(name)}`);
    await expect(page.getByRole('article')).toHaveCount(2);
    await page.getByRole('combobox', { name: 'Order' }).selectOption({ label: 'Name: Z to A' });
    await expect(page).toHaveURL(/sort=-name/);
    await expect(page.getByRole('article').first()).toContainText(two);

    await box(page, one).check();
    await region(page, '1 chosen').getByRole('checkbox', { name: 'Choose all on this page' }).check();
    await expectAccessible(page, '/admin/testimonials');
    await region(page, '2 chosen').getByRole('button', { name: 'Refuse' }).click();
    await expect(notice(page)).toContainText('Refused: 2 testimonials. They are in the trash.');
    await expect(page.getByRole('article')).toHaveCount(0);
    await notice(page).getByRole('button', { name: 'Undo' }).click();
    await expect(card(page, one)).toBeVisible();
    await expect(card(page, two)).toBeVisible();

    for (const who of [one, two]) await box(page, who).check();
    // A colleague is quicker with one of them.
    expect((await page.request.post(`/api/alum/approve/${ids[0]}`, { headers })).status()).toBe(200);
    await region(page, '2 chosen').getByRole('button', { name: 'Approve' }).click();
    await expect(notice(page)).toContainText(`Approved: the testimonial of ${two}.`);
    await expect(region(page, 'What was not done')).toContainText(`“${one}”: `);
    await page.getByRole('link', { name: 'Approved', exact: true }).click();
    await expect(page).toHaveURL('/desk/alumni?state=public');
    for (const id of ids) await page.request.delete(`/api/alum/delete/${id}`, { headers });
    const posts = await page.request.get('/api/articles?cat=1');
    const { main, docs } = (await posts.json()) as Record<'main', Post> & { docs: Post[] };
    for (const post of [main, ...docs].filter(({ title }) => title.includes(name))) {
      await page.request.delete(`/api/articles/delete/${post.id}`, { headers });
    }
  });
}

type Post = { id: number; title: string };
