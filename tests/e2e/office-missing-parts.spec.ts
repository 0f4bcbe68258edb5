import { expect, test } from './console.ts';
import { openDraft } from './drafts.ts';
import { addStory, notice, removeStory, signInAs } from './editing.ts';
import { fail } from './hold.ts';
import { button } from './site-parts.ts';

test('what cannot be loaded any more takes nothing else with it', async ({ page, consoleErrors }) => {
  const token = await signInAs(page, 3);
  const story = await addStory(page, token, 'news', { draft: true });
  await page.route(/\/assets\/(notice-card|preview-frame)-/, (route) => route.abort());
  await openDraft(page, `/news/view/${story.id}?edit`, consoleErrors, 'Title');
  await page.getByLabel('Title').fill('Half a title');
  await button(page, 'On a phone').click();
  await expect(page.getByText('The preview did not arrive.')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Half a title');

  await fail(page, '**/api/previews/news/*', 'POST');
  await button(page, 'Make a link').click();
  const words = page.getByRole('status').getByText('Please try again.');
  await expect(words).toBeInViewport();
  await button(page, 'Close').click();
  await expect(words).toHaveCount(0);
  await expect(page.getByLabel('Title')).toHaveValue('Half a title');
  // The browser reports what was not loaded.
  consoleErrors.length = 0;
  await removeStory(page, token, 'news', story.id);
});

test('without https a link that cannot be copied is said so', async ({ page, consoleErrors }) => {
  const token = await signInAs(page, 3);
  const story = await addStory(page, token, 'news', { draft: true });
  // What browsers offer on https alone.
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'clipboard'));
  await openDraft(page, `/news/view/${story.id}?edit`, consoleErrors, 'Title');
  await button(page, 'Make a link').click();
  await page.getByRole('button', { name: 'Copy the preview link' }).click();
  await expect(notice(page)).toContainText('Your browser did not copy it.');
  await removeStory(page, token, 'news', story.id);
});
