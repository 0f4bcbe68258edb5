import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './console.ts';
import { isLoaded, openDraft } from './drafts.ts';
import { addStory, notice, removeStory, signInAs, textBody, uniqueTitle } from './editing.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Somebody who has the link and no account. */
async function stranger(browser: Browser) {
  const context = await browser.newContext();
  return { page: await context.newPage(), close: () => context.close() };
}

async function makeLink(page: Page): Promise<string> {
  await button(page, 'Make a link').click();
  return page.getByRole('textbox', { name: 'Preview link' }).inputValue();
}

for (const width of [360, 1440]) {
  test(`a story is seen while it is typed, at ${width} px`, async ({ page, consoleErrors }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    const token = await signInAs(page, 3);
    const story = await addStory(page, token, 'news', { draft: true });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await openDraft(page, `/news/view/${story.id}?edit`, consoleErrors, 'Title');
    // Whoever does not look pays nothing for it.
    expect(asked.filter((url) => /story-preview|device-frame|previews\/text/.test(url))).toEqual([]);

    const preview = page.frameLocator('iframe[title="Preview of the story"]');
    await button(page, 'On a phone').press('Enter');
    await expect(preview.getByRole('heading', { level: 1, name: story.title, includeHidden: true })).toBeVisible();
    await expect(preview.locator('.reading-flow')).toContainText('They played well.');
    await expect.poll(() => preview.locator('.reading-flow img').evaluate(isLoaded)).toBe(true);

    await page.getByLabel('Title').fill('Drums at dawn');
    await textBody(page).click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' And sang.');
    await expect(preview.getByRole('heading', { level: 1, name: 'Drums at dawn', includeHidden: true })).toBeVisible();
    await expect(preview.locator('.reading-flow')).toContainText('They played well. And sang.');
    await expectAccessible(page);

    await button(page, 'On a desktop').press('Enter');
    const dialog = page.getByRole('dialog', { name: 'On a desktop' });
    await expect(
      dialog.frameLocator('iframe').getByRole('heading', { level: 1, name: 'Drums at dawn', includeHidden: true }),
    ).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button(page, 'On a desktop')).toBeFocused();
    await removeStory(page, token, 'news', story.id);
  });
}

test('a link shows a draft and its pictures to somebody without an account, until it is ended', {
  tag: '@journey',
}, async ({ page, browser, consoleErrors }) => {
  test.slow();
  const token = await signInAs(page, 3);
  const story = await addStory(page, token, 'news', { draft: true });
  await openDraft(page, `/news/view/${story.id}?edit`, consoleErrors, 'Title');
  const link = await makeLink(page);
  const other = await stranger(browser);

  await test.step('the saved draft, by the view of readers, kept by nobody', async () => {
    const answer = await other.page.goto(link);
    expect(answer?.headers()).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    await expect(other.page.getByRole('heading', { level: 1, name: story.title })).toBeVisible();
    await expect.poll(() => other.page.locator('.reading-flow img').evaluate(isLoaded)).toBe(true);
    await expect(other.page.getByText('A preview.')).toBeVisible();
    await expectAccessible(other.page);
    expect((await other.page.goto(`/news/view/${story.id}`))?.status()).toBe(404);
  });

  await test.step('what is ended shows nothing', async () => {
    await button(page, 'End it now').click();
    await expect(notice(page)).toContainText('The link shows nothing any more');
    expect((await other.page.goto(link))?.status()).toBe(404);
  });
  await other.close();
  await removeStory(page, token, 'news', story.id);
});

test('an event that has no date yet is seen while it is typed, and by a link', async ({
  page,
  browser,
  consoleErrors,
}) => {
  test.slow();
  const headers = { Authorization: `Bearer ${await signInAs(page, 3)}` };
  const title = uniqueTitle('Founders');
  const made = await page.request.post('/api/events/draft', { headers, data: { title, draft: true } });
  const { id } = (await made.json()) as { id: number };
  await openDraft(page, `/events/view/${id}?edit`, consoleErrors, 'Title');
  const preview = page.frameLocator('iframe[title="Preview of the event"]');
  await button(page, 'On a phone').click();
  await expect(preview.locator('.ticket')).toContainText('No date yet');
  await page.getByLabel('Date', { exact: true }).first().fill('2027-03-08');
  await page.getByLabel('Location').fill('Main hall');
  await expect(preview.locator('.ticket')).toContainText('8 March 2027');
  await expect(preview.locator('.ticket')).toContainText('Main hall');
  await expectAccessible(page);

  // The link shows what is saved, not what is typed.
  const link = await makeLink(page);
  const other = await stranger(browser);
  await other.page.goto(link);
  await expect(other.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(other.page.locator('.ticket')).toContainText('No date yet');
  expect((await other.page.goto(`/events/view/${id}`))?.status()).toBe(404);
  await other.close();
  await page.request.delete(`/api/events/delete/${id}`, { headers });
});
