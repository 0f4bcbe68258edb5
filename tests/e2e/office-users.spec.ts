import { expectAccessible } from './accessible.ts';
import { accountOf } from './accounts.ts';
import { expect, test } from './console.ts';
import { notice, signInAs } from './editing.ts';
import { found, heading, loginStatus, rowOf } from './office.ts';
import { makeAccount } from './own-account.ts';

test('the list of users is searched, filtered and sorted, and all of it lives in the address', async ({ page }) => {
  await signInAs(page, 4);
  await page.goto('/admin/users');
  await expect(heading(page)).toHaveText('Users');
  for (const group of ['Administrators', 'Editors', 'Authors', 'Regular users']) {
    await expect(page.getByRole('rowheader', { name: group })).toBeVisible();
  }
  const search = page.getByLabel('Search users');

  await test.step('while typing, after a short pause', async () => {
    await search.pressSequentially('owner@');
    await expect(page).toHaveURL('/admin/users?q=owner%40');
    await expect(found(page, '1 person found')).toBeVisible();
    await expect(rowOf(page, accountOf(5).email)).toBeVisible();
    await expect(search).toBeFocused();
  });
  await test.step('by Enter, and with nothing found there is a way back', async () => {
    await search.fill('nobody is called so');
    await search.press('Enter');
    await expect(page.getByRole('heading', { name: 'No people were found.' })).toBeVisible();
    await page.getByRole('link', { name: 'Show all people' }).click();
    await expect(page).toHaveURL('/admin/users');
    await expect(search).toHaveValue('');
  });
  await test.step('by role and state', async () => {
    await page.getByLabel('Role').selectOption('Editors');
    await page.getByLabel('State').selectOption('Active');
    await expect(page).toHaveURL('/admin/users?group=editors&state=active');
    await expect(page.getByRole('rowheader')).toHaveCount(1);
    await page.goto('/admin/users?group=editors&state=nonsense&page=x');
    await expect(page.getByLabel('Role')).toHaveValue('editors');
  });
  await test.step('by the heads of the table', async () => {
    await page.goto('/admin/users');
    const head = page.getByRole('columnheader', { name: 'Last login' });
    await head.getByRole('link').click();
    await expect(page).toHaveURL('/admin/users?sort=-updatedAt');
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await head.getByRole('link').press('Enter');
    await expect(page).toHaveURL('/admin/users?sort=updatedAt');
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
  });
  await test.step('a row leads to the person', async () => {
    await rowOf(page, accountOf(2).email).getByRole('link').press('Enter');
    await expect(page).toHaveURL(/\/admin\/users\/\d+$/);
    for (const name of ['News stories', 'Blog posts', 'Profiles', 'Galleries']) {
      await expect(page.getByRole('region', { name })).toBeVisible();
    }
  });
});

