import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { accountOf } from './accounts.ts';
import { expect, test } from './console.ts';
import { addStory, notice, photograph, pictureFile, removeStory, signInAs } from './editing.ts';
import { makeAccount, type OwnAccount } from './own-account.ts';

// How pictures are made is not the subject here, and making them anew takes the longest.
const drawn = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>' };
test.beforeEach(({ page }) => page.route('/images/**', (route) => route.fulfill(drawn)));

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label });
const link = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true });

/** The page's browser carries the session of this account from now on. */
async function enter(page: Page, { email, password }: OwnAccount): Promise<string> {
  const answer = await page.request.post('/api/users/login', { data: { user: email, pwd: password } });
  expect(answer.status()).toBe(200);
  await page.addInitScript(() => localStorage.setItem('signed-in', '1'));
  return ((await answer.json()) as { accessToken: string }).accessToken;
}

const mayLogIn = async (page: Page, user: string, pwd: string) =>
  (await page.request.post('/api/users/login', { data: { user, pwd } })).ok();

test('/user leads to the own page, and its tabs to the others', async ({ page }) => {
  const account = await makeAccount('Joan Atim', 3);
  await enter(page, account);
  const own = account.id;
  await page.goto('/user');
  await expect(page).toHaveURL(`/user/view/${own}`);
  await expect(heading(page)).toHaveText('Joan Atim');
  await link(page, 'Posts').click();
  await expect(page).toHaveURL(`/user/posts/${own}`);
  await expect(page.getByText('You have not written anything yet.')).toBeVisible();
  await link(page, 'Alumni').click();
  await expect(page).toHaveURL(`/user/alum/${own}`);
  await link(page, 'Sign-in').click();
  await expect(page).toHaveURL('/user/sign-in');
  await link(page, 'Profile').click();
  await expect(page).toHaveURL(`/user/view/${own}`);
});

test('the profile is changed, and the name is the new one everywhere', { tag: '@journey' }, async ({
  page,
  consoleErrors,
}) => {
  const account = await makeAccount('Joan Atim', 3);
  await enter(page, account);
  const own = account.id;
  await page.goto(`/user/view/${own}`);
  await link(page, 'Edit profile').press('Enter');
  await expect(heading(page)).toHaveText('Edit profile');
  await page.getByLabel('Name').fill('');
  await expect(button(page, 'Update')).toBeDisabled();
  await page.getByLabel('Name').fill('Joan Atim Okot');
  await page.getByLabel('Telephone').fill('0772 418 330');
  await field(page, 'Twitter').fill('javascript:alert(1)');
  await field(page, 'LinkedIn').fill('joan-atim');
  await field(page, 'Instagram').fill('https://www.instagram.com/joan');
  await page
    .locator('input[type=file][data-field=picture]')
    .setInputFiles(pictureFile('joan.jpg', await photograph(120)));
  await expect(button(page, 'Update')).toBeEnabled();
  await button(page, 'Update').click();
  await expect(page.getByText('A name or a web address is required.')).toBeVisible();
  await expect(field(page, 'Twitter')).toBeFocused();
  // The browser reports the refusal.
  consoleErrors.length = 0;
  await field(page, 'Twitter').fill('@joan');
  await button(page, 'Update').click();
  await expect(page).toHaveURL(`/user/view/${own}`);
  await expect(notice(page)).toContainText('Profile Edited Successfully');
  await expect(heading(page)).toHaveText('Joan Atim Okot');
  await expect(page.getByRole('link', { name: 'Your account: Joan Atim Okot' })).toBeVisible();
  await expect(main(page).getByRole('link', { name: '@joan' })).toHaveAttribute('href', 'https://x.com/joan');
  await expect(page.locator('img.user-portrait')).toHaveAttribute('src', /\/images\/\d{13}-[0-9a-f]{18}\.jpg/);
  await link(page, 'Edit profile').click();
  await expect(page.getByLabel('Telephone')).toHaveValue('772418330');
  await button(page, 'Cancel').click();
  await expect(heading(page)).toHaveText('Joan Atim Okot');
});

