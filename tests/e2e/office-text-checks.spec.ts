import { expectAccessible } from './accessible.ts';
import { expect, test } from './console.ts';
import { addStory, hiddenValue, removeStory, signInAs, textBody, toBeginning } from './editing.ts';

test('what readers would stumble over is said below the text, and each leads to its place', async ({ page }) => {
  const token = await signInAs(page, 3);
  const detail =
    '<h3>Small</h3><p>The form is <a href="/apply">here</a>, the map <a href="/gone-for-good">of the way</a>.</p>';
  const story = await addStory(page, token, 'news', { detail });
  await page.goto(`/news/view/${story.id}?edit`);
  const list = page.getByRole('list', { name: 'To look at' });
  await expect(list.getByRole('listitem')).toHaveText([
    /A link says only “here”/,
    /A link leads nowhere: readers find nothing at \/gone-for-good/,
    /A small heading stands without one above it: “Small”/,
  ]);
  await list.getByRole('button', { name: 'Show me' }).nth(1).press('Enter');
  await expect(textBody(page)).toBeFocused();
  // It is marked: what is typed takes its place.
  await expect.poll(() => page.evaluate(() => String(window.getSelection()))).toBe('of the way');
  await page.keyboard.type('outside');
  await expect
    .poll(() => hiddenValue(page, 'detail'))
    .toContain('the map <a href="/gone-for-good" rel="noopener noreferrer">outside</a>.');

  // With its small heading gone the page itself has nothing wrong, and the list is still there.
  await list.getByRole('button', { name: 'Show me' }).nth(2).press('Enter');
  await expect.poll(() => page.evaluate(() => String(window.getSelection()))).toBe('Small');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Backspace');
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page, page.url(), { themes: ['light', 'dark'] });
  await removeStory(page, token, 'news', story.id);
});

test('the checklist of a page names every link and heading, and leads to it', async ({ page }) => {
  await signInAs(page, 4);
  await page.goto('/desk/pages/about');
  const box = page.locator('.check-list');
  await expect(box).toContainText('Links say where they lead');
  const body = page.locator('.rich-text-body').first();
  await body.focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('Say ');
  await toBeginning(page, 'Shift+Control+ArrowLeft');
  await page.getByRole('toolbar', { name: 'Text tools' }).first().getByLabel('Link', { exact: true }).press('Enter');
  await page.getByLabel('Link to', { exact: true }).fill('/gone-for-good');
  await page.keyboard.press('Enter');
  const nowhere = box.getByRole('listitem').filter({ hasText: 'readers find nothing at /gone-for-good' });
  await expect(nowhere).toBeVisible();
  await nowhere.getByRole('link', { name: 'Show me' }).press('Enter');
  await expect(body).toBeFocused();
  await expect.poll(() => page.evaluate(() => String(window.getSelection()).trim())).toBe('Say');
});
