import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './console.ts';
import { notice, signInAs } from './editing.ts';
import { button, logIn } from './factors.ts';
import { loginStatus, rowOf } from './office.ts';
import { makeAccount } from './own-account.ts';

const weak = (page: Page) => page.getByText('Easily guessed.');

/** Takes what is offered, and gives it. */
async function takeOffer(page: Page): Promise<string> {
  const offer = button(page, /^Use /);
  const password = ((await offer.textContent()) ?? '').replace('Use ', '');
  await offer.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Filled in twice: ${password}.`)).toBeVisible();
  await expect(button(page, 'Another one'), 'the focus has not got lost').toBeFocused();
  return password;
}

test('a password that is easily guessed is pointed out, and a better one is filled in', async ({ page, request }) => {
  const account = await makeAccount('Namuli Weak', 2);
  const lists: string[] = [];
  page.on('request', (asked) => asked.url().includes('password-hint') && lists.push(asked.url()));
  await logIn(page, account, '/user');
  await page.getByRole('main').getByRole('link', { name: 'Change password' }).click();
  const pwd = page.getByLabel('New password', { exact: true });
  await expect(pwd).toBeVisible();
  expect(lists, 'nothing is fetched before it is wanted').toEqual([]);
  for (const [password, why] of [
    ['Uganda2024!', 'Many people use this one'],
    ['Kampala2024!', 'words of the school'],
    ['Kitante2024!', 'words of the school'],
    ['SevenHills#1', 'words of the school'],
    ['Namuli1990!', 'your name or address'],
    ['Qazwsxedc1!', 'keyboard'],
  ] as const) {
    await pwd.fill(password);
    await expect(weak(page)).toBeVisible();
    await expect(page.getByText(why)).toBeVisible();
  }
  await expectAccessible(page, 'a weak password');
  await pwd.fill('Gomesi%Rain42');
  await expect(weak(page)).toHaveCount(0);
  await pwd.fill('Password1!');
  const better = await takeOffer(page);
  await expect(page.getByLabel('The new password again')).toHaveValue(better);
  await page.getByLabel('Old password').fill(account.password);
  await button(page, 'Change password').click();
  await expect(notice(page)).toContainText('Password Updated Successfully');
  expect(await loginStatus(request, account.email, better)).toBe(200);
});

test('what the rule allows is taken, also when it is easily guessed', async ({ page, request }) => {
  const account = await makeAccount('Kirabo Weak', 1);
  await signInAs(page, 4);
  await page.goto(`/admin/users?q=${account.email}`);
  await rowOf(page, account.email).getByRole('link').click();
  await page.getByText('Reset the password').first().click();
  await page.getByLabel('New password').fill('Uganda@2026');
  await expect(weak(page)).toBeVisible();
  await page.getByLabel('The same password again').fill('Uganda@2026');
  await button(page, 'Reset the password').click();
  await expect(notice(page)).toContainText('Password Updated Successfully');
  expect(await loginStatus(request, account.email, 'Uganda@2026')).toBe(200);
  await page.getByLabel('New password').fill('kirabo88');
  const better = await takeOffer(page);
  await button(page, 'Reset the password').click();
  await expect.poll(() => loginStatus(request, account.email, better)).toBe(200);
});

test('a link from a mail offers it, too', async ({ page }) => {
  await page.goto(`/reset?token=${'a'.repeat(43)}`);
  await page.getByLabel('New password').fill('Welcome1!');
  await expect(weak(page)).toBeVisible();
  const better = await takeOffer(page);
  await expect(page.getByLabel('The same password again')).toHaveValue(better);
  await expect(button(page, 'Save the new password')).toBeEnabled();
});
