import type { Page } from '@playwright/test';
import { expect, test } from './console.ts';

const lists = [
  { path: '/news', title: 'News', view: '/news/view/' },
  { path: '/alumni/alnews', title: 'Alumni News', view: '/alumni/alnews/view/' },
  { path: '/blog', title: 'Blog', view: '/blog/view/' },
  { path: '/alumni/alblog', title: 'Alumni Testimonials', view: '/alumni/alblog/view/' },
];

/** From a list to its lead story and on to the next one. */
async function readTwoStories(page: Page) {
  const lead = page.locator('.top h2 a');
  const name = await lead.innerText();
  await lead.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.locator('.byline')).toContainText(/\d{4} · \d+ minutes? to read/);
  for (const section of ['Trending News', 'Latest Blog Posts', 'Upcoming Events']) {
    await expect(page.getByRole('complementary').getByRole('heading', { name: section })).toBeVisible();
  }
  await page.getByRole('link', { name: /^Read next/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(name);
}

async function turnThePage(page: Page) {
  const titles = page.locator('.grid h3');
  const first = await titles.allInnerTexts();
  expect(first).toHaveLength(12);
  await page.getByRole('navigation', { name: 'News pages' }).getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/\/news\?page=2$/);
  await expect(titles.first()).not.toHaveText(first[0] ?? '');
  const again = async () => (await titles.allInnerTexts()).filter((title) => first.includes(title));
  await expect.poll(again).toEqual([]);
}

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, title, view } of lists) {
    test(`${path} leads to a story and on to the next one`, { tag: '@journey' }, async ({ page }) => {
      expect((await page.goto(path))?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await readTwoStories(page);
      expect(page.url()).toContain(view);
    });
  }

  test('the news list is turned page by page, and a wrong number means its first page', async ({ page }) => {
    await page.goto('/news?page=zero');
    await turnThePage(page);
  });
});

test('with JavaScript on, a reader turns pages and reads, and sees no link to add a story', async ({ page }) => {
  await page.goto('/news');
  await expect(page.getByRole('link', { name: 'Post New Story' })).toHaveCount(0);
  await turnThePage(page);
  await readTwoStories(page);
});

test('the page beyond the last is not there, and arrows are shown only where they lead on', async ({
  page,
  request,
}) => {
  for (const path of ['/news', '/blog', '/alumni/alnews', '/alum', '/profiles']) {
    const name = path === '/profiles' ? 'teachers' : 'page';
    expect((await request.get(`${path}?${name}=99`)).status(), path).toBe(404);
    expect((await request.get(`${path}?${name}=1`)).status(), path).toBe(200);
  }
  expect((await request.get('/api/news?page=99')).status(), 'the API answers with an empty list').toBe(200);
  await page.goto('/news');
  const pages = page.getByRole('navigation', { name: /pages/i });
  await expect(pages.getByRole('link').first()).toHaveText('1');
  await expect(pages.locator('> :not(a)')).toHaveCount(0);
});

test('the sidebar of the blog searches the site', async ({ page }) => {
  await page.goto('/blog');
  const box = page.getByRole('complementary').getByRole('search');
  await box.getByLabel('Search this site').fill('chess');
  await box.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search\?q=chess$/);
});
