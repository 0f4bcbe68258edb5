import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './console.ts';
import { notice, photograph, pictureFile, signInAs, uniqueTitle } from './editing.ts';
import { addProfile, removeProfile } from './staff-profile.ts';

// How pictures are made is not the subject here, and making them anew takes the longest.
const drawn = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>' };
test.beforeEach(({ page }) => page.route('/images/**', (route) => route.fulfill(drawn)));

const messages = {
  tooLarge: 'Image file is too large - Upload file less than 700kb',
  wrongType: 'Wrong file type. Upload a jpg, jpeg or png',
};

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const editLink = (page: Page) => main(page).getByRole('link', { name: 'Edit', exact: true });
const deleteButton = (page: Page) => main(page).getByRole('button', { name: 'Delete', exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const image = (page: Page) => page.locator('input[type=file][data-field=pictures]');
const bio = (page: Page) => page.getByRole('textbox', { name: 'Bio' });

test('everybody sees exactly the controls that are theirs', async ({ page, browser }) => {
  test.slow();
  const token = await signInAs(page, 4);
  const { id } = await addProfile(page, token);
  const view = `/profiles/view/${id}`;

  await test.step('an administrator changes every profile', async () => {
    await page.goto(view);
    await expect(editLink(page)).toHaveAttribute('href', `${view}?edit`);
    await expect(deleteButton(page)).toBeVisible();
  });
  for (const role of [0, 2, 3]) {
    await test.step(role === 0 ? 'a reader' : `role ${role}, who does not own it`, async () => {
      const context = await browser.newContext();
      const other = await context.newPage();
      if (role > 0) await signInAs(other, role);
      await other.goto('/profiles');
      if (role > 0) await expect(other.getByRole('button', { name: 'Log out' })).toBeVisible();
      await expect(other.getByRole('link', { name: 'Add Profile' })).toHaveCount(role >= 3 ? 1 : 0);
      await other.goto('/profiles/add');
      if (role === 0) await expect(other).toHaveURL('/login?from=%2Fprofiles%2Fadd');
      else if (role < 3) await expect(other).toHaveURL('/unauthorized');
      else await expect(heading(other)).toHaveText('Add profile');
      await other.goto(view);
      // The controls come with the session, after the page. A stranger has none, and the app does not start.
      if (role > 0) await expect(other.getByRole('button', { name: 'Log out' })).toBeVisible();
      await expect(editLink(other)).toHaveCount(0);
      await expect(deleteButton(other)).toHaveCount(0);
      if (role > 0) {
        await other.goto(`${view}?edit`);
        await expect(other).toHaveURL('/unauthorized');
      }
      await context.close();
    });
  }
  await removeProfile(page, token, id);
});

test('a profile is added when everything is there, and its owner may change it', { tag: '@journey' }, async ({
  page,
}) => {
  test.slow();
  const token = await signInAs(page, 3);
  const name = uniqueTitle('Nakato');

  await test.step('the button waits for name, group, position, bio and image', async () => {
    await page.goto('/profiles');
    await page.getByRole('link', { name: 'Add Profile' }).click();
    await expect(button(page, 'Add Profile')).toBeDisabled();
    await expect(page.getByText('Still needed: a name, a position, a bio, a group and an image.')).toBeVisible();
    await expect(page.getByLabel('Group', { exact: true }).locator('option')).toHaveText([
      'Choose a group',
      'Governors',
      'Management',
      'Teachers',
    ]);
    await page.getByLabel('Name').fill(name);
    await page.getByLabel('Position').fill('Head of music');
    await bio(page).click();
    await page.keyboard.type('She plays the adungu.');
    await page.getByLabel('Group', { exact: true }).selectOption('Management');
    await expect(page.getByText('Still needed: an image.')).toBeVisible();
  });

  await test.step('an image of another kind or too large is refused in its words', async () => {
    await image(page).setInputFiles(pictureFile('face.gif', await photograph(60)));
    await expect(page.getByText(messages.wrongType)).toBeVisible();
    await image(page).setInputFiles(pictureFile('face.jpg', await photograph(1150)));
    await expect(page.getByText(messages.tooLarge)).toBeVisible();
    await expect(page.getByText(messages.wrongType)).toHaveCount(0);
    await expect(button(page, 'Add Profile')).toBeDisabled();
    await image(page).setInputFiles(pictureFile('face.jpg', await photograph(120)));
    await page.getByLabel('What it shows').fill('A woman with an adungu');
  });

  await test.step('it stands in the list, and its owner may change it', async () => {
    await button(page, 'Add Profile').click();
    await expect(page).toHaveURL('/profiles');
    await expect(notice(page)).toContainText('New Profile Added');
    await notice(page).getByRole('link', { name: 'View' }).click();
    await expect(heading(page)).toHaveText(name);
    await expect(page.locator('.portrait img')).toHaveAttribute('alt', 'A woman with an adungu');
    await expect(editLink(page)).toBeVisible();
  });
  await removeProfile(page, token, Number(new URL(page.url()).pathname.split('/').at(-1)));
});

test('a profile is changed, fought over, and an earlier version brought back', async ({ page, consoleErrors }) => {
  test.slow();
  const token = await signInAs(page, 3);
  const { id, name, pictures, bio: text } = await addProfile(page, token);
  const view = `/profiles/view/${id}`;
  await page.goto(view);

  await test.step('Cancel leads back and drops nothing that cannot be had again', async () => {
    await editLink(page).press('Enter');
    await expect(heading(page)).toHaveText('Edit profile');
    await page.getByLabel('Position').fill('Nobody');
    await button(page, 'Cancel').click();
    await expect(page).toHaveURL(view);
    await expect(notice(page)).toContainText('Your changes were dropped.');
  });

  await test.step('a change is saved by the keyboard, and the page shows it', async () => {
    await editLink(page).click();
    await page.getByLabel('Position').fill('Head of arts');
    await expect(button(page, 'Update')).toBeEnabled();
    await page.getByLabel('Position').press('Enter');
    await expect(page).toHaveURL(view);
    await expect(notice(page)).toContainText('Profile Edited');
    await expect(page.getByText('Head of arts').first()).toBeVisible();
  });

  await test.step('who saves on top of somebody else sees both', async () => {
    await editLink(page).click();
    await page.getByLabel('Position').fill('Mine');
    const headers = { Authorization: `Bearer ${token}` };
    const theirs = { name, tag: 30, position: 'Theirs', bio: text, pictures };
    expect((await page.request.put(`/api/profiles/edit/${id}`, { headers, data: theirs })).status()).toBe(200);
    await button(page, 'Update').click();
    await expect(
      page.getByRole('heading', { name: 'You have saved this since you opened it, in another window' }),
    ).toBeFocused();
    await expect(page.locator('.conflict-version').first()).toContainText('Theirs');
    await button(page, 'Keep mine').click();
    await expect(page).toHaveURL(view);
    await expect(page.getByText('Mine', { exact: true }).first()).toBeVisible();
    // The browser reports the refused save.
    expect(consoleErrors.filter((text) => !text.includes('409'))).toEqual([]);
    consoleErrors.length = 0;
  });

  await test.step('an earlier version is brought back', async () => {
    await editLink(page).click();
    await page.getByText('History', { exact: true }).click();
    const versions = page.locator('.history li');
    await expect(versions).toHaveCount(4);
    await versions.nth(3).getByRole('button').first().click();
    await expect(page.locator('.history-version')).toContainText('Head of music');
    await button(page, 'Bring this version back').click();
    // The notice of the save before may still stand there, with the same words.
    await expect(page).toHaveURL(view);
    await expect(notice(page)).toContainText('Profile Edited');
    await expect(page.getByText('Head of music').first()).toBeVisible();
  });
  await removeProfile(page, token, id);
});

test('a profile is deleted, and Undo brings it back', async ({ page }) => {
  const token = await signInAs(page, 3);
  const { id, name } = await addProfile(page, token);
  const view = `/profiles/view/${id}`;
  await page.goto(view);
  await deleteButton(page).click();
  await expect(page).toHaveURL('/profiles');
  await expect(notice(page)).toContainText('Profile Deleted');
  await expect(page.getByRole('link', { name })).toHaveCount(0);
  await expect(notice(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(notice(page).getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(view);
  await expect(heading(page)).toHaveText(name);
  await deleteButton(page).click();
  await expect(page).toHaveURL('/profiles');
});

test('both forms are accessible', async ({ page }) => {
  test.slow();
  const token = await signInAs(page, 3);
  const { id } = await addProfile(page, token);
  await page.goto('/profiles/add');
  await expect(bio(page)).toBeVisible();
  await expectAccessible(page, page.url());
  await page.goto(`/profiles/view/${id}`);
  await expect(editLink(page)).toBeVisible();
  await expectAccessible(page, page.url());
  await editLink(page).click();
  await expect(bio(page)).toBeVisible();
  await expectAccessible(page, page.url(), { themes: ['light', 'dark'] });
  await removeProfile(page, token, id);
});
