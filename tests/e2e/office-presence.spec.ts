import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './console.ts';
import { addStory, removeStory, signInAs } from './editing.ts';
import { heading } from './office.ts';
import { makeAccount } from './own-account.ts';

const here = (page: Page) => page.getByRole('status').filter({ hasText: /here too\.$/ });

/** Somebody else, in a browser of their own. */
async function another(browser: Browser, role: number) {
  const context = await browser.newContext();
  const page = await context.newPage();
  return { page, token: await signInAs(page, role), leave: () => context.close() };
}

async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(heading(page)).toBeVisible();
}

for (const path of ['/admin/enquiries/20', '/admin/orders/SH-DEMO01', '/admin/products/1', '/about?edit']) {
  test(`two who have ${path} open see each other, and not who has left`, async ({ page, browser }) => {
    await signInAs(page, 4);
    await open(page, path);
    await expect(here(page)).toHaveCount(0);
    const other = await another(browser, 5);
    await open(other.page, path);
    await expect(here(page)).toBeVisible();
    await expect(here(other.page)).toBeVisible();
    await expectAccessible(page, path, { widths: [360, 1440] });
    await other.leave();
    await expect(here(page)).toHaveCount(0);
  });
}

const elsewhere = {
  'the settings': ['/admin/settings/name', '/admin/settings/look', '/admin/settings/mail', '/admin/settings/mailbox'],
  'people and sign-in': ['/admin/settings/sign-in', '/user/view/3?edit', '/admin/users/3', '/admin/applications'],
  'what has never been saved': ['/admin/enquiries/templates', '/admin/search-words', '/admin/words'],
  'things in an order': ['/gallery/addpics/1', '/admin/products/order', '/desk/staff/order', '/admin/campuses'],
};
for (const [name, paths] of Object.entries(elsewhere)) {
  test(`two who have the same open see each other: ${name}`, async ({ page, browser }) => {
    test.slow();
    // Some of it is the owners' alone, so the second one is, too.
    const { email, password } = await makeAccount('Second Owner', 5);
    await page.request.post('/api/users/login', { data: { user: email, pwd: password } });
    await page.addInitScript(() => localStorage.setItem('signed-in', '1'));
    const other = await another(browser, 5);
    for (const path of paths) {
      await test.step(path, async () => {
        await Promise.all([open(page, path), open(other.page, path)]);
        await expect(here(page)).toHaveCount(1);
        await expect(here(other.page)).toHaveCount(1);
      });
    }
    await other.leave();
  });
}

test('an author is seen at a draft by whoever may open it, and typing is not disturbed', async ({ page, browser }) => {
  const admin = await another(browser, 4);
  const { id } = await addStory(admin.page, admin.token, 'news');
  await signInAs(page, 5);
  await open(page, `/news/view/${id}?edit`);
  const title = page.getByLabel('Title');
  await title.fill('Half a ti');
  await open(admin.page, `/news/view/${id}?edit`);
  await expect(here(page)).toBeVisible();
  await page.keyboard.type('tle');
  await expect(title).toHaveValue('Half a title');
  await expect(title).toBeFocused();
  await removeStory(admin.page, admin.token, 'news', id);
  await admin.leave();
});

test('a page that is out of sight asks nobody', async ({ page }) => {
  await signInAs(page, 4);
  await page.clock.install();
  const asked = page.waitForRequest('**/api/desk/presence?*');
  await open(page, '/admin/enquiries/20');
  await asked;
  const turn = (state: 'hidden' | 'visible') =>
    page.evaluate((now) => {
      Object.defineProperty(document, 'visibilityState', { value: now, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await turn('hidden');
  // The one that was under way may have planned the next.
  await page.clock.runFor(2_000);
  let count = 0;
  page.on('request', (request) => {
    if (request.url().includes('/desk/presence')) count += 1;
  });
  await page.clock.runFor(20_000);
  expect(count).toBe(0);
  const again = page.waitForRequest('**/api/desk/presence?*');
  await turn('visible');
  await again;
});
