import { expectAccessible } from './accessible.ts';
import { expect, test } from './console.ts';
import { arrived, button, codeOf, factorRegion, logIn, logOut, printSheet, protect, strength } from './factors.ts';
import { mailedCode } from './mailbox.ts';
import { makeAccount } from './own-account.ts';
import { faultsByTab, tabTo } from './tab-walk.ts';

test('an app is set up by typing its key, and by keyboard alone', { tag: '@journey' }, async ({
  page,
  consoleErrors,
}) => {
  const account = await makeAccount('Kato Typed', 4);
  await logIn(page, account);
  await expectAccessible(page, 'sign-in page with nothing set up');
  const app = factorRegion(page, 'Codes from an app');
  await tabTo(page, button(page, 'Set up an app'));
  await page.keyboard.press('Enter');
  const secret = ((await app.locator('code').textContent()) ?? '').replaceAll(' ', '');
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  await expect(app.getByRole('link', { name: 'open it in the app' })).toHaveAttribute('href', /^otpauth:\/\/totp\//);
  await expect(app.getByRole('img', { name: 'The key as a picture to scan' })).toBeVisible();
  await expectAccessible(page, 'setting up an app');
  await tabTo(page, page.getByLabel('Six digits that the app shows'));
  await page.keyboard.type('12345');
  await page.keyboard.press('Enter');
  await expect(page.locator('#app-code-error')).toHaveText('Type the six digits that the app shows.');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(codeOf(secret));
  await page.keyboard.press('Enter');
  await expect(app.getByText('On', { exact: true })).toBeVisible();
  await printSheet(page);
  await expect(strength(page)).toContainText('Add a second one');

  await test.step('the next sign-in asks for it, and a wrong one is told beside the field', async () => {
    await page.context().clearCookies();
    await logIn(page, account);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Code from your app');
    const field = page.getByLabel('Six digits');
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await page.keyboard.press('Enter');
    await expect(page.locator('#second-step-code-error')).toHaveText('Type the six digits.');
    await page.keyboard.type('000000');
    await page.keyboard.press('Enter');
    await expect(page.locator('#second-step-code-error')).toHaveText('This code is not right.');
    await expect(field).toBeFocused();
    await expect(page.getByText(/Is the clock of your phone right\? It is \d+:\d\d:\d\d here\./)).toBeVisible();
    await expectAccessible(page, 'a wrong code', { themes: ['light', 'dark'] });
    expect(await faultsByTab(page, 'main')).toEqual([]);
    await field.fill(codeOf(secret, 1));
    await page.keyboard.press('Enter');
    await arrived(page);
  });
  // The browser reports the refusals.
  consoleErrors.length = 0;
});

test('a device that is trusted is not asked again; signing out everywhere else ends the others', async ({
  page,
  browser,
  consoleErrors,
}) => {
  const account = await makeAccount('Achan Trust', 3);
  const { secret, codes } = await protect(page.request, account);
  await page.context().clearCookies();
  await logIn(page, account);
  await page.getByLabel('Do not ask on this device for 30 days').check();
  await page.getByLabel('Six digits').fill(codeOf(secret, 1));
  await button(page, 'Continue').click();
  await arrived(page);
  await logOut(page);
  await logIn(page, account);
  // The password is enough here.
  await arrived(page);
  await test.step('for signing in, not for what would let a thief stay', async () => {
    await button(page, 'Move to a new phone').click();
    const dialog = page.getByRole('dialog', { name: 'Show once more that it is you' });
    await dialog.getByRole('button', { name: /^Printed recovery code/ }).click();
    await dialog.getByLabel('One code from your sheet').fill(codes[1] ?? '');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Scan this with the app on your new phone')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  });

  const elsewhere = await browser.newContext({ userAgent: 'Mozilla/5.0 (iPhone) Version/18.0 Mobile Safari/604.1' });
  const phone = await elsewhere.newPage();
  await logIn(phone, account);
  await expect(phone.getByRole('heading', { level: 1 }), 'and nowhere else').toHaveText('Code from your app');
  await button(phone, /^Printed recovery code/).click();
  await phone.getByLabel('One code from your sheet').fill(codes[0] ?? '');
  await button(phone, 'Continue').click();
  await arrived(phone);

  await page.reload();
  const sessions = factorRegion(page, 'Where you are signed in');
  await expect(sessions.getByText('Safari on an iPhone')).toBeVisible();
  await button(page, 'Log out everywhere else').click();
  await expect(sessions.getByRole('status')).toHaveText('Signed out everywhere else.');
  await expect(sessions.getByRole('status')).toBeFocused();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await phone.reload();
  await expect(phone).toHaveURL('/login?from=%2Fuser%2Fsign-in');
  await elsewhere.close();
  // The browser reports the refusal.
  consoleErrors.length = 0;
});

test('a code by mail is the second step of somebody who has nothing else', async ({ page, consoleErrors }) => {
  const account = await makeAccount('Wasswa Mail', 1);
  await logIn(page, account);
  const mail = factorRegion(page, 'Codes by mail');
  await mail.getByRole('button', { name: 'Turn on' }).click();
  await expect(mail.getByText('On', { exact: true })).toBeVisible();
  await printSheet(page);
  await page.context().clearCookies();
  await logIn(page, account);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Code by mail');
  await button(page, 'Mail me a code').click();
  await expect(
    page.getByText(`Six digits for ${account.email} wait: this website cannot send mail yet.`),
  ).toBeVisible();
  await expectAccessible(page, 'a mailed code');
  await page.getByLabel('Six digits').fill(await mailedCode(account.email));
  await button(page, 'Continue').click();
  await arrived(page);
  // The browser reports that a second step was wanted.
  consoleErrors.length = 0;
});
