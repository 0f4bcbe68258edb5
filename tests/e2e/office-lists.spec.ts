import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './console.ts';
import { withDatabase } from './database.ts';
import { addStory, changeStory, notice, removeStory, signInAs, uniqueTitle } from './editing.ts';
import { found, heading, rowOf } from './office.ts';
import { makeAccount } from './own-account.ts';

const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name, exact: true });
const tab = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'By state' }).getByRole('link', { name });
const box = (page: Page, title: string) => page.getByRole('checkbox', { name: `Choose ${title}`, exact: true });
const press = (page: Page, name: string) =>
  region(page, /^\d+ chosen$/)
    .getByRole('button', { name, exact: true })
    .click();

for (const width of [360, 1440]) {
  test(`at ${width} px several stories are found, unpublished, taken back, moved and thrown away`, {
    tag: width === 1440 ? '@journey' : [],
  }, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    const token = await signInAs(page, 4);
    const name = uniqueTitle('Monday');
    const one = await addStory(page, token, 'news', { title: `${name} one` });
    const two = await addStory(page, token, 'news', { title: `${name} two` });
    const draft = await addStory(page, token, 'news', { title: `${name} draft`, draft: true });

    await test.step('found by words and by state, which stay in the address', async () => {
      await page.goto('/desk/news');
      await expect(heading(page)).toHaveText('News');
      await page.getByRole('searchbox', { name: 'Search stories' }).fill(name);
      await expect(found(page, '3 stories found')).toBeVisible();
      await tab(page, /^Drafts/).click();
      await expect(found(page, '1 story found')).toBeVisible();
      await expect(rowOf(page, draft.title)).toContainText('Draft');
      await page.reload();
      await expect(found(page, '1 story found')).toBeVisible();
      await tab(page, /^All/).click();
      await expect(found(page, '3 stories found')).toBeVisible();
    });
    await test.step('all of them are unpublished: the draft stays, and it says so', async () => {
      for (const title of [one.title, two.title, draft.title]) await box(page, title).check();
      await press(page, 'Unpublish');
      await expect(notice(page)).toContainText('Unpublished: 2 stories. They are drafts again.');
      await expect(region(page, 'What was not done')).toContainText(`“${draft.title}”: It is a draft already.`);
      await expect(tab(page, /^Drafts/)).toContainText('3');
      expect((await page.request.get(`/api/news/view/${one.id}`)).status()).toBe(404);
    });
    await test.step('and come back as they were', async () => {
      await notice(page).getByRole('button', { name: 'Undo' }).click();
      await expect(tab(page, /^Published/)).toContainText('2');
      const again = await page.request.get(`/api/news/view/${one.id}`);
      expect(((await again.json()) as { story: { createdAt: string } }).story.createdAt).toBe(
        (one as unknown as { createdAt: string }).createdAt,
      );
    });
    await test.step('two are moved to the alumni, and their link follows', async () => {
      for (const title of [one.title, two.title]) await box(page, title).check();
      await press(page, 'Category');
      await page.getByRole('combobox', { name: 'Category' }).last().selectOption({ label: 'Alumni' });
      await page.getByRole('button', { name: 'Move there' }).click();
      await expect(notice(page)).toContainText('Moved: 2 stories.');
      await expect(rowOf(page, one.title)).toContainText('Alumni');
      await expect(page.getByRole('link', { name: one.title, exact: true })).toHaveAttribute(
        'href',
        `/alumni/alnews/view/${one.id}?edit`,
      );
    });
    await test.step('what somebody has saved meanwhile is left alone', async () => {
      await changeStory(page, token, 'news', two, { title: `${name} two, newer` });
      await box(page, one.title).check();
      await region(page, '1 chosen').getByRole('checkbox', { name: 'Choose all on this page' }).check();
      await expect(region(page, '3 chosen')).toBeVisible();
      await press(page, 'Trash');
      await expect(notice(page)).toContainText('Moved to the trash: 2 stories.');
      await expect(region(page, 'What was not done')).toContainText('You have saved this since you opened it');
      await expect(rowOf(page, `${name} two, newer`)).toBeVisible();
      await notice(page).getByRole('button', { name: 'Undo' }).click();
      await expect(found(page, '3 stories found')).toBeVisible();
    });
    await expectAccessible(page, '/desk/news', { themes: ['light', 'dark'] });
    for (const { id } of [one, two, draft]) await removeStory(page, token, 'news', id);
  });
}

