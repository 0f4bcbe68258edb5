import { pdfBytes } from '../support/document-files.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './console.ts';
import { withDatabase } from './database.ts';
import { holdRequests, notice, signInAs, uniqueTitle } from './editing.ts';
import { send, writeMessage } from './enquiries.ts';
import { heading } from './office.ts';

const yourAnswer = { name: 'Your answer' } as const;

for (const width of [360, 1440]) {
  test(`an enquiry is answered with a template and a file, at ${width} px`, {
    tag: width === 1440 ? '@journey' : [],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await signInAs(page, 4);
    const name = uniqueTitle('Juma');
    const { id, receipt } = await writeMessage(page, name);
    await page.goto(`/admin/enquiries/${id}`);
    const thread = page.getByRole('region', { name: 'Conversation' });
    const answer = page.getByRole('textbox', yourAnswer);

    await test.step('it begins with a template, of which what was filled in is marked', async () => {
      await expect(page.getByRole('button', { name: 'Send and close' })).toBeDisabled();
      await page.getByRole('button', { name: 'Book a visit' }).click();
      await expect(answer).toHaveValue(new RegExp(`^Dear ${name.split(' ')[0]},\n`));
      await expect(answer).toBeFocused();
      await expect(page.locator('.marked-area mark').first()).toHaveText(name.split(' ')[0] ?? '');
      await answer.fill('Dear Juma, it is two.');
      await page.getByRole('button', { name: 'Quote their words' }).click();
      await expect(answer).toHaveValue(`Dear Juma, it is two.\n\n> =1+1 is what ${name} asks.\n`);
    });

    await test.step('a file goes with it, and the letter is seen before', async () => {
      const files = [{ name: 'Sums.pdf', mimeType: 'application/pdf', buffer: pdfBytes() }];
      await page.getByLabel('Attach a file').setInputFiles(files);
      await expect(page.getByRole('list', { name: 'Files that go with it' })).toContainText('Sums.pdf');
      await page.getByRole('button', { name: 'Preview' }).click();
      await expect(page.getByRole('region', { name: 'Preview' })).toContainText(`[${receipt}]`);
      await expectAccessible(page);
    });

    await test.step('it is sent, and taken back', async () => {
      await page.getByRole('button', { name: 'Send and close' }).click();
      await expect(notice(page)).toContainText(`Your answer to ${name} is on its way.`);
      await expect(answer).toHaveValue('');
      await expect(thread.getByRole('listitem').filter({ hasText: 'it is two' })).toContainText('Sums.pdf');
      await expect(page.getByLabel('How far it has come')).toHaveValue('closed');
      await expectAccessible(page);
      await notice(page).getByRole('button', { name: 'Undo' }).click();
      await expect(answer).toHaveValue(/it is two/);
      await expect(page.getByLabel('How far it has come')).toHaveValue('new');
    });

    await test.step('and sent once more, with its file to be read again', async () => {
      await page
        .getByLabel('Attach a file')
        .setInputFiles([{ name: 'Sums.pdf', mimeType: 'application/pdf', buffer: pdfBytes() }]);
      await page.getByRole('button', { name: 'Send, keep open' }).click();
      await expect(thread.getByText('It waits: mail is not set up.')).toBeVisible();
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        thread.getByRole('button', { name: /Sums\.pdf/ }).click(),
      ]);
      expect(file.suggestedFilename()).toBe('Sums.pdf');
    });
  });
}

