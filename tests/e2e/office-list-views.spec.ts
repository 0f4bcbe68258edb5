import { expectAccessible } from './accessible.ts';
import { expect, test } from './console.ts';
import { withDatabase } from './database.ts';
import { signInAs } from './editing.ts';

const lists = [
  ['events', 'events where not draft', '/events/view/', 'id'],
  ['galleries', 'galleries where not draft', '/gallery/view/', 'id'],
  ['staff', 'profiles where not draft', '/profiles/view/', 'id'],
  ['alumni', `alumni where status = 'published'`, '/alum/view/', 'id'],
  ['pages', 'pages where not draft', '/', 'path'],
] as const;

for (const width of [360, 1440]) {
  test(`at ${width} px every list says what is read most, and sorts by it`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    await signInAs(page, 4);
    for (const [list, from, address, key] of lists) {
      // So long ago that no statistics show it.
      await withDatabase((client) =>
        client.query(
          `insert into page_reads (day, path, source, count)
          select '2020-01-01', $1 || ${key}, 'width ' || $2, 40000 from ${from} and created_at <= now() order by id limit 1`,
          [address, width],
        ),
      );
      await page.goto(`/desk/${list}`);
      const counts = page.locator('td[data-label=Views]');
      await expect(counts.first()).toBeAttached();
      if (width < 600) {
        await page.getByRole('combobox', { name: 'Order' }).selectOption('Views: most read first');
      } else {
        const head = page.getByRole('columnheader', { name: 'Views' });
        await head.getByRole('link').click();
        await expect(head).toHaveAttribute('aria-sort', 'descending');
      }
      await expect(counts.first(), list).toHaveText(/^[48]0,\d{3}$/);
    }
    await expectAccessible(page, page.url(), { widths: [width] });
  });
}
