import { expect, test } from './console.ts';
import { addStory, removeStory, signInAs } from './editing.ts';

test('the picture of a draft is shown on its page to its author, and to nobody else', async ({
  page,
  browser,
  consoleErrors,
}) => {
  const token = await signInAs(page, 3);
  const story = await addStory(page, token, 'news', { draft: true });
  const shown = page.locator(`main img[src*="${encodeURIComponent(story.picture)}"]`).first();
  await page.goto(`/news/view/${story.id}`);
  await expect(shown).toBeVisible();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const stranger = await browser.newContext();
  const answer = await stranger.request.get(new URL(`/images/${encodeURIComponent(story.picture)}`, page.url()).href);
  expect(answer.status()).toBe(404);
  await stranger.close();
  await removeStory(page, token, 'news', story.id);
  // The server renders the page anonymously, and for an anonymous reader there is no such story.
  expect(consoleErrors.filter((words) => !words.includes(`404 (Not Found) ${page.url()}`))).toEqual([]);
  consoleErrors.length = 0;
});
