import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { accountOf } from './accounts.ts';
import { appStarted } from './app.ts';
import { expect, test } from './console.ts';

/** Goes to a guarded page anonymously, signs in at the door and comes back. */
async function enter(page: Page, path: string, role: number) {
  await page.goto(path);
  await expect(page).toHaveURL(`/login?from=${encodeURIComponent(path)}`);
  await signIn(page, role);
}

async function signIn(page: Page, role: number) {
  await appStarted(page);
  const { email, password } = accountOf(role);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const ownSessions = (page: Page) => page.getByRole('region', { name: 'Where you are signed in' });

for (const role of [1, 2, 3]) {
  test(`role ${role} has a page of their own and no back office`, async ({ page, consoleErrors }) => {
    await enter(page, '/user', role);
    await expect(page).toHaveURL(/\/user\/view\/\d+$/);
    const own = Number(page.url().split('/').at(-1));
    await expect(page.getByRole('link', { name: accountOf(role).email })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Sign-in', exact: true }).click();
    await expect(page).toHaveURL('/user/sign-in');
    await expect(ownSessions(page).getByText('This device')).toBeVisible();

    await page.goto('/admin');
    await expect(page).toHaveURL('/unauthorized');
    expect(consoleErrors, 'nothing is asked that would be refused').toEqual([]);

    await page.goto(`/user/view/${own === 1 ? 2 : 1}`);
    await expect(page).toHaveURL('/unauthorized');
    // The browser reports the refusal.
    consoleErrors.length = 0;
  });
}

test('every address of both areas has the guard, also one that is not there', async ({ page, consoleErrors }) => {
  for (const path of ['/admin/nothing', '/admin/users/3/nothing', '/user/nothing']) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    await expect(page).toHaveURL(`/login?from=${encodeURIComponent(path)}`);
  }
  await signIn(page, 3);
  await expect(heading(page)).toHaveText('Page Not Found');
  await page.goto('/admin/nothing');
  await expect(page).toHaveURL('/unauthorized');
  // The browser reports what is not there.
  consoleErrors.length = 0;
});

test('what editors keep is at the desk, and its old address leads there', async ({ page, request }) => {
  for (const path of ['/documents?q=form', '/term-dates', '/term-dates/add', '/pages/about', '/pages?q=fees']) {
    const answer = await request.get(`/admin${path}`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([301, `/desk${path}`]);
  }
  await enter(page, '/desk/documents', 3);
  await expect(heading(page)).toHaveText('Documents');
  await page.goto('/admin/term-dates');
  await expect(page).toHaveURL('/desk/term-dates');
  await expect(heading(page)).toHaveText('Term dates');
});

for (const role of [4, 5]) {
  test(`role ${role} sees the dashboard, and everybody's page from there`, async ({ page }) => {
    await enter(page, '/admin', role);
    await expect(page).toHaveURL('/admin');
    await expect(heading(page)).toHaveText(/^Good (morning|afternoon|evening), /);
    for (const name of ['Orders by status', 'News', 'Articles', 'Galleries', 'Profiles']) {
      await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
    }
    const orders = page.getByRole('region', { name: 'Latest orders' });
    for (const status of ['Not Paid', 'Paid. No Dispatch', 'Paid. Dispatched']) {
      await expect(orders.getByText(status, { exact: true }).first()).toBeVisible();
    }
    const user = page.getByRole('region', { name: 'Newest users' }).getByRole('link', { name: 'Peter Ssemwanga' });
    await user.click();
    await expect(heading(page)).toHaveText('Peter Ssemwanga');
    await expect(ownSessions(page)).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Sign-in', exact: true })).toHaveCount(0);
    // A page asked for anew comes back as it was.
    await page.reload();
    await expect(heading(page)).toHaveText('Peter Ssemwanga');
  });
}

test('a session elsewhere is ended from here, and its device is shown the door', { tag: '@journey' }, async ({
  page,
  browser,
}) => {
  const elsewhere = await browser.newContext({ userAgent: 'Mozilla/5.0 (iPhone) Version/18.0 Mobile Safari/604.1' });
  const phone = await elsewhere.newPage();
  await enter(phone, '/user/sign-in', 2);
  await expect(ownSessions(phone)).toBeVisible();
  await enter(page, '/user/sign-in', 2);
  const row = ownSessions(page).getByRole('listitem').filter({ hasText: 'Safari on an iPhone' });
  await row.getByRole('button', { name: /^End/ }).click();
  await expect(ownSessions(page).getByRole('status')).toHaveText('Signed out there.');
  await expect(ownSessions(page).getByRole('status')).toBeFocused();
  await expect(row).toHaveCount(0);
  await phone.reload();
  await expect(phone).toHaveURL('/login?from=%2Fuser%2Fsign-in');
  await elsewhere.close();
});

test('whoever signs out leaves the guarded page', { tag: '@journey' }, async ({ page }) => {
  await page.goto('/contact');
  await enter(page, '/admin', 4);
  await expect(heading(page)).toHaveText(/^Good /);
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/contact');
});

test('another person who signs in beside it sees only what is theirs', async ({ page, context }) => {
  await enter(page, '/user', 2);
  await expect(page.getByRole('link', { name: 'Sign-in', exact: true })).toBeVisible();
  const beside = await context.newPage();
  await beside.goto('/login');
  await signIn(beside, 4);
  await expect(beside).toHaveURL('/');
  // The page of an author, now read by an administrator.
  await expect(page.getByRole('link', { name: 'Sign-in', exact: true })).toHaveCount(0);
  await expect(page.getByRole('link', { name: accountOf(2).email })).toBeVisible();
});

test('both pages are accessible', async ({ page }) => {
  test.slow();
  await enter(page, '/admin', 4);
  await expect(heading(page)).toHaveText(/^Good /);
  await expectAccessible(page);
  await page.goto('/user');
  await expect(page.getByRole('region', { name: 'Latest stories' })).toBeVisible();
  // The back office is always light, a person's own page is not.
  await expectAccessible(page, page.url(), { themes: ['light', 'dark'] });
});
