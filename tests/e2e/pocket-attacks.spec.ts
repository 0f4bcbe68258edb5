import type { Answer } from './line.ts';
import { expect, keepIt, storedBy, test } from './pocket.ts';

test('no page of those who are signed in, of the office or of a door is stored', async ({ page }) => {
  await keepIt(page);
  const before = await storedBy(page);
  for (const path of [
    '/admin',
    '/login',
    '/user',
    '/forgot',
    '/news',
    '/no-such-page',
    '/sent',
    '/contact?x=1',
    '/news.xml',
  ])
    await page.goto(path).catch(() => undefined);
  await page.goto('/contact');
  expect((await storedBy(page)).filter((path) => !before.includes(path))).toEqual([]);
  expect(before.filter((path) => /^\/(admin|login|user|api|images)/.test(path))).toEqual([]);
});

const poisoned: [string, Partial<Answer>][] = [
  ['an error', { status: 500, body: '<h1>Poisoned</h1>' }],
  ['a page that is not there', { status: 404, body: '<h1>Poisoned</h1>' }],
  ['an answer for one person', { headers: { 'cache-control': 'private, no-store' }, body: '<h1>Poisoned</h1>' }],
  [
    'an answer that says nothing of who may have it',
    { headers: { 'cache-control': 'no-cache' }, body: '<h1>Poisoned</h1>' },
  ],
  ['something else than a page', { headers: { 'content-type': 'text/plain' }, body: 'Poisoned' }],
];
for (const [what, answer] of poisoned) {
  test(`the copy of a page stays what it was after ${what}`, async ({ page, line }) => {
    await keepIt(page);
    line.edit((path) => (path === '/contact' ? answer : undefined));
    await page.goto('/contact');
    await expect(page.locator('body')).toContainText('Poisoned');
    line.edit(undefined);
    // A page that does have a copy is renewed meanwhile: the worker has come so far.
    await page.goto('/term-dates');
    expect(await page.evaluate(async () => (await caches.match('/contact'))?.text() ?? '')).not.toContain('Poisoned');
  });
}

test('what leads elsewhere is not stored under the address that led there', async ({ page, line }) => {
  await keepIt(page);
  line.edit((path) => (path === '/contact' ? { status: 302, headers: { location: '/news' }, body: '' } : undefined));
  await page.goto('/contact');
  await expect(page).toHaveURL('/news');
  const copy = await page.evaluate(async () => (await caches.match('/contact'))?.text() ?? '');
  expect(copy).toContain('<h1>Contact us');
});

test('only our own pages are asked for, whatever a text pretends to be', async ({ page, line }) => {
  const bait = 'data-keep="basics" href="https://evil.example/" data-keep="basics" href="/admin"';
  line.edit((path, { body }) =>
    path === '/pocket' ? { body: body.replace(/<h1>[^<]*/, `<h1>${bait.replaceAll('"', '&quot;')}`) } : undefined,
  );
  const asked: string[] = [];
  page.context().on('request', (request) => asked.push(request.url()));
  await keepIt(page);
  expect(asked.filter((url) => !url.startsWith(line.url))).toEqual([]);
  expect(await storedBy(page)).not.toContain('/admin');
});
