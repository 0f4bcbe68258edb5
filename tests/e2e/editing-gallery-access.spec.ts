import { expectAccessible } from './accessible.ts';
import { expect, test } from './console.ts';
import { chooseFile, notice, photograph, pictureFile, signInAs } from './editing.ts';
import {
  addGallery,
  addImages,
  addLink,
  bearer,
  button,
  deleteButton,
  editLink,
  event,
  heading,
  options,
  removeGallery,
  search,
} from './gallery-editing.ts';

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

test('every screen is accessible, and the keyboard is enough', async ({ page }) => {
  test.slow();
  const token = await signInAs(page, 4);
  const gallery = await addGallery(page, token, 2);
  await page.goto(`/gallery/view/${gallery.id}`);
  await expect(page.locator('.picture-tools')).toHaveCount(2);
  await expectAccessible(page);

  await editLink(page).focus();
  await page.keyboard.press('Enter');
  await event(page).focus();
  await page.keyboard.press('Enter');
  await expect(search(page)).toBeFocused();
  await expect(options(page).first()).toBeVisible();
  await expectAccessible(page);
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
  await expectAccessible(page);
  await button(page, 'Remove picture 1').focus();
  await page.keyboard.press('Enter');
  await expect(chooseFile(page)).toBeFocused();

  await page.goto('/gallery/add');
  await expect(heading(page)).toHaveText('Add Gallery');
  await expectAccessible(page);
  await removeGallery(page, token, gallery.id);
});
