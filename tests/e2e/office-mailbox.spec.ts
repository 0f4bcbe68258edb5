import { startImapServer } from '../support/imap-server.ts';
import { rawMail, signatureOf } from '../support/incoming-mails.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './console.ts';
import { withDatabase } from './database.ts';
import { notice, signInAs, uniqueTitle } from './editing.ts';
import { send } from './enquiries.ts';

// Both change the one mailbox of the site.
test.describe.configure({ mode: 'serial' });

test('the owner sets up the mailbox for answers, and is told what the server said', async ({ page }) => {
  const imap = await startImapServer();
  const { host, port, user, password } = imap.mailbox;
  await signInAs(page, 5);
  await page.goto('/admin/settings/mailbox');
  const box = page.getByRole('region', { name: 'Answers of families' });
  await box.getByLabel('Mailbox server').fill(host);
  await box.getByLabel('Port').fill(String(port));
  await box.getByLabel('User name').fill(user);
  await box.getByLabel('Password').fill('wrong');
  await box.getByLabel('Families answer to').fill(user);
  await box.getByRole('button', { name: 'Open it and save' }).click();
  const result = page.getByRole('region', { name: 'Result of the test' });
  await expect(result).toContainText('The server did not accept the user name and password.');
  await box.getByLabel('Password').fill(password);
  await box.getByRole('button', { name: 'Open it and save' }).click();
  await expect(result).toContainText('The mailbox could be opened');
  await expect(result).toContainText('INBOX has 0 mails');
  await expectAccessible(page, 'the mailbox', { themes: ['light', 'dark'] });
  await box.getByRole('button', { name: 'Forget this mailbox' }).click();
  await expect(notice(page)).toContainText('Forgotten.');
  await imap.close();
});

test('a mail that a service hands over stands in its enquiry', { tag: '@journey' }, async ({ page }) => {
  const token = await signInAs(page, 5);
  await page.goto('/admin/settings/mailbox');
  await page.getByRole('button', { name: /^Make a (new )?secret$/ }).click();
  const secret = (await page.getByText('Copy it now').locator('code').textContent()) ?? '';

  const senderName = uniqueTitle('Sylvia');
  const { id } = await send(page, 'contact', {
    senderName,
    senderEmail: 's@mail.example',
    inquiry: 'Is there a nurse?',
  });
  await page.request.post(`/api/admin/enquiries/${id}/replies`, {
    headers: { Authorization: `Bearer ${token}` },
    multipart: { text: 'Yes, every day.', key: `key-of-${id}-for-this-test`, close: 'yes' },
  });
  const [row] = await withDatabase((client) =>
    client.query<{ message_id: string }>('select message_id from enquiry_messages where enquiry_id = $1', [id]),
  );
  const text = 'Thank you so much.\r\n\r\nOn Monday the school wrote:\r\n> Yes, every day.';
  const data = rawMail({ from: 's@mail.example', answers: `<${row?.message_id}@school.example>`, text });
  const headers = { 'Content-Type': 'message/rfc822', 'X-Reply-Signature': signatureOf(data, secret) };
  const handedIn = await page.request.post('/api/mail/replies', { headers, data: Buffer.from(data) });
  expect([handedIn.status(), await handedIn.json()]).toEqual([200, { outcome: 'stored' }]);

  await page.goto(`/admin/enquiries/${id}`);
  const said = page.getByRole('region', { name: 'Conversation' }).getByRole('listitem').filter({ hasText: 'By mail' });
  await expect(said).toContainText('Thank you so much.');
  await said.getByText('Show what was quoted').click();
  await expect(said).toContainText('> Yes, every day.');
  await expect(page.getByText(/^Waits since .* for us$/)).toBeVisible();
  await expectAccessible(page, 'an answer by mail', { themes: ['light', 'dark'] });
  await page.goto('/admin/settings/mailbox');
  await page.getByRole('button', { name: 'Take no more mails this way' }).click();
  await expect(notice(page)).toContainText('No mails are taken this way any more.');
});
