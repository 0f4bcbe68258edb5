import { expectAccessible } from './accessible.ts';
import { expect, test } from './console.ts';
import { notice, signInAs } from './editing.ts';
import { heading } from './office.ts';
import { addOrder, payAndDispatch, removeOrder, unique } from './orders.ts';

for (const width of [360, 1440]) {
  test(`the goods of an order are corrected, and it is made void, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const token = await signInAs(page, 4);
    const order = await addOrder(page, token, `Amina ${unique()}`);
    await page.goto(`/admin/orders/${order.orderCode}`);
    await page.getByRole('link', { name: 'Correct the goods' }).click();
    await expect(heading(page)).toHaveText('Correct the goods');
    await page.getByLabel('Quantity').fill('3');
    const sum = `UGX ${(order.amount * 3).toLocaleString('en')}`;
    await expect(page.getByText(`Total ${sum}`)).toBeVisible();
    await expectAccessible(page, '/admin/orders/lines', { themes: ['light', 'dark'] });
    await page.getByRole('button', { name: 'Save the goods' }).click();
    await expect(notice(page)).toContainText(`The goods of ${order.orderCode} are corrected.`);
    await expect(page.getByRole('article')).toContainText(sum);

    await page.getByText('Make it void').click();
    await page.getByLabel('Why', { exact: true }).fill('Ordered twice');
    await page.getByRole('button', { name: 'Make the order void' }).click();
    await expect(notice(page)).toContainText(`${order.orderCode} is void.`);
    await expect(page.getByRole('article')).toContainText('Void order');
    await expect(page.getByRole('article')).toContainText('Nothing is to be paid. Ordered twice');
    await expect(page.getByRole('link', { name: 'Correct the goods' })).toHaveCount(0);
    await expectAccessible(page, '/admin/orders/void', { themes: ['light', 'dark'] });
    await page.goto('/admin/orders?status=void');
    await expect(page.getByRole('link', { name: order.orderCode })).toBeVisible();
    await removeOrder(page, token, order);
  });
}

test('what has left the store is neither corrected nor made void', async ({ page }) => {
  const token = await signInAs(page, 4);
  const order = await addOrder(page, token, `Amina ${unique()}`);
  await payAndDispatch(page, token, order, `MP${unique()}`);
  await page.goto(`/admin/orders/${order.orderCode}`);
  await expect(page.getByText('Paid. Dispatched')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Correct the goods' })).toHaveCount(0);
  await expect(page.getByText('Make it void')).toHaveCount(0);
  await removeOrder(page, token, order);
});

test('an order is paid in two parts, and money without a name is matched by hand', async ({ page, consoleErrors }) => {
  const token = await signInAs(page, 4);
  const [first, second] = [await addOrder(page, token, `Amina ${unique()}`), await addOrder(page, token, 'Badru')];
  const half = Math.floor(first.amount / 2);
  await page.goto(`/admin/orders/${first.orderCode}`);
  await page.getByLabel('How it was paid').selectOption('cash');
  await page.getByLabel('Amount').fill(String(first.amount + 1));
  await page.getByRole('button', { name: 'Record the payment' }).click();
  await expect(page.getByText('is still to be paid, not more.').first()).toBeVisible();
  // The browser reports the refusal.
  consoleErrors.length = 0;
  await page.getByLabel('Amount').fill(half.toLocaleString('en'));
  await page.getByRole('button', { name: 'Record the payment' }).click();
  const rest = `UGX ${(first.amount - half).toLocaleString('en')}`;
  await expect(notice(page)).toContainText(`Noted. ${rest} of ${first.orderCode} is still to be paid.`);
  await expect(page.getByText(`Still to be paid: ${rest}`)).toBeVisible();
  await expect(page.getByRole('article')).toContainText('Paid so far');
  await expect(page.getByText('Not Paid', { exact: true })).toBeVisible();

  // Somebody has noted something meanwhile: what became of the order is to be seen first.
  const headers = { Authorization: `Bearer ${token}` };
  const data = { customerName: 'Amina Nakato' };
  const changed = await page.request.put(`/api/admin/orders/${first.orderCode}`, { headers, data });
  expect(changed.status()).toBe(200);
  await page.getByLabel('How it was paid').selectOption('cash');
  await page.getByRole('button', { name: 'Record the payment' }).click();
  await expect(page.getByRole('alert')).toContainText('saved this since you opened it');
  await expect(page.getByRole('alert')).toContainText('Reload the page');
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('409')]);
  await page.reload();
  await page.getByLabel('How it was paid').selectOption('cash');
  await page.getByRole('button', { name: 'Record the payment' }).click();
  await expect(notice(page)).toContainText(`${first.orderCode} is paid in cash.`);

  await page.goto('/admin/orders/import');
  const csv = `Id,Amount,Reference,Sender\nMPH${unique()},${second.amount},for the sweater,Badru`;
  const file = { name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  await page.getByLabel('CSV file').setInputFiles(file);
  await page.getByRole('button', { name: 'Look at the payments' }).click();
  await page.getByText('Match by hand').click();
  await page.getByLabel('Order', { exact: true }).fill(second.orderCode.toLowerCase());
  await page.getByLabel('How you know').fill('He called');
  await page.getByRole('button', { name: 'Record it' }).click();
  await expect(page.getByText(`Recorded for ${second.orderCode}`)).toBeVisible();
  await expectAccessible(page, '/admin/orders/import', { themes: ['light', 'dark'] });
  for (const order of [first, second]) await removeOrder(page, token, order);
});
