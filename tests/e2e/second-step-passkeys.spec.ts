import { expectAccessible } from './accessible.ts';
import { expect, test } from './console.ts';
import { addPasskey, arrived, button, factorRegion, logIn, logOut, printSheet, strength } from './factors.ts';
import { makeAccount } from './own-account.ts';
import { plugIn } from './virtual-key.ts';

test('a passkey is added, named, and then signs in without a password', { tag: '@journey' }, async ({
  page,
  consoleErrors,
}) => {
  const account = await makeAccount('Apio Keys', 3);
  const key = await plugIn(page);
  await logIn(page, account);
  await expect(strength(page)).toContainText('Your password alone opens your account');
  await addPasskey(page, 'Blue phone');
  await expect(strength(page), 'nothing is asked for before there is a sheet').toContainText('One step is left');
  await printSheet(page);
  await expect(strength(page)).toContainText('Nobody gets in with your password alone');

  await button(page, 'Rename Blue phone').click();
  await page.getByLabel('Name', { exact: true }).fill('Green phone');
  await button(page, 'Save the name').click();
  const row = factorRegion(page, 'Passkeys').getByRole('listitem').filter({ hasText: 'Green phone' });
  await expect(row).toContainText('never used');

  await logOut(page);
  await page.goto('/login?from=%2Fuser%2Fsign-in');
  await key.agree(false);
  await button(page, 'Use a passkey').click();
  await expect(page.getByRole('alert')).toContainText('No passkey was used');
  await expect(page.getByRole('alert')).toBeFocused();
  await key.agree(true);
  await button(page, 'Use a passkey').click();
  await arrived(page);
  await expect(row).toContainText('last used today');
  await expect(factorRegion(page, 'Lately').getByRole('listitem').first()).toContainText('Passkey');
  expect(consoleErrors).toEqual([]);
});

test('a passkey as the second step, a lost one, and a recovery code in its place', async ({ page, consoleErrors }) => {
  const account = await makeAccount('Otim Lost', 4);
  const phone = await plugIn(page);
  await logIn(page, account);
  await addPasskey(page, 'Phone');
  await button(page, 'Add a passkey').click();
  await button(page, 'Continue').click();
  await expect(page.getByRole('alert'), 'one key of a device is enough').toContainText('already');
  await button(page, 'Cancel').click();
  const codes = await printSheet(page);

  await test.step('the password is right, the passkey finishes it', async () => {
    await page.context().clearCookies();
    await logIn(page, account);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Show that it is you');
    await expect(page.getByText('“Phone” was used last')).toBeVisible();
    await expect(button(page, 'Use my passkey')).toBeFocused();
    await expectAccessible(page, 'passkey as second step', { themes: ['light', 'dark'] });
    await page.keyboard.press('Enter');
    await arrived(page);
  });
  await test.step('the phone is lost: one code of the sheet, once', async () => {
    await phone.lose();
    await page.context().clearCookies();
    await logIn(page, account);
    await button(page, /^Printed recovery code/).click();
    await expect(page.getByLabel('One code from your sheet')).toBeFocused();
    await expectAccessible(page, 'recovery code');
    await page.getByLabel('One code from your sheet').fill(codes[0] ?? '');
    await page.keyboard.press('Enter');
    await expect(page.getByText('9 of 10 left')).toBeVisible();
    await page.context().clearCookies();
    await logIn(page, account);
    await button(page, /^Printed recovery code/).click();
    await page.getByLabel('One code from your sheet').fill(codes[0] ?? '');
    await page.keyboard.press('Enter');
    await expect(page.locator('#second-step-code-error')).toHaveText('This code is not right.');
    await expect(page.getByLabel('One code from your sheet')).toBeFocused();
  });
  // The browser reports each refusal: the second step itself, and the code that was used.
  consoleErrors.length = 0;
});

test('two keys: the second stays when the first is removed', async ({ page, consoleErrors }) => {
  const account = await makeAccount('Nankya Two', 2);
  const first = await plugIn(page);
  await logIn(page, account);
  await addPasskey(page, 'First');
  await first.lose();
  await plugIn(page, 'usb');
  await addPasskey(page, 'Second');
  await printSheet(page);
  await expect(strength(page)).toContainText('You have two of them');
  await button(page, 'Remove First').click();
  await expect(button(page, 'No, keep it')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Remove First')).toBeFocused();
  await page.keyboard.press('Enter');
  await button(page, 'Yes, remove it').click();
  await expect(factorRegion(page, 'Passkeys').getByRole('listitem')).toHaveCount(1);
  await page.context().clearCookies();
  await logIn(page, account);
  await button(page, 'Use my passkey').click();
  await arrived(page);
  // The browser reports that a second step was wanted.
  consoleErrors.length = 0;
});

test('a copy with an old counter opens nothing, and switches the key off', async ({ page, consoleErrors }) => {
  const account = await makeAccount('Mugisha Copy', 3);
  const phone = await plugIn(page);
  await logIn(page, account);
  await addPasskey(page, 'Copied phone');
  const codes = await printSheet(page);
  const [credential] = await phone.credentials();
  expect(credential).toBeDefined();
  for (let round = 0; round < 2; round++) {
    await page.context().clearCookies();
    await logIn(page, account);
    await button(page, 'Use my passkey').click();
    await arrived(page);
  }
  await phone.lose();
  const thief = await plugIn(page);
  if (credential) await thief.copy({ ...credential, signCount: 0 });

  await page.context().clearCookies();
  await logIn(page, account);
  await button(page, 'Use my passkey').click();
  await expect(page.getByRole('alert')).toContainText('used elsewhere before and is switched off');
  await button(page, /^Printed recovery code/).click();
  await page.getByLabel('One code from your sheet').fill(codes[1] ?? '');
  await button(page, 'Continue').click();
  await expect(factorRegion(page, 'Passkeys').getByText('Does not work')).toBeVisible();
  // The browser reports the refusals.
  consoleErrors.length = 0;
});
