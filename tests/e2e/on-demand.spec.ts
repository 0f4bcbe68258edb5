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

test('a page that is kept nowhere brings its data along, and starts without asking for it', async ({ page }) => {
  let asked = 0;
  page.on('request', (request) => {
    if (/[?&]app-state=/.test(request.url())) asked += 1;
  });
  await page.goto('/contact?nobody-knows=1');
  await page.getByLabel('Your name').pressSequentially('Josephine', { delay: 5 });
  await expect(page.getByText(/Still needed: a valid e-mail/)).toBeVisible();
  expect(asked).toBe(0);
});
