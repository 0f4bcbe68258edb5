import { expect, test } from './console.ts';
import { notice, signInAs, uniqueTitle } from './editing.ts';
import { heading } from './office.ts';

test('a person is invited, invited again and the invitation withdrawn', { tag: '@journey' }, async ({
  page,
  browser,
  consoleErrors,
}) => {
  test.slow();
  await signInAs(page, 4);
  const name = uniqueTitle('Grace Apio');
  const email = `${name.replaceAll(' ', '-').toLowerCase()}@example.com`;
  await page.goto('/admin/users');
  await page.getByRole('link', { name: /^Invit/ }).click();
  const send = page.getByRole('button', { name: 'Make the invitation', exact: true });
  await expect(send).toBeDisabled();
  const fill = async (address: string) => {
    await page.getByLabel('Name').fill(name);
    await page.getByLabel('E-mail').fill(address);
    await page.getByLabel('Role').selectOption({ value: '2' });
    await send.click();
  };
  await test.step('a wrong address is said beside its field', async () => {
    await fill('grace@');
    await expect(page.getByText('Valid email is required.')).toBeVisible();
    await expect(page.getByLabel('E-mail')).toBeFocused();
  });
  const row = page.getByRole('listitem').filter({ hasText: email });
  const link = page.getByRole('textbox', { name: `The link for ${name}` });
  let first = '';
  await test.step('invited', async () => {
    await fill(email);
    // The demo school has no mail server: nobody is told that a mail is on its way.
    await expect(page.getByText('Mail is not set up, so you hand the link over yourself.')).toBeVisible();
    await expect(link).toHaveValue(/\/invitation\?token=[\w-]{40,}$/);
    await expect(link).toBeFocused();
    await expect(page.getByText('on its way')).toHaveCount(0);
    first = await link.inputValue();
    await page.getByRole('button', { name: 'Done', exact: true }).click();
    await expect(link).toHaveCount(0);
    expect(await page.content()).not.toContain(first.split('=')[1]);
    await expect(row).toContainText('Author');
    await expect(page.getByLabel('E-mail')).toHaveValue('');
    await fill(email.toUpperCase());
    await expect(page.getByText('This e-mail has an open invitation already.')).toBeVisible();
  });
  await test.step('sent again, withdrawn, brought back', async () => {
    await row.getByRole('button', { name: `New link for ${name}` }).click();
    await expect(notice(page)).toContainText(`There is a new link for ${name}. The earlier link no longer works.`);
    await expect(link).toHaveValue(/\?token=/);
    await expect(link).not.toHaveValue(first);
    const guest = await browser.newPage();
    await guest.goto(await link.inputValue());
    await expect(heading(guest)).toHaveText(`Welcome, ${name}`);
    await guest.close();
    await row.getByRole('button', { name: `Withdraw the invitation of ${name}` }).click();
    await expect(notice(page)).toContainText(`The invitation of ${name} is withdrawn.`);
    await expect(row).toHaveCount(0);
    await notice(page).getByRole('button', { name: 'Undo' }).click();
    await expect(row).toBeVisible();
    await row.getByRole('button', { name: /^Withdraw/ }).click();
    await expect(row).toHaveCount(0);
  });
  // A wrong address is told before anything is sent; a person who is invited already is told by the server.
  expect(consoleErrors.splice(0), 'the browser reports one refusal').toHaveLength(1);
});
