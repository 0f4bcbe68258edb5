import { readFileSync } from 'node:fs';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './console.ts';
import { notice, signInAs, uniqueTitle } from './editing.ts';
import { apply, send, writeMessage } from './enquiries.ts';
import { heading } from './office.ts';

test('role 3 is turned away', async ({ page }) => {
  await signInAs(page, 3);
  for (const path of ['/admin/enquiries', '/admin/enquiries/1', '/admin/applications']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/unauthorized');
  }
});

test('the way back leads to the list as it was, and the facts stand under their names', async ({ page }) => {
  await signInAs(page, 4);
  const child = uniqueTitle('Wasswa');
  await apply(page, child);
  const list = `/admin/enquiries?${new URLSearchParams({ q: child, kind: 'application' })}`;
  await page.goto(list);
  await page.getByRole('link', { name: 'Rehema Juma' }).click();
  await expect(heading(page)).toHaveText('Rehema Juma');
  const facts = page.locator('.enquiry-facts');
  const [name, value] = [facts.locator('dt').first(), facts.locator('dd').first()];
  const leftOf = async (part: typeof name) => (await part.boundingBox())?.x ?? Number.NaN;
  await expect.poll(async () => (await leftOf(value)) - (await leftOf(name))).toBe(0);
  await page.reload();
  await page.locator('.office-back', { hasText: 'Enquiries' }).click();
  await expect(page).toHaveURL(list);

  await page.goto('/admin/applications');
  await page.getByRole('link', { name: child }).click();
  await page.locator('.office-back', { hasText: 'Applications' }).click();
  await expect(page).toHaveURL('/admin/applications');

  await page.goto('/admin/orders?status=dispatched');
  await page.getByRole('row').getByRole('link').last().click();
  await expect(heading(page)).toHaveText(/^Order SH-/);
  await page.locator('.office-back', { hasText: 'Orders' }).click();
  await expect(page).toHaveURL('/admin/orders?status=dispatched');
});

test('a message is found and exported', { tag: '@journey' }, async ({ page }) => {
  await signInAs(page, 4);
  const name = uniqueTitle('Juma');
  const { id } = await writeMessage(page, name);

  await test.step('in the inbox', async () => {
    await page.goto('/admin/enquiries');
    await page.getByRole('link', { name: /new messages?$/ }).click();
    await expect(page).toHaveURL('/admin/enquiries?kind=contact&status=new');
    await page.getByLabel('Search enquiries').fill(name);
    await expect(page.getByRole('status').filter({ hasText: '1 enquiry found' })).toBeVisible();
    await page.getByLabel('Assigned to').selectOption({ label: 'Mine' });
    await expect(page.getByText('No enquiries were found.')).toBeVisible();
    await page.getByLabel('Assigned to').selectOption({ label: 'Nobody’s' });
    await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(1);
  });

  await test.step('as a sheet', async () => {
    // At the school it is the next day already.
    await page.clock.setFixedTime('2030-05-01T22:30:00Z');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('enquiries-2030-05-02.csv');
    await page.clock.resume();
    const sheet = readFileSync(await file.path(), 'utf8');
    expect(sheet.trim().split('\r\n')).toHaveLength(2);
    expect(sheet).toContain(`,${name},juma@mail.example,(+256) 772555101,`);
    expect(sheet).toContain(`,'=1+1 is what ${name} asks.`);
  });

  await test.step('on its own page', async () => {
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL(`/admin/enquiries/${id}`);
    await expect(heading(page)).toHaveText(name);
    const sender = page.getByRole('region', { name: 'Sender' });
    for (const [words, href] of [
      ['juma@mail.example', 'mailto:juma@mail.example?subject=Your%20message%20to%20us'],
      ['+256772555101', 'tel:+256772555101'],
      ['WhatsApp', 'https://wa.me/256772555101'],
    ] as const) {
      await expect(sender.getByRole('link', { name: words })).toHaveAttribute('href', href);
    }
  });
});

