import { expect, test } from './console.ts';
import { signInAs } from './editing.ts';

const lists = ['orders', 'users', 'enquiries', 'products', 'audit', 'trash', 'consent', 'users/invitations'];

test('no list of the office is wider than its box on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await signInAs(page, 5);
  for (const list of lists) {
    await page.goto(`/admin/${list}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const wider = await page
      .locator('.table')
      .evaluateAll((tables) =>
        tables.map(({ parentElement: box, scrollWidth }) => scrollWidth - (box?.clientWidth ?? 0)),
      );
    expect(Math.max(0, ...wider), list).toBe(0);
  }
});
