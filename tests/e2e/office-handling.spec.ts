import { expectAccessible } from './accessible.ts';
import { act } from './act.ts';
import { expect, test } from './console.ts';
import { withDatabase } from './database.ts';
import { notice, signInAs, uniqueTitle } from './editing.ts';
import { send, writeMessage } from './enquiries.ts';
import { heading } from './office.ts';

for (const width of [360, 1440]) {
  test(`an enquiry is snoozed, comes back by itself and is closed, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await signInAs(page, 4);
    const name = uniqueTitle('Juma');
    const { id } = await writeMessage(page, name);
    const row = page.getByRole('row').filter({ hasText: name });
    const thread = page.getByRole('region', { name: 'Conversation' });

    await test.step('out of sight until Monday', async () => {
      await page.goto(`/admin/enquiries/${id}`);
      await expect(page.getByText(/^Waits since .* for us$/)).toBeVisible();
      await page.getByRole('button', { name: 'Snooze', exact: true }).click();
      await expectAccessible(page, 'the menu of a snooze', { widths: [width], themes: ['light', 'dark'] });
      await page.getByRole('button', { name: /^Monday \d+ \w+, 8:00$/ }).click();
      await expect(notice(page)).toContainText(/Out of sight until \d+ \w+, 8:00\. It comes back by itself\./);
      await expect(page.getByText(/^Snoozed until \d+ \w+, 8:00$/)).toBeVisible();
      await expect(thread.getByRole('listitem').last()).toContainText(/Snoozed until .* at 08:00/);
    });

    await test.step('it is not in the inbox, but where the snoozed are', async () => {
      await page.goto('/admin/enquiries?sort=-createdAt');
      await expect(page.getByRole('link', { name: /^[\d,]+ snoozed$/ })).toBeVisible();
      await expect(row).toHaveCount(0);
      await page.getByRole('link', { name: /^[\d,]+ snoozed$/ }).click();
      await expect(row).toContainText('until');
      await expectAccessible(page, 'what is snoozed', { widths: [width] });
    });

    await test.step('its time has come', async () => {
      await withDatabase((client) =>
        client.query("update enquiries set snoozed_until = now() - interval '1 minute' where id = $1", [id]),
      );
      await page.goto('/admin/enquiries?sort=-createdAt');
      await expect(row).toContainText('back,');
      await row.getByRole('link', { name }).click();
      await expect(page.getByText(/^Back from its snooze, /)).toBeVisible();
    });

    await test.step('closed, and opened again', async () => {
      await page.getByRole('button', { name: 'Close', exact: true }).click();
      await expect(notice(page)).toContainText('It is closed.');
      await expect(page.getByRole('button', { name: 'Open again' })).toBeVisible();
      await notice(page).getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByRole('button', { name: 'Close', exact: true })).toBeVisible();
      await expect(page.getByLabel('How far it has come')).toHaveValue('new');
    });
  });
}

test('a day of one’s own is chosen by the keyboard alone, and the snooze is taken back', async ({ page }) => {
  await signInAs(page, 4);
  const { id } = await writeMessage(page, uniqueTitle('Juma'));
  await page.goto(`/admin/enquiries/${id}`);
  const button = page.getByRole('button', { name: 'Snooze', exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Out of sight; it comes back by itself')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Out of sight; it comes back by itself')).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  const inTenDays = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('Another day, 8:00').fill(inTenDays);
  await page.getByLabel('Another day, 8:00').press('Enter');
  // The answer has come and the screen was loaded anew: the menu is opened on what stands there then.
  await expect(notice(page)).toContainText('Out of sight until');
  await expect(page.getByText(/^Snoozed until /).first()).toBeVisible();
  await button.press('Enter');
  await page.getByRole('button', { name: 'Bring it back now' }).press('Enter');
  await expect(notice(page)).toContainText('It is in the inbox again.');
  await expect(page.getByText(/^Waits since .* for us$/)).toBeVisible();
});

test('spam is set aside with one click, and taken back with another', async ({ page }) => {
  await signInAs(page, 4);
  const { id } = await writeMessage(page, uniqueTitle('Juma'));
  await page.goto(`/admin/enquiries/${id}`);
  await page.getByRole('button', { name: 'Spam', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Set aside' })).toContainText('has marked it as spam');
  await expect(page.getByRole('button', { name: 'Snooze', exact: true })).toHaveCount(0);
  await expectAccessible(page);
  await notice(page).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Spam', exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Set aside' })).toHaveCount(0);
});

test('an enquiry is deleted after a question, brought back at once, and from the trash', { tag: '@journey' }, async ({
  page,
}) => {
  await signInAs(page, 4);
  const name = uniqueTitle('Juma');
  const { id } = await writeMessage(page, name);
  const ask = async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
  };
  const question = page.getByRole('region', { name: 'Delete this enquiry' });
  await page.goto(`/admin/enquiries/${id}`);
  await ask();
  await expect(question.getByRole('button', { name: 'No, keep it' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await ask();
  await question.getByRole('button', { name: 'Yes, delete it' }).click();
  await expect(page).toHaveURL('/admin/enquiries');
  await expect(notice(page)).toContainText(`What ${name} sent is in the trash.`);
  await notice(page).getByRole('button', { name: 'Undo' }).click();
  await expect(heading(page)).toHaveText(name);
  await ask();
  await act(
    page,
    () => question.getByRole('button', { name: 'Yes, delete it' }).click(),
    `DELETE /api/admin/enquiries/${id}`,
  );
  await expect(page).toHaveURL('/admin/enquiries');
  await page.goto('/admin/trash?kind=enquiry');
  const restore = page.getByRole('row').filter({ hasText: name }).getByRole('button', { name: 'Restore' });
  await act(page, () => restore.click(), `POST /api/trash/enquiry/${id}/restore`);
  await page.goto(`/admin/enquiries/${id}`);
  await expect(heading(page)).toHaveText(name);
});

test('who waits longest is first in the list and beside each enquiry', async ({ page }) => {
  await signInAs(page, 4);
  await page.goto('/admin/enquiries');
  const first = page.getByRole('row').nth(1);
  const name = (await first.getByRole('link').first().textContent()) ?? '';
  await expect(first).toContainText(/\d+ days/);
  await first.getByRole('link').first().click();
  const longest = page.getByRole('navigation', { name: 'Waits longest' });
  await expect(longest.getByRole('link').first()).toContainText(name);
  await expect(longest.getByRole('link').first()).toHaveAttribute('aria-current', 'page');
  await expect(page.locator('.office-back')).toHaveText(/^Enquiries, \d+ more waits?$/);
  const next = longest.getByRole('link').nth(1);
  const words = (await next.locator('b').textContent()) ?? '';
  await next.click();
  await expect(heading(page)).toHaveText(words.split(', for ')[0] ?? '');
  await expectAccessible(page, 'an enquiry', { themes: ['light', 'dark'] });
});

test('two enquiries of one person become one conversation, and two again', async ({ page }) => {
  await signInAs(page, 4);
  const name = uniqueTitle('Sylvia');
  const sender = { senderName: name, senderEmail: `${name.replace(/\W/g, '')}@mail.example`, senderPhone: '' };
  const first = await send(page, 'contact', { ...sender, inquiry: 'May Ethan start in the middle of the term?' });
  const second = await send(page, 'contact', { ...sender, inquiry: 'And is there a bus from Naguru?' });
  await page.goto(`/admin/enquiries/${first.id}`);
  const related = page.getByRole('region', { name: 'Also from them' });
  const thread = page.getByRole('region', { name: 'Conversation' });
  await related.getByRole('button', { name: `Merge with ${second.receipt}` }).click();
  await expect(related.getByRole('button', { name: 'No, keep both' })).toBeFocused();
  await expectAccessible(page, 'the question of a merge', { themes: ['light', 'dark'] });
  await related.getByRole('button', { name: 'Yes, merge them' }).click();
  await expect(notice(page)).toContainText(`Merged with ${second.receipt}: one conversation now.`);
  await expect(thread).toContainText('And is there a bus from Naguru?');
  await expectAccessible(page, 'a merged conversation', { themes: ['light', 'dark'] });

  await page.goto(`/admin/enquiries/${second.id}`);
  await expect(page).toHaveURL(`/admin/enquiries/${first.id}`);
  await page.goto(`/admin/enquiries?q=${second.receipt}`);
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText(first.receipt);

  await page.goto(`/admin/enquiries/${first.id}`);
  await thread.getByRole('button', { name: `Set ${second.receipt} apart` }).click();
  await expect(notice(page)).toContainText(`${second.receipt} stands by itself again.`);
  await expect(thread).not.toContainText('And is there a bus from Naguru?');
  await notice(page).getByRole('link', { name: 'View' }).click();
  await expect(page).toHaveURL(`/admin/enquiries/${second.id}`);
});
