import type { Page } from '@playwright/test';
import { screenAt, siteAddresses } from '../support/site-addresses.ts';
import { expect, test } from './console.ts';
import { addStory, removeStory, signInAs } from './editing.ts';
import { heading } from './office.ts';
import { faultsByTab } from './tab-walk.ts';

test.use({ viewport: { width: 360, height: 740 } });

// How pictures are made is not the subject here, and making them anew takes the longest.
const drawn = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>' };
test.beforeEach(({ page }) => page.route('/images/**', (route) => route.fulfill(drawn)));

const office = (...paths: string[]) => paths.map((path) => `/admin${path}`);

// In parts, so that two browsers share the work.
const screens = {
  'people and the shop': [
    ...office('', '/users', '/users/3', '/users/invitations', '/committees', '/committees/add', '/committees/1'),
    ...office(
      '/orders',
      '/orders/add',
      '/orders/import',
      '/orders/SH-DEMO01',
      '/orders/SH-DEMO02',
      '/orders/SH-DEMO02/lines',
      '/orders/SH-DEMO03',
    ),
    ...office('/products', '/products/add', '/products/1', '/products/order'),
  ],
  'the structure of the site': [
    ...office('/site', '/home', '/words', '/search-words', '/redirects', '/redirects/1'),
    ...[
      '/desk/pages/about',
      '/desk/documents',
      '/desk/documents/1',
      '/desk/term-dates',
      '/desk/term-dates/add',
      '/desk/term-dates/1',
    ],
    ...office('/campuses', '/campuses/add', '/campuses/1', '/notices', '/notices/add', '/notices/1'),
  ],
  'what was sent, deleted and set': [
    ...office(
      '/enquiries',
      '/enquiries/20',
      '/enquiries/templates',
      '/applications',
      '/testimonials',
      '/consent',
      '/privacy',
      '/trash',
      '/audit',
    ),
    ...office('/settings', '/settings/contact', '/settings/pictures-hero'),
  ],
  'the desk': [
    ...['/desk', '/desk/search?q=an', '/desk/statistics', '/desk/add/news', '/desk/add/event'],
    ...['/desk/news', '/desk/staff', '/desk/staff/order', '/desk/trash', '/desk/help', '/desk/help/orders'],
  ],
  'stories, events and galleries': [
    ...['/news/add', '/news/view/1?edit', '/blog/add', '/events/add', '/events/view/1?edit'],
    ...['/gallery/add', '/gallery/view/1', '/gallery/view/1?edit', '/gallery/addpics/1', '/gallery/edit/1'],
  ],
  'profiles, pages and one’s own account': [
    ...['/profiles/add', '/profiles/view/1?edit', '/about?edit', '/alum/view/1', '/alum/view/1?edit'],
    ...['/user/view/4', '/user/view/4?edit', '/user/view/4?password', '/user/posts/4', '/user/alum/4', '/user/sign-in'],
  ],
};

test('the walk leaves out no kind of screen', () => {
  // Skips the not-found screens, which add two links to the frame of all others, and `/user`, which redirects.
  const kinds = siteAddresses.filter(({ path }) => !path.includes('*') && path !== '/user').map(({ file }) => file);
  const [admin, desk, own] = ['admin', 'desk', 'staff'].map((part) =>
    kinds.filter((file) => file.startsWith(`routes/${part}/`)),
  );
  const walked = new Set(
    Object.values(screens)
      .flat()
      .map((address) => screenAt(address)?.file),
  );
  expect(admin?.length).toBeGreaterThan(20);
  expect(own?.length).toBeGreaterThan(4);
  expect([admin, desk, own].flat().filter((file) => !walked.has(file))).toEqual([]);
});

/** A notice that no reader sees: it begins in many years. */
async function addNotice(page: Page, token: string): Promise<number> {
  const data = { name: 'Visiting day', urgent: false, beginsAt: '2090-01-05T06:00:00Z', endsAt: null };
  const answer = await page.request.post('/api/admin/notices', { headers: { Authorization: `Bearer ${token}` }, data });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { id: number }).id;
}

async function addRedirect(page: Page, token: string): Promise<number> {
  const headers = { Authorization: `Bearer ${token}` };
  const data = { from: '/walked', to: '/news' };
  expect((await page.request.post('/api/admin/redirects', { headers, data })).status()).toBe(204);
  const list = await page.request.get('/api/admin/redirects?q=walked', { headers });
  return ((await list.json()) as { docs: { id: number }[] }).docs[0]?.id ?? 0;
}

/** Opens a screen; what comes by itself after the page has come. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(heading(page), path).toBeVisible();
  const isView = /^\/(gallery|alum)\/view\/1$/.test(path);
  if (path.endsWith('?edit')) await expect(page.locator('.edit-form'), path).toBeVisible();
  if (isView) await expect(page.getByRole('main').getByRole('link', { name: 'Edit', exact: true })).toBeVisible();
  await expect(page.getByText(/^One moment/).filter({ visible: true })).toHaveCount(0);
}

for (const [name, paths] of Object.entries(screens)) {
  test(`at 360 px Tab reaches everything and shows where it is: ${name}`, async ({ page }) => {
    test.slow();
    const token = await signInAs(page, 4);
    // So that there is something in the log and in the trash.
    if (paths.includes('/admin/trash')) {
      await removeStory(page, token, 'news', (await addStory(page, token, 'news')).id);
    }
    const noticeId = paths.includes('/admin/notices/1') ? await addNotice(page, token) : 1;
    const redirectId = paths.includes('/admin/redirects/1') ? await addRedirect(page, token) : 1;
    for (const [place, path] of paths.entries()) {
      await test.step(path, async () => {
        await open(
          page,
          path.replace('/notices/1', `/notices/${noticeId}`).replace('/redirects/1', `/redirects/${redirectId}`),
        );
        // What surrounds a page is the same on all of them.
        expect.soft(await faultsByTab(page, place === 0 ? 'page' : 'main'), path).toEqual([]);
      });
    }
  });
}
