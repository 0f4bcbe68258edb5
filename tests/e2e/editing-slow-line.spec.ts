import type { Page } from '@playwright/test';
import { expect, test } from './console.ts';
import { addStory, changeStory, holdRequests, notice, removeStory, signInAs } from './editing.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const offers = (page: Page) => page.getByRole('region', { name: 'Unsaved changes' });

test('words typed while a save is under way are offered when the editor is opened again', async ({ page }) => {
  const token = await signInAs(page, 3);
  const { id } = await addStory(page, token, 'news');
  const title = page.getByLabel('Title');
  await page.goto(`/news/view/${id}?edit`);
  await title.fill('A title');
  const letGo = await holdRequests(page, '**/api/news/edit/*');
  await button(page, 'Update').click();
  await expect(button(page, 'Saving…')).toBeVisible();
  await title.fill('A title, and more');
  letGo();
  await expect(notice(page)).toContainText('News Story Edited');
  await expect(heading(page)).toHaveText('A title');

  await page.goto(`/news/view/${id}?edit`);
  await expect(title).toHaveValue('A title');
  await expect(offers(page)).toContainText('A title, and more');
  await button(page, 'Restore').click();
  await expect(title).toHaveValue('A title, and more');
  // They were typed over what is saved, so they are in nobody's way.
  await button(page, 'Update').click();
  await expect(notice(page)).toContainText('News Story Edited');
  await expect(heading(page)).toHaveText('A title, and more');
  await page.goto(`/news/view/${id}?edit`);
  await expect(title).toHaveValue('A title, and more');
  await expect(offers(page)).toHaveCount(0);
  await removeStory(page, token, 'news', id);
});

test('whoever goes elsewhere while a save is under way finds what was typed on', async ({ page, consoleErrors }) => {
  const token = await signInAs(page, 3);
  const story = await addStory(page, token, 'news', { draft: true });
  const title = page.getByLabel('Title');
  await page.goto(`/news/view/${story.id}?edit`);
  await title.fill('Sent');
  const letGo = await holdRequests(page, '**/api/news/edit/*');
  await button(page, 'Save draft').click();
  await expect(button(page, 'Saving…')).toBeVisible();
  await title.fill('Sent, and typed on');
  await page.getByRole('link', { name: 'Desk', exact: true }).first().click();
  await expect(page).toHaveURL('/desk');
  letGo();
  await expect(notice(page)).toContainText('Draft saved');
  await page.goto(`/news/view/${story.id}?edit`);
  await expect(title).toHaveValue('Sent');
  await expect(offers(page)).toHaveCount(1);
  await expect(offers(page)).toContainText('Sent, and typed on');
  await removeStory(page, token, 'news', story.id);
  // The server shows no draft to strangers; the browser asks again, signed in.
  consoleErrors.length = 0;
});

for (const draft of [false, true]) {
  const what = draft ? 'draft' : 'public story';
  test(`an earlier version of a ${what} comes back, and unsaved words are offered`, async ({ page, consoleErrors }) => {
    const token = await signInAs(page, 3);
    const story = await addStory(page, token, 'news', { draft });
    await changeStory(page, token, 'news', story, { title: 'Changed since', draft });
    const title = page.getByLabel('Title');
    await page.goto(`/news/view/${story.id}?edit`);
    await title.fill('Never saved');
    await page.getByText('History', { exact: true }).click();
    await page.locator('.history li').last().getByRole('button').first().click();
    await button(page, 'Bring this version back').click();
    await expect(notice(page)).toContainText(draft ? 'Draft saved' : 'News Story Edited');
    // A draft stays open; what is public is read.
    if (!draft) await page.goto(`/news/view/${story.id}?edit`);
    await expect(title).toHaveValue(story.title);
    await expect(offers(page)).toHaveCount(1);
    await expect(offers(page)).toContainText('Never saved');
    await button(page, 'Restore').click();
    await expect(title).toHaveValue('Never saved');
    await removeStory(page, token, 'news', story.id);
    if (draft) consoleErrors.length = 0;
  });
}

test('an answer that breaks off is told, and the save is tried again', async ({ page }) => {
  const token = await signInAs(page, 3);
  const { id } = await addStory(page, token, 'news');
  await page.goto(`/news/view/${id}?edit`);
  await page.getByLabel('Title').fill('Sent twice');
  const half = { status: 200, contentType: 'application/json', body: '{"id":' };
  await page.route('**/api/news/edit/*', (route) => route.fulfill(half));
  await button(page, 'Update').click();
  await expect(page.getByRole('alert').filter({ hasText: 'did not answer' })).toBeFocused();
  await page.unroute('**/api/news/edit/*');
  await button(page, 'Update').click();
  await expect(notice(page)).toContainText('News Story Edited');
  await expect(heading(page)).toHaveText('Sent twice');
  await removeStory(page, token, 'news', id);
});