test('an administrator changes a role, suspends and resets a password, and takes it back', { tag: '@journey' }, async ({
  page,
  request,
}) => {
  test.slow();
  const { name, email, password } = await makeAccount('Ivan Wasswa', 1);
  await signInAs(page, 4);
  await page.goto(`/admin/users?q=${email}`);
  // Anywhere on the row will do.
  await rowOf(page, email).click();
  await expect(heading(page)).toHaveText(name);

  await test.step('role', async () => {
    const role = page.getByLabel('Role');
    await expect(page.getByRole('button', { name: 'Change role' })).toBeDisabled();
    await role.selectOption({ value: '4' });
    await expect(page.getByText('Only an owner can take this back.')).toBeVisible();
    await expect(role.locator('option')).toHaveCount(4);
    await role.selectOption({ value: '3' });
    await page.getByRole('button', { name: 'Change role' }).click();
    await expect(notice(page)).toContainText(`${name} is now an editor.`);
    await expect(notice(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(notice(page).getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(notice(page)).toContainText(`${name} is now a regular user.`);
    await expect(role).toHaveValue('1');
  });
  await test.step('suspension', async () => {
    await page.getByRole('button', { name: `Suspend ${name}` }).click();
    await expect(notice(page)).toContainText(`${name} is suspended and cannot log in.`);
    expect(await loginStatus(request, email, password)).toBe(403);
    await expect(page.getByText('Suspended', { exact: true }).first()).toBeVisible();
    await notice(page).getByRole('button', { name: 'Undo' }).click();
    await expect(notice(page)).toContainText(`${name} can log in again.`);
    expect(await loginStatus(request, email, password)).toBe(200);
  });
  await test.step('password', async () => {
    await page.getByText('Reset the password').first().click();
    const reset = page.getByRole('button', { name: 'Reset the password' });
    await expect(reset).toBeDisabled();
    await page.getByLabel('New password').fill('short');
    await page.getByLabel('The same password again').fill('longer-one');
    await expect(page.getByText('Invalid Entry')).toBeVisible();
    await expect(page.getByText('Still needed: 8 to 24 characters and the same password twice.')).toBeVisible();
    await page.getByLabel('New password').fill('simplest');
    await page.getByLabel('The same password again').fill('simplesr');
    await page.getByLabel('New password').focus();
    await expect(page.getByText('The two do not match.')).toBeVisible();
    await page.getByLabel('The same password again').fill('simplest');
    await reset.click();
    await expect(notice(page)).toContainText('Password Updated Successfully');
    await expect(page.getByLabel('New password')).toHaveValue('');
    expect(await loginStatus(request, email, 'simplest')).toBe(200);
  });
});

test('making an administrator is asked once more, with what it means', async ({ page }) => {
  const { name, email } = await makeAccount('Joan Auma', 3);
  await signInAs(page, 4);
  await page.goto(`/admin/users?q=${email}`);
  await rowOf(page, email).click();
  const role = page.getByLabel('Role');
  const change = page.getByRole('button', { name: 'Change role' });
  await role.selectOption({ value: '4' });
  await change.click();
  const question = page.getByRole('region', { name: `Make ${name} an administrator?` });
  await expect(question).toContainText('read every application, message, order and address');
  await expect(question).toContainText('You cannot take this back: only an owner can.');
  await expect(question.getByRole('button', { name: 'No, leave the role' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(change).toBeFocused();
  await page.reload();
  await expect(role).toHaveValue('3');
  await role.selectOption({ value: '4' });
  await change.click();
  await question.getByRole('button', { name: 'Yes, make administrator' }).click();
  await expect(notice(page)).toContainText(`${name} is now an administrator.`);
  await expect(page.getByText('Only an owner changes the account of an administrator or an owner.')).toBeVisible();

  await page.goto('/admin/users/invitations');
  await page.getByLabel('Name').fill('Ann');
  await page.getByLabel('E-mail').fill('ann@example.com');
  await page.getByLabel('Role').selectOption({ value: '4' });
  await expect(page.getByText('Still needed: your confirmation.')).toBeVisible();
  await page.getByLabel(/^Yes, as an administrator/).check();
  await expect(page.getByRole('button', { name: 'Make the invitation' })).toBeEnabled();
  await page.getByLabel('Role').selectOption({ value: '2' });
  await expect(page.getByLabel(/^Yes, as an administrator/)).toHaveCount(0);
});

test('what would be refused is not offered', async ({ page }) => {
  test.slow();
  const other = await makeAccount('Moses Kato', 4);
  const open = async (email: string) => {
    await page.goto(`/admin/users?q=${email}`);
    await rowOf(page, email).getByRole('link').click();
    await expect(page.getByRole('region', { name: 'Account' })).toBeVisible();
  };
  const controls = page.getByRole('region', { name: 'Account' }).getByRole('button');

  await signInAs(page, 4);
  for (const email of [other.email, accountOf(5).email]) {
    await open(email);
    await expect(page.getByText('Only an owner changes the account of an administrator or an owner.')).toBeVisible();
    await expect(controls).toHaveCount(0);
  }
  await open(accountOf(4).email);
  await expect(page.getByText('Nobody changes their own role')).toBeVisible();
  await expect(controls).toHaveCount(0);

  await page.context().clearCookies();
  await signInAs(page, 5);
  await open(accountOf(5).email);
  await expect(controls).toHaveCount(0);
  await open(other.email);
  await page.getByLabel('Role').selectOption({ value: '1' });
  await page.getByRole('button', { name: 'Change role' }).click();
  await expect(notice(page)).toContainText('is now a regular user.');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the menu rises over the page and works by keyboard', async ({ page }) => {
    await signInAs(page, 4);
    await page.goto('/admin/users');
    await expect(heading(page)).toHaveText('Users');
    const before = await heading(page).boundingBox();
    const button = page.getByRole('button', { name: 'Open the whole menu' });
    const sheet = page.getByRole('navigation', { name: 'Back office' });
    const box = await button.boundingBox();
    expect(box && box.y > 740 - 70, 'within reach of the thumb').toBe(true);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(sheet).toBeVisible();
    await expect(sheet.getByRole('link')).toHaveText([
      // What waits is counted beside three of them.
      ...['Dashboard', /^Desk\d*$/, /^Enquiries\d*$/, /^Applications\d*$/],
      ...['Users', 'Orders', 'Products', 'Committees'],
      ...['News', 'Blog', 'Calendar', 'Galleries', 'Pages', 'Staff profiles', 'Alumni', 'Testimonials'],
      ...['Site structure', 'Home page', 'Words', 'Search words', 'Documents', 'Notices', 'Term dates', 'Campuses'],
      ...['Statistics', 'Photo consent', 'Personal data', 'Trash', 'Audit log', 'Settings', 'Help'],
    ]);
    await expect.poll(() => heading(page).boundingBox()).toEqual(before);
    await expectAccessible(page, page.url(), { widths: [360] });
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(sheet.getByRole('link', { name: 'Dashboard' })).toBeFocused();
    await sheet.getByRole('link', { name: 'Products' }).click();
    await expect(heading(page)).toHaveText('Products');
    await expect(sheet).toBeHidden();
  });
});

test('every screen of the users is accessible', async ({ page }) => {
  test.slow();
  await signInAs(page, 5);
  await page.goto('/admin/users');
  await expect(heading(page)).toHaveText('Users');
  await expectAccessible(page, page.url());
  // A phone has no column heads to sort by.
  await page.setViewportSize({ width: 360, height: 900 });
  await page.getByLabel('Order').selectOption('Last login: latest first');
  await expect(page).toHaveURL('/admin/users?sort=-updatedAt');
  await rowOf(page, accountOf(3).email).getByRole('link').click();
  await page.getByText('Reset the password').first().click();
  await expect(page.getByLabel('New password')).toBeVisible();
  await expectAccessible(page, page.url());
  await page.goto('/admin/users/invitations');
  await expect(heading(page)).toHaveText('Invitations');
  await expectAccessible(page, page.url());
});
