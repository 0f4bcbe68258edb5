import { expect, test } from './console.ts';
import { chooseFile, notice, photograph, pictureFile, signInAs } from './editing.ts';
import {
  addGallery,
  addImages,
  bearer,
  button,
  cover,
  heading,
  removeGallery,
  rows,
  shots,
} from './gallery-editing.ts';

const note = 'only jpg, jpeg and png files of not more than 700kb will be uploaded';

test('photographs are added: good ones, wrong ones, large ones and a bad one', { tag: '@journey' }, async ({
  page,
  consoleErrors,
}) => {
  test.slow();
  const token = await signInAs(page, 3);
  const gallery = await addGallery(page, token);
  const view = `/gallery/view/${gallery.id}`;
  await page.goto(view);
  await addImages(page).click();
  await expect(heading(page)).toHaveText('Add images');
  await button(page, 'Add photographs').click();
  await expect(page.getByRole('alert').filter({ hasText: 'No images selected for upload.' })).toBeFocused();

  await chooseFile(page).setInputFiles([
    pictureFile('one.jpg', await photograph(300)),
    pictureFile('notes.txt', Buffer.from('no picture')),
    pictureFile('broken.jpg', Buffer.from('only called a picture')),
    pictureFile('large.jpg', await photograph(1500)),
    pictureFile('two.jpeg', await photograph(300)),
    pictureFile('huge.jpg', await photograph(1400)),
  ]);
  await expect(page.getByText(note).first()).toBeVisible();
  await expect(page.getByText('notes.txt: wrong file type.')).toBeVisible();
  await expect(rows(page)).toHaveCount(5);
  await expect(page.getByText('4 of 5 photographs')).toBeVisible();
  await expect(page.getByText('1 photograph did not arrive. The others are not affected.')).toBeVisible();
  await expect(rows(page).nth(1)).toHaveClass(/bad/);
  await page.getByLabel('Caption of picture 1', { exact: true }).fill('The cup');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Caption of picture 2', { exact: true })).toBeFocused();
  await page.getByLabel('What it shows on picture 1', { exact: true }).fill('A silver cup on a table');

  // What has arrived is added; what has not stays, to be tried again or left out.
  await button(page, 'Add 4 photographs').click();
  await expect(notice(page)).toContainText('New Pictures Added');
  await expect(page).toHaveURL(/\/gallery\/addpics\/\d+$/);
  await expect(rows(page)).toHaveCount(1);
  await button(page, 'Leave them out').click();
  await expect(rows(page)).toHaveCount(0);
  await chooseFile(page).setInputFiles(pictureFile('three.png', await photograph(300)));
  await expect(page.getByText('All are here.')).toBeVisible();
  await button(page, 'Add 1 photograph').click();
  await expect(page).toHaveURL(view);
  await expect(notice(page)).toContainText('New Pictures Added');
  await expect(shots(page)).toHaveCount(5);
  await expect(shots(page).first().getByAltText('A silver cup on a table')).toBeVisible();
  // What was added is off the device, too.
  await addImages(page).click();
  await expect(heading(page)).toHaveText('Add images');
  await expect(page.getByText('You have unsaved changes')).toHaveCount(0);
  // The browser reports the file that was refused.
  consoleErrors.length = 0;
  await removeGallery(page, token, gallery.id);
});

test('sixty at once, two at a time; a broken line costs one picture, and a reload costs none', async ({
  page,
  consoleErrors,
}) => {
  test.slow();
  const token = await signInAs(page, 3);
  const gallery = await addGallery(page, token);
  let [now, most, sent] = [0, 0, 0];
  await page.route('/api/singleUpload', async (route) => {
    sent += 1;
    if (sent === 5) return route.abort('connectionreset');
    now += 1;
    most = Math.max(most, now);
    const response = await route.fetch();
    now -= 1;
    await route.fulfill({ response });
  });
  await page.goto(`/gallery/addpics/${gallery.id}`);
  const small = await photograph(40);
  await chooseFile(page).setInputFiles(Array.from({ length: 61 }, (_, at) => pictureFile(`${at}.jpg`, small)));
  await expect(rows(page)).toHaveCount(60);
  await expect(page.getByText('60.jpg: at most 60 at a time.')).toBeVisible();
  await expect(page.getByText(/^Still needed: \d+ photographs on the way\.$/)).toBeVisible();
  await expect(page.getByText('59 of 60 photographs')).toBeVisible({ timeout: 60_000 });
  expect(most).toBe(2);
  await button(page, 'Try all of them again').click();
  await expect(page.getByText('All are here.')).toBeVisible();
  await page.getByLabel('Caption of picture 60', { exact: true }).fill('The last one');
  await expect(page.getByText(/^Saved as a draft on this device/)).toBeVisible();

  await page.reload();
  await button(page, 'Restore').click();
  await expect(rows(page)).toHaveCount(60);
  await expect(page.getByLabel('Caption of picture 60', { exact: true })).toHaveValue('The last one');
  await button(page, 'Add 60 photographs').click();
  await expect(page).toHaveURL(`/gallery/view/${gallery.id}`);
  await expect(notice(page)).toContainText('New Pictures Added');
  await expect(shots(page)).toHaveCount(60);
  await removeGallery(page, token, gallery.id);
  // The browser reports the broken line.
  consoleErrors.length = 0;
});

