import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './console.ts';
import { notice, signInAs } from './editing.ts';
import { heading } from './office.ts';
import { addOrder, payAndDispatch, removeOrder, unique } from './orders.ts';

const box = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const codeField = (page: Page) => page.getByLabel('Mobile-money payment code');

test('whoever is no administrator is turned away', async ({ page }) => {
  await signInAs(page, 3);
  for (const path of ['/admin/orders', '/admin/orders/add', '/admin/orders/import', '/admin/orders/SH-DEMO01']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/unauthorized');
  }
});

test('an order is recorded with a total that follows what is chosen', { tag: '@journey' }, async ({
  page,
  consoleErrors,
}) => {
  const token = await signInAs(page, 4);
  const customer = `Amina ${unique()}`;
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
  consoleErrors.length = 0;
  await page.getByLabel('Quantity').fill('2');
  await save.click();
  await expect(heading(page)).toHaveText(/^Order SH-[A-Z2-9]{6}$/);
  const orderCode = (await heading(page).innerText()).replace('Order ', '');
  await expect(notice(page)).toContainText(`${orderCode} is recorded.`);
  await expect(page.getByRole('article')).toContainText('Order, not paid yet');
  await expect(page.getByRole('article')).toContainText(`UGX ${(price * 2).toLocaleString('en')}`);
  await expect(page.getByRole('link', { name: '+256772400100' })).toBeVisible();
  await removeOrder(page, token, { orderCode });
});

test('an order is paid, dispatched and printed', { tag: '@journey' }, async ({ page, consoleErrors }) => {
  test.slow();
  const token = await signInAs(page, 4);
  const customer = `Amina ${unique()}`;
  const mmCode = `MP${unique()}`;
  const order = await addOrder(page, token, customer);
  const { orderCode } = order;
  await page.goto(`/admin/orders/${orderCode}`);

  await test.step('paid with a code that no other order has', async () => {
    await codeField(page).fill('MM88201440');
    await page.getByRole('button', { name: 'Record the payment' }).click();
    await expect(page.getByText('Another order has this payment code.')).toBeVisible();
    await expect(codeField(page)).toBeFocused();
    consoleErrors.length = 0;
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
  await removeOrder(page, token, order);
});

test('an order is found and deleted', async ({ page, consoleErrors }) => {
  const token = await signInAs(page, 4);
  const customer = `Amina ${unique()}`;
  const mmCode = `MP${unique()}`;
  const order = await addOrder(page, token, customer);
  const { orderCode } = order;
  await payAndDispatch(page, token, order, mmCode);
  await page.goto(`/admin/orders/${orderCode}`);

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
    consoleErrors.length = 0;
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
  await expectAccessible(page, 'paid in cash');

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

test('every page about orders is accessible', async ({ page }) => {
  test.slow();
  await signInAs(page, 4);
  for (const path of ['/admin/orders', '/admin/orders/SH-DEMO02', '/admin/orders/SH-DEMO03', '/admin/orders/add']) {
    await page.goto(path);
    await expect(heading(page)).toBeVisible();
    for (const more of await page.locator('details.order-more > summary').all()) await more.click();
    await expectAccessible(page, path);
  }
  await page.goto('/admin/orders/import');
  await expect(heading(page)).toHaveText('Import payments');
  await expectAccessible(page, 'the statement');
  await page
    .getByLabel('Or paste it here')
    .fill('Id,Amount,Message\nQ1,22500,SH-DEMO02\nQ2,1,SH-DEMO02\nQ3,5,\nMM88201440,208000,SH-DEMO01');
  await page.getByRole('button', { name: 'Look at the payments' }).click();
  await expect(page.getByRole('table')).not.toHaveCount(0);
  await expectAccessible(page, 'the preview');
});
