import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './console.ts';
import { hiddenValue, signInAs, textBody } from './editing.ts';

const linkTo = (page: Page) => page.getByLabel('Link to', { exact: true });

async function openEditor(page: Page) {
  await signInAs(page, 3);
  await page.goto('/news/add');
  await textBody(page).focus();
  await expect(textBody(page)).toBeFocused();
  return () => hiddenValue(page, 'detail');
}

/** From the text to the box for links, by the keyboard. */
async function openLink(page: Page) {
  await page.keyboard.press('Shift+Tab');
  const link = page.getByRole('toolbar', { name: 'Text tools' }).getByLabel('Link', { exact: true });
  for (let n = 0; n < 20 && !(await link.evaluate((one) => one === document.activeElement)); n++) {
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Enter');
  await expect(linkTo(page)).toBeFocused();
}

test('a page of ours is found by a few letters and linked, with the keyboard alone', async ({ page }) => {
  const html = await openEditor(page);
  await page.keyboard.type('Read how. ');
  await openLink(page);
  await page.keyboard.type('admiss');
  const options = page.getByRole('listbox', { name: 'Found on this site' }).getByRole('option');
  await expect(options.first()).toContainText('/admissions');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  const active = await linkTo(page).getAttribute('aria-activedescendant');
  expect(active).toBe(await options.first().getAttribute('id'));
  await expectAccessible(page, page.url(), { themes: ['light', 'dark'] });
  await page.keyboard.press('Enter');
  await expect(textBody(page)).toBeFocused();
  await expect.poll(html).toMatch(/<a href="\/admissions" rel="noopener noreferrer">Admissions[^<]*<\/a>/);

  await openLink(page);
  await expect(linkTo(page)).toHaveValue('/admissions');
  await expect(page.getByText('follows if it moves')).toBeVisible();
});

test('an address of ours at which nothing is, is warned of and not refused', async ({ page }) => {
  const html = await openEditor(page);
  await openLink(page);
  await page.keyboard.type('/nowhere-at-all');
  await expect(page.getByText('Readers find nothing at /nowhere-at-all.', { exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect.poll(html).toContain('href="/nowhere-at-all"');
});

test('a slash at the beginning of a line opens a menu that the keyboard and a screen reader can use', async ({
  page,
}) => {
  const html = await openEditor(page);
  const menu = page.getByRole('listbox', { name: 'What stands here' });
  await page.keyboard.type('/');
  await expect(menu.getByRole('option')).toHaveCount(8);
  await page.keyboard.press('ArrowDown');
  const chosen = menu.getByRole('option', { selected: true });
  await expect(chosen).toContainText('Subheading');
  await expect(textBody(page)).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? 'none');
  await expect(page.getByRole('status').filter({ hasText: 'Subheading, 2 of 8' })).toHaveCount(1);
  await expectAccessible(page, page.url(), { themes: ['light', 'dark'] });
  await page.keyboard.type('quo');
  await expect(menu.getByRole('option')).toHaveText([/Quotation/]);
  await page.keyboard.press('Enter');
  await page.keyboard.type('Again!');
  await expect.poll(html).toBe('<blockquote><p>Again!</p></blockquote>');
  await expect(textBody(page)).not.toHaveAttribute('aria-activedescendant');

  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/tab');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Class');
  await expect.poll(html).toContain('<th scope="col">Class</th>');
});

test('Escape leaves the slash as it was typed, and a slash within words opens nothing', async ({ page }) => {
  const html = await openEditor(page);
  const menu = page.getByRole('listbox', { name: 'What stands here' });
  await page.keyboard.type('/');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await page.keyboard.press('Enter');
  await page.keyboard.type('and/or ');
  await expect.poll(html).toBe('<p>/</p><p>and/or </p>');
  await expect(menu).toHaveCount(0);
});
