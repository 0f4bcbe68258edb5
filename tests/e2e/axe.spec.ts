import { expectAccessible } from './accessible.ts';
import { addresses } from './addresses.ts';
import { expect, test } from './console.ts';

const shown = [
  ...[
    '/',
    '/about',
    '/fees',
    '/news',
    '/news/view/1',
    '/blog',
    '/events',
    '/events/view/1',
    '/term-dates',
    '/gallery',
    '/gallery/view/1',
  ],
  ...[
    '/gallery/view/1/1',
    '/profiles',
    '/profiles/view/1',
    '/alum',
    '/alum/view/1',
    '/alumni/alnews',
    '/alumni/alevents',
  ],
  ...['/alumni/alblog', '/alumni/algallery', '/alumni/alumcontact', '/contact', '/apply', '/sent', '/login', '/forgot'],
  ...['/unauthorized', '/search?q=swimming', '/no-such-page', '/privacy', '/child-protection'],
];

test('the list covers every kind of page', () => {
  const kindOf = (path: string) => path.replace(/\/\d+/g, '/n').replace(/\?.*/, '');
  const kinds = new Set(shown.map(kindOf));
  // The other content pages look like /about, the directory below /alumni like /alum.
  const covered = /^\/(?!about$|fees$)[a-z]+$|^\/alumni(\/view\/n)?$/;
  expect(addresses.map(({ path }) => kindOf(path)).filter((kind) => !kinds.has(kind) && !covered.test(kind))).toEqual(
    [],
  );
});

// Halves, so that two browsers share the work.
for (const half of [0, 1]) {
  test(`every page is accessible, in either theme (${half + 1} of 2)`, async ({ page, consoleErrors }) => {
    test.slow();
    for (const path of shown.filter((_, index) => index % 2 === half)) {
      await test.step(path, async () => {
        await page.goto(path);
        await expectAccessible(page, path, { themes: ['light', 'dark'] });
      });
    }
    // What the console says is the subject of the walk.
    consoleErrors.length = 0;
  });
}
