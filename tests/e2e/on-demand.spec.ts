import type { Page } from '@playwright/test';
import { expect, test } from './console.ts';

for (const path of ['/', '/about', '/news/view/1', '/gallery/view/1', '/alum', '/apply', '/search?q=pool']) {
  test(`${path} brings no framework to somebody who reads`, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto(path, { waitUntil: 'load' });
    await page.mouse.wheel(0, 2000);
    // What scrolling sets off has been set off when the browser has nothing to do.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
    expect(scripts).toEqual([]);
    const inline = await page.evaluate(() =>
      [...document.scripts]
        .filter(({ type, text }) => type === '' && !text.includes('__reactRouter'))
        .reduce((sum, { text }) => sum + text.length, 0),
    );
    expect(inline).toBeLessThan(5_000);
  });
}

test('the first touch of a form starts the app and loses nothing that was typed', async ({ page }) => {
  await page.goto('/contact');
  const send = page.getByRole('button', { name: 'Send message' });
  await expect(send).toBeDisabled();
  await page.getByLabel('Your name').pressSequentially('Josephine', { delay: 5 });
  await expect(page.getByText(/Still needed: a valid e-mail/)).toBeVisible();
  await expect(page.getByLabel('Your name')).toHaveValue('Josephine');
});

test('the click that starts the app is carried out', async ({ page }) => {
  await page.goto('/gallery/view/1');
  await page.locator('.shots a').first().click();
  await expect(page.getByRole('dialog', { name: /^Pictures of/ })).toBeVisible();
  await expect(page).toHaveURL(/\/gallery\/view\/1$/);
});

test('a page that has changed since it was sent is loaded again, and then starts', async ({ page }) => {
  let asked = 0;
  await page.route(/[?&]app-state=/, (route) => {
    asked += 1;
    return asked === 1 ? route.fulfill({ status: 404, body: '' }) : route.continue();
  });
  await page.goto('/contact');
  const loadedAgain = page.waitForEvent('load');
  await page.getByLabel('Your name').focus();
  await loadedAgain;
  await page.getByLabel('Your name').pressSequentially('Josephine', { delay: 5 });
  await expect(page.getByText(/Still needed: a valid e-mail/)).toBeVisible();
  expect(asked).toBe(2);
});

/** A touch counts only once the page has heard that the last start failed, which is later than the test hears of it. */
const touchUntil = (page: Page, isDone: () => unknown) =>
  expect(async () => {
    await page.getByLabel('Your name').blur();
    await page.getByLabel('Your name').focus();
    await isDone();
  }).toPass();

test('a line that breaks takes nothing that was typed, and the app starts at the next touch', async ({
  page,
  consoleErrors,
}) => {
  const loads: string[] = [];
  page.on('domcontentloaded', () => loads.push(page.url()));
  await page.goto('/contact');
  const refused = { 'no line': 0, 'a busy server': 0 };
  let failure: keyof typeof refused | null = null;
  await page.route(/[?&]app-state=/, (route) => {
    if (!failure) return route.continue();
    refused[failure] += 1;
    return failure === 'no line' ? route.abort() : route.fulfill({ status: 503, body: '' });
  });
  for (const next of ['no line', 'a busy server'] as const) {
    failure = next;
    await page.getByLabel('Your name').pressSequentially('Jo');
    await touchUntil(page, () => expect(refused[next]).toBeGreaterThan(0));
  }
  failure = null;
  await expect(page.getByRole('button', { name: 'Send message' }), 'it can be sent without React').toBeEnabled();
  await touchUntil(page, () => expect(page.getByText(/Still needed: a valid e-mail/)).toBeVisible({ timeout: 3_000 }));
  await expect(page.getByLabel('Your name')).toHaveValue('JoJo');
  expect(loads).toHaveLength(1);
  // The browser reports what failed.
  consoleErrors.length = 0;
});

test('code that does not come starts at the next touch', async ({ page, consoleErrors }) => {
  await page.goto('/contact');
  await page.route('/assets/*.js', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.getByLabel('Your name').fill('Josephine');
  await failed;
  await page.unroute('/assets/*.js');
  await touchUntil(page, () => expect(page.getByText(/Still needed: a valid e-mail/)).toBeVisible({ timeout: 3_000 }));
  await expect(page.getByLabel('Your name')).toHaveValue('Josephine');
  consoleErrors.length = 0;
});

test('a page that has changed is not loaded again under what somebody has typed', async ({ page }) => {
  const loads: string[] = [];
  page.on('domcontentloaded', () => loads.push(page.url()));
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/[?&]app-state=/, async (route) => {
    await held;
    await route.fulfill({ status: 404, body: '' });
  });
  await page.goto('/contact');
  await page.getByLabel('Your name').fill('Josephine');
  const answered = page.waitForResponse(/[?&]app-state=/);
  answer();
  await answered;
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await expect(page.getByLabel('Your name')).toHaveValue('Josephine');
  await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled();
  expect(loads).toHaveLength(1);
});

test('a picture that is tapped without a line leaves the gallery as it is', async ({ page, consoleErrors }) => {
  await page.goto('/gallery/view/1');
  await page.context().setOffline(true);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('app-state='));
  await page.locator('.shots a').first().click();
  await failed;
  await expect(page).toHaveURL(/\/gallery\/view\/1$/);
  await page.context().setOffline(false);
  await expect(async () => {
    await page.locator('.shots a').first().click();
    await expect(page.getByRole('dialog', { name: /^Pictures of/ })).toBeVisible({ timeout: 3_000 });
  }).toPass();
  consoleErrors.length = 0;
});

test('a page that is cached nowhere brings its data along, and starts without asking for it', async ({ page }) => {
  let asked = 0;
  page.on('request', (request) => {
    if (/[?&]app-state=/.test(request.url())) asked += 1;
  });
  await page.goto('/contact?nobody-knows=1');
  await page.getByLabel('Your name').pressSequentially('Josephine', { delay: 5 });
  await expect(page.getByText(/Still needed: a valid e-mail/)).toBeVisible();
  expect(asked).toBe(0);
});
