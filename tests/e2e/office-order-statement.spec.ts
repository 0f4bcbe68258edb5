import { expect, test } from './console.ts';
import { signInAs } from './editing.ts';
import { addOrder, removeOrder, unique } from './orders.ts';

test('a statement is looked at, confirmed, and harmless when it comes again', { tag: '@journey' }, async ({
  page,
  consoleErrors,
}) => {
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
  consoleErrors.length = 0;

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
