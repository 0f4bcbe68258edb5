import type { Page } from '@playwright/test';
import { expect, test } from './console.ts';
import {
  chooseFile,
  notice,
  photograph,
  pictureFile,
  removeStory,
  signInAs,
  textBody,
  uniqueTitle,
} from './editing.ts';
import { found, heading, rowOf } from './office.ts';
import { tabTo } from './tab-walk.ts';

// One real task of each kind on a phone's width, with nothing but keys.
test.use({ viewport: { width: 360, height: 740 } });

// How pictures are made is not the subject here, and making them anew takes the longest.
const drawn = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>' };
test.beforeEach(({ page }) => page.route('/images/**', (route) => route.fulfill(drawn)));

async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(heading(page), path).toBeVisible();
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Opens the file chooser of the field that has the focus. */
async function chooseByKey(page: Page, ...names: string[]) {
  const opening = page.waitForEvent('filechooser');
  // Until the browser has heard that the dialog is ours to answer, it would open its own: this goes there and back.
  await page.evaluate(() => document.hasFocus());
  await page.keyboard.press('Space');
  const chooser = await opening;
  await chooser.setFiles(await Promise.all(names.map(async (name) => pictureFile(name, await photograph(80)))));
}

test('a product is added, found, opened, kept and deleted by keys alone', async ({ page }) => {
  test.slow();
  await signInAs(page, 4);
  const name = uniqueTitle('Zips');
  await open(page, '/admin/products');

  await test.step('added with a picture', async () => {
    await tabTo(page, page.getByRole('link', { name: 'Add a product' }));
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('Add a product');
    await tabTo(page, page.getByLabel('Name', { exact: true }));
    await page.keyboard.type(name);
    await page.keyboard.press('Tab');
    await page.keyboard.type('2000');
    await tabTo(page, page.locator('input[type=file]').first(), 4);
    await chooseByKey(page, 'zip.jpg');
    await expect(page.locator('input[type=hidden][name=picture]')).toHaveValue(/^\d{13}-[0-9a-f]{18}\.jpg$/);
    await tabTo(page, button(page, 'Add the product'));
    await page.keyboard.press('Enter');
    await expect(notice(page)).toContainText(`${name} is added.`);
    await expect(page.locator('#main')).toBeFocused();
  });

  await test.step('searched, filtered and put in order', async () => {
    await tabTo(page, page.getByLabel('Search products'), 3);
    await page.keyboard.type(name);
    await expect(found(page, '1 product found')).toBeVisible();
    await expect(page.getByLabel('Search products')).toBeFocused();
    await tabTo(page, page.getByLabel('State'), 2);
    await page.keyboard.press('ArrowDown');
    await expect(page).toHaveURL(/state=active$/);
    await expect(page.getByLabel('State')).toBeFocused();
    await tabTo(page, page.getByLabel('Order'), 1);
    await page.keyboard.press('ArrowDown');
    await expect(page).toHaveURL(/sort=-name$/);
    await expect(page.getByLabel('Order')).toBeFocused();
  });

  await test.step('opened; the question before deleting is answered with no, then with yes', async () => {
    await expect(rowOf(page, name)).toHaveCount(1);
    await tabTo(page, rowOf(page, name).getByRole('link'), 2);
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText(name);
    const first = button(page, 'Delete this product');
    await tabTo(page, first);
    await page.keyboard.press('Enter');
    await expect(button(page, 'No, keep it')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(first).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button(page, 'No, keep it')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(button(page, 'Yes, delete it')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(notice(page)).toContainText(`${name} is deleted.`);
    await expect(page.locator('#main')).toBeFocused();
  });
});

test('pages are turned, the menu is used and a card is moved by keys alone', async ({ page }) => {
  test.slow();
  const token = await signInAs(page, 4);
  const headers = { Authorization: `Bearer ${token}` };
  const child = uniqueTitle('Mercy');
  const sender = { pName: 'Sarah', email: 'sarah@mail.example', phone: '+256772555103', bDate: '2020-05-06' };
  const sent = await page.request.post('/api/mail/apply', { data: { ...sender, cName: child, message: 'P1.' } });
  expect(sent.status()).toBe(201);
  const start = uniqueTitle('Zebra crossing');
  const names = Array.from({ length: 13 }, (_, place) => `${start} ${place + 10}`);
  const ids: number[] = [];
  for (const name of names) {
    const added = await page.request.post('/api/admin/products', { headers, data: { name, price: 1, stock: 0 } });
    ids.push(((await added.json()) as { id: number }).id);
  }

  await test.step('another page', async () => {
    await open(page, `/admin/products?q=${encodeURIComponent(start)}`);
    await expect(rowOf(page, `${start} 10`)).toHaveCount(1);
    await tabTo(page, page.getByRole('link', { name: 'Page 2', exact: true }));
    await page.keyboard.press('Enter');
    await expect(rowOf(page, `${start} 10`)).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute('aria-current', 'page');
  });
  for (const id of ids) await page.request.delete(`/api/admin/products/${id}`, { headers });

  await test.step('the menu: opened, closed with Escape, and used', async () => {
    await open(page, '/admin');
    const menu = button(page, 'Open the whole menu');
    const sheet = page.getByRole('navigation', { name: 'Back office' });
    await tabTo(page, menu);
    await page.keyboard.press('Enter');
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(menu).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, sheet.getByRole('link', { name: 'Enquiries' }), 24);
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('Enquiries');
    await expect(sheet).toBeHidden();
    await tabTo(page, page.getByRole('link', { name: 'Applications board' }));
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('Applications');
    const current = page.getByRole('navigation', { name: 'Most used' }).locator('[aria-current=page]');
    await expect(current).toHaveText(/^Enquiries\d*$/);
  });

  await test.step('the board: a card is moved, and found in its new column', async () => {
    const move = button(page, `Move ${child}`);
    const choices = page.getByRole('list', { name: `Move ${child} to` });
    await tabTo(page, move, 200);
    await page.keyboard.press('Enter');
    await expect(choices).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(choices).toBeHidden();
    await expect(move).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, choices.getByRole('button', { name: 'Contacted' }), 1);
    await page.keyboard.press('Enter');
    await expect(notice(page)).toContainText(`${child} moved to Contacted.`);
    await expect(page.getByRole('heading', { level: 2, name: /^New/ })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.getByRole('button', { name: /^Contacted/ }).press('Enter');
    await expect(page.getByRole('link', { name: child })).toBeVisible();
  });
});

test('a story is written, with pictures in order, by keys alone', async ({ page }) => {
  test.slow();
  const token = await signInAs(page, 4);
  const title = uniqueTitle('By keys');
  await open(page, '/news/add');
  const tools = page.getByRole('toolbar', { name: 'Text tools' });

  await test.step('into the editor, through its tools and out again', async () => {
    await tabTo(page, page.getByLabel('Title'));
    await page.keyboard.type(title);
    // The editor comes after the form: a Tab before that passes by its place.
    await expect(tools).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(tools.locator(':focus')).toHaveCount(1);
    while (!(await tools.getByLabel('Bold').evaluate((tool) => tool === document.activeElement))) {
      await page.keyboard.press('ArrowRight');
    }
    await page.keyboard.press('Enter');
    await expect(textBody(page)).toBeFocused();
    await page.keyboard.type('Loud drums');
    await expect(page.locator('input[type=hidden][name=detail]')).toHaveValue('<p><strong>Loud drums</strong></p>');
    await page.keyboard.press('Shift+Tab');
    await tools.getByLabel('Link').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Link to', { exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByLabel('Link to', { exact: true })).toHaveCount(0);
    await expect(textBody(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(chooseFile(page)).toBeFocused();
  });

  await test.step('two pictures; the second becomes the first, and the focus goes along', async () => {
    await chooseByKey(page, 'one.jpg', 'two.jpg');
    const hidden = page.locator('input[type=hidden][name=picture]');
    await expect(hidden).toHaveValue(/^[\w-]+\.jpg,[\w-]+\.jpg$/);
    const [one, two] = (await hidden.inputValue()).split(',');
    await page.locator('a.skip').focus();
    await tabTo(page, button(page, 'Move picture 2 forward'), 90);
    await page.keyboard.press('Enter');
    await expect(hidden).toHaveValue(`${two},${one}`);
    await expect(button(page, 'Move picture 1 back')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(hidden).toHaveValue(`${one},${two}`);
    await expect(button(page, 'Move picture 2 forward')).toBeFocused();
  });

  await test.step('a date is typed and left, a draft is chosen with the arrows, and it is saved', async () => {
    await tabTo(page, page.getByLabel('Now', { exact: true }));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await tabTo(page, page.getByLabel('Date', { exact: true }).filter({ visible: true }), 1);
    await page.keyboard.type('03142031');
    await tabTo(page, page.getByLabel('Time', { exact: true }), 3);
    await expect(page.getByText('To be published on 14 March 2031 at 8:00.')).toBeVisible();
    await tabTo(page, button(page, 'Schedule'));
    await page.keyboard.press('Enter');
    await expect(notice(page)).toContainText('New Story Added');
    await expect(page.locator('#main')).toBeFocused();
  });
  await tabTo(page, notice(page).getByRole('link', { name: 'View' }), 90);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(title);
  await removeStory(page, token, 'news', Number(page.url().split('/').at(-1)));
});
