import type { Page } from '@playwright/test';
import { expect, test } from './console.ts';

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('the calendar shows what is to come and what is over, each on its own page', { tag: '@journey' }, async ({
    page,
    consoleErrors,
  }) => {
    await page.goto('/events?past=2');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Calendar');
    const upcoming = page.getByRole('region', { name: 'Upcoming events' });
    const past = page.getByRole('region', { name: 'Past events' });
    await expect(upcoming.locator('h3').first()).toBeVisible();
    await expect(past.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    await expect(past.locator('h3').first()).toBeVisible();
    for (const beyond of ['/events?past=999', '/events?page=999']) {
      expect((await page.goto(beyond))?.status(), beyond).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    }
    consoleErrors.length = 0;
  });

  test('the alumni have a calendar of their own', async ({ page }) => {
    await page.goto('/alumni/alevents');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alumni Events');
    await page.locator('.date').first().click();
    await expect(page).toHaveURL(/\/alumni\/alevents\/view\/\d+$/);
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Alumni Events');
  });
});

test('an event says when and where, goes into a calendar and onto paper', { tag: '@journey' }, async ({ page }) => {
  await page.goto('/events');
  const card = page.locator('.date.next');
  const title = await card.locator('h3').innerText();
  await card.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.locator('.ticket dd').first()).toHaveText(/^\w+day \d+ \w+ \d{4}$/);
  const id = page.url().split('/').at(-1);
  await expect(page.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute('href', `/events/calendar/${id}`);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.ticket dl')).toBeVisible();
  await expect(page.locator('.on-paper')).toContainText(`/events/view/${id}`);
  for (const part of ['.share', '.aside', '.ticket .pic', 'footer']) {
    await expect(page.locator(part).first()).toBeHidden();
  }
});

/** The drawing, without the name that the build gave it. */
const drawing = async (page: Page, place: string) =>
  /event-\d+/.exec((await page.locator(`${place} .pic img:visible`).getAttribute('src')) ?? '')?.[0];

async function openEvent(page: Page, title: string) {
  await page.goto(`/search?q=${encodeURIComponent(title)}&kind=event`);
  await page.locator('main').getByRole('link', { name: title }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
}

test('the picture of an event fits its title, and is the same on the list, at home and on its page', async ({
  page,
}) => {
  await openEvent(page, 'Chess friendly: Kitante against Najja');
  await expect.poll(() => drawing(page, '.ticket')).toBe('event-18');
  await page.goto('/events');
  const title = await page.locator('.date.next h3').innerText();
  const onList = await drawing(page, '.date.next');
  await page.goto('/');
  await expect(page.locator('.date.next h3')).toHaveText(title);
  await expect.poll(() => drawing(page, '.date.next')).toBe(onList);
  await page.locator('.date.next').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect.poll(() => drawing(page, '.ticket')).toBe(onList);
});

test('where several pictures fit, one is drawn for a visit and another may be drawn for the next', async ({
  page,
  browser,
}) => {
  await openEvent(page, 'Alumni five-a-side and netball afternoon');
  const address = page.url();
  const seen = new Set<string | undefined>();
  for (let visit = 0; visit < 30 && seen.size < 2; visit++) {
    const visitor = await browser.newContext();
    const tab = await visitor.newPage();
    await tab.goto(address);
    const first = await drawing(tab, '.ticket');
    expect(['event-21', 'event-22', 'event-26']).toContain(first);
    await tab.goto('/events');
    await tab.goto(address);
    await expect.poll(() => drawing(tab, '.ticket')).toBe(first);
    seen.add(first);
    await visitor.close();
  }
  expect(seen.size).toBe(2);
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const withoutScript = await plain.newPage();
  await withoutScript.goto(address);
  await expect.poll(() => drawing(withoutScript, '.ticket')).toBe('event-21');
  await plain.close();
});

test('an event that there is not is a page that is not there', async ({ page, consoleErrors }) => {
  for (const id of ['0', 'abc', '2147483647']) {
    expect((await page.goto(`/events/view/${id}`))?.status()).toBe(404);
    await expect(page).toHaveTitle(/^Page Not Found/);
  }
  // The browser itself reports the status of a page.
  consoleErrors.length = 0;
});
