import AxeBuilder from '@axe-core/playwright';
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
  ...['/unauthorized', '/search?q=swimming', '/no-such-page'],
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

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 1440]) {
    test.describe(`${colorScheme} at ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 } });

      test('no page has a barrier or is wider than the screen', async ({ page, complaints }) => {
        test.setTimeout(240_000);
        for (const path of shown) {
          await test.step(path, async () => {
            await page.goto(path);
            const { violations } = await new AxeBuilder({ page })
              .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
              .analyze();
            const found = violations.map(
              ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
            );
            expect.soft(found, path).toEqual([]);
            const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
            expect.soft(overflow, path).toBeLessThanOrEqual(0);
          });
        }
        // What the console says is the subject of the walk.
        complaints.length = 0;
      });
    });
  }
}
