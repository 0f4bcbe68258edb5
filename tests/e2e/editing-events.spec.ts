import { expectAccessible } from './accessible.ts';
import { accountOf } from './accounts.ts';
import { expect, test } from './console.ts';
import { notice, signInAs, uniqueTitle } from './editing.ts';
import {
  addEvent,
  addLink,
  bearer,
  deleteButton,
  description,
  details,
  editLink,
  heading,
  main,
  removeEvent,
  save,
} from './event-editing.ts';

test('an event is added, changed, deleted and brought back', { tag: '@journey' }, async ({ page }) => {
  test.slow();
  const token = await signInAs(page, 3);
  const title = uniqueTitle('Swimming gala');
  let id = 0;

  await test.step('title and date are enough', async () => {
    await page.goto('/events');
    await addLink(page).click();
    await expect(heading(page)).toHaveText('Add Event');
    await expect(save(page, 'Publish')).toBeDisabled();
    await expect(page.getByText('Still needed: a title and a date.')).toBeVisible();
    await expect(page.getByLabel('Category').locator('option')).toHaveText(['General Calendar Event', 'Alumni Event']);
    await page.getByLabel('Title').fill(title);
    await page.getByLabel('Date', { exact: true }).first().fill('2031-03-14');
    await expect(save(page, 'Publish')).toBeEnabled();
    await page.getByLabel('Time').first().fill('08:30');
    await save(page, 'Publish').click();
    await expect(page).toHaveURL('/events');
    await expect(notice(page)).toContainText('New Event Added');
    await notice(page).getByRole('link', { name: 'View' }).click();
    await expect(heading(page)).toHaveText(title);
    await expect(page.locator('.ticket dd')).toHaveText(['Friday 14 March 2031', '8:30']);
    id = Number(page.url().split('/').at(-1));
  });

  await test.step('changing it asks no more than adding did, and Cancel leaves it as it was', async () => {
    await editLink(page).click();
    await expect(heading(page)).toHaveText('Edit event');
    await page.getByLabel('Date', { exact: true }).first().fill('2031-03-15');
    await save(page, 'Update').click();
    await expect(notice(page)).toContainText('Calendar Event Edited');
    await page.goto(`/events/view/${id}`);
    await expect(page.locator('.ticket dd')).toHaveText(['Saturday 15 March 2031', '8:30']);
    await editLink(page).click();
    await page.getByLabel('Title').fill('Something else');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(heading(page)).toHaveText(title);
    await editLink(page).click();
    await page.getByLabel('Location').fill('The pool at Bunga');
    await description(page).click();
    await page.keyboard.type('Bring a towel.');
    await save(page, 'Update').click();
    await expect(page).toHaveURL('/events');
    await expect(notice(page)).toContainText('Calendar Event Edited');
    await page.goto(`/events/view/${id}`);
    await expect(main(page)).toContainText('The pool at Bunga');
    await expect(main(page)).toContainText('Bring a towel.');
  });

  await test.step('the history has the first version', async () => {
    await editLink(page).click();
    await page.getByText('History', { exact: true }).click();
    await page.locator('.history li button').last().click();
    await expect(page.getByRole('button', { name: 'Bring this version back' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(heading(page)).toHaveText(title);
  });

  await test.step('deleted at once, and back with Undo', async () => {
    await deleteButton(page).click();
    await expect(page).toHaveURL('/events');
    await expect(notice(page)).toContainText('Calendar Event Deleted');
    await notice(page).getByRole('button', { name: 'Undo' }).click();
    await expect(page).toHaveURL(`/events/view/${id}`);
    await expect(heading(page)).toHaveText(title);
    await expect(notice(page)).toContainText('Brought back.');
  });
  await removeEvent(page, token, id);
});

test('an alumni event begins as a draft of its own section, then waits for its day', async ({
  page,
  browser,
  consoleErrors,
}) => {
  test.slow();
  const token = await signInAs(page, 3);
  const reader = await (await browser.newContext()).newPage();
  const title = uniqueTitle('Reunion');
  await page.goto('/alumni/alevents');
  await addLink(page).click();
  await expect(page).toHaveURL('/alumni/alevents/add');
  await expect(page.getByLabel('Category')).toHaveValue('1');
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('As a draft').check();
  await save(page, 'Save draft').click();
  await expect(page).toHaveURL(/\/alumni\/alevents\/view\/\d+\?edit$/);
  await expect(notice(page)).toContainText('Draft saved');
  const address = page.url().replace('?edit', '');
  const id = Number(address.split('/').at(-1));
  expect((await reader.goto(address))?.status()).toBe(404);

  // In its list it is found again by its author, marked; a reader finds nothing of it there.
  await page.goto('/alumni/alevents');
  const listed = page.getByRole('region', { name: 'Not public yet' }).getByRole('listitem').filter({ hasText: title });
  await expect(listed).toContainText(/Draft.*no date yet/);
  await reader.goto('/alumni/alevents');
  await expect(reader.getByText(title)).toHaveCount(0);
  await listed.getByRole('link', { name: title, exact: true }).click();
  await expect(main(page)).toContainText('Draft: only its author and the administrators see it.');
  await expect(main(page)).toContainText('No date yet');
  await expect(main(page).getByText('Share', { exact: true })).toHaveCount(0);
  await expect(main(page).getByRole('link', { name: 'Add to calendar' })).toHaveCount(0);

  // Asked for anew, the server finds nothing for a stranger; the browser asks again in the author's name.
  await page.goto(`${address}?edit`);
  await page.getByLabel('At a date and time').check();
  await expect(page.getByText('Still needed: a date.')).toBeVisible();
  await page.getByLabel('Date', { exact: true }).first().fill('2031-04-01');
  await page.getByLabel('Location').fill('Kitante');
  await description(page).click();
  await page.keyboard.type('Old friends.');
  await save(page, 'Schedule').click();
  await expect(page).toHaveURL('/alumni/alevents');
  await expect(notice(page)).toContainText('Calendar Event Edited');
  await notice(page).getByRole('link', { name: 'View' }).click();
  await expect(main(page)).toContainText(/Not public yet: it will be published on .+ at 8:00, Kampala time\./);
  expect((await reader.goto(address))?.status()).toBe(404);
  await deleteButton(page).click();
  await expect(page).toHaveURL('/alumni/alevents');
  await expect(notice(page)).toContainText('Calendar Event Deleted');
  await removeEvent(page, token, id);
  await reader.context().close();
  // The browser reports what was not there for a stranger.
  consoleErrors.length = 0;
});

test('whoever saves over the change of another sees both, and whose it is', async ({
  page,
  request,
  consoleErrors,
}) => {
  const token = await signInAs(page, 4);
  const { email, password } = accountOf(5);
  const signedIn = await request.post('/api/users/login', { data: { user: email, pwd: password } });
  const { accessToken } = (await signedIn.json()) as { accessToken: string };
  const { name } = JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString()).user;
  const event = await addEvent(page, token);
  await page.goto(`/events/view/${event.id}?edit`);
  await page.getByLabel('Location').fill('Najja');
  const theirs = { ...details, title: event.title, location: 'Makindye' };
  await request.put(`/api/events/edit/${event.id}`, { headers: bearer(accessToken), data: theirs });
  await save(page, 'Update').click();
  await expect(page.getByRole('heading', { name: `${name} has saved this since you opened it` })).toBeFocused();
  await expect(page.locator('.conflict')).toContainText('Makindye');
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect(notice(page)).toContainText('Calendar Event Edited');
  await page.goto(`/events/view/${event.id}`);
  await expect(main(page)).toContainText('Najja');
  await removeEvent(page, token, event.id);
  // The browser reports the refusal.
  consoleErrors.length = 0;
});

test('the form and the page of an event are accessible, and the keyboard is enough', async ({ page }) => {
  test.slow();
  const token = await signInAs(page, 3);
  await page.goto('/events/add');
  const title = uniqueTitle('By keyboard');
  await page.getByLabel('Title').focus();
  await page.keyboard.type(title);
  await page.keyboard.press('Tab');
  await page.keyboard.type('03142031');
  await expect(page.getByLabel('Date', { exact: true }).first()).toHaveValue('2031-03-14');
  await expect(description(page)).toBeVisible();
  await expectAccessible(page);
  await expect(save(page, 'Publish')).toBeEnabled();
  await page.getByLabel('Title').focus();
  await page.keyboard.press('Enter');
  await expect(notice(page)).toContainText('New Event Added');
  // The page takes the focus once the way there is done.
  await expect(page.locator('#main')).toBeFocused();
  await notice(page).getByRole('link', { name: 'View' }).focus();
  await page.keyboard.press('Enter');
  await expect(editLink(page)).toBeVisible();
  await expectAccessible(page);
  const id = Number(page.url().split('/').at(-1));
  await editLink(page).focus();
  await page.keyboard.press('Enter');
  await expect(description(page)).toBeVisible();
  await expectAccessible(page);
  await removeEvent(page, token, id);
});
