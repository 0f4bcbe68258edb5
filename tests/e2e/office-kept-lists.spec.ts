import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './console.ts';
import { addStory, changeStory, removeStory, signInAs, uniqueTitle } from './editing.ts';
import { found, rowOf } from './office.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const tab = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'By state' }).getByRole('link', { name });

for (const width of [360, 1440]) {
  test(`at ${width} px the list and the desk show what is kept beside public stories`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    const token = await signInAs(page, 3);
    const name = uniqueTitle('Kept');
    const [plain, kept, planned, behind] = [
      await addStory(page, token, 'news', { title: `${name} plain` }),
      await addStory(page, token, 'news', { title: `${name} kept` }),
      await addStory(page, token, 'news', { title: `${name} planned` }),
      await addStory(page, token, 'news', { title: `${name} behind` }),
    ];
    // So soon that it stands first among what goes out, and not so soon that it does while the test runs.
    const publishAt = new Date(Date.now() + 600_000).toISOString();
    await changeStory(page, token, 'news', kept, { keep: true });
    for (const one of [planned, behind]) await changeStory(page, token, 'news', one, { keep: true, publishAt });
    await changeStory(page, token, 'news', behind, { title: `${name} behind, corrected` });

    await test.step('a badge says what becomes of it, and a tab shows these alone', async () => {
      await page.goto(`/desk/news?q=${encodeURIComponent(name)}`);
      await expect(found(page, '4 stories found')).toBeVisible();
      await expect(rowOf(page, kept.title)).toContainText('PublishedChanges kept');
      await expect(rowOf(page, planned.title)).toContainText(/Changes go out \d+ \w+, \d+:\d\d/);
      await expect(rowOf(page, `${name} behind, corrected`)).toContainText('Changes not published');
      await expect(rowOf(page, plain.title)).not.toContainText('Changes');
      await expectAccessible(page, page.url(), { widths: [width] });
      await tab(page, /^Changes kept/).click();
      await expect(found(page, '3 stories found')).toBeVisible();
      await expect(tab(page, /^Changes kept/)).toContainText('3');
      await expect(tab(page, /^All/)).toContainText('4');
      await expect(rowOf(page, plain.title)).toHaveCount(0);
    });
    await test.step('the desk has it among what goes out by itself, and among what one has not published', async () => {
      await page.goto('/desk');
      const out = region(page, 'Goes out by itself').getByRole('listitem').filter({ hasText: planned.title });
      await expect(out).toContainText('Changes, News');
      const mine = region(page, 'My drafts');
      await expect(mine.getByRole('listitem').filter({ hasText: kept.title })).toContainText('Changes kept');
      await expect(mine.getByRole('listitem').filter({ hasText: 'corrected' })).toContainText('Changes not published');
      await expect(mine.getByRole('listitem').filter({ hasText: planned.title })).toHaveCount(0);
      await expectAccessible(page, '/desk', { widths: [width] });
      await mine.getByRole('link', { name: kept.title }).click();
      await expect(region(page, 'Changes kept')).toBeVisible();
    });
    for (const { id } of [plain, kept, planned, behind]) await removeStory(page, token, 'news', id);
  });
}
