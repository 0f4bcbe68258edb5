import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './console.ts';
import { chooseFile, hiddenValue, notice, photograph, pictureFile, signInAs, uniqueTitle } from './editing.ts';

// How pictures are made is not the subject here, and making them anew takes the longest.
const drawn = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>' };
test.beforeEach(({ page }) => page.route('/images/**', (route) => route.fulfill(drawn)));

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const editLink = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Edit', exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const details = (page: Page) => page.getByRole('textbox', { name: 'Page details' });

type Content = { id: string; title: string; pageText: string; picture: string };

const contentOf = async (page: Page, slug: string): Promise<Content> =>
  ((await (await page.request.get(`/api/pages/view/${slug}`)).json()) as { page: Content }).page;

async function put(page: Page, token: string, { id, title, pageText, picture }: Content) {
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await page.request.put(`/api/pages/edit/${id}`, { headers, data: { title, pageText, picture } });
  expect(answer.status()).toBe(200);
}

test('editors and above find the Edit link on every content page, others do not', async ({ page, browser }) => {
  test.slow();
  await signInAs(page, 3);
  for (const slug of ['about', 'fees', 'kitante', 'talent', 'vacancies']) {
    await page.goto(`/${slug}`);
    await expect(editLink(page)).toHaveAttribute('href', `/${slug}?edit`);
  }
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto('/about');
  await expect(editLink(other)).toHaveCount(0);
  await signInAs(other, 2);
  await other.goto('/about');
  await expect(other.getByRole('button', { name: 'Log out' })).toBeVisible();
  await expect(editLink(other)).toHaveCount(0);
  await other.goto('/about?edit');
  await expect(other).toHaveURL('/unauthorized');
  await context.close();
});

test('a page is changed where it stands: text, pictures, history, two at once', { tag: '@journey' }, async ({
  page,
  consoleErrors,
}) => {
  test.slow();
  const token = await signInAs(page, 3);
  const before = await contentOf(page, 'talent');
  const title = uniqueTitle('Talent club');

  await test.step('title, details and pictures; Update waits for what is needed', async () => {
    await page.goto('/talent');
    await editLink(page).press('Enter');
    await expect(heading(page)).toHaveText('Edit page');
    // The closing word to parents is no part of a form.
    await expect(page.getByRole('heading', { name: 'A place for your child' })).toHaveCount(0);
    await expect(details(page)).toBeVisible();
    await page.getByLabel('Title').fill('');
    await expect(page.getByText('Still needed: a title.')).toBeVisible();
    await expect(button(page, 'Update')).toBeDisabled();
    await page.getByLabel('Title').fill(title);
    for (const _ of before.picture.split(',').filter(Boolean)) await button(page, 'Remove picture 1').click();
    const sending = page.waitForRequest('**/api/singleUpload');
    await chooseFile(page).setInputFiles([
      pictureFile('stage.jpg', await photograph(160)),
      pictureFile('notes.txt', await photograph(60)),
    ]);
    await expect(
      page.getByText('only jpg, jpeg and png files of not more than 700kb will be uploaded', { exact: true }),
    ).toBeVisible();
    expect((await sending).postDataBuffer()?.toString('latin1')).toMatch(/name="name"\r\n\r\n\d+ - stage\.jpg\r\n/);
    await expect.poll(() => hiddenValue(page, 'picture')).toMatch(/^\d{13}-[0-9a-f]{18}\.jpg$/);
    await page.getByLabel('What it shows').fill('A stage with a drum');
  });

  await test.step('the page shows it', async () => {
    await button(page, 'Update').click();
    await expect(page).toHaveURL('/talent');
    await expect(notice(page)).toContainText('Page Edited');
    await expect(heading(page)).toHaveText(title);
    await expect(page.locator('.fig img')).toHaveCount(1);
    await expect(page.locator('.fig img')).toHaveAttribute('alt', 'A stage with a drum');
  });

  await test.step('Cancel changes nothing', async () => {
    await editLink(page).click();
    await page.getByLabel('Title').fill('Something else');
    await button(page, 'Cancel').click();
    await expect(heading(page)).toHaveText(title);
    await expect(notice(page)).toContainText('Your changes were dropped.');
  });

  await test.step('who saves on top of somebody else sees both, and may take theirs', async () => {
    await editLink(page).click();
    await page.getByLabel('Title').fill('Mine');
    await put(page, token, { ...(await contentOf(page, 'talent')), title: 'Theirs' });
    await button(page, 'Update').click();
    await expect(
      page.getByRole('heading', { name: 'You have saved this since you opened it, in another window' }),
    ).toBeFocused();
    await button(page, 'Take theirs').click();
    await expect(page.getByLabel('Title')).toHaveValue('Theirs');
    expect(consoleErrors.filter((text) => !text.includes('409'))).toEqual([]);
    consoleErrors.length = 0;
    await button(page, 'Discard').click();
    await button(page, 'Cancel').click();
    await expect(heading(page)).toHaveText('Theirs');
  });

  await test.step('the page as it was is brought back from the history', async () => {
    await editLink(page).click();
    await page.getByText('History', { exact: true }).click();
    const oldest = page.locator('.history li').last();
    await oldest.getByRole('button').first().click();
    await button(page, 'Bring this version back').click();
    await expect(notice(page)).toContainText('Page Edited');
    await expect(heading(page)).toHaveText(before.title);
    expect(await contentOf(page, 'talent')).toMatchObject({ pageText: before.pageText, picture: before.picture });
  });
  await put(page, token, before);
});

test('the form of a page made in the office leads back to where readers find it', async ({ page }) => {
  const headers = { Authorization: `Bearer ${await signInAs(page, 4)}` };
  const title = uniqueTitle('Boarding');
  const slug = title.toLowerCase().replaceAll(' ', '-');
  const made = await page.request.post('/api/admin/pages', { headers, data: { title, slug, parentId: null } });
  const { id } = (await made.json()) as { id: string };
  const content = { headers, data: { title, blocks: [], publish: true } };
  expect((await page.request.put(`/api/admin/pages/${id}/content`, content)).status()).toBe(200);
  await page.goto(`/${slug}?edit`);
  await expect(heading(page)).toHaveText('Edit page');
  await expect(page.getByRole('main').getByRole('link', { name: title })).toHaveAttribute('href', `/${slug}`);
  await page.goto(`/${slug}`);
  await page.request.delete(`/api/admin/pages/${id}`, { headers });
});

test('the form is accessible', async ({ page }) => {
  test.slow();
  await signInAs(page, 3);
  await page.goto('/fees?edit');
  await expect(details(page)).toBeVisible();
  await expectAccessible(page, page.url(), { themes: ['light', 'dark'] });
});
