import type { Page } from '@playwright/test';
import { accountOf } from './accounts.ts';
import { appStarted, startApp } from './app.ts';
import { expect, test } from './console.ts';

const logOut = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Log out' });

async function fillLogin(page: Page, { email, password }: { email: string; password: string }) {
  await appStarted(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

test('what went wrong is said in its words, takes the focus and goes with the next edit', async ({
  page,
  consoleErrors,
}) => {
  await page.goto('/login');
  const alert = page.getByRole('alert');
  await fillLogin(page, { email: 'nobody@sevenhills.example', password: 'wrong' });
  await expect(alert.locator('b')).toHaveText('Unauthorized');
  await expect(alert).toBeFocused();
  await page.getByLabel('Password').fill('other');
  await expect(alert).toHaveCount(0);

  for (const [status, message] of [
    [400, 'Missing Username or Password'],
    [503, 'Login Failed'],
    [0, 'No Server Response'],
  ] as const) {
    await page.route('**/api/users/login', (route) => (status ? route.fulfill({ status }) : route.abort()));
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(alert.locator('b')).toHaveText(message);
    await page.getByLabel('Email').fill(`${status}@sevenhills.example`);
    await expect(alert).toHaveCount(0);
    await page.unroute('**/api/users/login');
  }
  // The browser reports each refusal.
  consoleErrors.length = 0;
});

test('a session lasts over a reload, and a sign-out reaches every tab', { tag: '@journey' }, async ({
  page,
  context,
}) => {
  const refreshes: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/users/refresh')) refreshes.push(request.url());
  });
  await page.goto('/news');
  await startApp(page);
  expect(refreshes, 'nobody asks for the session of a reader').toEqual([]);
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).first().click();
  await fillLogin(page, accountOf(4));
  await expect(logOut(page)).toBeVisible();
  await expect(page).toHaveURL('/news');
  expect(refreshes, 'the door asks once').toHaveLength(1);
  refreshes.length = 0;
  await expect(page.getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('ey');

  await page.reload();
  await expect(logOut(page)).toBeVisible();
  expect(refreshes).toHaveLength(1);
  const other = await context.newPage();
  await other.goto('/contact');
  await expect(logOut(other)).toBeVisible();
  await logOut(page).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  await expect(logOut(other)).toHaveCount(0);
  await expect(page).toHaveURL('/news');
});

test('an expired token is renewed once for all calls, and each is repeated once', async ({ page, consoleErrors }) => {
  await page.goto('/login?from=%2Fcontact');
  await fillLogin(page, accountOf(1));
  await expect(page).toHaveURL('/contact');
  const counts = { refused: 0, renewed: 0 };
  page.on('request', (request) => {
    if (request.url().endsWith('/users/refresh')) counts.renewed++;
  });
  const refused = new Set<string>();
  await page.route('**/api/**', async (route) => {
    const url = route.request().url();
    if (url.includes('/users/') || refused.has(url)) return route.continue();
    refused.add(url);
    counts.refused++;
    await route.fulfill({ status: 403, json: { code: 'token_expired', message: 'Your sign-in must be renewed.' } });
  });
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Seven Hills/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Latest News' })).toBeVisible();
  expect(counts.refused).toBeGreaterThan(1);
  expect(counts.renewed).toBe(1);
  // The browser reports each refusal.
  consoleErrors.length = 0;
});

test('a refusal for want of a right is tried once more with a new token', async ({ page, consoleErrors }) => {
  await page.goto('/login?from=%2Fuser');
  await fillLogin(page, accountOf(1));
  await expect(page).toHaveURL(/\/user\/view\/\d+$/);
  const other = page.url().endsWith('/1') ? 2 : 1;
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(new URL(request.url()).pathname);
  });
  await page.goto(`/user/view/${other}`);
  await expect(page).toHaveURL('/unauthorized');
  const own = calls.filter((path) => /\/users\/(view|refresh)/.test(path));
  // The first renewal is that of any page that is loaded.
  const [renewal, call] = ['/api/users/refresh', `/api/users/view/${other}`];
  expect(own).toEqual([renewal, call, renewal, call]);
  // The browser reports each refusal.
  consoleErrors.length = 0;
});

test('a session outlives the storage of the browser: on a guarded page, at the door, in place', async ({ page }) => {
  await page.goto('/login?from=%2Fuser%2Fsign-in');
  await fillLogin(page, accountOf(4));
  await expect(page).toHaveURL('/user/sign-in');
  for (const path of ['/admin', '/login', '/news/add', '/news/view/1?edit']) {
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Log out' }).first(), path).toBeVisible();
    await expect(page, path).toHaveURL(path);
  }
});

for (const from of ['//evil.example/', '/.//evil.example/', '/..//evil.example']) {
  test(`nobody is led to another site by ${from}`, async ({ page }) => {
    await page.goto(`/login?from=${encodeURIComponent(from)}`);
    await fillLogin(page, accountOf(1));
    await expect(page).toHaveURL('/');
  });
}

test('a page at an address with two slashes fetches nothing from another site', async ({
  page,
  baseURL,
  consoleErrors,
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  await page.goto(`${baseURL}//evil.example/x`);
  await expect(page).toHaveURL('/evil.example/x');
  await startApp(page);
  expect([...hosts]).toEqual([baseURL]);
  // The browser reports the page that is not there.
  consoleErrors.length = 0;
});

test('a forgotten password, a dead link and a dead invitation', { tag: '@journey' }, async ({
  page,
  consoleErrors,
}) => {
  // The demo school has no mail server: the page says whom to call, and promises nothing.
  await page.goto('/forgot');
  const main = page.getByRole('main');
  await expect(main).toContainText('This website cannot send mail yet, so no link can reach you.');
  await expect(main.getByRole('link', { name: /^\+?\d[\d ]+$/ })).toHaveAttribute('href', /^tel:/);
  await expect(main.getByLabel('Email')).toHaveCount(0);

  await page.goto(`/reset?token=${'a'.repeat(43)}`);
  await appStarted(page);
  await page.getByLabel('New password').fill('short');
  await page.getByLabel('The same password again').focus();
  await expect(page.locator('#reset-pwd-error')).toHaveText('Invalid Entry');
  await page.getByLabel('New password').fill('Hillside7!');
  await expect(page.getByText('Still needed: the same password twice.')).toBeVisible();
  await page.getByLabel('The same password again').fill('Hillside7!');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page.getByRole('alert')).toHaveText('This link has expired or was used already.');

  await page.goto(`/invitation?token=${'a'.repeat(43)}`);
  await expect(page.getByRole('alert')).toHaveText('This invitation has expired or was used already.');
  // The browser reports the refusal.
  consoleErrors.length = 0;
});
