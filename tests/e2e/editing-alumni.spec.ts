import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './console.ts';
import { hiddenValue, notice, photograph, pictureFile, signInAs, uniqueTitle } from './editing.ts';

// How pictures are made is not the subject here, and making them anew takes the longest.
const drawn = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>' };
test.beforeEach(({ page }) => page.route('/images/**', (route) => route.fulfill(drawn)));

const messages = {
  tooLarge: 'File is too large. Upload file less than 700kb',
  wrongType: 'Wrong file type. Upload a jpg, jpeg or png',
};

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const editLink = (page: Page) => main(page).getByRole('link', { name: 'Edit', exact: true });
const deleteButton = (page: Page) => main(page).getByRole('button', { name: 'Delete', exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const photo = (page: Page) => page.locator('input[type=file][data-field=picture]');
const bio = (page: Page) => page.getByRole('textbox', { name: 'Bio' });

/** An entry of the directory; one that nobody has signed for waits to be read. */
async function addAlumnus(page: Page, token: string | null): Promise<{ id: number; name: string }> {
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
  const file = pictureFile('me.jpg', await photograph(140));
  const upload = await page.request.post('/api/singleUpload', { headers, multipart: { name: 'me.jpg', file } });
  const { name: picture } = (await upload.json()) as { name: string };
  const data = {
    name: uniqueTitle('Achan'),
    email: 'achan@alumni.example',
    phone: '+256772418330',
    classOf: 2009,
    alumDetails: 'She builds bridges in Gulu.',
    picture,
  };
  const answer = await page.request.post('/api/alum/add', { headers, data });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as { id: number; name: string };
}

const removeAlumnus = (page: Page, token: string, id: number) =>
  page.request.delete(`/api/alum/delete/${id}`, { headers: { Authorization: `Bearer ${token}` } });

test('only administrators see the addresses and the controls', async ({ page, browser }) => {
  test.slow();
  const token = await signInAs(page, 4);
  const { id } = await addAlumnus(page, token);
  for (const base of ['/alum', '/alumni']) {
    await page.goto(`${base}/view/${id}`);
    // Below it stand those of the same class, who may be another test's.
    const profile = page.getByRole('article');
    await expect(profile.getByRole('link', { name: 'achan@alumni.example' })).toBeVisible();
    await expect(editLink(page)).toHaveAttribute('href', `${base}/view/${id}?edit`);
    await expect(deleteButton(page)).toBeVisible();
  }
  for (const role of [0, 3]) {
    const context = await browser.newContext();
    const other = await context.newPage();
    if (role > 0) await signInAs(other, role);
    await other.goto(`/alum/view/${id}`);
    // The controls come with the session, after the page. A stranger has none, and the app does not start.
    if (role > 0) await expect(other.getByRole('button', { name: 'Log out' })).toBeVisible();
    await expect(main(other).getByText('achan@alumni.example')).toHaveCount(0);
    await expect(editLink(other)).toHaveCount(0);
    await expect(deleteButton(other)).toHaveCount(0);
    if (role > 0) {
      await other.goto(`/alum/view/${id}?edit`);
      await expect(other).toHaveURL('/unauthorized');
    }
    await context.close();
  }
  await removeAlumnus(page, token, id);
});

test('an alumnus is changed: what is needed, refused and saved', { tag: '@journey' }, async ({ page }) => {
  test.slow();
  const token = await signInAs(page, 4);
  const { id, name } = await addAlumnus(page, token);
  const view = `/alumni/view/${id}`;

  await test.step('the form has what is known, and Send waits for all of it', async () => {
    await page.goto(`${view}?edit`);
    await expect(heading(page)).toHaveText('Edit alumni profile');
    await expect(page.getByLabel('Name')).toHaveValue(name);
    await expect(page.getByLabel('E-mail')).toHaveValue('achan@alumni.example');
    await expect(page.getByLabel('Country code')).toHaveValue('UG');
    await expect(page.getByLabel('Phone')).toHaveValue('772418330');
    await expect(page.getByLabel('Phone')).toHaveAttribute('maxlength', '12');
    const years = await page.getByLabel('Class of').locator('option').allTextContents();
    expect([years[1], years.at(-1)]).toEqual(['2002', String(new Date().getFullYear() - 1)]);
    await expect(button(page, 'Send')).toBeEnabled();
    await page.getByLabel('Name').fill('');
    await page.getByLabel('Class of').selectOption('');
    await page.getByLabel('E-mail').fill('');
    await page.getByLabel('Phone').fill('');
    await bio(page).click();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await expect(button(page, 'Send')).toBeDisabled();
    await expect(page.getByText('Still needed: a name, a class, an e-mail, a phone number and a bio.')).toBeVisible();
  });

  let stored = '';
  await test.step('a photo of another kind or too large is refused in its words', async () => {
    await photo(page).setInputFiles(pictureFile('me.bmp', await photograph(60)));
    await expect(page.getByText(messages.wrongType)).toBeVisible();
    await photo(page).setInputFiles(pictureFile('me.jpg', await photograph(1150)));
    await expect(page.getByText(messages.tooLarge)).toBeVisible();
    const sending = page.waitForRequest('**/api/singleUpload');
    await photo(page).setInputFiles(pictureFile('new.jpg', await photograph(150)));
    await expect(page.getByText(messages.tooLarge)).toHaveCount(0);
    // The name that is asked for; the stored one has no words of it.
    const asked = (await sending).postDataBuffer()?.toString('latin1');
    expect(asked).toMatch(/name="name"\r\n\r\n[^\r]*_\d+new\.jpg\r\n/);
    await expect.poll(() => hiddenValue(page, 'picture')).toMatch(/^\d{13}-[0-9a-f]{18}\.jpg$/);
    stored = await hiddenValue(page, 'picture');
  });

  await test.step('what is wrong is said beside its field; then it is saved', async () => {
    await page.getByLabel('Name').fill(name);
    await page.getByLabel('Class of').selectOption('2011');
    await page.getByLabel('E-mail').fill('achan at alumni');
    await page.getByLabel('Phone').fill('0700 100 200');
    await bio(page).click();
    await page.keyboard.type('She builds dams.');
    await button(page, 'Send').click();
    await expect(page.getByText('Valid email is required.')).toBeVisible();
    await expect(page.getByLabel('E-mail')).toBeFocused();
    await page.getByLabel('E-mail').fill('achan@dams.example');
    await button(page, 'Send').click();
    await expect(page).toHaveURL(view);
    await expect(notice(page)).toContainText('Alumni Profile Edited');
    await expect(main(page).getByRole('link', { name: 'achan@dams.example' })).toBeVisible();
    await expect(main(page).getByRole('link', { name: '+256700100200' })).toBeVisible();
    await expect(main(page).getByText('Class of 2011').first()).toBeVisible();
    await expect(page.locator('.alumnus-portrait img')).toHaveAttribute('src', new RegExp(stored));
  });
  await removeAlumnus(page, token, id);
});

test('an alumnus is fought over, deleted and brought back', async ({ page, consoleErrors }) => {
  test.slow();
  const token = await signInAs(page, 4);
  const { id, name } = await addAlumnus(page, token);
  const view = `/alumni/view/${id}`;
  await page.goto(view);

  await test.step('who saves on top of somebody else sees both', async () => {
    await editLink(page).click();
    await expect(bio(page)).toBeVisible();
    await page.getByLabel('Class of').selectOption('2012');
    const data = {
      ...{ name, email: 'achan@alumni.example', phone: '+256772418330', classOf: 2013 },
      details: '<p>She builds dams.</p>',
    };
    const headers = { Authorization: `Bearer ${token}` };
    expect((await page.request.put(`/api/alum/edit/${id}`, { headers, data })).status()).toBe(200);
    await button(page, 'Send').click();
    await expect(
      page.getByRole('heading', { name: 'You have saved this since you opened it, in another window' }),
    ).toBeFocused();
    await expect(page.locator('.conflict-version').first()).toContainText('2013');
    await button(page, 'Keep mine').click();
    await expect(main(page).getByText('Class of 2012').first()).toBeVisible();
    expect(consoleErrors.filter((text) => !text.includes('409'))).toEqual([]);
    consoleErrors.length = 0;
  });

  await test.step('deleted, and Undo brings it back', async () => {
    await deleteButton(page).click();
    await expect(page).toHaveURL('/alum');
    await expect(notice(page)).toContainText('Alumnus Profile Deleted');
    await notice(page).getByRole('button', { name: 'Undo' }).click();
    await expect(page).toHaveURL(view);
    await expect(heading(page)).toHaveText(name);
    await deleteButton(page).click();
    await expect(page).toHaveURL('/alum');
  });
});

test('a testimonial that waits is opened by an administrator at its address, and by nobody else', async ({
  page,
  browser,
  consoleErrors,
}) => {
  test.slow();
  const { id, name } = await addAlumnus(page, null);
  const view = `/alum/view/${id}`;
  const token = await signInAs(page, 4);
  await page.goto(view);
  await expect(heading(page)).toHaveText(name);
  await expect(page.getByText('Waiting for approval: readers do not see it yet.')).toBeVisible();
  await expect(page.locator('.alumnus-portrait img')).toHaveAttribute('src', /^blob:/);
  await editLink(page).click();
  await expect(page.getByLabel('Phone')).toHaveValue('772418330');
  await expect(page.locator('.picture-tiles img')).toHaveAttribute('src', /^blob:/);
  await page.getByLabel('Class of').selectOption('2010');
  await button(page, 'Send').click();
  await expect(notice(page)).toContainText('Alumni Profile Edited');
  await expect(main(page).getByText('Class of 2010').first()).toBeVisible();
  // The server's first answer to this address is that there is no such page.
  expect(consoleErrors.filter((text) => !text.includes('404'))).toEqual([]);
  consoleErrors.length = 0;

  const context = await browser.newContext();
  const other = await context.newPage();
  await signInAs(other, 3);
  expect((await other.goto(view))?.status()).toBe(404);
  await expect(heading(other)).toHaveText(/Page Not Found/);
  await context.close();
  await removeAlumnus(page, token, id);
});

test('page and form are accessible', async ({ page }) => {
  test.slow();
  await signInAs(page, 4);
  await page.goto('/alum/view/2');
  await expect(editLink(page)).toBeVisible();
  await expectAccessible(page, page.url());
  await editLink(page).click();
  await expect(bio(page)).toBeVisible();
  await expectAccessible(page, page.url(), { themes: ['light', 'dark'] });
});
