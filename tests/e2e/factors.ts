import type { APIRequestContext, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { act } from './act.ts';
import { appStarted } from './app.ts';
import { expect } from './console.ts';
import type { OwnAccount } from './own-account.ts';

export const factorRegion = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
export const strength = (page: Page) => factorRegion(page, 'How safe it is');
export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });

/** Through the door with the password, to one's own sign-in page unless told otherwise. */
export async function logIn(page: Page, { email, password }: OwnAccount, to = '/user/sign-in') {
  await page.goto(`/login?from=${encodeURIComponent(to)}`);
  await appStarted(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await button(page, 'Log in').click();
}

/**
 * Logs out, and waits until the server knows it: a page that opens earlier would log out once more, perhaps after the
 * next login.
 */
export async function logOut(page: Page) {
  await act(
    page,
    () => page.getByRole('banner').getByRole('button', { name: 'Log out' }).click(),
    'GET /api/users/logout',
  );
  await expect.poll(() => page.evaluate(() => localStorage.getItem('signed-in'))).toBeNull();
}

/** Passwords and codes are slow to check on purpose, and the page asks for three things. */
export const arrived = (page: Page, at = '/user/sign-in') => expect(page).toHaveURL(at);

/** What an app with this secret shows. A code works once, so the next is that of the half minute to come. */
export const codeOf = (secret: string, halfMinutes = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + halfMinutes * 30_000 });

/** An account with an app and a printed sheet, made past the screen; the next code is of the half minute to come. */
export async function protect(request: APIRequestContext, { email, password }: OwnAccount) {
  const login = await request.post('/api/users/login', { data: { user: email, pwd: password } });
  expect(login.status()).toBe(200);
  const { accessToken } = (await login.json()) as { accessToken: string };
  const post = async (path: string, data?: object) => {
    const headers = { Authorization: `Bearer ${accessToken}` };
    const answer = await request.post(`/api/users/factors/${path}`, { headers, ...(data && { data }) });
    expect(answer.status(), await answer.text()).toBeLessThan(300);
    return answer.status() === 204 ? {} : await answer.json();
  };
  const { secret } = (await post('app')) as { secret: string };
  await post('app/confirm', { code: codeOf(secret) });
  const { codes } = (await post('recovery')) as { codes: string[] };
  await post('recovery/confirm', { code: codes[9] });
  return { secret, codes, accessToken };
}

/** Adds a passkey on one's own sign-in page. */
export async function addPasskey(page: Page, name: string) {
  await button(page, 'Add a passkey').click();
  await page.getByLabel('What do you call it?').fill(name);
  await button(page, 'Continue').click();
  await expect(factorRegion(page, 'Passkeys').getByRole('listitem').filter({ hasText: name })).toBeVisible();
}

/** Makes ten codes, types one of them, and gives them all. */
export async function printSheet(page: Page): Promise<string[]> {
  // There is no printer here.
  await page.evaluate(() => {
    window.print = () => {};
  });
  await button(page, /^Print ten/).click();
  const shown = page.locator('.new-sheet .sheet li');
  await expect(shown).toHaveCount(10);
  const codes = await shown.allTextContents();
  await page.getByLabel('Type one of them from your paper').fill((codes[4] ?? '').toLowerCase().replaceAll('-', ' '));
  await button(page, 'I have them').click();
  await expect(page.getByText('10 of 10 left')).toBeVisible();
  return codes;
}