test('drafts and what is to come are marked among the posts', async ({ page }) => {
  const account = await makeAccount('Joan Atim', 3);
  const token = await enter(page, account);
  const own = account.id;
  const later = new Date(Date.now() + 7 * 86_400_000).toISOString();
  const stories = [
    await addStory(page, token, 'news', { title: 'Seen by all' }),
    await addStory(page, token, 'news', { title: 'Not ready', draft: true }),
    await addStory(page, token, 'articles', { title: 'Next week', createdAt: later, category: 1 }),
  ];
  await page.goto(`/user/posts/${own}`);
  const row = (title: string) => page.locator('.post-list li').filter({ hasText: title });
  await expect(page.locator('.post-list li')).toHaveCount(3);
  await expect(row('Seen by all')).not.toContainText(/Draft|Scheduled/);
  await expect(row('Not ready')).toContainText('Draft');
  await expect(row('Next week')).toContainText('Scheduled');
  await expect(row('Next week').getByRole('link', { name: 'Next week', exact: true })).toHaveAttribute(
    'href',
    /^\/alumni\/alblog\/view\/\d+$/,
  );
  await row('Not ready').getByRole('link', { name: 'Not ready', exact: true }).click();
  await expect(heading(page)).toHaveText('Not ready');
  await page.goBack();
  await expect(page).toHaveURL(`/user/posts/${own}`);
  await page.reload();
  await expect(page.locator('.post-list li')).toHaveCount(3);
  for (const [place, { id }] of stories.entries()) {
    await removeStory(page, token, place === 2 ? 'articles' : 'news', id);
  }
});

test('an alumni profile with the same e-mail is claimed', async ({ page, browser }) => {
  const account = await makeAccount('Joan Atim', 3);
  await enter(page, account);
  const own = account.id;
  await page.goto(`/user/alum/${own}`);
  await expect(link(page, 'Share your story')).toHaveAttribute('href', '/alumni/alumcontact');
  await expect(link(page, 'Contact us')).toHaveAttribute('href', '/contact');
  const context = await browser.newContext();
  const office = await context.newPage();
  const theirs = await signInAs(office, 4);
  const headers = { Authorization: `Bearer ${theirs}` };
  const file = pictureFile('joan-then.jpg', await photograph(120));
  const upload = await office.request.post('/api/singleUpload', { headers, multipart: { name: 'then.jpg', file } });
  const { name: picture } = (await upload.json()) as { name: string };
  const data = {
    ...{ name: 'Joan Atim', email: account.email.toUpperCase(), phone: '+256772418330', classOf: 2010 },
    ...{ alumDetails: 'She is back.', picture },
  };
  const added = await office.request.post('/api/alum/add', { headers, data });
  const { id } = (await added.json()) as { id: number };
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Is this you?' })).toBeVisible();
  await button(page, 'Claim Joan Atim, class of 2010').press('Enter');
  await expect(notice(page)).toContainText('The alumni profile of Joan Atim is tied to this account.');
  await expect(page.getByRole('heading', { name: 'Your alumni profile' })).toBeVisible();
  await expect(link(page, 'Joan Atim')).toHaveAttribute('href', `/alum/view/${id}`);
  await office.request.delete(`/api/alum/delete/${id}`, { headers });
  await context.close();
});

