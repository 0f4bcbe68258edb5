import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './console.ts';
import { addPasskey, arrived, button, codeOf, factorRegion, logIn, printSheet, protect } from './factors.ts';
import { makeAccount } from './own-account.ts';
import { plugIn } from './virtual-key.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Show once more that it is you' });
const refusal = { code: 'step_up', message: 'Show once more that it is you.' };

/** A call is answered as if the last proof were long ago, until one was shown again. */
async function wantProof(page: Page, path: string) {
  const calls = { asked: 0, shown: 0, passed: 0 };
  await page.route('**/api/users/step-up', async (route) => {
    const answer = await route.fetch();
    if (answer.ok()) calls.shown += 1;
    await route.fulfill({ response: answer });
  });
  await page.route(path, (route) => {
    if (route.request().method() === 'GET') return route.continue();
    calls.asked += 1;
    if (calls.shown === 0) return route.fulfill({ status: 403, json: refusal });
    calls.passed += 1;
    return route.continue();
  });
  return calls;
}

test('a call that wants a proof waits for it, is repeated once, and nothing typed is lost', {
  tag: '@journey',
}, async ({ page, consoleErrors }) => {
  const account = await makeAccount('Nakato Proof', 3);
  await plugIn(page);
  await logIn(page, account);
  await addPasskey(page, 'Phone');
  await printSheet(page);
  const calls = await wantProof(page, '**/api/users/factors/passkeys/*');
  await button(page, 'Rename Phone').click();
  await page.getByLabel('Name', { exact: true }).fill('A name that stays');
  await button(page, 'Save the name').click();
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Use my passkey' })).toBeFocused();
  await expectAccessible(page, 'the dialog', { themes: ['light', 'dark'] });
  await test.step('cancelled, the form says so and keeps what was typed', async () => {
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('alert')).toContainText('Show once more that it is you.');
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('A name that stays');
    expect(calls).toEqual({ asked: 1, shown: 0, passed: 0 });
  });
  await test.step('shown, the same call is made again and goes through', async () => {
    await button(page, 'Save the name').click();
    await dialog(page).getByRole('button', { name: 'Use my passkey' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(factorRegion(page, 'Passkeys').getByText('A name that stays')).toBeVisible();
    expect(calls).toEqual({ asked: 3, shown: 1, passed: 1 });
  });
  // The browser reports the refusals.
  consoleErrors.length = 0;
});

test('a code will do as well, a wrong one is told beside its field', async ({ page, request, consoleErrors }) => {
  const account = await makeAccount('Ssali Proof', 4);
  const { secret } = await protect(request, account);
  await logIn(page, account, '/user/sign-in');
  await page.getByLabel('Six digits').fill(codeOf(secret, 1));
  await button(page, 'Continue').click();
  await arrived(page);
  await wantProof(page, '**/api/users/factors/recovery');
  await page.evaluate(() => {
    window.print = () => {};
  });
  await button(page, 'Print ten new codes').click();
  const field = dialog(page).getByLabel('Six digits');
  await expect(field).toBeFocused();
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(dialog(page).locator('#step-up-code-error')).toHaveText('This code is not right.');
  await expect(field).toBeFocused();
  await dialog(page)
    .getByRole('button', { name: /^Printed recovery code/ })
    .click();
  await expect(dialog(page).getByLabel('One code from your sheet')).toBeFocused();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.locator('.notice')).toContainText('No codes were made. Show once more that it is you.');
  // The browser reports the refusals.
  consoleErrors.length = 0;
});

test('without a second step the password is asked for', async ({ page, consoleErrors }) => {
  const account = await makeAccount('Odongo Proof', 2);
  await logIn(page, account);
  await arrived(page);
  const calls = await wantProof(page, '**/api/users/factors/app');
  await button(page, 'Set up an app').click();
  await dialog(page).getByLabel('Password').fill('wrong');
  await dialog(page).getByRole('button', { name: 'Continue' }).click();
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  await dialog(page).getByLabel('Password').fill(account.password);
  await dialog(page).getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Scan this with the app on your phone')).toBeVisible();
  expect(calls.passed).toBe(1);
  // The browser reports the refusals.
  consoleErrors.length = 0;
});

test('whose role needs a second step is led to where it is set up', async ({ page, consoleErrors }) => {
  const account = await makeAccount('Musoke Needed', 4);
  await logIn(page, account);
  await arrived(page);
  const json = { code: 'factor_required', message: 'Set up a passkey or an app for codes first.' };
  await page.route('**/api/admin/**', (route) => route.fulfill({ status: 403, json }));
  await page.goto('/admin');
  await expect(page).toHaveURL('/user/sign-in?needed');
  await expect(page.getByText('your role needs a second step.')).toBeVisible();
  await expectAccessible(page, 'led to the second step');
  // The browser reports the refusals.
  consoleErrors.length = 0;
});
