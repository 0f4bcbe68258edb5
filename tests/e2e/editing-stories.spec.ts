import type { Page } from '@playwright/test';
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
  textBody,
  uniqueTitle,
} from './editing.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const editLink = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Edit', exact: true });
const deleteButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Delete', exact: true });
const save = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function writeStory(page: Page, title: string) {
  await page.getByLabel('Title').fill(title);
  await textBody(page).click();
  await page.keyboard.type('The bus left at ten past five.');
  await chooseFile(page).setInputFiles(pictureFile('bus.jpg', await photograph(200)));
  await page.getByLabel('What it shows').fill('A bus at dawn');
}

test('a news story is written as a draft that its author alone sees', { tag: '@journey' }, async ({
  page,
  browser,
  consoleErrors,
}) => {
  test.slow();
  const token = await signInAs(page, 3);
  const reader = await (await browser.newContext()).newPage();
  const title = uniqueTitle('The bus');
  let address = '';

  await test.step('the button waits for image, title and detail, and says so', async () => {
    await page.goto('/news');
    await page.getByRole('link', { name: 'Post New Story' }).click();
    await expect(heading(page)).toHaveText('Post New Story');
    await expect(save(page, 'Publish')).toBeDisabled();
    await expect(page.getByText('Still needed: a title, the story and an image.')).toBeVisible();
    await expect(page.getByLabel('Category').locator('option')).toHaveText(['General News Story', 'Alumni News']);
    await writeStory(page, title);
    await expect(save(page, 'Publish')).toBeEnabled();
    await page.getByRole('button', { name: 'Remove picture 1' }).click();
    await expect(page.getByText('The news story requires an image.')).toBeVisible();
    await expect(page.getByText('Still needed: an image.')).toBeVisible();
    await chooseFile(page).setInputFiles(pictureFile('bus.jpg', await photograph(200)));
    await page.getByLabel('What it shows').fill('A bus at dawn');
  });

  await test.step('a draft is seen by its author alone, with a mark and nothing to share it by', async () => {
    await page.getByLabel('As a draft').check();
    await save(page, 'Save draft').click();
    await expect(page).toHaveURL(/\/news\/view\/\d+\?edit$/);
    await expect(notice(page)).toContainText('Draft saved');
    await expect(heading(page)).toHaveText('Edit story');
    address = new URL(page.url()).pathname;
    await page.goto('/news');
    const listed = page.getByRole('region', { name: 'Not public yet' }).getByRole('listitem');
    await expect(listed.filter({ hasText: title })).toContainText('Draft');
    await listed.getByRole('link', { name: title, exact: true }).click();
    await expect(page.getByText('Draft: only its author and the administrators see it.')).toBeVisible();
    await expect(page.getByRole('main').getByText('Share', { exact: true })).toHaveCount(0);
    expect((await reader.goto(address))?.status()).toBe(404);
    // Asked for anew the server answers as to a reader; the browser then asks in the author's name.
    expect((await page.goto(address))?.status()).toBe(404);
    await expect(heading(page)).toHaveText(title);
    await expect(page.getByRole('img', { name: 'A bus at dawn' })).toBeVisible();
  });
  await removeStory(page, token, 'news', Number(address.split('/').at(-1)));
  await reader.context().close();
  expect(consoleErrors.filter((words) => !words.includes('404'))).toEqual([]);
  consoleErrors.length = 0;
});

