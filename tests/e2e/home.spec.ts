import type { Locator } from '@playwright/test';
import { expect, test } from './console.ts';
import { contentWidth } from './frames.ts';

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

const addressesOf = (links: Locator) => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('the home page shows the school from the database', { tag: '@journey' }, async ({ page }) => {
      const response = await page.goto('/');
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('No child climbs alone.');
      for (const name of ['Our Facilities', 'Latest News', 'Upcoming Events']) {
        await expect(page.getByRole('heading', { name })).toBeVisible();
      }
      await expect(page.getByRole('link', { name: 'Read More about admissions' })).toHaveAttribute(
        'href',
        '/admissions',
      );
      await expect(page.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/apply');
      await expect(page.getByRole('link', { name: 'Career with us' })).toHaveAttribute('href', '/vacancies');
      await expect(page.locator('.hero img.scene:visible')).toHaveCount(1);
      await expect.poll(() => page.locator('main a[href^="/news/view/"]').count()).toBeGreaterThanOrEqual(5);
      await expect(page.locator('main a[href^="/events/view/"]')).toHaveCount(5);
      await expect.poll(() => page.locator('main a[href^="/profiles/view/"]').count()).toBeGreaterThanOrEqual(6);
      await expect(page.locator('main a[href^="/gallery/view/"]')).toHaveCount(5);
    });

    test('header and footer have exactly their links', { tag: '@journey' }, async ({ page }) => {
      await page.goto('/');
      for (const [name, links] of Object.entries(menu)) {
        const group = page.locator('header details').filter({ has: page.locator('summary', { hasText: name }) });
        await group.locator('summary').click();
        await expect(group.locator('a').first()).toBeVisible();
        await expect(page.locator('header details[open]')).toHaveCount(1);
        await expect.poll(() => addressesOf(group.locator('a'))).toEqual(links);
      }
      const footerLinks = page.getByRole('navigation', { name: 'Footer' }).getByRole('link');
      await expect.poll(() => addressesOf(footerLinks)).toEqual(footer);
      const header = page.locator('header');
      await expect(header.getByRole('link', { name: 'Enroll Now' })).toHaveAttribute('href', '/apply');
      await expect(header.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    });

    test('on a phone the menu is a drawer and Enroll Now stays in sight', { tag: '@journey' }, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto('/');
      const enrol = page.locator('.bar-in > a', { hasText: 'Enroll Now' });
      await expect(enrol).toBeInViewport({ ratio: 1 });
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      const drawer = page.getByRole('navigation', { name: 'Main' });
      await drawer.locator('summary', { hasText: 'Campuses' }).click();
      await drawer.getByRole('link', { name: 'Kitante' }).click();
      await expect(page).toHaveURL('/kitante');
      await expect(drawer).toBeHidden();
      // The width means something once the page is there whole, with its styles.
      await page.waitForLoadState();
      await expect.poll(() => contentWidth(page)).toBe(360);
    });
  });
}

test('Escape and a click elsewhere close an open menu', async ({ page }) => {
  await page.goto('/');
  const group = page.locator('header details', { hasText: 'Media' });
  await group.locator('summary').press('Enter');
  await expect(group).toHaveAttribute('open');
  await page.keyboard.press('Escape');
  await expect(group).not.toHaveAttribute('open');
  await expect(group.locator('summary')).toBeFocused();
  await group.locator('summary').click();
  await page.locator('h1').click();
  await expect(group).not.toHaveAttribute('open');
});

test('the background differs from load to load, and is chosen before the first paint', async ({ page }) => {
  const seen = new Set<string | null>();
  for (let load = 0; load < 20 && seen.size < 2; load++) {
    await page.goto('/', { waitUntil: 'commit' });
    const scene = page.locator('.hero img.scene');
    await expect(scene).toHaveAttribute('src', /hero-\d+/);
    await expect(scene).toHaveAttribute('alt', /./);
    seen.add(await scene.getAttribute('src'));
  }
  expect(seen.size).toBeGreaterThan(1);
});

test('pictures load', async ({ page }) => {
  await page.goto('/');
  const picture = page.locator('a[href^="/gallery/view/"] img').first();
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('the content security policy allows no inline script but our own', { tag: '@journey' }, async ({ page }) => {
  const response = await page.goto('/');
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toContain('unsafe');
});

test('the first picture is asked for before the style sheet has come, and is the one that is shown', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/hero-')) asked.push(new URL(request.url()).pathname);
  });
  let release = () => {};
  const early = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/root-*.css', async (route) => {
    await early;
    await route.continue();
  });
  const opening = page.goto('/');
  await expect.poll(() => asked.length).toBe(1);
  release();
  await opening;
  await expect(page.locator('.hero img.scene')).toHaveAttribute('src', asked[0] ?? '');
  expect(asked).toHaveLength(1);
});

test('a menu closes when the focus goes elsewhere', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto('/');
  const group = (name: string) => page.locator('.menu details', { hasText: name }).first();
  await group('Campuses').locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(group('Campuses')).toHaveAttribute('open', '');
  await page.keyboard.press('Shift+Tab');
  await expect(group('Campuses')).not.toHaveAttribute('open');

  await test.step('and the drawer on a phone, but not the group under a finger', async () => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.locator('.menu summary').first().click();
    await page.locator('.menu summary').nth(1).click();
    await expect(page.locator('.menu details').nth(1)).toHaveAttribute('open', '');
    await page.locator('footer a').last().focus();
    await expect(page.locator('.menu')).toBeHidden();
  });
});
