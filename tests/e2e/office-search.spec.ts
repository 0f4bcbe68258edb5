import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { accountOf } from './accounts.ts';
import { expect, test } from './console.ts';
import { addStory, removeStory, signInAs, uniqueTitle } from './editing.ts';
import { heading } from './office.ts';

const box = (page: Page) => page.getByRole('combobox', { name: 'Search the office' });
const results = (page: Page) => page.getByRole('listbox', { name: 'Results' });
const group = (page: Page, name: string) => results(page).getByRole('group', { name, exact: true });

async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(heading(page)).toBeVisible();
}

test('a key opens the search, arrows choose, Enter opens and Escape closes it', { tag: '@journey' }, async ({
  page,
}) => {
  await signInAs(page, 4);
  await open(page, '/admin/products');

  await test.step('a stroke opens it, by kind', async () => {
    await page.keyboard.press('/');
    await expect(box(page)).toBeFocused();
    await expect(box(page)).toHaveValue('');
    await page.keyboard.type('owner@');
    await expect(group(page, 'People').getByRole('option')).toContainText([accountOf(5).email]);
    await expectAccessible(page, 'the open search', { widths: [1440] });
  });
  await test.step('the arrows go round, and the box says where they are', async () => {
    const options = results(page).getByRole('option');
    await page.keyboard.press('ArrowDown');
    const first = options.first();
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(box(page)).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
    await page.keyboard.press('ArrowUp');
    await expect(results(page).locator('[aria-selected=true]')).toHaveCount(0);
    await page.keyboard.press('ArrowUp');
    await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  });
  await test.step('Escape closes, once more empties', async () => {
    await page.keyboard.press('Escape');
    await expect(results(page)).toHaveCount(0);
    await expect(box(page)).toHaveValue('owner@');
    await page.keyboard.press('Escape');
    await expect(box(page)).toHaveValue('');
  });
  await test.step('Ctrl+K, an order by its code, opened by Enter', async () => {
    await heading(page).click();
    await page.keyboard.press('Control+k');
    await expect(box(page)).toBeFocused();
    await page.keyboard.type('demo01');
    await expect(group(page, 'Orders').getByRole('option')).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/admin/orders/SH-DEMO01');
    await expect(results(page)).toHaveCount(0);
    await expect(box(page)).toHaveValue('');
  });
});

test('screens are found by what people call them, and never the public search', async ({ page }) => {
  await signInAs(page, 4);
  await open(page, '/admin/products');
  await box(page).fill('logo');
  await expect(group(page, 'Go to').getByRole('option')).toHaveText(['Crest and colours']);
  await box(page).press('ArrowDown');
  await box(page).press('Enter');
  await expect(page).toHaveURL('/admin/settings/look');
  // Enter alone shows all that was found, on a page of the office.
  await box(page).fill('demo');
  await box(page).press('Enter');
  await expect(page).toHaveURL('/desk/search?q=demo');
  await expect(page.getByRole('region', { name: 'Orders' }).getByRole('link').first()).toBeVisible();
  await box(page).fill('zzzzzz');
  await expect(page.getByText('Nothing in the office has “zzzzzz”.')).toBeVisible();
});

test('who types is not interrupted', async ({ page }) => {
  await signInAs(page, 4);
  await open(page, '/admin/products/add');
  const name = page.getByLabel('Name', { exact: true });
  await name.focus();
  await page.keyboard.type('1/2 zip');
  await page.keyboard.press('Control+k');
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('1/2 zip');
});

test('an author finds stories and no people', async ({ page, browser }) => {
  const context = await browser.newContext();
  const other = await context.newPage();
  const token = await signInAs(other, 4);
  const { id, title } = await addStory(other, token, 'news', { title: uniqueTitle('Quokka day') });
  await signInAs(page, 2);
  await open(page, '/desk');
  await box(page).fill(title);
  await expect(group(page, 'News').getByRole('option')).toContainText([title]);
  await box(page).fill('owner@');
  await expect(page.getByText('Nothing in the office has “owner@”.')).toBeVisible();
  await removeStory(other, token, 'news', id);
  await context.close();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a button leads to the search, which answers while somebody types', async ({ page }) => {
    await signInAs(page, 4);
    await open(page, '/admin/products');
    await expect(box(page)).toBeHidden();
    await page.getByRole('link', { name: 'Search the office' }).click();
    await expect(page).toHaveURL('/desk/search');
    const field = page.getByLabel('What are you looking for?');
    await expect(field).toBeFocused();
    await page.keyboard.type('owner@');
    await expect(page).toHaveURL('/desk/search?q=owner%40');
    const person = page.getByRole('region', { name: 'People' }).getByRole('link');
    await expect(person).toContainText(accountOf(5).email);
    await expect(page.getByRole('status').filter({ hasText: /^1 result$/ })).toBeVisible();
    await expect(field).toBeFocused();
    await expectAccessible(page, page.url());
    await person.click();
    await expect(page).toHaveURL(/\/admin\/users\/\d+$/);
  });

  test('the key leads there, too', async ({ page }) => {
    await signInAs(page, 3);
    await open(page, '/desk');
    await page.keyboard.press('/');
    await expect(page).toHaveURL('/desk/search');
    await page.getByLabel('What are you looking for?').fill('term dates');
    await page.getByRole('region', { name: 'Go to' }).getByRole('link', { name: 'Term dates' }).click();
    await expect(page).toHaveURL('/desk/term-dates');
  });
});
