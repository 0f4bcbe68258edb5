import type { Page } from '@playwright/test';
import { expectNoBarrier } from './barriers.ts';
import { expect, test } from './console.ts';
import { chooseFile, notice, photograph, pictureFile, signInAs, uniqueTitle } from './editing.ts';

type Gallery = { id: number; name: string; picture: string };

const note = 'only jpg, jpeg and png files of not more than 700kb will be uploaded';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.getByRole('main');
const addLink = (page: Page) => main(page).getByRole('link', { name: 'Add Gallery' });
const editLink = (page: Page) => main(page).getByRole('link', { name: 'Edit', exact: true });
const addImages = (page: Page) => main(page).getByRole('link', { name: 'Add images' });
const deleteButton = (page: Page) => main(page).getByRole('button', { name: 'Delete', exact: true });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const cover = (page: Page) => page.locator('input[type=file][data-field=picture]');
const event = (page: Page) => page.getByRole('combobox', { name: /^Event/ });
const search = (page: Page) => page.getByRole('combobox', { name: 'Search the events' });
const options = (page: Page) => page.getByRole('listbox', { name: 'Events' }).getByRole('option');
const rows = (page: Page) => page.locator('.photo-row');
const shots = (page: Page) => page.locator('.shot');
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

async function upload(page: Page, token: string): Promise<string> {
  const file = pictureFile('cover.jpg', await photograph(120));
  const answer = await page.request.post('/api/singleUpload', {
    headers: bearer(token),
    multipart: { name: 'cover.jpg', file },
  });
  return ((await answer.json()) as { name: string }).name;
}

async function addGallery(page: Page, token: string, pictures = 0, more: object = {}): Promise<Gallery> {
  const picture = await upload(page, token);
  const data = { name: uniqueTitle('Kites'), description: 'On the hill.', picture, ...more };
  const headers = bearer(token);
  const answer = await page.request.post('/api/galleries/add', { headers, data });
  expect(answer.status()).toBe(201);
  const gallery = (await answer.json()) as Gallery;
  const images = Array.from({ length: pictures }, (_, at) => ({ picture: gallery.picture, caption: `Kite ${at + 1}` }));
  if (pictures > 0) await page.request.post(`/api/galleries/addpics/${gallery.id}`, { headers, data: images });
  return gallery;
}

const removeGallery = (page: Page, token: string, id: number) =>
  page.request.delete(`/api/galleries/delete/${id}`, { headers: bearer(token) });

