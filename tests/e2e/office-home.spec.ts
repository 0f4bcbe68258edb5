import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './console.ts';
import { notice, signInAs, uniqueTitle } from './editing.ts';
import { button, sitePart } from './site-parts.ts';

const preview = (page: Page) => page.frameLocator('iframe[title="Preview of the home page"]');
const sections = (page: Page) => page.getByRole('region', { name: 'Sections' }).locator('.home-section');
type Story = { title: string };

/** Where a part stands in the window of the preview. */
const heightOf = (page: Page, part: string) =>
  preview(page)
    .locator(`[data-part="${part}"]`)
    .evaluate((one) => one.getBoundingClientRect().top + 20);

const handle = (page: Page, name: string) => button(page, `Move ${name}. Arrow keys move it.`);

async function pickPicture(page: Page) {
  const picture = page.getByRole('group', { name: 'Picture' }).getByRole('radio').nth(3);
  await picture.check();
  const chosen = await picture.locator('xpath=following-sibling::img').getAttribute('src');
  await expect(preview(page).locator('.hero-art')).toHaveAttribute('src', chosen ?? 'none');
}

test('the home page is rewritten, ordered, hidden in parts, seen, kept, published and put back', {
  tag: '@journey',
}, async ({ page, browser, consoleErrors }) => {
  test.slow();
  const token = await signInAs(page, 4);
  const part = await sitePart(page, token, 'home');
  const line = uniqueTitle('Higher together');
  // So high that nothing scrolls while something is dragged.
  await page.setViewportSize({ width: 1440, height: 3600 });
  await page.goto('/admin/home');

  await test.step('what is typed is seen at once', async () => {
    await page.getByLabel('Large line').fill(line);
    await expect(preview(page).getByRole('heading', { level: 1, name: line })).toBeVisible();
    await expect(sections(page).filter({ hasText: 'Top of the page' })).toContainText('Changed');
    await button(page, 'Phone').click();
    await expect(preview(page).getByRole('heading', { level: 1, name: line })).toBeVisible();
  });

  await test.step('sections go up by the keyboard and by their dots, and one is hidden', async () => {
    await handle(page, 'Coming up').press('ArrowUp');
    await expect(handle(page, 'Coming up')).toBeFocused();
    await button(page, 'Edit Top of the page').click();
    await expect(page.getByLabel('Large line')).toHaveCount(0);
    const [people, learning] = ['People', 'Learning'].map((name) => sections(page).filter({ has: handle(page, name) }));
    await people?.dragTo(learning as NonNullable<typeof learning>);
    await expect(sections(page).nth(2)).toContainText('People');
    await button(page, 'Edit Top of the page').click();
    await button(page, 'Hide Facilities').click();
    await expect(sections(page).filter({ hasText: 'Facilities' })).toContainText('Hidden');
    await expectAccessible(page, '/admin/home', { themes: ['light', 'dark'] });
  });

  await test.step('one picture stays at the top, and is seen before it is published', () => pickPicture(page));

  await test.step('live sections choose how many and whom, and the preview shows it at once', async () => {
    // A click in the preview opens what lies under it.
    await preview(page)
      .locator('html')
      .dispatchEvent('click', { clientY: await heightOf(page, 'news') });
    await expect(button(page, 'Edit News')).toHaveAttribute('aria-expanded', 'true');
    await expect(button(page, 'Edit News')).toBeFocused();
    await page.getByLabel('How many').selectOption('2');
    await expect(preview(page).locator('.news-home .listed')).toHaveCount(1);
    await page.getByLabel('Which').selectOption('Of the alumni');
    const { topStory } = (await (await page.request.get('/api/news/home?from=alumni')).json()) as { topStory: Story };
    await expect(preview(page).locator('.news-home')).toContainText(topStory.title);
    await page.getByLabel('Which').selectOption('Of both');
    await button(page, 'Edit People').click();
    await button(page, 'Person').click();
    await expect(page.getByText('Exactly these, in this order.')).toBeVisible();
  });

  await test.step('kept it is for nobody else, published for all', async () => {
    const chosen = await page.getByLabel('Who', { exact: true }).locator('option:checked').innerText();
    await button(page, 'Keep as a draft').click();
    await expect(notice(page)).toContainText('Kept');
    const context = await browser.newContext();
    const reader = await context.newPage();
    await reader.goto('/');
    await expect(reader.getByText(line)).toHaveCount(0);
    await page.reload();
    await expect(page.getByLabel('Large line')).toHaveValue(line);
    await button(page, 'Publish').click();
    await expect(notice(page)).toContainText('Published');
    await reader.goto('/');
    await expect(reader.getByRole('heading', { level: 1, name: line })).toBeVisible();
    await expect(reader.locator('.hero-art')).toHaveAttribute('src', /hero-3/);
    await expect(reader.locator('.person')).toHaveCount(1);
    await expect(reader.locator('.person')).toContainText(chosen);
    await expect(reader.locator('.facility')).toHaveCount(0);
    await expect(reader.locator('.news-home .listed')).toHaveCount(1);
    await context.close();
  });

  await test.step('whoever is late is told, and loses nothing', async () => {
    await page.getByLabel('Sentence below').fill(`${line} late`);
    await part.putBack();
    await button(page, 'Publish').click();
    await expect(page.getByRole('heading', { name: /saved this since you opened it|in another window/ })).toBeVisible();
    expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('409')]);
    await button(page, 'Back to the form').click();
    await expect(page.getByLabel('Sentence below')).toHaveValue(`${line} late`);
    await part.putBack();
  });
});