test('what is read most stands first, by the head of its column and on a phone by a choice', async ({ page }) => {
  const token = await signInAs(page, 4);
  const name = uniqueTitle('Read');
  const [often, never, once] = [
    await addStory(page, token, 'news', { title: `${name} often` }),
    await addStory(page, token, 'news', { title: `${name} never` }),
    await addStory(page, token, 'news', { title: `${name} once` }),
  ];
  await withDatabase((client) =>
    client.query(
      `insert into story_views (story_id, day, count) values ($1, '2026-01-01', 2100), ($2, '2026-01-01', 1)`,
      [often.id, once.id],
    ),
  );
  await page.goto(`/desk/news?q=${encodeURIComponent(name)}`);
  const counts = page.locator('td[data-label=Views]');
  const views = page.getByRole('columnheader', { name: 'Views' });
  await views.getByRole('link').click();
  await expect(views).toHaveAttribute('aria-sort', 'descending');
  await expect(counts).toHaveText(['2,100', '1', '0']);
  await page.setViewportSize({ width: 360, height: 800 });
  const order = page.getByRole('combobox', { name: 'Order' });
  await order.selectOption('Views: least read first');
  await expect(counts).toHaveText(['0', '1', '2,100']);
  for (const { id } of [often, never, once]) await removeStory(page, token, 'news', id);
});

test('by the keyboard alone a draft is chosen and published, and taken back', async ({ page }) => {
  const token = await signInAs(page, 4);
  const draft = await addStory(page, token, 'articles', { title: uniqueTitle('Keys'), draft: true });
  await page.goto(`/desk/blog?q=${encodeURIComponent(draft.title)}`);
  await box(page, draft.title).focus();
  await page.keyboard.press('Space');
  await expect(region(page, '1 chosen')).toBeVisible();
  await region(page, '1 chosen').getByRole('button', { name: 'Publish', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(notice(page)).toContainText(`Published: “${draft.title}”. Readers see it now.`);
  // The bar is gone, and the focus is on what can be taken back.
  await page.keyboard.press('Tab');
  await expect(notice(page).getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rowOf(page, draft.title)).toContainText('Draft');
  await removeStory(page, token, 'articles', draft.id);
});

test('an author finds what is theirs, and a story gets another author', async ({ page, browser }) => {
  const author = await makeAccount(uniqueTitle('Sarah Aber'), 2);
  const token = await signInAs(page, 4);
  const story = await addStory(page, token, 'news', { title: uniqueTitle('Handed over') });
  await page.goto(`/desk/news?q=${encodeURIComponent(story.title)}`);
  await box(page, story.title).check();
  await press(page, 'Author');
  await page.getByRole('combobox', { name: 'New author' }).selectOption({ label: author.name });
  await page.getByRole('button', { name: 'Make the author' }).click();
  await expect(notice(page)).toContainText('Given to another author');
  await expect(rowOf(page, story.title)).toContainText(author.name);

  const context = await browser.newContext();
  const own = await context.newPage();
  const answer = await own.request.post('/api/users/login', { data: { user: author.email, pwd: author.password } });
  expect(answer.status()).toBe(200);
  await own.addInitScript(() => localStorage.setItem('signed-in', '1'));
  await own.goto('/desk');
  await own.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'News' }).click();
  await expect(found(own, '1 story')).toBeVisible();
  await expect(rowOf(own, story.title)).toContainText('You');
  await box(own, story.title).check();
  await expect(region(own, '1 chosen').getByRole('button')).toHaveText(['Unpublish', 'Category', 'Trash', '']);
  await context.close();
  await removeStory(page, token, 'news', story.id);
  await page.goto('/desk/nothing');
  await expect(heading(page)).toContainText('Not Found');
});

test('on a tablet the titles have room', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await signInAs(page, 4);
  await page.goto('/desk/news');
  const title = page.locator('.thing > span').first();
  await expect(title).toBeVisible();
  await expect.poll(async () => (await title.boundingBox())?.width).toBeGreaterThan(150);
  await expectAccessible(page, '/desk/news', { widths: [768] });
});
