import { expect, test } from './console.ts';

const menu = {
  About: ['/about', '/director', '/admissions', '/apply', '/fees'],
  Campuses: ['/kitante', '/najja', '/makindye', '/bunga', '/ntinda'],
  Learning: ['/academic', '/arts', '/sport', '/leadership'],
  Clubs: ['/sports', '/music', '/language', '/adventure', '/religion', '/talent'],
  Media: ['/news', '/events', '/blog', '/gallery'],
  Alumni: [
    '/alumni/alnews',
    '/alumni/alevents',
    '/alumni/alblog',
    '/alumni/algallery',
    '/alumni/alumcontact',
    '/alum/',
  ],
  Contact: ['/contact', '/visit', '/vacancies'],
};
const footer = ['/', '/news', '/events', '/gallery', '/blog', '/contact', '/admissions', '/apply'];

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('the home page shows the school from the database', async ({ page }) => {
      const response = await page.goto('/');
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('No child climbs alone.');
      for (const name of ['Our Facilities', 'Latest News', 'Upcoming Events']) {
        await expect(page.getByRole('heading', { name })).toBeVisible();
      }
      await expect(page.getByRole('link', { name: 'Read More', exact: true })).toHaveAttribute('href', '/admissions');
      await expect(page.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/apply');
      await expect(page.getByRole('link', { name: 'Career with us' })).toHaveAttribute('href', '/vacancies');
      expect(await page.locator('a[href^="/news/view/"]').count()).toBeGreaterThanOrEqual(5);
      expect(await page.locator('a[href^="/events/view/"]').count()).toBeGreaterThanOrEqual(4);
      expect(await page.locator('a[href^="/profiles/view/"]').count()).toBeGreaterThanOrEqual(6);
      expect(await page.locator('a[href^="/gallery/view/"]').count()).toBeGreaterThanOrEqual(5);
    });

    test('header and footer have exactly their links', async ({ page }) => {
      await page.goto('/');
      const hrefs = (selector: string) =>
        page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      for (const [name, links] of Object.entries(menu)) {
        const group = page.locator('header details').filter({ has: page.locator('summary', { hasText: name }) });
        await group.locator('summary').click();
        await expect(group.locator('a').first()).toBeVisible();
        expect(await group.locator('a').evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
          links,
        );
      }
      expect(await hrefs('footer nav a')).toEqual(footer);
      await expect(page.locator('header').getByRole('link', { name: 'Enroll Now' })).toHaveAttribute('href', '/apply');
      await expect(page.locator('header').getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    });
  });
}

test('the page hydrates, and its pictures load', async ({ page }) => {
  await page.goto('/');
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__react')));
  const picture = page.locator('a[href^="/gallery/view/"] img').first();
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('an unknown path is a 404', async ({ page, complaints }) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  // The browser itself reports the status of the page.
  complaints.length = 0;
});

test('the content security policy allows no inline script but our own', async ({ page }) => {
  const response = await page.goto('/');
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toContain('unsafe');
});
