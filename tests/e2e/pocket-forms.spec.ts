import type { BrowserContext, Page } from '@playwright/test';
import { beginForm } from './app.ts';
import { withDatabase } from './database.ts';
import { expect, test } from './pocket.ts';

async function fillApplication(page: Page, child: string, born = '2020-05-04') {
  await beginForm(page);
  await page.getByLabel("Parent or guardian's name").fill('Agnes Namutebi');
  // One address gets so many receipts a day.
  await page.getByLabel('E-mail').fill(`${child.replace(' ', '.').toLowerCase()}@post.example`);
  await page.getByLabel('Phone').fill('772418330');
  await page.getByLabel("Child's full name").fill(child);
  await page.getByLabel('Date of birth').fill(born);
  await page.getByLabel('Additional details').fill(`A place in P1 for ${child}, please.`);
}
const press = (page: Page) => page.getByRole('button', { name: 'Send application' }).click();
const isKept = (page: Page) => expect(page.getByRole('alert')).toContainText('No line: it is kept on this phone.');
const received = (child: string) =>
  withDatabase((client) =>
    client.query<{ receipt: string; mails: number }>(
      `select receipt, (select count(*)::int from mails m where m.enquiry_id = e.id) mails
       from enquiries e where child_name = $1`,
      [child],
    ),
  );
const isSaid = async (page: Page, child: string) => {
  await expect.poll(async () => (await received(child)).length).toBe(1);
  const [row] = await received(child);
  const words = `Your application for ${child} was sent when the line was back. Your code is ${row?.receipt}.`;
  await expect(page.getByText(words)).toBeVisible();
  expect(row?.mails).toBe(2);
};
const nothingWaits = (page: Page) =>
  expect.poll(() => page.evaluate(async () => (await (await caches.open('outbox')).keys()).length)).toBe(0);

test('an application without a line goes when it is back, once, and says so', { tag: '@journey' }, async ({
  page,
  context,
}) => {
  await page.goto('/apply');
  await fillApplication(page, 'Hope Online');
  await context.setOffline(true);
  await press(page);
  await isKept(page);
  // Pressed again it is still one.
  await press(page);
  await isKept(page);
  expect(await received('Hope Online')).toEqual([]);
  await context.setOffline(false);
  await isSaid(page, 'Hope Online');
  // The receipt stands where the reader is, in place of the form.
  const receipt = page.getByRole('alert').filter({ hasText: 'was sent when the line was back' });
  await expect(receipt).toBeFocused();
  await expect(receipt).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('No line: it is kept on this phone.')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Send application' })).toBeHidden();
  await nothingWaits(page);
  await page.reload();
  await expect(page.getByLabel("Child's full name")).toHaveValue('');
  expect(await received('Hope Online')).toHaveLength(1);
});

test('a form that was opened anew while it waits is still one, also when it is sent once more', async ({
  page,
  context,
  line,
}) => {
  await page.goto('/apply');
  await fillApplication(page, 'Hope Reopened');
  line.cut();
  await press(page);
  await isKept(page);
  line.restore();
  line.edit((_, { status }) => (status === 303 ? { status: 503 } : undefined));
  await page.reload();
  await expect(page.getByLabel("Child's full name")).toHaveValue('Hope Reopened');
  await expect(page.getByText('waits on this phone and goes by itself')).toBeVisible();
  line.cut();
  await press(page);
  await isKept(page);
  line.restore();
  line.edit(undefined);
  await context.setOffline(true);
  await context.setOffline(false);
  await isSaid(page, 'Hope Reopened');
  await nothingWaits(page);
  expect(await received('Hope Reopened')).toHaveLength(1);
});

test('what was begun anew while the old waits is kept when the old was sent', async ({ page, context }) => {
  await page.goto('/apply');
  await fillApplication(page, 'Hope First');
  await context.setOffline(true);
  await press(page);
  await isKept(page);
  await page.getByLabel("Child's full name").fill('Hope Second');
  await context.setOffline(false);
  await isSaid(page, 'Hope First');
  await expect(page.getByRole('alert')).toContainText('Your application for Hope First was sent');
  await expect(page.getByLabel("Child's full name")).toHaveValue('Hope Second');
  await press(page);
  await expect(page).toHaveURL(/\/sent\?receipt=/);
  expect([...(await received('Hope First')), ...(await received('Hope Second'))]).toHaveLength(2);
});

test('a page that was closed meanwhile says it at the next opening of any', async ({ page, context, line }) => {
  await page.goto('/apply');
  await fillApplication(page, 'Hope Later');
  line.cut();
  await press(page);
  await isKept(page);
  await page.close();
  line.restore();
  const next = await context.newPage();
  await next.goto('/news');
  await isSaid(next, 'Hope Later');
  await nothingWaits(next);
  await next.goto('/');
  await expect(next.getByText('was sent when the line was back')).toBeHidden();
});

test('where the answer alone was lost, the school has it once', async ({ page, line }) => {
  await page.goto('/apply');
  await fillApplication(page, 'Hope Twice');
  line.loseAnswers(true);
  await press(page);
  await isKept(page);
  expect(await received('Hope Twice')).toHaveLength(1);
  line.loseAnswers(false);
  await page.goto('/contact');
  await isSaid(page, 'Hope Twice');
});

test('what the school cannot take is not lost: it can be read and changed', async ({ page, context }) => {
  await page.goto('/apply');
  await fillApplication(page, 'Hope Unborn', '2090-05-18');
  await context.setOffline(true);
  await press(page);
  await isKept(page);
  await context.setOffline(false);
  await expect(page.getByText('Your application for Hope Unborn could not be sent.')).toBeVisible();
  // What was refused does not go by itself, so the pocket does not say it would.
  await page.goto('/pocket');
  await expect(page.getByRole('button', { name: /^Keep it/ })).toBeVisible();
  await expect(page.getByText('waits on this phone')).toHaveCount(0);
  await page.getByRole('link', { name: 'Read it again' }).click();
  await expect(page.getByLabel("Child's full name")).toHaveValue('Hope Unborn');
  await page.getByRole('button', { name: 'Remove it' }).click();
  await nothingWaits(page);
  expect(await received('Hope Unborn')).toEqual([]);
});

test('from a form in the pocket it goes by the worker, with no page open', async ({ page, context, line }) => {
  await page.goto('/pocket');
  await page.getByLabel('The form to apply').check();
  await page.getByRole('button', { name: /^Keep it/ }).click();
  await expect(page.getByText('It is in your pocket.')).toBeVisible();
  line.cut();
  await page.goto('/apply');
  await fillApplication(page, 'Hope Pocket');
  await press(page);
  await isKept(page);
  await page.goto('/pocket');
  await expect(page.getByText('Your application for Hope Pocket waits on this phone.')).toBeVisible();
  line.restore();
  await wakeWorker(context, page, line.url);
  await expect.poll(async () => (await received('Hope Pocket')).length).toBe(1);
  await page.goto('/');
  await isSaid(page, 'Hope Pocket');
});

/** The browser itself does this when the line is back. */
async function wakeWorker(context: BrowserContext, page: Page, origin: string) {
  const client = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    });
  });
  await client.send('ServiceWorker.enable');
  const registrationId = await registered;
  await client.send('ServiceWorker.dispatchSyncEvent', { origin, registrationId, tag: 'outbox', lastChance: false });
}
