import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './console.ts';
import { crestFile } from './crest-file.ts';
import { notice, signInAs, uniqueTitle } from './editing.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function makeLink(page: Page): Promise<string> {
  await button(page, 'Make a link').click();
  return page.getByRole('textbox', { name: 'Preview link' }).inputValue();
}

test('a notice is seen while it is typed, and by a link, before anybody saves it', { tag: '@journey' }, async ({
  page,
  browser,
  consoleErrors,
}) => {
  test.slow();
  const name = uniqueTitle('No school on Friday');
  await signInAs(page, 4);
  await page.goto('/admin/notices/add');
  await button(page, 'Make a link').click();
  await expect(notice(page)).toContainText('No link was made.');
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('400')]);
  await page.getByLabel('Headline').fill(name);
  await page.getByRole('checkbox', { name: /Urgent/ }).check();
  await page.getByLabel('Only on these pages').fill('/talent');

  await test.step('on a phone and on a desktop', async () => {
    await button(page, 'On a phone').click();
    const phone = page.frameLocator('iframe[title="Preview of the notice"]');
    await expect(phone.locator('.urgent')).toContainText(name);
    await expectAccessible(page, '/admin/notices/add', { themes: ['light', 'dark'] });
    await button(page, 'On a phone').click();
    await button(page, 'On a desktop').click();
    const desktop = page.getByRole('dialog', { name: 'On a desktop' });
    await expect(desktop.frameLocator('iframe').locator('.urgent')).toContainText(name);
    await page.keyboard.press('Escape');
  });

  const link = await makeLink(page);
  const other = await browser.newContext({ javaScriptEnabled: false });
  const stranger = await other.newPage();
  await test.step('somebody who has the link sees it, and nobody else', async () => {
    const answer = await stranger.goto(link);
    expect(answer?.headers()).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    await expect(stranger.locator('.urgent').getByRole('heading', { name })).toBeVisible();
    await expect(stranger.getByText('A preview.')).toBeVisible();
    await stranger.goto('/talent');
    await expect(stranger.getByText(name)).toHaveCount(0);
  });
  await test.step('until it is ended', async () => {
    await button(page, 'End it now').click();
    await expect(notice(page)).toContainText('The link shows nothing any more');
    expect((await stranger.goto(link))?.status()).toBe(404);
  });
  await other.close();
});

test('a term date and a campus are seen before they are saved', async ({ page, browser }) => {
  test.slow();
  const stranger = await browser.newPage();
  await signInAs(page, 4);

  await test.step('a date among those of its year', async () => {
    const name = uniqueTitle('Sports day');
    await page.goto('/desk/term-dates/add');
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel('First day').fill('2091-02-05');
    await button(page, 'On a phone').click();
    await expect(page.frameLocator('iframe[title="Preview of the term dates"]').locator('#sheet')).toContainText(name);
    await expectAccessible(page);
    await stranger.goto(await makeLink(page));
    await expect(stranger.locator('#sheet')).toContainText(name);
    await expectAccessible(stranger, '/p/site');
    await stranger.goto('/term-dates?year=2091');
    await expect(stranger.getByText(name)).toHaveCount(0);
  });

  await test.step('a campus with its card, and in the footer', async () => {
    const name = uniqueTitle('Lakeside');
    await page.goto('/admin/campuses');
    await page.getByRole('list', { name: 'Campuses' }).getByRole('link').first().click();
    await page.getByLabel('Name', { exact: true }).fill(name);
    await button(page, 'On a phone').click();
    const phone = page.frameLocator('iframe[title="Preview of the campus"]');
    await expect(phone.getByRole('heading', { level: 1, name, includeHidden: true })).toBeVisible();
    await expectAccessible(page);
    await stranger.goto(await makeLink(page));
    await expect(stranger.getByRole('region', { name: `Find and call ${name}` })).toBeVisible();
    await expect(stranger.getByRole('contentinfo')).toContainText(name);
    await stranger.goto('/contact');
    await expect(stranger.getByText(name)).toHaveCount(0);
  });
  await stranger.close();
});

test('colours and a crest are seen by a link, with the drawings in them, before anybody saves them', async ({
  page,
  browser,
}) => {
  test.slow();
  await signInAs(page, 4);
  await page.goto('/admin/settings/look');
  await page.getByLabel('Crest', { exact: true }).setInputFiles(await crestFile('#7b1030'));
  await expect(page.getByText(/with the chosen crest, in the colours/)).toBeVisible();
  await page.getByRole('group', { name: 'Your colour' }).locator('input[type=color]').fill('#7b1030');
  const link = await makeLink(page);
  await expectAccessible(page);
  const stranger = await browser.newPage();
  const drawn: number[] = [];
  stranger.on('response', (answer) => answer.url().includes('/drawings/') && drawn.push(answer.status()));
  await stranger.goto(link);
  const crest = stranger.getByRole('banner').locator('.bar-in img.crest[src^="data:image/png"]').first();
  await expect(crest).toBeVisible();
  await expect.poll(() => crest.evaluate((image: HTMLImageElement) => image.naturalHeight)).toBe(320);
  const hill = () => stranger.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--hill'));
  await expect.poll(hill).toBe('#7b1030');
  await expect.poll(() => drawn.length).toBeGreaterThan(0);
  expect(new Set(drawn)).toEqual(new Set([200]));
  await expectAccessible(stranger, '/p/site');
  await stranger.goto('/');
  await expect(crest).toHaveCount(0);
  expect(await hill()).not.toBe('#7b1030');
  await button(page, 'End it now').click();
  await expect(notice(page)).toContainText('The link shows nothing any more');
  await stranger.close();
});

test('colours are brought back from their history, and never over those of somebody else', async ({
  page,
  consoleErrors,
}) => {
  test.slow();
  const headers = { Authorization: `Bearer ${await signInAs(page, 4)}` };
  const green = page.getByRole('radio', { name: 'Hill green' });
  await page.goto('/admin/settings/look');
  await page.getByRole('radio', { name: 'Plum' }).check();
  const brand = { brand: '#1b4a8a', accent: '#f5b324' };
  const theirs = await page.request.put('/api/admin/settings', { headers, data: { brand } });
  expect(theirs.status()).toBe(200);
  await button(page, 'Save').click();
  await expect(page.getByRole('alert')).toContainText('saved this since you opened it');
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('409')]);

  await page.goto('/admin/settings/look');
  await expect(page.getByRole('radio', { name: 'Blue', exact: true })).toBeChecked();
  await page.getByText('History of the colours', { exact: true }).click();
  await page.locator('.history li button').last().click();
  await expect(notice(page)).toContainText('These colours stand in the form now.');
  await expect(green).toBeChecked();
  await expectAccessible(page, '/admin/settings/look', { themes: ['light', 'dark'] });
  await button(page, 'Save').click();
  await expect(page).toHaveURL(/\/admin\/settings$/);
  const { brand: now } = (await (await page.request.get('/api/admin/settings', { headers })).json()) as {
    brand: { brand: string };
  };
  expect(now.brand).toBe('#0e5a45');
});