test('a message is given to somebody, noted and closed', { tag: '@journey' }, async ({ page, consoleErrors }) => {
  const token = await signInAs(page, 4);
  const { id } = await writeMessage(page, uniqueTitle('Juma'));
  await page.goto(`/admin/enquiries/${id}`);
  const history = page.getByRole('region', { name: 'Conversation' });
  const save = page.getByRole('button', { name: 'Save', exact: true });

  await test.step('given to somebody and noted', async () => {
    await expect(page.getByLabel('How far it has come').locator('option')).toHaveText(['New', 'Contacted', 'Closed']);
    await page.getByLabel('How far it has come').selectOption('Contacted');
    await page.getByLabel('Assigned to').selectOption({ label: 'Grace Achieng (you)' });
    await save.click();
    await expect(notice(page)).toContainText('Saved.');
    await expect(save).toBeFocused();
    await expect(history.getByRole('listitem')).toHaveText([
      /By the form/,
      /^Grace Achieng: Moved from New to Contacted, /,
      /^Grace Achieng: Assigned to Grace Achieng, /,
    ]);
    await page.getByRole('button', { name: 'Inside note' }).click();
    await page.getByLabel('Note', { exact: true }).fill('Called him.\nHe laughed.');
    await page.getByRole('button', { name: 'Add the note' }).click();
    await expect(history.getByRole('listitem').last()).toContainText('He laughed.');
    await expect(page.getByLabel('Note', { exact: true })).toHaveValue('');
  });

  await test.step('a mail that waits is tried again', async () => {
    const mails = page.getByRole('region', { name: 'Mails' });
    await expect(mails.getByText('Waiting', { exact: true })).toHaveCount(2);
    // The page then asks how the enquiry stands; if it asked after the change below, it would know of it.
    const [asked] = await Promise.all([
      page.waitForResponse((answer) => answer.url().endsWith(`/api/admin/enquiries/${id}`)),
      mails.getByRole('button', { name: 'Send again to juma@mail.example' }).click(),
    ]);
    await asked.finished();
    await expect(notice(page)).toContainText('The mail to juma@mail.example waits: mail is not set up.');
  });

  await test.step('somebody else was quicker', async () => {
    await page.request.put(`/api/admin/enquiries/${id}`, {
      headers: { Authorization: `Bearer ${token}` },
      data: { assigneeId: null },
    });
    await page.getByLabel('How far it has come').selectOption('Closed');
    await save.click();
    await expect(notice(page)).toContainText('You have saved this since you opened it, in another window.');
    await expect(page.getByLabel('Assigned to')).toHaveValue('');
    await expect(page.getByLabel('How far it has come')).toHaveValue('contacted');
    await page.getByLabel('How far it has come').selectOption('Closed');
    await save.click();
    await expect(history.getByRole('listitem').last()).toContainText('Moved from Contacted to Closed');
    // The browser reports the refusal.
    consoleErrors.length = 0;
  });
});

test('what was quarantined is found by its code and taken back', async ({ page }) => {
  await signInAs(page, 4);
  const senderName = uniqueTitle('Pills');
  const data = { senderName, senderEmail: 'pills@mail.example', inquiry: 'https://pills.example' };
  const { id, receipt } = await send(page, 'contact', data);
  const row = page.getByRole('row').filter({ hasText: senderName });
  await page.goto('/admin/enquiries');
  await expect(page.getByRole('link', { name: /set aside as possible spam$/ })).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.getByLabel('Search enquiries').fill(receipt.replace('-', '').toLowerCase());
  await expect(row).toContainText(receipt);

  await page.goto(`/admin/enquiries/${id}`);
  await expect(page.getByRole('region', { name: 'Set aside' })).toContainText('It is little more than a link.');
  await expect(page.getByText('No mail was sent about this.')).toBeVisible();

  await page.goto('/admin/enquiries?show=aside');
  await expect(row).toContainText('It is little more than a link.');
  await expectAccessible(page);
  await row.getByRole('button', { name: 'Not spam' }).click();
  await expect(notice(page)).toContainText(`In the inbox: what ${senderName} sent.`);
  await expect(row).toHaveCount(0);
  await notice(page).getByRole('link', { name: 'View' }).click();
  await expect(page.getByRole('region', { name: 'Mails' }).getByRole('listitem')).toHaveText([
    /Contact message from/,
    /pills@mail\.example.*Receipt to the sender/,
  ]);
});

test('every screen of the enquiries is accessible', async ({ page }) => {
  test.slow();
  await signInAs(page, 4);
  for (const [path, title] of [
    ['/admin/enquiries', 'Enquiries'],
    ['/admin/enquiries?q=nobody-has-this-name', 'Enquiries'],
    ['/admin/enquiries/20', /\S/],
    ['/admin/applications', 'Applications'],
  ] as const) {
    await page.goto(path);
    await expect(heading(page)).toHaveText(title);
    await expectAccessible(page);
  }
  await page
    .getByRole('button', { name: /^Move / })
    .first()
    .click();
  await expect(page.getByRole('list', { name: /^Move .* to$/ })).toBeVisible();
  await expectAccessible(page);
});
