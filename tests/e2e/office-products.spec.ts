import { expectAccessible } from './accessible.ts';
import { expect, test } from './console.ts';
import { notice, photograph, pictureFile, signInAs, uniqueTitle } from './editing.ts';
import { found, heading, rowOf } from './office.ts';

test('a product is added with its picture, found, changed and deleted', { tag: '@journey' }, async ({
  page,
  consoleErrors,
}) => {
  test.slow();
  await signInAs(page, 4);
  const name = uniqueTitle('School socks');
  let stored = '';
  await page.goto('/admin/products');
  await page.getByRole('link', { name: 'Add a product' }).click();
  const add = page.getByRole('button', { name: 'Add the product' });

  await test.step('added', async () => {
    await expect(add).toBeDisabled();
    await expect(page.getByText('Still needed: a name and a price.')).toBeVisible();
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel('Price, UGX').fill('45.5');
    await page.getByLabel('In stock').fill('12');
    await expect(page.getByText('A whole price from 0 to 2,000,000,000 is required.')).toBeVisible();
    await page.getByLabel('Price, UGX').fill('45,000');
    await expect(page.getByText('UGX 45,000')).toBeVisible();
    const socks = pictureFile('socks.jpg', await photograph(120));
    await page.locator('input[type=file]').first().setInputFiles(socks);
    const hidden = page.locator('input[type=hidden][name=picture]');
    await expect(hidden).toHaveValue(/^\d{13}-[0-9a-f]{18}\.jpg$/);
    stored = await hidden.inputValue();
    await add.click();
    await expect(notice(page)).toContainText(`${name} is added.`);
    await expect(page).toHaveURL('/admin/products');
  });
  await test.step('found', async () => {
    await page.getByLabel('Search products').fill(name.toUpperCase());
    await expect(found(page, '1 product found')).toBeVisible();
    await expect(rowOf(page, name)).toContainText('UGX 45,000');
    await expect(rowOf(page, name)).toContainText('On sale');
    await expect(rowOf(page, name).locator('img')).toHaveAttribute('src', new RegExp(stored));
  });
  await test.step('a name that is taken is said beside its field', async () => {
    await page.goto('/admin/products/add');
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel('Price, UGX').fill('1');
    await add.click();
    await expect(page.getByText('There is a product of this name already.')).toBeVisible();
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
    expect(consoleErrors.splice(0).join(), 'the browser reports the refusal').toContain('409');
  });
  await test.step('changed', async () => {
    await page.goto(`/admin/products?q=${encodeURIComponent(name)}`);
    await rowOf(page, name).getByRole('link').press('Enter');
    await expect(heading(page)).toHaveText(name);
    await page.getByLabel('On sale').uncheck();
    await page.getByLabel('In stock').fill('0');
    await expect(page.getByRole('button', { name: 'Update' })).toBeEnabled();
    await page.getByLabel('In stock').press('Enter');
    await expect(notice(page)).toContainText(`${name} is saved.`);
    await page.getByLabel('State').selectOption('Not on sale');
    await page.getByLabel('Search products').fill(name);
    await expect(page).toHaveURL(/\?q=.*&state=inactive$/);
    await expect(rowOf(page, name)).toContainText('Not on sale');
  });
  await test.step('deleted, by keyboard, after a second thought', async () => {
    await rowOf(page, name).getByRole('link').click();
    const first = page.getByRole('button', { name: 'Delete this product' });
    await first.press('Enter');
    await expect(page.getByRole('button', { name: 'No, keep it' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(first).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'No, keep it' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('button', { name: 'Yes, delete it' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(notice(page)).toContainText(`${name} is deleted.`);
    await expect(page.locator('#main')).toBeFocused();
    await page.getByLabel('Search products').fill(name);
    await expect(page.getByRole('heading', { name: 'No products were found.' })).toBeVisible();
  });
});

test('products are sorted by price, and a page past the end leads back', async ({ page }) => {
  await signInAs(page, 5);
  await page.goto('/admin/products');
  await page.getByRole('columnheader', { name: 'Price' }).getByRole('link').click();
  await expect(page).toHaveURL('/admin/products?sort=-price');
  // The address changes a moment before the rows do.
  await expect(async () => {
    const prices = await page.locator('td[data-label="Price"]').allInnerTexts();
    const amounts = prices.map((text) => Number(text.replace(/[^0-9]/g, '')));
    expect(amounts.length).toBeGreaterThan(3);
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
  }).toPass();
  // Whoever types and at once presses a head wants both.
  await page.getByLabel('Search products').fill('shirt');
  await page.getByRole('columnheader', { name: 'Price' }).getByRole('link').click();
  await expect(page).toHaveURL('/admin/products?q=shirt&sort=price');
  await expect(page.getByLabel('Search products')).toHaveValue('shirt');
  await page.goto('/admin/products?page=99');
  await page.getByRole('link', { name: 'To the first page' }).click();
  await expect(page).toHaveURL('/admin/products');
});

test('every screen of the products is accessible', async ({ page }) => {
  test.slow();
  await signInAs(page, 4);
  // One of the demo school's, which no other test takes away.
  await page.goto('/admin/products?q=umbrella');
  await expect(heading(page)).toHaveText('Products');
  await expectAccessible(page, page.url());
  await page.locator('.row-link').first().click();
  await expect(page.getByLabel('Price, UGX')).toBeVisible();
  await page.getByRole('button', { name: 'Delete this product' }).click();
  await expectAccessible(page, page.url());
  await page.goto('/admin/products/add');
  await expect(heading(page)).toHaveText('Add a product');
  await expectAccessible(page, page.url());
});
