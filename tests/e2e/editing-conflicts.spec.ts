import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './console.ts';
import { addStory, changeStory, notice, removeStory, signInAs } from './editing.ts';

const update = (page: Page) => page.getByRole('button', { name: 'Update', exact: true });

test('two who write the same story: both versions are shown and one is chosen; earlier ones come back', {
  tag: '@journey',
}, async ({ page, consoleErrors }) => {
  test.slow();
  const token = await signInAs(page, 3);
  const story = await addStory(page, token, 'articles', { detail: '<p>They played well.</p>' });
  const view = `/blog/view/${story.id}`;
  const title = page.getByLabel('Title');
  await page.goto(`${view}?edit`);
  await title.fill('Mine first');
  await expect(update(page)).toBeEnabled();

  await test.step('keep mine', async () => {
    await changeStory(page, token, 'articles', story, { title: 'Theirs first', detail: '<p>They sang well.</p>' });
    await update(page).click();
    await expect(
      page.getByRole('heading', { name: 'You have saved this since you opened it, in another window' }),
    ).toBeFocused();
    await expect(page.locator('.conflict-version').first().locator('mark')).toHaveText(['Theirs', 'sang']);
    await expect(page.locator('.conflict-version').last().locator('mark')).toHaveText(['Mine', 'played']);
    await expect(page.getByText('Theirs stays in the history.')).toBeVisible();
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await expect(notice(page)).toContainText('Blog Post Edited');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mine first');
  });

  await test.step('take theirs, and mine stays on the device', async () => {
    await page.goto(`${view}?edit`);
    await title.fill('Mine again');
    await changeStory(page, token, 'articles', story, { title: 'Theirs again' });
    await update(page).click();
    await expect(
      page.getByRole('heading', { name: 'You have saved this since you opened it, in another window' }),
    ).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Take theirs' }).click();
    await expect(title).toHaveValue('Theirs again');
    await expect(page.getByText(/^You have unsaved changes from /)).toBeVisible();
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(title).toHaveValue('Mine again');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(view);
  });

  await test.step('an earlier version is compared and brought back', async () => {
    await page.goto(`${view}?edit`);
    await page.getByText('History', { exact: true }).click();
    const versions = page.locator('.history li');
    await expect(versions).not.toHaveCount(0);
    await versions.last().getByRole('button').first().click();
    // Both what only the old version has, and what only the present one has.
    await expect(page.locator('.history-version div').first().locator('mark').first()).toHaveText('Drummers');
    await expect(page.locator('.history-version div').first().locator('del').first()).toHaveText('Theirs');
    await page.getByRole('button', { name: 'Bring this version back' }).click();
    await expect(notice(page)).toContainText('Blog Post Edited');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(story.title);
  });
  await removeStory(page, token, 'articles', story.id);
  consoleErrors.length = 0;
});

test('the focus goes to the first field when a conflict or an offer is answered', async ({ page, consoleErrors }) => {
  const token = await signInAs(page, 3);
  const story = await addStory(page, token, 'news');
  const title = page.getByLabel('Title');
  const press = (name: string) => page.getByRole('button', { name, exact: true }).press('Enter');
  await page.goto(`/news/view/${story.id}?edit`);
  await title.fill('Mine');
  await changeStory(page, token, 'news', story, { title: 'Theirs' });
  await press('Update');
  await press('Back to the form');
  await expect(title).toBeFocused();
  await press('Update');
  await press('Take theirs');
  await expect(title).toHaveValue('Theirs');
  await expect(title).toBeFocused();
  await press('Restore');
  await expect(title).toHaveValue('Mine');
  await expect(title).toBeFocused();
  await page.reload();
  await press('Discard');
  await expect(title).toBeFocused();
  await removeStory(page, token, 'news', story.id);
  // The browser reports each refusal.
  consoleErrors.length = 0;
});
