import type { Page, Request } from '@playwright/test';
import { accountOf } from './accounts.ts';
import { appStarted, beginForm, islandHydrated } from './app.ts';
import { expect, test } from './console.ts';

const rows = (page: Page) => page.locator('.alum-row');
const search = (page: Page) => page.getByLabel('Search by name');

// How pictures are made is not the subject here, and making them anew takes the longest.
const drawn = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>' };
test.beforeEach(({ page }) => page.route('/images/**', (route) => route.fulfill(drawn)));

async function signIn(page: Page, role: number, from: string) {
  const { email, password } = accountOf(role);
  await page.goto(`/login?from=${encodeURIComponent(from)}`);
  await appStarted(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(from);
}

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('the directory filters by name and year, and turns its pages', { tag: '@journey' }, async ({ page }) => {
    await page.goto('/alum/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alumni Profiles');
    await expect(rows(page)).toHaveCount(30);
    const lastYear = new Date().getFullYear() - 1;
    const years = await page.getByLabel('Class of').locator('option').allTextContents();
    expect([years[0], years[1], years.at(-1), years.length]).toEqual([
      'All years',
      `${lastYear}`,
      '2002',
      lastYear - 2000,
    ]);
    await expect(page.getByLabel('Per page').locator('option')).toHaveText(['30', '60', '100', '200', '500']);
    await page.getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(rows(page)).toHaveCount(30);

    await search(page).fill('patrick');
    await page.getByLabel('Class of').selectOption('2002');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(rows(page)).toHaveCount(1);
    await expect(search(page)).toHaveValue('patrick');
    await page.getByRole('link', { name: /^Patrick/ }).click();
    await expect(page).toHaveURL(/\/alum\/view\/\d+$/);
    await expect(page.locator('.tab-bio')).toBeHidden();
    await page.getByRole('radio', { name: 'Bio' }).check();
    await expect(page.locator('.tab-bio')).toBeVisible();
    await expect(page.locator('.tab-profile')).toBeHidden();
    await expect(page.getByText('Email')).toHaveCount(0);

    await page.goto('/alumni?items=500&year=1950&page=x');
    await expect.poll(() => rows(page).count()).toBeGreaterThan(60);
    await page.goto('/alum?q=nobody-has-this-name');
    await expect(page.getByText('No alumni profiles were found.')).toBeVisible();
  });

  test('the staff stand in their groups', async ({ page }) => {
    await page.goto('/profiles');
    for (const name of ['Governors', 'Management', 'Teachers']) {
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    }
    await expect(page.getByRole('link', { name: 'Career with us' })).toHaveAttribute('href', '/vacancies');
    await page.getByRole('link', { name: /^Ruth Namutebi/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ruth Namutebi');
    await expect(page.getByRole('heading', { name: 'More of the management' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Add/ })).toHaveCount(0);
  });
});

test('the list follows while one types; the address and the focus stay in step', { tag: '@journey' }, async ({
  page,
}) => {
  await page.goto('/alum');
  await beginForm(page);
  await search(page).pressSequentially('patrick', { delay: 20 });
  await expect(page).toHaveURL('/alum?q=patrick');
  await expect(search(page)).toBeFocused();
  await expect(rows(page).filter({ hasNotText: 'Patrick' })).toHaveCount(0);
  await expect(rows(page)).not.toHaveCount(0);
  await page.getByLabel('Class of').selectOption('2002');
  await expect(page).toHaveURL('/alum?q=patrick&year=2002');
  await search(page).fill('');
  await expect(page).toHaveURL('/alum?year=2002');
  const asked = page.waitForRequest(/\/alum\?year=2002&items=500/);
  await page.getByLabel('Per page').selectOption('500');
  await asked;
  await expect(page).toHaveURL('/alum?year=2002&items=500');
});

for (const who of ['a visitor', 'whoever is signed in']) {
  test(`${who} who clears the field before the answer came sees the whole list`, async ({ page }) => {
    if (who === 'a visitor') {
      await page.goto('/alum');
      await beginForm(page);
    } else await signIn(page, 3, '/alum');
    await expect(rows(page)).toHaveCount(30);
    let arrive = () => {};
    const held = new Promise<void>((resolve) => (arrive = resolve));
    await page.route(/q=patrick/, async (route) => {
      await held;
      await route.continue();
    });
    const isFirst = (request: Request) => request.url().includes('q=patrick');
    const asked = page.waitForRequest(isFirst);
    // A visitor's request is called off, the app's is answered and not heard.
    const over = Promise.race([
      page.waitForEvent('requestfinished', isFirst),
      page.waitForEvent('requestfailed', isFirst),
    ]);
    await search(page).fill('patrick');
    await asked;
    const askedAgain = page.waitForRequest(/\/alum($|\?.*q=0)/);
    await search(page).fill('');
    await search(page).press('Enter');
    await askedAgain;
    arrive();
    await over;
    await expect(page).toHaveURL('/alum');
    await expect(rows(page)).toHaveCount(30);
    await expect(search(page)).toHaveValue('');
  });
}

test('what was written before the filter came to life stays, wherever the focus is', async ({ page }) => {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('/assets/island-directory-*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/alum');
  await search(page).fill('patrick');
  await page.getByLabel('Class of').focus();
  arrive();
  await islandHydrated(page);
  await expect(search(page)).toHaveValue('patrick');
  await expect(page).toHaveURL('/alum?q=patrick');
});

test('a list that cannot be loaded says so, and comes at the next try', async ({ page, context, consoleErrors }) => {
  await page.goto('/alum');
  await beginForm(page);
  await context.setOffline(true);
  await page.getByLabel('Class of').selectOption('2002');
  await expect(page.getByText('The list could not be loaded.')).toBeVisible();
  await expect(rows(page)).toHaveCount(30);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/alum?year=2002');
  await expect(page.getByText('The list could not be loaded.')).toHaveCount(0);
  // The browser reports that it was offline.
  consoleErrors.length = 0;
});

test('addresses are for administrators; those who may add find the links', async ({ page }) => {
  test.slow();
  await signIn(page, 4, '/alum?year=2002');
  await expect(rows(page).first().locator('a[href^="mailto:"]')).toBeVisible();
  // Rendered anonymously, and asked for again once the browser knows who reads.
  await page.reload();
  await expect(rows(page).first().locator('a[href^="mailto:"]')).toBeVisible();
  await page.goto('/alum/view/1');
  await expect(page.locator('.alumnus-facts a[href^="tel:"]')).toBeVisible();
  await page.goto('/profiles');
  await expect(page.getByRole('link', { name: 'Add Profile' })).toHaveAttribute('href', '/profiles/add');
  await page.goto('/gallery');
  await expect(page.getByRole('link', { name: 'Add Gallery' })).toHaveAttribute('href', '/gallery/add');
});