test('a gallery is posted, filled, changed, deleted and brought back', async ({ page, complaints }) => {
  test.slow();
  const token = await signInAs(page, 3);
  const name = uniqueTitle('Prize giving');
  let view = '';

  await test.step('it needs an image, a name and a description', async () => {
    await page.goto('/gallery');
    await addLink(page).click();
    await expect(heading(page)).toHaveText('Add Gallery');
    await expect(button(page, 'Post')).toBeDisabled();
    await expect(page.getByText('Still needed: an image, a name and a description.')).toBeVisible();
    await expect(page.getByLabel('Category').locator('option')).toHaveText([
      'General Photo Gallery',
      'Alumni Photo Gallery',
    ]);
    await cover(page).setInputFiles(pictureFile('cover.gif', Buffer.from('GIF89a')));
    await expect(page.getByText('Wrong file type. Upload jpg, jpeg or png')).toBeVisible();
    await cover(page).setInputFiles(pictureFile('cover.jpg', await photograph(200)));
    await page.getByLabel('What it shows').fill('A cup');
    await button(page, 'Remove picture 1').click();
    await expect(page.getByText('The new gallery requires an image.')).toBeVisible();
    await cover(page).setInputFiles(pictureFile('cover.jpg', await photograph(200)));
    await page.getByLabel('What it shows').fill('A silver cup');
    await page.getByLabel('Name').fill(name);
    await page.getByLabel('Description').fill('Cups and tears.');
  });

  await test.step('its event is searched, taken away and chosen again', async () => {
    await event(page).click();
    await expect(search(page)).toBeFocused();
    await page.keyboard.type('sports day');
    await expect(options(page).filter({ hasNotText: 'Sports Day' })).toHaveCount(0);
    await expect(options(page).first()).toContainText('Sports Day');
    await page.keyboard.press('Enter');
    await expect(event(page)).toHaveText(/Sports Day.*, \d+ \w+ \d{4}$/);
    await button(page, 'Take the event away').click();
    await expect(event(page)).toHaveText('None');
    await expect(event(page)).toBeFocused();
    await event(page).click();
    await search(page).fill('no such event');
    await expect(page.getByText('No event is called so.')).toBeVisible();
    await search(page).fill('Hill Cup');
    await options(page).filter({ hasText: 'Hill Cup' }).first().click();
    await expect(event(page)).toHaveText(/Hill Cup/);
    await button(page, 'Post').click();
    await expect(page).toHaveURL('/gallery');
    await expect(notice(page)).toContainText('Image Posted');
    await main(page).getByRole('link', { name, exact: true }).click();
    await expect(heading(page)).toHaveText(name);
    await expect(main(page).getByRole('link', { name: /Hill Cup/ })).toBeVisible();
    view = new URL(page.url()).pathname;
  });

  await test.step('photographs: good ones, wrong ones, large ones and a bad one', async () => {
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
    // The browser reports the file that was refused.
    complaints.length = 0;
  });

  await test.step('one picture is changed, another deleted and brought back', async () => {
    await page.getByRole('link', { name: 'Edit picture 1', exact: true }).click();
    await expect(page.getByLabel('Caption')).toHaveValue('The cup');
    await page.getByLabel('Caption').fill('The Hill Cup');
    await cover(page).setInputFiles(pictureFile('better.jpg', await photograph(250)));
    await page.getByLabel('What it shows').fill('The cup, polished');
    await button(page, 'Update').click();
    await expect(page).toHaveURL(view);
    await expect(notice(page)).toContainText('Gallery Picture Edited');
    await expect(shots(page).first().getByAltText('The cup, polished')).toBeVisible();
    await button(page, 'Delete picture 5').click();
    await expect(notice(page)).toContainText('Image Deleted from Gallery');
    await expect(shots(page)).toHaveCount(4);
    await notice(page).getByRole('button', { name: 'Undo' }).click();
    await expect(shots(page)).toHaveCount(5);
    await expect(page).toHaveURL(view);
  });

  await test.step('the gallery itself is changed in place, deleted and brought back', async () => {
    await editLink(page).click();
    await expect(heading(page)).toHaveText('Edit gallery');
    await expect(event(page)).toHaveText(/Hill Cup/);
    await button(page, 'Take the event away').click();
    await page.getByLabel('Name').fill(`${name} again`);
    await button(page, 'Update').click();
    await expect(page).toHaveURL(view);
    await expect(notice(page)).toContainText('Gallery Edited');
    await expect(heading(page)).toHaveText(`${name} again`);
    await expect(main(page).getByRole('link', { name: /Hill Cup/ })).toHaveCount(0);
    await deleteButton(page).click();
    await expect(page).toHaveURL('/gallery');
    await expect(notice(page)).toContainText('Gallery Deleted');
    await notice(page).getByRole('button', { name: 'Undo' }).click();
    await expect(page).toHaveURL(view);
    await expect(shots(page)).toHaveCount(5);
  });
  await removeGallery(page, token, Number(view.split('/').at(-1)));
});

