import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { appStarted } from './app.ts';
import { expect, test } from './console.ts';
import {
  addStory,
  chooseFile,
  notice,
  photograph,
  pictureFile,
  removeStory,
  signInAs,
  uniqueTitle,
} from './editing.ts';
import { heading } from './office.ts';
import { makeAccount, type OwnAccount } from './own-account.ts';

const greeting = /^Good (morning|afternoon|evening), /;
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** A draft is not there for the server, which renders anonymously; the browser says so. */
const onlyMissing = (errors: string[]) =>
  expect(errors.splice(0).filter((words) => !words.includes('404 (Not Found)'))).toEqual([]);

async function enter(page: Page, { email, password }: OwnAccount): Promise<string> {
  const answer = await page.request.post('/api/users/login', { data: { user: email, pwd: password } });
  expect(answer.status()).toBe(200);
  await page.addInitScript(() => localStorage.setItem('signed-in', '1'));
  return ((await answer.json()) as { accessToken: string }).accessToken;
}

for (const width of [360, 1440]) {
  test(`at ${width} px an author’s story goes in, comes back, goes in again and is read by all`, {
    tag: width === 1440 ? '@journey' : [],
  }, async ({ page, browser, consoleErrors }) => {
    test.slow();
    const viewport = { width, height: 900 };
    await page.setViewportSize(viewport);
    const author = await makeAccount('Prossy Nakato', 2);
    await enter(page, author);
    const title = uniqueTitle('Baby Class plants beans');

    await test.step('the desk is one tap from the own page', async () => {
      await page.goto('/user');
      await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Desk' }).click();
      await expect(heading(page)).toHaveText(greeting);
      await expect(region(page, 'Waits for you')).toContainText('Nothing came back to you.');
    });
    await test.step('she writes and sends it in', async () => {
      await page.getByRole('link', { name: 'Post New Story' }).click();
      await expect(page).toHaveURL('/desk/add/news');
      await expect(page.getByRole('radio')).toHaveCount(2);
      await page.getByLabel('Title').fill(title);
      await page.getByRole('textbox', { name: 'Story' }).fill('We put five beans into the soil.');
      await page.getByLabel('Send it in').check();
      await expect(page.getByText('Still needed: an image.')).toBeVisible();
      await chooseFile(page).setInputFiles(pictureFile('beans.jpg', await photograph(120)));
      await page.getByRole('button', { name: 'Send in', exact: true }).click();
      await expect(page).toHaveURL('/desk');
      await expect(notice(page)).toContainText('Sent in. An editor will read it.');
      await expect(region(page, 'My drafts').getByRole('listitem').filter({ hasText: title })).toContainText(
        'Waits for review',
      );
    });

    const context = await browser.newContext({ viewport });
    const desk = await context.newPage();
    const token = await signInAs(desk, 3);
    const row = region(desk, 'Waits for you').getByRole('listitem').filter({ hasText: title });
    await test.step('an editor reads it and sends it back with a word', async () => {
      await desk.goto('/desk');
      await expect(row).toContainText('Prossy Nakato sent it in');
      await row.getByRole('link', { name: `Read ${title}` }).click();
      await expect(heading(desk)).toHaveText(title);
      const review = region(desk, 'Review');
      await expect(review).toContainText('Prossy Nakato sent it in');
      await review.getByRole('button', { name: 'Send back' }).click();
      const send = review.getByRole('button', { name: 'Send back with this word' });
      await expect(send).toBeDisabled();
      await review.getByLabel('Your word to the author').fill('Which class was it?');
      await send.click();
      await expect(desk).toHaveURL('/desk');
      await expect(row).toHaveCount(0);
    });
    await test.step('she sees the word, mends it and sends it in again', async () => {
      await page.goto('/desk');
      const back = region(page, 'Waits for you').getByRole('listitem').filter({ hasText: title });
      await expect(back).toContainText('Which class was it?');
      await back.getByRole('link', { name: `Mend ${title}` }).click();
      await expect(page.getByText('sent it back')).toBeVisible();
      await expect(page.getByText('Which class was it?')).toBeVisible();
      await page.getByLabel('Title').fill(`${title}, all of it`);
      await page.getByLabel('Send it in').check();
      await page.getByRole('button', { name: 'Send in', exact: true }).click();
      await expect(page).toHaveURL('/desk');
    });
    await test.step('it is published, and a stranger reads it', async () => {
      await desk.goto('/desk');
      await expect(row).toContainText('sent it in again');
      await row.getByRole('link', { name: `Read ${title}` }).click();
      await region(desk, 'Review').getByRole('button', { name: 'Publish' }).click();
      await expect(notice(desk)).toContainText('Readers see it now.');
      await page.goto('/news');
      await expect(page.getByRole('link', { name: `${title}, all of it` }).first()).toBeVisible();
    });
    expect(token).not.toBe('');
    await context.close();
    onlyMissing(consoleErrors);
  });
}

