import { expect, test } from './console.ts';
import { signInAs } from './editing.ts';
import { addOrder, payAndDispatch, removeOrder, unique } from './orders.ts';

const lists = ['', 'orders', 'users', 'enquiries', 'products', 'audit', 'trash', 'consent', 'users/invitations'];

test('no list of the office is wider than its box on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  const token = await signInAs(page, 5);
  const order = await addOrder(page, token, 'Nakyanzi'.repeat(5));
  await payAndDispatch(page, token, order, `MP${unique()}`.padEnd(40, '0'));
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
  await removeOrder(page, token, order);
});