test('what is written stays on the device, and a lost line sends nothing twice', async ({ page, consoleErrors }) => {
  await signInAs(page, 4);
  const { id } = await writeMessage(page, uniqueTitle('Juma'));
  await page.goto(`/admin/enquiries/${id}`);
  const answer = page.getByRole('textbox', yourAnswer);
  await answer.fill('Half an answer');
  await expect(page.getByText('Kept on this device as you write')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(answer).toHaveValue('Half an answer');

  // The server has it, and its answer is lost on the way.
  await page.route('**/replies', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Send, keep open' }).click();
  await expect(page.getByRole('alert')).toContainText('did not answer');
  await expect(answer).toHaveValue('Half an answer');
  await page.unroute('**/replies');
  await page.getByRole('button', { name: 'Send, keep open' }).click();
  await expect(notice(page)).toContainText('is on its way');
  const [row] = await withDatabase((client) =>
    client.query<{ count: number }>('select count(*)::int as count from enquiry_messages where enquiry_id = $1', [id]),
  );
  expect(row?.count).toBe(1);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Restore' })).toHaveCount(0);
  consoleErrors.length = 0;
});

test('somebody else has answered meanwhile, and nothing that was written is lost', async ({ page, consoleErrors }) => {
  const token = await signInAs(page, 4);
  const { id } = await writeMessage(page, uniqueTitle('Juma'));
  await page.goto(`/admin/enquiries/${id}`);
  const answer = page.getByRole('textbox', yourAnswer);
  await answer.fill('It is two.');
  const multipart = { text: 'It is three.', key: 'somebody-elses-key' };
  await page.request.post(`/api/admin/enquiries/${id}/replies`, {
    headers: { Authorization: `Bearer ${token}` },
    multipart,
  });
  await page.getByRole('button', { name: 'Send, keep open' }).click();
  await expect(page.getByText('has answered since you opened this')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Conversation' })).toContainText('It is three.');
  await expect(answer).toHaveValue('It is two.');
  await page.getByRole('button', { name: 'Send, keep open' }).click();
  await expect(notice(page)).toContainText('is on its way');
  consoleErrors.length = 0;
});

test('words typed while an answer is sent stay in the field and on the device', async ({ page }) => {
  await signInAs(page, 4);
  const { id } = await writeMessage(page, uniqueTitle('Juma'));
  await page.goto(`/admin/enquiries/${id}`);
  const answer = page.getByRole('textbox', yourAnswer);
  await answer.fill('It is two.');
  const letGo = await holdRequests(page, '**/replies');
  await page.getByRole('button', { name: 'Send, keep open' }).click();
  await expect(page.getByRole('button', { name: 'Sending…' }).first()).toBeVisible();
  await answer.fill('It is two. Or three.');
  const files = [{ name: 'Later.pdf', mimeType: 'application/pdf', buffer: pdfBytes() }];
  await page.getByLabel('Attach a file').setInputFiles(files);
  letGo();
  await expect(notice(page)).toContainText('is on its way');
  await expect(answer).toHaveValue('It is two. Or three.');
  await expect(page.getByRole('list', { name: 'Files that go with it' })).toContainText('Later.pdf');
  await page.reload();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(answer).toHaveValue('It is two. Or three.');
});

test('an inside note stays while one looks at the answer, and while it is added', async ({ page }) => {
  await signInAs(page, 4);
  const { id } = await writeMessage(page, uniqueTitle('Juma'));
  await page.goto(`/admin/enquiries/${id}`);
  const [answer, note] = [page.getByRole('textbox', yourAnswer), page.getByRole('textbox', { name: 'Note' })];
  const choose = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await answer.fill('Half an answer');
  await choose('Inside note');
  await expect(answer).toBeHidden();
  await note.fill('Called him.');
  await choose('Answer');
  await expect(answer).toHaveValue('Half an answer');
  await expect(note).toBeHidden();
  await choose('Inside note');
  await expect(note).toHaveValue('Called him.');

  const letGo = await holdRequests(page, '**/notes');
  await choose('Add the note');
  await expect(page.getByRole('button', { name: 'Adding…' })).toBeVisible();
  await note.fill('Called him. He laughed.');
  letGo();
  await expect(notice(page)).toContainText('Note added.');
  await expect(note).toHaveValue('Called him. He laughed.');
});

test('what was set aside gets a note, and no answer before it is no spam', async ({ page }) => {
  await signInAs(page, 4);
  const data = { senderName: uniqueTitle('Pills'), senderEmail: 'p@mail.example', inquiry: 'https://pills.example' };
  const { id } = await send(page, 'contact', data);
  await page.goto(`/admin/enquiries/${id}`);
  await expect(page.getByRole('button', { name: 'Answer', exact: true })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Add the note' })).toBeVisible();
  await page.getByRole('button', { name: 'Not spam' }).click();
  await expect(page.getByRole('textbox', yourAnswer)).toBeVisible();
});

test('the school writes its own templates', async ({ page }) => {
  await signInAs(page, 4);
  const name = uniqueTitle('Bus');
  await page.goto('/admin/enquiries/templates');
  await expect(heading(page)).toHaveText('Templates of answers');
  await page.getByRole('button', { name: 'Add a template' }).click();
  const fresh = page.getByRole('group', { name: 'New template' });
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await fresh.getByLabel('Text').fill('The bus of {child} leaves at six. {me}');
  await fresh.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: `Move ${name} up` }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(notice(page)).toContainText('The templates are saved.');
  const { id } = await writeMessage(page, uniqueTitle('Juma'));
  await page.goto(`/admin/enquiries/${id}`);
  await page.getByRole('button', { name }).click();
  // Nobody wrote of a child, so the place stays to be seen.
  await expect(page.getByRole('textbox', yourAnswer)).toHaveValue('The bus of {child} leaves at six. Grace Achieng');
});
