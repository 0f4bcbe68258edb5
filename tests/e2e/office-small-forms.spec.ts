import { expect, test } from './console.ts';
import { notice, signInAs, uniqueTitle } from './editing.ts';

test('a redirect is refused at its field, which has the focus then, and added', async ({ page, consoleErrors }) => {
  await signInAs(page, 4);
  await page.goto('/admin/redirects');
  const form = page.getByRole('form', { name: 'Add a redirect' });
  const from = form.getByLabel('Old address');
  const add = form.getByRole('button', { name: 'Add a redirect' });
  await form.getByLabel('Leads to').fill('/fees');
  await add.click();
  await expect(from).toHaveAttribute('aria-invalid', 'true');
  await expect(from).toBeFocused();
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('400')]);

  const address = `/${uniqueTitle('old').toLowerCase().replaceAll(' ', '-')}`;
  await from.fill(address);
  await add.click();
  await expect(notice(page)).toContainText('Redirect added');
  await expect(from).toHaveValue('');
  await expect(page.getByRole('row', { name: `${address} ` })).toContainText('/fees');
});

test('the address of a new page follows its title, and is not called wrong on the way', async ({ page }) => {
  await signInAs(page, 4);
  await page.goto('/admin/site');
  await page.getByRole('button', { name: 'Add a page', exact: true }).click();
  const form = page.getByRole('form', { name: 'Add a page' });
  const [title, address] = [form.getByLabel('Title'), form.getByLabel('Address')];
  await expect(title).toBeFocused();
  await form.getByRole('button', { name: 'Add as a draft' }).click();
  await expect(form.getByText('A title is required.')).toBeVisible();

  await title.fill('Choir');
  await expect(address).toHaveValue('choir');
  await address.focus();
  await title.focus();
  await expect(form.locator('.err')).toHaveCount(0);

  await address.fill('our choir');
  await title.fill('Another choir');
  await expect(address).toHaveValue('our choir');
  await expect(address).toHaveAttribute('aria-invalid', 'true');
});