test('sixty at once, two at a time; a broken line costs one picture, and a reload costs none', async ({
  page,
  complaints,
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
  complaints.length = 0;
});

test('large photographs are made smaller unasked, in the order in which they were chosen', async ({
  page,
  complaints,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  const token = await signInAs(page, 3);
  const gallery = await addGallery(page, token);
  await page.goto(`/gallery/addpics/${gallery.id}`);
  const drop = page.locator('.picture-drop');
  await expect(drop).toBeVisible();
  expect((await drop.boundingBox())?.height).toBeLessThan(200);

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
  await expect(page.getByText('4 of 4 photographs')).toBeVisible({ timeout: 20_000 });
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
  expect(await page.getByRole('progressbar', { name: 'All photographs' }).getAttribute('value')).toBe('0');
  await removeGallery(page, token, gallery.id);
  // The browser reports the broken line.
  complaints.length = 0;
});

test('the pictures of a gallery are put in order by keyboard and by hand', async ({ page }) => {
  const token = await signInAs(page, 3);
  const gallery = await addGallery(page, token, 4);
  const order = page.getByRole('list', { name: 'Order of the pictures' });
  const mover = (name: string) => order.getByRole('button', { name, exact: true });
  await page.goto(`/gallery/view/${gallery.id}?edit`);
  await expect(order.getByRole('listitem')).toHaveText([/Kite 1/, /Kite 2/, /Kite 3/, /Kite 4/]);
  await expect(mover('Move picture 1 forward')).toBeDisabled();

  await mover('Move picture 3 forward').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Kite 3 is now number 2.')).toBeAttached();
  await expect(mover('Move picture 2 forward')).toBeFocused();
  await page.keyboard.press('Enter');
  // At the front only the way back is left.
  await expect(mover('Move picture 1 back')).toBeFocused();
  await expect(order.getByRole('listitem')).toHaveText([/Kite 3/, /Kite 1/, /Kite 2/, /Kite 4/]);
  await order.getByRole('listitem').nth(3).dragTo(order.getByRole('listitem').nth(1));
  await expect(order.getByRole('listitem')).toHaveText([/Kite 3/, /Kite 4/, /Kite 1/, /Kite 2/]);
  await expectNoBarrier(page);

  await button(page, 'Update').click();
  await expect(notice(page)).toContainText('Gallery Edited');
  const { images } = await (await page.request.get(`/api/galleries/view/${gallery.id}`)).json();
  expect(images.map(({ caption }: { caption: string }) => caption)).toEqual(['Kite 3', 'Kite 4', 'Kite 1', 'Kite 2']);
  await removeGallery(page, token, gallery.id);
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

test('an alumni gallery lands in the alumni list', async ({ page }) => {
  await signInAs(page, 3);
  await page.goto('/alumni/algallery');
  await addLink(page).click();
  await expect(page).toHaveURL('/alumni/algallery/add');
  await expect(page.getByLabel('Category')).toHaveValue('1');
  await cover(page).setInputFiles(pictureFile('cover.jpg', await photograph(200)));
  await page.getByLabel('Name').fill(uniqueTitle('Class of 2012'));
  await page.getByLabel('Description').fill('Ten years later.');
  await button(page, 'Post').click();
  await expect(page).toHaveURL('/alumni/algallery');
  await expect(notice(page)).toContainText('Image Posted');
  await notice(page).getByRole('link', { name: 'Add more images' }).click();
  await expect(page).toHaveURL(/\/alumni\/algallery\/addpics\/\d+$/);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/alumni\/algallery\/view\/\d+$/);
  await deleteButton(page).click();
  await expect(page).toHaveURL('/alumni/algallery');
  await expect(notice(page)).toContainText('Gallery Deleted');
});

test('each role sees its controls and no others', async ({ page, browser }) => {
  test.slow();
  const token = await signInAs(page, 4);
  const gallery = await addGallery(page, token, 1);
  const headers = bearer(token);
  const view = await (await page.request.get(`/api/galleries/view/${gallery.id}`, { headers })).json();
  const picture = (view as { images: { id: number }[] }).images[0]?.id;
  const guarded = [`/gallery/addpics/${gallery.id}`, `/gallery/edit/${picture}`, `/gallery/view/${gallery.id}?edit`];
  const stranger = await (await browser.newContext()).newPage();
  for (const path of ['/gallery/add', ...guarded.slice(0, 2)]) {
    await stranger.goto(path);
    await expect(stranger).toHaveURL(`/login?from=${encodeURIComponent(path)}`);
  }
  await stranger.goto(`/gallery/view/${gallery.id}`);
  await expect(stranger.locator('.picture-tools')).toHaveCount(0);
  await stranger.context().close();

  for (const role of [1, 2, 3, 5]) {
    await test.step(`role ${role}`, async () => {
      const other = await (await browser.newContext()).newPage();
      const known = () => expect(other.getByRole('button', { name: 'Log out' }).first()).toBeAttached();
      await signInAs(other, role);
      await other.goto('/gallery');
      await known();
      await expect(addLink(other)).toHaveCount(role >= 3 ? 1 : 0);
      await other.goto('/gallery/add');
      if (role >= 3) await expect(heading(other)).toHaveText('Add Gallery');
      else await expect(other).toHaveURL('/unauthorized');
      await other.goto(`/gallery/view/${gallery.id}`);
      await known();
      const all = [editLink(other), deleteButton(other), addImages(other), other.locator('.picture-tools')];
      for (const control of all) await expect(control).toHaveCount(role >= 4 ? 1 : 0);
      for (const [place, path] of guarded.entries()) {
        await other.goto(path);
        const title = ['Add images', 'Edit picture', 'Edit gallery'][place];
        if (role >= 4) await expect(heading(other)).toHaveText(title ?? '');
        else await expect(other).toHaveURL('/unauthorized');
      }
      await other.context().close();
    });
  }
  await removeGallery(page, token, gallery.id);
});

test('an owner of role 2 finds on the screens what the API allows, and no more', async ({ page, browser }) => {
  const owner = await (await browser.newContext()).newPage();
  const token = await signInAs(owner, 2);
  const { user } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    user: { id: number };
  };
  const admin = await signInAs(page, 4);
  const gallery = await addGallery(page, admin, 1, { userId: user.id });
  await owner.goto(`/gallery/view/${gallery.id}`);
  await expect(editLink(owner)).toBeVisible();
  await expect(deleteButton(owner)).toBeVisible();
  await expect(owner.locator('.picture-tools button')).toHaveCount(1);
  await expect(addImages(owner)).toHaveCount(0);
  await expect(owner.locator('.picture-tools a')).toHaveCount(0);
  const refused = await owner.request.post(`/api/galleries/addpics/${gallery.id}`, {
    ...{ headers: bearer(token), data: [{ picture: 'x.jpg' }] },
  });
  expect(refused.status()).toBe(403);
  await owner.goto(`/gallery/addpics/${gallery.id}`);
  await expect(owner).toHaveURL('/unauthorized');
  await owner.context().close();
  await removeGallery(page, admin, gallery.id);
});

test('no screen has a barrier, and the keyboard is enough', async ({ page }) => {
  test.slow();
  const token = await signInAs(page, 4);
  const gallery = await addGallery(page, token, 2);
  await page.goto(`/gallery/view/${gallery.id}`);
  await expect(page.locator('.picture-tools')).toHaveCount(2);
  await expectNoBarrier(page);

  await editLink(page).focus();
  await page.keyboard.press('Enter');
  await event(page).focus();
  await page.keyboard.press('Enter');
  await expect(search(page)).toBeFocused();
  await expect(options(page).first()).toBeVisible();
  await expectNoBarrier(page);
  await search(page).press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(event(page)).toBeFocused();
  await expect(event(page)).not.toHaveText('None');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(event(page)).toHaveText('None');
  await expect(event(page)).toBeFocused();
  await page.getByLabel('Name').press('Enter');
  await expect(notice(page)).toContainText('Gallery Edited');

  await page.goto(`/gallery/addpics/${gallery.id}`);
  const file = pictureFile('one.jpg', await photograph(200));
  await chooseFile(page).setInputFiles([file, pictureFile('scan.heic', Buffer.from('heic'))]);
  await expect(page.getByText('All are here.')).toBeVisible();
  await expectNoBarrier(page);
  await button(page, 'Remove picture 1').focus();
  await page.keyboard.press('Enter');
  await expect(chooseFile(page)).toBeFocused();

  await page.goto('/gallery/add');
  await expect(heading(page)).toHaveText('Add Gallery');
  await expectNoBarrier(page);
  await removeGallery(page, token, gallery.id);
});
