import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './console.ts';
import { signInAs } from './editing.ts';
import { heading } from './office.ts';

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Search the office' });
const box = (page: Page) => sheet(page).getByRole('combobox', { name: 'Search the office' });
const option = (page: Page, name: string) => sheet(page).getByRole('option', { name, exact: true });

for (const width of [360, 1440]) {
  test(`at ${width} px the forms in the public frame have the search of the office`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    await signInAs(page, 4);
    await page.goto('/news/add');
    await page.getByRole('button', { name: 'Search the office' }).click();
    await expect(box(page)).toBeFocused();
    await page.keyboard.type('logo');
    await expect(option(page, 'Crest and colours')).toBeVisible();
    await expectAccessible(page, 'the open search', { widths: [width], themes: ['light', 'dark'] });
    // Closes the results, empties the box, closes the sheet.
    for (const _ of [1, 2, 3]) await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();

    await heading(page).click();
    await page.keyboard.press('Control+k');
    await expect(box(page)).toBeFocused();
    await page.keyboard.type('logo');
    await expect(option(page, 'Crest and colours')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/admin/settings/look');
  });
}

test('what is found does not touch what is written, and a stroke in a field is a stroke', async ({ page }) => {
  await signInAs(page, 3);
  await page.goto('/news/add');
  const title = page.getByLabel('Title');
  await title.fill('Half');
  await title.press('End');
  await page.keyboard.type(' 1/2');
  await expect(title).toHaveValue('Half 1/2');
  await heading(page).click();
  await page.keyboard.press('/');
  await page.keyboard.type('term dates');
  await expect(option(page, 'Term dates')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/desk/search?q=term+dates');
});
