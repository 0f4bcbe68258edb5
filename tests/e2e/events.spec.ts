import { expect, test } from './console.ts';

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('the calendar shows what is to come and what is over, each on its own page', async ({ page }) => {
    await page.goto('/events?past=999');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Calendar');
    const upcoming = page.getByRole('region', { name: 'Upcoming events' });
    const past = page.getByRole('region', { name: 'Past events' });
    await expect(upcoming.locator('h3').first()).toBeVisible();
    await expect(past).toContainText('There is nothing more on this page.');
    await page.goto('/events?page=999');
    await expect(upcoming).toContainText('There is nothing more on this page.');
    await expect(past.locator('h3').first()).toBeVisible();
  });

  test('the alumni have a calendar of their own', async ({ page }) => {
    await page.goto('/alumni/alevents');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alumni Events');
    await page.locator('.date').first().click();
    await expect(page).toHaveURL(/\/alumni\/alevents\/view\/\d+$/);
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Alumni Events');
  });
});

test('an event says when and where, goes into a calendar and onto paper', async ({ page }) => {
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

test('an event that there is not is a page that is not there', async ({ page, complaints }) => {
  for (const id of ['0', 'abc', '2147483647']) {
    expect((await page.goto(`/events/view/${id}`))?.status()).toBe(404);
    await expect(page).toHaveTitle(/^Page Not Found/);
  }
  // The browser itself reports the status of a page.
  complaints.length = 0;
});