test('who was quicker is told, and the word is not lost on what has changed', async ({
  page,
  browser,
  consoleErrors,
}) => {
  const author = await makeAccount('Joel Okello', 2);
  const context = await browser.newContext();
  const writing = await context.newPage();
  const token = await enter(writing, author);
  const headers = { Authorization: `Bearer ${token}` };
  const data = { title: uniqueTitle('Assembly'), date: '2031-03-04', draft: true, submit: true };
  const made = await writing.request.post('/api/events/draft', { headers, data });
  const { id } = (await made.json()) as { id: number };
  const admin = await signInAs(page, 4);
  await page.goto('/desk');
  await page.getByRole('link', { name: `Read ${data.title}` }).click();
  await expect(region(page, 'Review')).toBeVisible();
  await writing.request.put(`/api/events/edit/${id}`, { headers, data: { ...data, title: `${data.title} at nine` } });
  await region(page, 'Review').getByRole('button', { name: 'Publish' }).click();
  await expect(notice(page)).toContainText('Joel Okello has saved this since you opened it.');
  await page.request.delete(`/api/events/delete/${id}`, { headers: { Authorization: `Bearer ${admin}` } });
  await context.close();
  expect(consoleErrors.splice(0).filter((words) => !/404|409/.test(words))).toEqual([]);
});

test('those who write find the office from every form, and no more of it than is theirs', async ({ page }) => {
  const token = await signInAs(page, 3);
  const story = await addStory(page, token, 'news');
  for (const path of ['/news/add', '/events/add', '/gallery/add', '/profiles/add', `/news/view/${story.id}?edit`]) {
    await page.goto(path);
    await page.locator('.edit-head').getByRole('link', { name: 'Desk' }).click();
    await expect(page).toHaveURL('/desk');
  }
  await expect(page.getByRole('link', { name: 'Dashboard' })).toHaveCount(0);
  await page.getByRole('link', { name: 'View site' }).click();
  await expect(page).toHaveURL('/');
  await removeStory(page, token, 'news', story.id);
  await page.goto('/desk');
  await expect(heading(page)).toHaveText(greeting);
  await expectAccessible(page, '/desk', { themes: ['light', 'dark'] });
});

test('whoever accepts an invitation as an author begins at the desk; a parent does not', async ({ page, browser }) => {
  const headers = { Authorization: `Bearer ${await signInAs(page, 4)}` };
  for (const [role, place] of [
    [2, '/desk'],
    [1, '/'],
  ] as const) {
    const data = { name: 'Ruth Namutebi', email: `${uniqueTitle('ruth').replaceAll(' ', '')}@example.com`, role };
    const made = await page.request.post('/api/admin/invitations', { headers, data });
    const { link } = (await made.json()) as { link: string };
    const context = await browser.newContext();
    const guest = await context.newPage();
    await guest.goto(new URL(link).pathname + new URL(link).search);
    await appStarted(guest);
    const password = 'Two1!wooden boats';
    for (const field of await guest.locator('input[type=password]').all()) await field.fill(password);
    await guest.getByRole('button', { name: 'Open my account' }).click();
    await expect(guest).toHaveURL(place);
    await context.close();
  }
});
