import { expectAccessible } from './accessible.ts';
import { expect, keepIt, noLine, storedBy, test } from './pocket.ts';

test('nothing is fetched before it is asked for, and then as much as was said', async ({ page, line }) => {
  await page.goto('/');
  await page.goto('/pocket');
  await expect(page.getByRole('button', { name: /^Keep it/ })).toBeEnabled();
  await expectAccessible(page, '/pocket');
  expect(line.seen.map(({ path }) => path)).not.toContain('/sw.js');
  expect(await storedBy(page)).toEqual([]);
  const before = line.seen.length;
  const promised = await keepIt(page);
  // What the browser had already is not fetched again; the rest is.
  const isOther = /^\/(images|assets\/(banner|hero))/;
  const came = line.seen.filter(({ path }) => !isOther.test(path));
  const fetched = came.slice(before).reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  expect(fetched).toBeLessThanOrEqual(promised * 1.05);
  const once = new Map(came.map(({ path, bytes }) => [path, bytes] as const).filter(([, bytes]) => bytes > 0));
  const stored = new Set(await storedBy(page));
  const needed = [...once].filter(([path]) => stored.has(path) || path === '/sw.js');
  const weight = needed.reduce((sum, [, bytes]) => sum + bytes, 0) / 1000;
  expect(weight).toBeGreaterThan(promised * 0.92);
  expect(weight).toBeLessThan(promised * 1.08);
});

test('what was kept can be read without a line, with its date, and looks as it does with one', {
  tag: '@journey',
}, async ({ page, line }) => {
  await keepIt(page);
  const links = await page
    .locator('[data-keep]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(links).toEqual(expect.arrayContaining(['/', '/fees', '/cost', '/term-dates', '/contact', '/ntinda']));
  expect(links.filter((path) => path.startsWith('/news/view/'))).toHaveLength(5);
  await expect(noLine(page)).toBeHidden();
  line.cut();
  for (const path of links) {
    await page.goto(path);
    await expect(noLine(page), path).toBeVisible();
    await expect(page.locator('.foot'), path).toHaveCSS('background-color', 'rgb(10, 61, 48)');
    await expect(page.locator('h1'), path).not.toHaveText('No line just now');
  }
  await expect.poll(() => page.evaluate(() => document.fonts.check('700 20px Bricolage'))).toBe(true);
  line.restore();
  await page.goto('/fees');
  await expect(page.locator('h1')).toBeVisible();
  await expect(noLine(page)).toBeHidden();
});

test('a kept page is shown without a line whatever question stands behind its address', async ({ page, line }) => {
  await keepIt(page);
  line.cut();
  for (const path of ['/fees?utm_source=x', '/term-dates?campus=ntinda', '/?fbclid=abc', '/cost?class=P3']) {
    await page.goto(path);
    await expect(noLine(page), path).toBeVisible();
    await expect(page.locator('h1'), path).not.toHaveText('No line just now');
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What will it cost?');
});

test('where nothing was kept, the list of what was is shown', async ({ page, line }) => {
  await keepIt(page);
  line.cut();
  for (const path of ['/gallery', '/news', '/print/fees?class=P3']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'No line just now' }), path).toBeVisible();
    await expect(noLine(page), path).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: 'On this phone' })).toBeVisible();
  await page.getByRole('link', { name: 'Term dates', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: /^Term dates \d{4}$/ })).toBeVisible();
});

test('with a line every page is the newest, and so is its copy from then on', async ({ page, line }) => {
  await keepIt(page);
  line.edit((path, { body }) => (path === '/contact' ? { body: body.replace(/<h1>[^<]*/, '<h1>Moved') } : undefined));
  await page.goto('/contact');
  await expect(page.getByRole('heading', { name: 'Moved' })).toBeVisible();
  const copy = () => page.evaluate(async () => (await caches.match('/contact'))?.text() ?? '');
  await expect.poll(copy).toContain('<h1>Moved');
  line.cut();
  await page.goto('/contact');
  await expect(page.getByRole('heading', { name: 'Moved' })).toBeVisible();
  await expect(noLine(page)).toBeVisible();
});

test('the pocket can be emptied where it was filled', async ({ page, line }) => {
  await keepIt(page);
  await page.getByRole('button', { name: 'empty the pocket' }).click();
  await expect(page.getByRole('button', { name: /^Keep it/ })).toBeEnabled();
  await expect.poll(() => storedBy(page)).toEqual([]);
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await page.goto('/');
  line.cut();
  await expect(page.goto('/contact')).rejects.toThrow(/ERR_/);
});

test('a line that breaks while it is filled says so, and the next try is whole', async ({ page, line }) => {
  await page.goto('/pocket');
  const button = page.getByRole('button', { name: /^Keep it/ });
  await expect(button).toBeEnabled();
  line.edit((path) => (path === '/cost' ? { status: 503 } : undefined));
  await button.click();
  await expect(page.getByText(/^Not all of it came\./)).toBeVisible();
  line.edit(undefined);
  await keepIt(page);
});
