import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './console.ts';
import { choice, keptNote } from './drafts.ts';
import { addStory, changeStory, notice, removeStory, signInAs, uniqueTitle } from './editing.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** What readers are answered, who are nobody. */
const publicTitle = async (page: Page, id: number) =>
  ((await (await page.request.get(`/api/news/view/${id}`)).json()) as { story: { title: string } }).story.title;

for (const width of [360, 1440]) {
  test(`a change of a public story is kept beside it and published later, at ${width} px`, {
    tag: width === 1440 ? '@journey' : [],
  }, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    const token = await signInAs(page, 3);
    const story = await addStory(page, token, 'news');
    const changed = uniqueTitle('Changed');
    const title = page.getByLabel('Title');
    await page.goto(`/news/view/${story.id}?edit`);

    await test.step('kept, readers see the story as it was', async () => {
      await title.fill(changed);
      await choice(page, 'Keep the changes').check();
      await expect(page.getByText('Readers go on seeing it as it is.')).toBeVisible();
      await button(page, 'Keep the changes').press('Enter');
      await expect(notice(page)).toContainText('Changes kept. Readers see it as it was.');
      await expect(page.getByRole('heading', { level: 1, name: story.title })).toBeVisible();
      expect(await publicTitle(page, story.id)).toBe(story.title);
    });

    await test.step('the form goes on with it, and says so', async () => {
      await page.goto(`/news/view/${story.id}?edit`);
      await expect(title).toHaveValue(changed);
      await expect(keptNote(page)).toContainText('These are changes that readers do not see yet.');
      await expect(choice(page, 'Keep the changes')).toBeChecked();
      await expectAccessible(page);
    });

    await test.step('published, it is what readers see', async () => {
      await choice(page, 'Published').check();
      await button(page, 'Update').click();
      await expect(notice(page)).toContainText('News Story Edited');
      await expect(page.getByRole('heading', { level: 1, name: changed })).toBeVisible();
      expect(await publicTitle(page, story.id)).toBe(changed);
      await page.goto(`/news/view/${story.id}?edit`);
      await expect(title).toHaveValue(changed);
      await expect(keptNote(page)).toHaveCount(0);
    });
    await removeStory(page, token, 'news', story.id);
  });
}

test('a change waits for its moment, is told to be behind, and is given up', async ({ page }) => {
  test.slow();
  const token = await signInAs(page, 3);
  const story = await addStory(page, token, 'news');
  const title = page.getByLabel('Title');
  await page.goto(`/news/view/${story.id}?edit`);
  await title.fill('Only later');
  await choice(page, 'Publish the changes later').check();
  await button(page, 'Schedule the changes').click();
  await expect(notice(page)).toContainText('Changes kept');

  await page.goto(`/news/view/${story.id}?edit`);
  await expect(keptNote(page)).toContainText(/They will be published on .* at 8:00\./);
  await expect(choice(page, 'Publish the changes later')).toBeChecked();

  // Somebody corrects the public story meanwhile.
  await changeStory(page, token, 'news', story, { title: `${story.title}, corrected` });
  await page.reload();
  await expect(keptNote(page)).toContainText('so they are not published by themselves');
  await expectAccessible(page);
  await button(page, 'Give these changes up').click();
  await expect(button(page, 'No, keep them')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(button(page, 'Give these changes up')).toBeFocused();
  await expect(title).toHaveValue('Only later');
  await button(page, 'Give these changes up').click();
  await button(page, 'Yes, give them up').click();
  await expect(title).toHaveValue(`${story.title}, corrected`);
  await expect(keptNote(page)).toHaveCount(0);
  await removeStory(page, token, 'news', story.id);
});

test('a jump from one editor to another leaves the kept change behind', async ({ page }) => {
  const token = await signInAs(page, 3);
  const name = uniqueTitle('Jump');
  const [plain, changed] = [
    await addStory(page, token, 'news', { title: `${name} plain` }),
    await addStory(page, token, 'news', { title: `${name} changed` }),
  ];
  const title = page.getByLabel('Title');
  await page.goto(`/news/view/${changed.id}?edit`);
  await title.fill('Only kept');
  await choice(page, 'Keep the changes').check();
  await button(page, 'Keep the changes').click();
  await expect(notice(page)).toContainText('Changes kept');

  await page.goto(`/desk/news?q=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name: plain.title, exact: true }).click();
  await expect(title).toHaveValue(plain.title);
  await page.getByRole('link', { name: 'Desk', exact: true }).first().click();
  await expect(page).toHaveURL('/desk');
  await page.locator(`a[href="/news/view/${changed.id}?edit"]`).click();
  await expect(title).toHaveValue('Only kept');
  // As whoever holds the Back button down and chooses from its list.
  await page.evaluate(() => history.go(-2));
  await expect(title).toHaveValue(plain.title);
  await expect(keptNote(page)).toHaveCount(0);
  for (const { id } of [plain, changed]) await removeStory(page, token, 'news', id);
});

test('a change of an event is kept and published', async ({ page }) => {
  const headers = { Authorization: `Bearer ${await signInAs(page, 3)}` };
  const data = { title: uniqueTitle('Fair'), date: '2030-03-08', location: 'Field' };
  const { id } = (await (await page.request.post('/api/events/add', { headers, data })).json()) as { id: number };
  const place = async () =>
    ((await (await page.request.get(`/api/events/view/${id}`)).json()) as { calEvent: { location: string } }).calEvent
      .location;
  await page.goto(`/events/view/${id}?edit`);
  await page.getByLabel('Location').fill('Main hall');
  await choice(page, 'Keep the changes').check();
  await button(page, 'Keep the changes').click();
  await expect(notice(page)).toContainText('Changes kept');
  expect(await place()).toBe('Field');
  await page.goto(`/events/view/${id}?edit`);
  await expect(keptNote(page)).toBeVisible();
  await expect(page.getByLabel('Location')).toHaveValue('Main hall');
  await expect(page.getByLabel('Date', { exact: true }).first()).toHaveValue('2030-03-08');
  await expect(page.locator('input[name=startTime]')).toHaveValue('');
  await choice(page, 'Published').check();
  await button(page, 'Update').click();
  await expect(notice(page)).toContainText('Calendar Event Edited');
  expect(await place()).toBe('Main hall');
  await page.request.delete(`/api/events/delete/${id}`, { headers });
});
