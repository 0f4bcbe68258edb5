import { expectAccessible } from './accessible.ts';
import { expect, test } from './console.ts';
import { notice, photograph, pictureFile, signInAs, uniqueTitle } from './editing.ts';
import {
  addGallery,
  addLink,
  button,
  cover,
  deleteButton,
  editLink,
  event,
  heading,
  main,
  options,
  removeGallery,
  search,
  shots,
} from './gallery-editing.ts';

test('a gallery is posted with its event', { tag: '@journey' }, async ({ page }) => {
  test.slow();
  const token = await signInAs(page, 3);
  const name = uniqueTitle('Prize giving');

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
  });
  await removeGallery(page, token, Number(new URL(page.url()).pathname.split('/').at(-1)));
});

test('a gallery is changed in place, deleted and brought back', async ({ page }) => {
  const token = await signInAs(page, 3);
  const shown = await page.request.get('/api/events/view/1');
  const { title } = ((await shown.json()) as { calEvent: { title: string } }).calEvent;
  const { id, name } = await addGallery(page, token, 2, { galleryId: 1 });
  const view = `/gallery/view/${id}`;
  await page.goto(view);
  await expect(main(page).getByRole('link', { name: title })).toBeVisible();
  await editLink(page).click();
  await expect(heading(page)).toHaveText('Edit gallery');
  await expect(event(page)).toContainText(title);
  await button(page, 'Take the event away').click();
  await page.getByLabel('Name').fill(`${name} again`);
  await button(page, 'Update').click();
  await expect(page).toHaveURL(view);
  await expect(notice(page)).toContainText('Gallery Edited');
  await expect(heading(page)).toHaveText(`${name} again`);
  await expect(main(page).getByRole('link', { name: title })).toHaveCount(0);
  await deleteButton(page).click();
  await expect(page).toHaveURL('/gallery');
  await expect(notice(page)).toContainText('Gallery Deleted');
  await notice(page).getByRole('button', { name: 'Undo' }).click();
  await expect(page).toHaveURL(view);
  await expect(shots(page)).toHaveCount(2);
  await removeGallery(page, token, id);
});

test('one picture is changed, another deleted and brought back', async ({ page }) => {
  const token = await signInAs(page, 3);
  const gallery = await addGallery(page, token, 5);
  const view = `/gallery/view/${gallery.id}`;
  await page.goto(view);
  await page.getByRole('link', { name: 'Edit picture 1', exact: true }).click();
  await expect(page.getByLabel('Caption')).toHaveValue('Kite 1');
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
  await removeGallery(page, token, gallery.id);
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
  await expectAccessible(page);

  await button(page, 'Update').click();
  await expect(notice(page)).toContainText('Gallery Edited');
  const { images } = await (await page.request.get(`/api/galleries/view/${gallery.id}`)).json();
  expect(images.map(({ caption }: { caption: string }) => caption)).toEqual(['Kite 3', 'Kite 4', 'Kite 1', 'Kite 2']);
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