test('a draft is given a moment, published, and left as it was', { tag: '@journey' }, async ({
  page,
  browser,
  consoleErrors,
}) => {
  test.slow();
  const token = await signInAs(page, 3);
  const reader = await (await browser.newContext()).newPage();
  const { id, title } = await addStory(page, token, 'news', { draft: true });
  const address = `/news/view/${id}`;
  await page.goto(address);

  await test.step('a moment ahead is kept in Kampala time', async () => {
    await editLink(page).click();
    await expect(page).toHaveURL(`${address}?edit`);
    await page.getByLabel('At a date and time').check();
    await page.getByLabel('Date', { exact: true }).fill('2031-03-07');
    await page.getByLabel('Time', { exact: true }).fill('08:30');
    await expect(page.getByText('To be published on 7 March 2031 at 8:30.')).toBeVisible();
    await save(page, 'Schedule').click();
    await expect(notice(page)).toContainText('News Story Edited');
    await expect(page.getByText('it will be published on 7 March 2031 at 8:30, Kampala time.')).toBeVisible();
    expect((await reader.goto(address))?.status()).toBe(404);
  });

  await test.step('published, it is there for everybody; a reload stays in the form', async () => {
    await editLink(page).click();
    await expect(heading(page)).toHaveText('Edit story');
    await page.reload();
    await expect(heading(page)).toHaveText('Edit story');
    await page.getByLabel('Now', { exact: true }).check();
    await page.getByLabel('Title').fill(`${title} again`);
    await save(page, 'Publish').click();
    await expect(notice(page)).toContainText('New Story Added');
    await expect(page).toHaveURL(address);
    await expect(heading(page)).toHaveText(`${title} again`);
    expect((await reader.goto(address))?.status()).toBe(200);
    await expect(reader.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0);
  });

  await test.step('cancel leaves it as it was', async () => {
    await editLink(page).click();
    await page.getByLabel('Title').fill('Nothing');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(address);
    await expect(heading(page)).toHaveText(`${title} again`);
  });
  await removeStory(page, token, 'news', id);
  await reader.context().close();
  expect(consoleErrors.filter((words) => !words.includes('404'))).toEqual([]);
  consoleErrors.length = 0;
});

test('a deleted story can be undone', async ({ page, browser, consoleErrors }) => {
  const token = await signInAs(page, 3);
  const reader = await (await browser.newContext()).newPage();
  const { id, title } = await addStory(page, token, 'news');
  const address = `/news/view/${id}`;
  await page.goto(address);
  await deleteButton(page).click();
  await expect(page).toHaveURL('/news');
  await expect(notice(page)).toContainText('News Story Deleted');
  expect((await reader.goto(address))?.status()).toBe(404);
  await notice(page).getByRole('button', { name: 'Undo' }).click();
  await expect(page).toHaveURL(address);
  await expect(heading(page)).toHaveText(title);
  await deleteButton(page).click();
  await expect(page).toHaveURL('/news');
  await reader.context().close();
  expect(consoleErrors.filter((words) => !words.includes('404'))).toEqual([]);
  consoleErrors.length = 0;
});