test('large photographs are made smaller unasked, in the order in which they were chosen', async ({
  page,
  consoleErrors,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  const token = await signInAs(page, 3);
  const gallery = await addGallery(page, token);
  await page.goto(`/gallery/addpics/${gallery.id}`);
  const drop = page.locator('.picture-drop');
  await expect(drop).toBeVisible();
  await expect.poll(async () => (await drop.boundingBox())?.height).toBeLessThan(200);

  const [small, large] = [await photograph(200), await photograph(1400)];
  await chooseFile(page).setInputFiles([
    pictureFile('a-large.jpg', large),
    pictureFile('b-small.jpg', small),
    pictureFile('film.mov', Buffer.from('film')),
    pictureFile('c-large.jpg', large),
    pictureFile('d-small.jpg', small),
    pictureFile('scan.heic', Buffer.from('heic')),
  ]);
  const chosen = ['a-large.jpg', 'b-small.jpg', 'c-large.jpg', 'd-small.jpg'];
  await expect(rows(page).locator('b')).toHaveText(chosen);
  await expect(page.getByText('2 of 6 files were left out')).toBeInViewport();
  await expect(page.getByText(note).first()).toBeInViewport();
  for (const name of ['film.mov', 'scan.heic']) {
    await expect(page.getByText(`${name}: wrong file type.`)).toBeInViewport();
  }
  await expect(page.getByText('4 of 4 photographs')).toBeVisible();
  for (const place of [1, 2, 3, 4]) {
    await page.getByLabel(`Caption of picture ${place}`, { exact: true }).fill(chosen[place - 1] ?? '');
  }
  await button(page, 'Add 4 photographs').click();
  await expect(page).toHaveURL(`/gallery/view/${gallery.id}`);
  const { images } = await (await page.request.get(`/api/galleries/view/${gallery.id}`)).json();
  expect(images.map(({ caption }: { caption: string }) => caption)).toEqual(chosen);

  await page.goto(`/gallery/addpics/${gallery.id}`);
  await page.route('/api/singleUpload', (route) => route.abort('connectionreset'));
  await chooseFile(page).setInputFiles([pictureFile('e.jpg', small), pictureFile('f.jpg', small)]);
  await expect(page.getByText('2 photographs did not arrive.')).toBeVisible();
  await expect(page.getByText('0 of 2 photographs')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'All photographs' })).toHaveAttribute('value', '0');
  await removeGallery(page, token, gallery.id);
  // The browser reports the broken line.
  consoleErrors.length = 0;
});

test('a photograph that was chosen and left out again is removed', async ({ page }) => {
  const token = await signInAs(page, 3);
  const gallery = await addGallery(page, token);
  const status = async (name: string) =>
    (await page.request.get(`/images/${name}`, { headers: bearer(token) })).status();
  const chosen = async (field = cover(page)) => {
    const [answer] = await Promise.all([
      page.waitForResponse(/\/api\/singleUpload$/),
      field.setInputFiles(pictureFile('one.jpg', await photograph(100))),
    ]);
    await expect(page.getByRole('button', { name: 'Remove picture 1' })).toBeVisible();
    return ((await answer.json()) as { name: string }).name;
  };
  await page.goto(`/gallery/addpics/${gallery.id}`);
  const added = await chosen(chooseFile(page));
  expect(await status(added)).toBe(200);
  await button(page, 'Remove picture 1').click();
  await expect.poll(() => status(added)).toBe(404);

  await page.goto('/gallery/add');
  const [first, second] = [await chosen(), await chosen()];
  await expect.poll(() => status(first)).toBe(404);
  expect(await status(second)).toBe(200);
  await button(page, 'Remove picture 1').click();
  await expect.poll(() => status(second)).toBe(404);

  // What is saved is not touched until the save that drops it, and then its history keeps it.
  await page.goto(`/gallery/view/${gallery.id}?edit`);
  await button(page, 'Remove picture 1').click();
  await chosen();
  await button(page, 'Update').click();
  await expect(notice(page)).toContainText('Gallery Edited');
  expect(await status(gallery.picture)).toBe(200);
  await removeGallery(page, token, gallery.id);
});