test('the password: what is empty, invalid, not the same or not the old one', async ({ page, consoleErrors }) => {
  const account = await makeAccount('Joan Atim', 3);
  await enter(page, account);
  const own = account.id;
  await page.goto(`/user/view/${own}`);
  await link(page, 'Change password').click();
  await expect(heading(page)).toHaveText('Change password');
  const submit = button(page, 'Change password');
  await submit.click();
  await expect(page.getByText('Invalid Entry', { exact: true })).toHaveCount(3);
  await expect(page.getByLabel('Old password')).toBeFocused();
  await page.getByLabel('Old password').fill('wrong');
  for (const weak of ['Ab1!xyz', 'abcdefg1!', 'ABCDEFG1!', 'Abcdefgh!', 'Abcdefgh1', `Ab1!${'x'.repeat(21)}`]) {
    await page.getByLabel('New password', { exact: true }).fill(weak);
    await page.getByLabel('The new password again').fill(weak);
    await submit.click();
    await expect(page.getByText('Invalid Entry', { exact: true })).toHaveCount(1);
    await expect(page.getByLabel('New password', { exact: true })).toBeFocused();
  }
  await page.getByLabel('New password', { exact: true }).fill('Mango$Tree7');
  await submit.click();
  await expect(page.getByText('The two do not match.')).toBeVisible();
  await page.getByLabel('The new password again').fill('Mango$Tree7');
  await submit.click();
  await expect(page.getByRole('alert')).toContainText('Invalid Entry');
  await expect(page.getByRole('alert')).toBeFocused();
  // The browser reports the refusal.
  consoleErrors.length = 0;
  expect(await mayLogIn(page, account.email, 'Mango$Tree7')).toBe(false);
  await page.getByLabel('Old password').fill(account.password);
  await submit.click();
  await expect(page).toHaveURL(`/user/view/${own}`);
  await expect(notice(page)).toContainText('Password Updated Successfully');
  expect(await mayLogIn(page, account.email, account.password)).toBe(false);
  expect(await mayLogIn(page, account.email, 'Mango$Tree7')).toBe(true);
});

test('an administrator changes the profile, and the password only in the back office', async ({ page }) => {
  const { id: own, name } = await makeAccount('Joan Atim', 3);
  await signInAs(page, 4);
  await page.goto(`/user/view/${own}`);
  await expect(link(page, 'Change password')).toHaveCount(0);
  await expect(link(page, 'Role and password')).toHaveAttribute('href', `/admin/users/${own}`);
  await expect(link(page, 'Sign-in')).toHaveCount(0);
  await link(page, 'Edit profile').click();
  await field(page, 'LinkedIn').fill('joan.okot');
  await button(page, 'Update').click();
  await expect(notice(page)).toContainText('Profile Edited Successfully');
  await expect(main(page).getByRole('link', { name: 'joan.okot' })).toBeVisible();
  for (const tab of ['posts', 'alum']) {
    await page.goto(`/user/${tab}/${own}`);
    await expect(heading(page)).toHaveText(name);
  }
  // Without the old password there is the reset.
  await page.goto(`/user/view/${own}?password`);
  await expect(page).toHaveURL(`/admin/users/${own}`);
  await expect(page.getByText('Reset the password').first()).toBeVisible();
});

test('nobody below an administrator opens the pages of another, and none edits who stands above', async ({
  page,
  browser,
  consoleErrors,
}) => {
  test.slow();
  await signInAs(page, 3);
  for (const path of ['/user/view/1', '/user/posts/1', '/user/alum/1']) {
    await page.goto(path);
    await expect(page).toHaveURL('/unauthorized');
  }
  const context = await browser.newContext();
  const stranger = await context.newPage();
  for (const path of ['/user/posts/1', '/user/alum/1', '/user/view/1?edit', '/user/sign-in']) {
    await stranger.goto(path);
    await expect(stranger).toHaveURL(`/login?from=${encodeURIComponent(path)}`);
  }
  await signInAs(stranger, 4);
  const { email } = accountOf(5);
  await stranger.goto('/user/view/5');
  await expect(stranger.getByRole('link', { name: email })).toBeVisible();
  await expect(link(stranger, 'Edit profile')).toHaveCount(0);
  await stranger.goto('/user/view/5?edit');
  await expect(stranger).toHaveURL('/unauthorized');
  await expect(main(stranger)).toContainText('Only an owner may do that.');
  await context.close();
  // The browser reports the refusals, some of them after the page has moved on.
  consoleErrors.length = 0;
});

test('every page of an account is accessible', async ({ page }) => {
  test.slow();
  await signInAs(page, 4);
  for (const path of ['/user/posts/4', '/user/posts/1', '/user/alum/4', '/user/view/4?edit', '/user/view/4?password']) {
    await page.goto(path);
    await expect(heading(page)).toBeVisible();
    await expect(page.getByText('One moment')).toHaveCount(0);
    await expectAccessible(page, path, { themes: path === '/user/posts/4' ? ['light', 'dark'] : ['light'] });
  }
});