test('of a draft a title is enough, and whoever saves it goes on writing', async ({ page, browser, consoleErrors }) => {
  test.slow();
  const token = await signInAs(page, 3);
  const title = uniqueTitle('The choir');
  await page.goto('/blog/add');
  await page.getByLabel('As a draft').check();
  await expect(page.getByText('Still needed: a title.')).toBeVisible();
  await page.getByLabel('Title').fill(title);
  await save(page, 'Save draft').click();
  await expect(page).toHaveURL(/\/blog\/view\/\d+\?edit$/);
  await expect(notice(page)).toContainText('Draft saved');
  const id = Number(/\d+/.exec(new URL(page.url()).pathname)?.[0]);

  // Saved again and again, in place: the text, the cursor and the address stay, and the history follows.
  for (const words of ['We sang', ' on the hill.']) {
    await textBody(page).click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(words);
    await save(page, 'Save draft').click();
    await expect(notice(page)).toContainText('Draft saved');
    await expect(page.getByText(/^Saved as a draft on this device/)).toHaveCount(0);
    await expect(save(page, 'Save draft')).toBeFocused();
    await notice(page).getByRole('button', { name: 'Close this notice' }).click();
  }
  await expect(textBody(page)).toHaveText('We sang on the hill.');
  await page.getByText('History', { exact: true }).click();
  await expect(page.locator('.history li')).toHaveCount(3);
  await page.locator('.history li').nth(1).getByRole('button').first().click();
  await expect(page.locator('.history-version del')).toHaveText([/Struck/, ' on the hill.']);
  await page.getByRole('button', { name: 'Bring this version back' }).click();
  await expect(textBody(page)).toHaveText('We sang');
  await expect(page).toHaveURL(`/blog/view/${id}?edit`);

  // An administrator finds it in the list too, with its author; another editor does not.
  for (const [role, count] of [
    [4, 1],
    [2, 0],
  ] as const) {
    const other = await (await browser.newContext()).newPage();
    await signInAs(other, role);
    await other.goto('/blog');
    await appStarted(other);
    await expect(other.getByRole('banner').getByRole('button', { name: 'Log out' })).toBeVisible();
    await expect(other.getByRole('link', { name: title, exact: true })).toHaveCount(count);
    await other.context().close();
  }
  await page.getByLabel('Now', { exact: true }).check();
  await expect(page.getByText('Still needed: an image.')).toBeVisible();
  await chooseFile(page).setInputFiles(pictureFile('choir.jpg', await photograph(200)));
  await save(page, 'Publish').click();
  await expect(notice(page)).toContainText('New Blog Post Added');
  await expect(page.getByRole('main').getByText('Share', { exact: true })).toBeVisible();
  await removeStory(page, token, 'articles', id);
  consoleErrors.length = 0;
});

test('a testimonial is added from the alumni pages and lands in their list', { tag: '@journey' }, async ({ page }) => {
  test.slow();
  const token = await signInAs(page, 3);
  const title = uniqueTitle('What stayed');
  await page.goto('/alumni/alblog');
  await page.getByRole('link', { name: 'Add Post' }).click();
  await expect(page).toHaveURL('/alumni/alblog/add');
  await expect(page.getByLabel('Category')).toHaveValue('1');
  await writeStory(page, title);
  await page.getByRole('button', { name: 'Remove picture 1' }).click();
  await expect(page.getByText('The blog post requires an image.')).toBeVisible();
  await chooseFile(page).setInputFiles(pictureFile('bus.jpg', await photograph(200)));
  await save(page, 'Publish').click();
  await expect(page).toHaveURL('/alumni/alblog');
  await expect(notice(page)).toContainText('New Blog Post Added');
  await page.getByRole('main').getByRole('link', { name: title }).first().click();
  await expect(page).toHaveURL(/\/alumni\/alblog\/view\/\d+$/);
  const address = new URL(page.url()).pathname;
  await editLink(page).click();
  await expect(heading(page)).toHaveText('Edit post');
  await page.getByLabel('Date (optional)').fill('2026-01-09');
  await save(page, 'Update').click();
  await expect(notice(page)).toContainText('Blog Post Edited');
  await expect(page.locator('.byline')).toContainText('9 January 2026');
  await deleteButton(page).click();
  await expect(page).toHaveURL('/alumni/alblog');
  await expect(notice(page)).toContainText('Blog Post Deleted');
  await removeStory(page, token, 'articles', Number(address.split('/').at(-1)));
});

test('a new blog post says what is wrong with a picture in its own words', async ({ page }) => {
  await signInAs(page, 3);
  await page.goto('/blog/add');
  const alert = page.locator('.left-out');
  await chooseFile(page).setInputFiles(pictureFile('notes.heic', await photograph(160)));
  await expect(alert.getByText('Wrong file type. Upload jpg, jpeg or png', { exact: true })).toBeVisible();
  await expect(alert.getByText('notes.heic was left out.', { exact: true })).toBeVisible();
  await chooseFile(page).setInputFiles(pictureFile('holiday.jpg', await photograph(1150)));
  await expect(alert.getByText('File is too large. Upload a file less than 700kb', { exact: true })).toBeVisible();
  await expect(alert.getByText('Wrong file type')).toHaveCount(0);
});
