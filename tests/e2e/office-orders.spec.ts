import type { Page } from '@playwright/test';
import { expectNoBarrier } from './barriers.ts';
import { expect, test } from './console.ts';
import { notice, signInAs } from './editing.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const box = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const codeField = (page: Page) => page.getByLabel('Mobile-money payment code');

let made = 0;
const unique = () => `${process.pid}${Date.now()}${++made}`;

type Order = { orderCode: string; amount: number };

async function productIds(page: Page, token: string): Promise<number[]> {
  const answer = await page.request.get('/api/admin/products?state=active&sort=-stock', {
    headers: { Authorization: `Bearer ${token}` },
  });
  return ((await answer.json()) as { docs: { id: number }[] }).docs.map(({ id }) => id);
}
async function addOrder(page: Page, token: string, customerName: string): Promise<Order> {
  const [productId] = await productIds(page, token);
  const answer = await page.request.post('/api/admin/orders', {
    headers: { Authorization: `Bearer ${token}` },
    data: { customerName, lines: [{ productId, quantity: 1 }] },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as Order;
}
const removeOrder = (page: Page, token: string, { orderCode }: Order) =>
  page.request.delete(`/api/admin/orders/${orderCode}`, { headers: { Authorization: `Bearer ${token}` } });

test('whoever is no administrator is turned away', async ({ page }) => {
  await signInAs(page, 3);
  for (const path of ['/admin/orders', '/admin/orders/add', '/admin/orders/import', '/admin/orders/SH-DEMO01']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/unauthorized');
  }
});

test('an order is recorded, paid, dispatched, found, printed and deleted', async ({ page, complaints }) => {
  test.slow();
  await signInAs(page, 4);
  const customer = `Amina ${unique()}`;
  const mmCode = `MP${unique()}`;
  let orderCode = '';

  await test.step('recorded, with a total that follows what is chosen', async () => {
    await page.goto('/admin/orders');
    await page.getByRole('link', { name: 'Record an order' }).click();
    const save = page.getByRole('button', { name: 'Record the order' });
    await expect(save).toBeDisabled();
    await expect(page.getByText('Still needed: a name and a product.')).toBeVisible();
    await page.getByLabel('Product').selectOption({ index: 1 });
    const price = Number(/UGX ([\d,]+)/.exec(await chosen(page, 0))?.[1]?.replaceAll(',', ''));
    await page.getByLabel('Quantity').fill('2');
    await expect(page.getByText(`Total UGX ${(price * 2).toLocaleString('en')}`)).toBeVisible();
    await page.getByRole('button', { name: 'Add a line' }).click();
    await expect(page.getByLabel('Product').nth(1)).toBeFocused();
    await page.getByLabel('Product').nth(1).selectOption({ index: 2 });
    await page.getByRole('button', { name: 'Remove line 2' }).click();
    await expect(page.getByLabel('Product')).toHaveCount(1);
    await page.getByLabel('Name').fill(customer);
    await page.getByLabel(/^Phone/).fill('0772 400 100');
    await page.getByLabel('Quantity').fill('900000');
    await save.click();
    await expect(page.getByText(/^Only \d+ of .+ left\.$/)).toBeVisible();
    await expect(page.getByLabel('Quantity')).toBeFocused();
    // The browser reports the refusal.
    complaints.length = 0;
    await page.getByLabel('Quantity').fill('2');
    await save.click();
    await expect(heading(page)).toHaveText(/^Order SH-[A-Z2-9]{6}$/);
    orderCode = (await heading(page).innerText()).replace('Order ', '');
    await expect(notice(page)).toContainText(`${orderCode} is recorded.`);
    await expect(page.getByRole('article')).toContainText('Order, not paid yet');
    await expect(page.getByRole('article')).toContainText(`UGX ${(price * 2).toLocaleString('en')}`);
    await expect(page.getByRole('link', { name: '+256772400100' })).toBeVisible();
  });

  await test.step('paid with a code that no other order has', async () => {
    await codeField(page).fill('MM88201440');
    await page.getByRole('button', { name: 'Record the payment' }).click();
    await expect(page.getByText('Another order has this payment code.')).toBeVisible();
    await expect(codeField(page)).toBeFocused();
    complaints.length = 0;
    await codeField(page).fill(mmCode.toLowerCase());
    await page.getByRole('button', { name: 'Record the payment' }).click();
    await expect(notice(page)).toContainText(`${orderCode} is paid with ${mmCode}.`);
    await expect(page.locator('#main')).toBeFocused();
    await expect(box(page, 'Status')).toContainText('Paid. No Dispatch');
  });

  await test.step('dispatched, taken back and dispatched again', async () => {
    await page.getByRole('button', { name: 'Mark as dispatched' }).click();
    await expect(notice(page)).toContainText(`${orderCode} is dispatched.`);
    await expect(box(page, 'Status')).toContainText('Paid. Dispatched');
    await notice(page).getByRole('button', { name: 'Undo' }).click();
    await expect(box(page, 'Status')).toContainText('Paid. No Dispatch');
    await page.getByRole('button', { name: 'Mark as dispatched' }).click();
    await expect(box(page, 'Status')).toContainText('Paid. Dispatched');
  });

  await test.step('printed as a receipt of the school and nothing else', async () => {
    await page.emulateMedia({ media: 'print' });
    const receipt = page.getByRole('article', { name: 'Receipt' });
    for (const words of ['Seven Hills Junior Academy', 'Kitante Road', orderCode, customer, mmCode]) {
      await expect(receipt).toContainText(words);
    }
    for (const part of ['.office-bar', '.side-menu', '.order-side', '.office-head', '.notice']) {
      await expect(page.locator(part), part).toBeHidden();
    }
    await page.emulateMedia({ media: null });
  });

  await test.step('found by either code and by its status, with totals that are about what was found', async () => {
    await page.getByRole('link', { name: 'Orders', exact: true }).first().click();
    const search = page.getByLabel('Search orders');
    const row = page.getByRole('row').filter({ hasText: orderCode });
    for (const words of [orderCode, mmCode, customer]) {
      await search.fill(words);
      await expect(page).toHaveURL(`/admin/orders?${new URLSearchParams({ q: words })}`);
      await expect(page.getByText('1 order found')).toBeVisible();
      await expect(row).toContainText('Paid. Dispatched');
    }
    const amount = await row.getByRole('cell').last().innerText();
    await expect(page.locator('.order-totals')).toContainText(`All that was found${amount} 1 order`);
    await page.getByLabel('Status', { exact: true }).selectOption('unpaid');
    await expect(page.getByText('No orders were found.')).toBeVisible();
    await expect(page).toHaveURL(/status=unpaid/);
    await page.getByLabel('Status', { exact: true }).selectOption('dispatched');
    await expect(row).toContainText('Paid. Dispatched');
    await page.getByLabel('To', { exact: true }).fill('2020-01-01');
    await expect(page.getByText('No orders were found.')).toBeVisible();
    await page.goto(`/admin/orders?q=${orderCode}&status=dispatched`);
    await row.getByRole('link').click();
    await expect(heading(page)).toHaveText(`Order ${orderCode}`);
  });

  await test.step('deleted only when asked twice', async () => {
    await page.getByRole('button', { name: 'Delete this order' }).click();
    await page.getByRole('button', { name: 'No, keep it' }).click();
    await expect(page.getByRole('button', { name: 'Delete this order' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Yes, delete it' }).click();
    await expect(page).toHaveURL('/admin/orders');
    await expect(notice(page)).toContainText(`${orderCode} is deleted.`);
    await page.goto(`/admin/orders/${orderCode}`);
    await expect(page.getByRole('heading', { name: /Page Not Found/ })).toBeVisible();
    complaints.length = 0;
  });
});

test('cash and bank payments are recorded with their day, and the receipt says it', async ({ page }) => {
  const token = await signInAs(page, 4);
  const order = await addOrder(page, token, `Grace ${unique()}`);
  const method = page.getByLabel('How it was paid');
  const receipt = page.getByRole('article');
  await page.goto(`/admin/orders/${order.orderCode}`);
  await expect(codeField(page)).toBeVisible();
  await method.selectOption('Cash');
  await expect(codeField(page)).toBeHidden();
  await page.getByLabel('Day of the payment').fill('2026-01-05');
  await page.getByRole('button', { name: 'Record the payment' }).click();
  await expect(notice(page)).toContainText(`${order.orderCode} is paid in cash.`);
  await expect(box(page, 'Status')).toContainText('Paid. No Dispatch');
  await expect(receipt).toContainText('Paid in cash on 5 January 2026');
  await expectNoBarrier(page, 'paid in cash');

  await page.getByText('Correct the payment').click();
  await method.selectOption('Bank');
  const reference = page.getByLabel('Bank reference');
  await expect(page.getByRole('button', { name: 'Save the payment' })).toBeEnabled();
  await reference.fill(`slip ${unique()}`);
  await page.getByRole('button', { name: 'Save the payment' }).click();
  await expect(receipt).toContainText(/Paid at the bank on 5 January 2026, reference SLIP\d+/);
  await page.getByRole('button', { name: 'Take the payment back' }).click();
  await expect(receipt).toContainText('Order, not paid yet');
  await notice(page).getByRole('button', { name: 'Undo' }).click();
  await expect(receipt).toContainText('Paid at the bank on 5 January 2026');
  await removeOrder(page, token, order);
});

const chosen = (page: Page, line: number) =>
  page
    .getByLabel('Product')
    .nth(line)
    .evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.text ?? '');

test('a statement is looked at, confirmed, and harmless when it comes again', async ({ page, complaints }) => {
  const token = await signInAs(page, 4);
  const [paid, short] = [await addOrder(page, token, 'Moses'), await addOrder(page, token, 'Lydia')];
  const code = `T${unique()}`;
  const csv = `\uFEFFTransaction ID;Amount;Reference;Sender
${code};UGX ${paid.amount.toLocaleString('en')};uniform ${paid.orderCode.toLowerCase()};Moses Kato
${code}X;1,000;${short.orderCode};Lydia
${code}Y;1,000;SH-ZZZZZZ;Peter`;
  const look = page.getByRole('button', { name: 'Look at the payments' });

  await page.goto('/admin/orders/import');
  await expect(look).toBeDisabled();
  await page.getByLabel('Or paste it here').fill('Transaction ID,Amount\n1,2');
  await look.click();
  await expect(page.getByText(/no column for the reference or message/)).toBeVisible();
  await expect(page.getByLabel('Or paste it here')).toBeFocused();
  complaints.length = 0;

  const file = { name: 'statement.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  await page.getByLabel('CSV file').setInputFiles(file);
  // Until the file is read, the wrong text stands there and could be sent again.
  await expect(page.getByLabel('Or paste it here')).toHaveValue(new RegExp(code));
  await look.click();
  const matched = page.getByRole('table', { name: 'Matched', exact: true });
  await expect(matched.getByRole('row').filter({ hasText: code })).toContainText(`Pays ${paid.orderCode} of Moses.`);
  const others = page.getByRole('table', { name: 'Not matched' });
  await expect(others.getByRole('row').filter({ hasText: 'Lydia' })).toContainText('Amount differs');
  await expect(others.getByRole('row').filter({ hasText: 'Peter' })).toContainText('There is no order SH-ZZZZZZ.');
  await page.getByRole('button', { name: 'Confirm 1 payment' }).click();
  await expect(page.getByText('1 payment is recorded')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: code })).toContainText(`${paid.orderCode} is paid.`);

  await page.getByRole('button', { name: 'Another statement' }).click();
  await page.getByLabel('CSV file').setInputFiles(file);
  await look.click();
  await expect(page.getByText('No payment matches an order')).toBeVisible();
  await expect(others.getByRole('row').filter({ hasText: 'Moses' })).toContainText('Already paid');
  await expect(page.getByRole('button', { name: /^Confirm/ })).toHaveCount(0);
  for (const order of [paid, short]) await removeOrder(page, token, order);
});

test('no page about orders has a barrier', async ({ page }) => {
  test.slow();
  await signInAs(page, 4);
  for (const path of ['/admin/orders', '/admin/orders/SH-DEMO02', '/admin/orders/SH-DEMO03', '/admin/orders/add']) {
    await page.goto(path);
    await expect(heading(page)).toBeVisible();
    for (const more of await page.locator('details.order-more > summary').all()) await more.click();
    await expectNoBarrier(page, path);
  }
  await page.goto('/admin/orders/import');
  await expect(heading(page)).toHaveText('Import payments');
  await expectNoBarrier(page, 'the statement');
  await page
    .getByLabel('Or paste it here')
    .fill('Id,Amount,Message\nQ1,22500,SH-DEMO02\nQ2,1,SH-DEMO02\nQ3,5,\nMM88201440,208000,SH-DEMO01');
  await page.getByRole('button', { name: 'Look at the payments' }).click();
  await expect(page.getByRole('table')).not.toHaveCount(0);
  await expectNoBarrier(page, 'the preview');
});
