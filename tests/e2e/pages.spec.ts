import { expect, test } from './console.ts';

test('a content page has its place, its parts and its neighbours', { tag: '@journey' }, async ({ page }) => {
  const response = await page.goto('/about');
  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle('About us · Seven Hills Junior Academy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(crumbs.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  await expect(crumbs.locator('[aria-current=page]')).toHaveText('About us');
  await expect(page.locator('.pair .prose')).toHaveCount(3);
  await expect(page.locator('.pair .fig img')).toHaveCount(3);
  await expect(page.getByRole('heading', { name: 'Our Vision' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Our Mission' })).toBeVisible();
  const neighbours = page.getByRole('navigation', { name: 'More in About' });
  await expect(neighbours.locator('[aria-current=page]')).toHaveText('About us');
  await neighbours.getByRole('link', { name: 'School fees' }).click();
  await expect(page).toHaveURL('/fees');
  await expect(page.getByRole('heading', { name: 'Our Vision' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0);
});

test('every page of the school answers, also with more behind its name', async ({ request }) => {
  const slugs =
    'about principal director academic arts sport leadership admissions fees vacancies support visit sports music language adventure religion talent kitante najja makindye bunga ntinda privacy child-protection';
  for (const slug of slugs.split(' ')) expect((await request.get(`/${slug}`)).status(), slug).toBe(200);
  expect((await request.get('/kitante/anything')).status()).toBe(200);
});

test('an address typed in capitals leads to the right one for good, also below a form', async ({ request, page }) => {
  for (const [typed, right] of [
    ['/Fees', '/fees'],
    ['/NEWS/View/1?from=X', '/news/view/1?from=X'],
  ] as const) {
    const answer = await request.get(typed, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location], typed).toEqual([308, right]);
  }
  for (const path of ['/apply/x', '/alumcontact/x', '/alumni/alumcontact/x/y']) {
    expect((await page.goto(path))?.status(), path).toBe(200);
    await expect(page.locator('main [data-island] form'), path).toBeVisible();
  }
});

test('the short addresses of the alumni lead to the long ones', async ({ request }) => {
  const answer = await request.get('/alnews/view/3?from=mail', { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers().location).toBe('/alumni/alnews/view/3?from=mail');
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('an unknown path is a 404 with ways on', { tag: '@journey' }, async ({ page, consoleErrors }) => {
      const response = await page.goto('/no-such-page/at-all');
      expect(response?.status()).toBe(404);
      await expect(page).toHaveTitle(/^Page Not Found/);
      await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/');
      await expect(page.getByRole('heading', { name: 'A place for your child' })).toBeVisible();
      // The browser itself reports the status of the page.
      consoleErrors.length = 0;
    });
  });
}
