import type { Page } from '@playwright/test';
import { appStarted, beginForm, startApp } from './app.ts';
import { expect, test } from './console.ts';
import { loadPictures } from './frames.ts';

for (const path of ['/', '/about', '/news/view/1', '/gallery/view/1', '/alum', '/apply', '/search?q=pool']) {
  test(`${path} brings no framework to somebody who reads`, { tag: '@journey' }, async ({ page }) => {
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

/** What a page asks for from now on. */
function requestsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url().replace(/^https?:\/\/[^/]+/, '')));
  return asked;
}

const islands = [
  { path: '/contact', file: /^\/assets\/island-contact-/ },
  { path: '/apply', file: /^\/assets\/island-application-/ },
  { path: '/alumni/alumcontact', file: /^\/assets\/island-testimonial-/ },
  { path: '/alum', file: /^\/assets\/island-directory-/ },
];
for (const { path, file } of islands) {
  test(`the first touch of the form of ${path} costs one small file`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'load' });
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    const asked = requestsOf(page);
    const loaded = page.waitForResponse((answer) => file.test(new URL(answer.url()).pathname));
    await beginForm(page);
    expect(asked.filter((name) => !name.startsWith('/images/'))).toEqual([expect.stringMatching(file)]);
    const { responseBodySize } = await (await loaded).request().sizes();
    expect(responseBodySize).toBeLessThan(20_000);
  });
}

test('the first touch of a form loses nothing that was typed', { tag: '@journey' }, async ({ page }) => {
  await page.goto('/contact');
  const send = page.getByRole('button', { name: 'Send message' });
  await expect(send).toBeDisabled();
  await page.getByLabel('Your name').pressSequentially('Josephine', { delay: 5 });
  await expect(page.getByText(/Still needed: a valid e-mail/)).toBeVisible();
  await expect(page.getByLabel('Your name')).toHaveValue('Josephine');
});

test('a link is copied without asking for anything', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/news/view/1', { waitUntil: 'load' });
  const link = page.getByRole('link', { name: 'Copy link' });
  await link.scrollIntoViewIfNeeded();
  await loadPictures(page);
  const asked = requestsOf(page);
  await link.click();
  await expect(page.getByText('Link copied')).toBeVisible();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/news\/view\/1$/);
  expect(asked).toEqual([]);
});

test('a picture says at once that it is coming, and its slider is one small file', async ({ page }) => {
  await page.goto('/gallery/view/1', { waitUntil: 'load' });
  let arrive = () => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('/assets/island-slider-*', async (route) => {
    await held;
    await route.continue();
  });
  const asked = requestsOf(page);
  const loaded = page.waitForResponse('/assets/island-slider-*');
  await page.locator('.shots a').first().click();
  await expect(page.locator('.shots a').first()).toHaveAttribute('aria-busy', 'true');
  arrive();
  await expect(page.getByRole('dialog', { name: /^Pictures of/ })).toBeVisible();
  await expect(page.locator('.shots a').first()).not.toHaveAttribute('aria-busy');
  expect(asked.filter((name) => name.startsWith('/assets/'))).toHaveLength(1);
  expect((await (await loaded).request().sizes()).responseBodySize).toBeLessThan(3_000);
});

/** A touch counts only once the page has heard that the last one failed, which is later than the test hears of it. */
const touchUntil = (page: Page, isDone: () => unknown) =>
  expect(async () => {
    await page.getByLabel('Your name').blur();
    await page.getByLabel('Your name').focus();
    await isDone();
  }).toPass();

test('a line that is cut takes nothing that was typed: the form can be sent without its script', async ({
  page,
  consoleErrors,
}) => {
  await page.route('/assets/island-*', (route) => route.abort());
  await page.goto('/contact');
  const failed = page.waitForEvent('requestfailed');
  await page.getByLabel('Your name').fill('Josephine');
  await failed;
  await page.getByLabel('E-mail').fill('josephine@post.example');
  await page.getByLabel('Message').fill('Sent by the browser alone');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message Sent');
  // The browser reports what failed.
  consoleErrors.length = 0;
});

