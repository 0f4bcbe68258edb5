import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './console.ts';
import { addStory, removeStory, signInAs } from './editing.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const box = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('the dashboard says what waits and how it has been going, and leads there', { tag: '@journey' }, async ({
  page,
  request,
}) => {
  const sent = { senderName: 'Ruth', senderEmail: 'ruth@mail.example', senderPhone: '+256 772 000111' };
  const answer = await request.post('/api/mail/contact', {
    data: { ...sent, inquiry: `Is there a bus? ${Date.now()}` },
  });
  expect(answer.ok()).toBe(true);
  await signInAs(page, 4);
  await page.goto('/admin');
  await expect(heading(page)).toHaveText(/^Good /);

  await test.step('what waits', async () => {
    const attention = box(page, 'Needs attention');
    const messages = attention.getByRole('listitem').filter({ hasText: /\d+ messages? not answered yet/ });
    await expect(messages.getByRole('link')).toHaveAttribute('href', '/admin/enquiries?kind=contact&status=new');
    await expect(attention).toContainText(
      /Mail is not set up: \d+ mails? waits?\. Whoever runs the server sets SMTP_URL/,
    );
    await expect(attention).not.toContainText('on the way');
    const orders = attention.getByRole('listitem').filter({ hasText: 'paid and not dispatched' });
    await orders.getByRole('link').click();
    await expect(page).toHaveURL('/admin/orders?status=paid');
    await expect(page.getByLabel('Status', { exact: true })).toHaveValue('paid');
    await page.goBack();
  });

  await test.step('the charts, with their numbers to read', async () => {
    const weeks = box(page, 'Applications by week');
    await expect(weeks.getByRole('img', { name: /^Applications in each of 10 weeks since/ })).toBeVisible();
    await weeks.getByText('Show as a table').click();
    await expect(weeks.getByRole('row')).toHaveCount(11);
    const visits = box(page, 'Visits');
    await expect(visits.getByRole('img', { name: /^Pages read on each of 30 days since/ })).toBeVisible();
    await visits.getByText('Show as a table').click();
    await expect(visits.getByRole('row')).toHaveCount(31);
    // Just after midnight nobody has read anything yet today.
    const counts = (await visits.getByRole('cell').allInnerTexts()).slice(0, -1);
    expect(counts.filter((count) => count === '0')).toEqual([]);
  });

  await test.step('the backups', async () => {
    await expect(box(page, 'Backups')).toContainText(/No backup has been taken yet\.|Last verified backup/);
    await expect(box(page, 'Backups')).toContainText(/Next: \d+ \w+/);
  });

  await test.step('orders by status and the latest ones', async () => {
    await expect(box(page, 'Orders by status').getByRole('link', { name: /^Not Paid/ })).toHaveAttribute(
      'href',
      '/admin/orders?status=unpaid',
    );
    await box(page, 'Latest orders').getByRole('row').filter({ hasText: 'SH-DEMO' }).first().getByRole('link').click();
    await expect(heading(page)).toHaveText(/^Order SH-DEMO\d\d$/);
  });
});

test('answers of families that could not be taken in are counted, with the reason', async ({ page }) => {
  const problem = 'Saving failed. The site tries again every minute.';
  await page.route('**/api/admin/dash', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const attention = { ...answer.attention, waitingAnswers: 2, mailboxProblem: problem };
    await route.fulfill({ response, json: { ...answer, attention } });
  });
  await signInAs(page, 4);
  await page.goto('/admin');
  const first = box(page, 'Needs attention').getByRole('listitem').filter({ hasText: 'answers from families' });
  await expect(first).toHaveText(`2 answers from families wait in the mailbox: ${problem}`);
});

test('the dashboard marks what readers do not see yet', async ({ page }) => {
  const token = await signInAs(page, 4);
  const [draft, planned, shown] = [
    await addStory(page, token, 'news', { draft: true }),
    await addStory(page, token, 'news', { createdAt: '2031-03-07T05:00:00Z' }),
    await addStory(page, token, 'news'),
  ];
  await page.goto('/admin');
  const row = (title: string) => box(page, 'News').getByRole('listitem').filter({ hasText: title });
  await expect(row(draft.title)).toContainText('Draft');
  await expect(row(planned.title)).toContainText('Scheduled');
  await expect(row(shown.title)).toHaveCount(1);
  await expect(row(shown.title).locator('.pill'), 'what is public has no mark').toHaveCount(0);
  for (const { id } of [draft, planned, shown]) await removeStory(page, token, 'news', id);
});

test('the dashboard has no barrier, its tables unfolded', async ({ page }) => {
  test.slow();
  await signInAs(page, 4);
  await page.goto('/admin');
  await expect(heading(page)).toHaveText(/^Good /);
  for (const more of await page.locator('details > summary').all()) await more.click();
  await expectAccessible(page, '/admin');
});