test('a form whose script does not come gets it at the next touch', async ({ page, consoleErrors }) => {
  await page.goto('/contact');
  await page.route('/assets/island-*', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.getByLabel('Your name').fill('Josephine');
  await failed;
  await page.unroute('/assets/island-*');
  await touchUntil(page, () => expect(page.getByText(/Still needed: a valid e-mail/)).toBeVisible({ timeout: 3_000 }));
  await expect(page.getByLabel('Your name')).toHaveValue('Josephine');
  consoleErrors.length = 0;
});

test('a picture that is tapped without a line leaves the gallery as it is', async ({ page, consoleErrors }) => {
  await page.goto('/gallery/view/1');
  await page.context().setOffline(true);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('island-slider'));
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

test('whoever is signed in gets the whole app, and its form is not hydrated twice', { tag: '@journey' }, async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('signed-in', '1'));
  const asked = requestsOf(page);
  await page.goto('/contact');
  await page.getByLabel('Your name').pressSequentially('Josephine');
  await appStarted(page);
  await expect(page.getByText(/Still needed: a valid e-mail/)).toBeVisible();
  expect(asked.filter((name) => /island-[a-z]+-/.test(name))).toEqual([]);
});

const start = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('app:start')));

test('a page that has changed since it was sent is loaded again for the app', async ({ page }) => {
  let asked = 0;
  await page.route(/[?&]app-state=/, (route) => {
    asked += 1;
    return asked === 1 ? route.fulfill({ status: 404, body: '' }) : route.continue();
  });
  await page.goto('/contact');
  const loadedAgain = page.waitForEvent('load');
  await start(page);
  await loadedAgain;
  await startApp(page);
  expect(asked).toBe(2);
});

test('an app that does not come is started at the next try, and takes nothing that was typed', async ({
  page,
  consoleErrors,
}) => {
  const loads: string[] = [];
  page.on('domcontentloaded', () => loads.push(page.url()));
  await page.goto('/contact');
  await page.getByLabel('Your name').evaluate((field: HTMLInputElement) => {
    field.value = 'Josephine';
  });
  const refused = { 'no line': 0, 'a busy server': 0, 'a changed page': 0 };
  let failure: keyof typeof refused | null = null;
  await page.route(/[?&]app-state=/, (route) => {
    if (!failure) return route.continue();
    refused[failure] += 1;
    if (failure === 'no line') return route.abort();
    return route.fulfill({ status: failure === 'a busy server' ? 503 : 404, body: '' });
  });
  for (const next of ['no line', 'a busy server', 'a changed page'] as const) {
    failure = next;
    // Until the page has heard of the last failure it does not ask again.
    await expect(async () => {
      await start(page);
      expect(refused[next]).toBeGreaterThan(0);
    }).toPass();
  }
  failure = null;
  await expect(async () => {
    await start(page);
    expect(await page.evaluate(() => Object.keys(document.body).some((key) => key.startsWith('__react')))).toBe(true);
  }).toPass();
  await expect(page.getByLabel('Your name')).toHaveValue('Josephine');
  expect(loads).toHaveLength(1);
  // The browser reports what failed.
  consoleErrors.length = 0;
});

test('a page that is cached nowhere brings its data along, and starts without asking for it', async ({ page }) => {
  const asked = requestsOf(page);
  await page.goto('/contact?nobody-knows=1');
  await startApp(page);
  expect(asked.filter((name) => name.includes('app-state='))).toEqual([]);
});

test('the whole app comes in few files, and not heavier than it must be', { tag: '@journey' }, async ({ page }) => {
  await page.goto('/');
  const files: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (/\/assets\/[^/]+\.js$/.test(request.url())) files.push(request.sizes().then((size) => size.responseBodySize));
  });
  await startApp(page);
  expect(files.length).toBeLessThanOrEqual(6);
  expect((await Promise.all(files)).reduce((sum, size) => sum + size, 0)).toBeLessThan(121_000);
});
