import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './console.ts';
import { choice, isLoaded, keptNote, openDraft } from './drafts.ts';
import { notice, signInAs, uniqueTitle } from './editing.ts';
import { addGallery, button, heading, removeGallery } from './gallery-editing.ts';

/** What readers are answered, who are nobody. */
async function seen(page: Page, id: number): Promise<string | number> {
  const answer = await page.request.get(`/api/galleries/view/${id}`);
  return answer.ok() ? ((await answer.json()) as { gallery: { name: string } }).gallery.name : answer.status();
}

for (const width of [360, 1440]) {
  test(`a gallery begins as a draft and is published from the list, at ${width} px`, async ({
    page,
    consoleErrors,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    const token = await signInAs(page, 3);
    const name = uniqueTitle('Lanterns');
    await page.goto('/gallery/add');

    await test.step('a name is enough for it', async () => {
      await page.getByLabel('Name').fill(name);
      await expect(button(page, 'Post')).toBeDisabled();
      await choice(page, 'As a draft').check();
      await expectAccessible(page);
      await button(page, 'Save draft').press('Enter');
      await expect(notice(page)).toContainText('Draft saved');
      await expect(heading(page)).toHaveText('Edit gallery');
    });
    const id = Number(new URL(page.url()).pathname.split('/').at(-1));
    expect(await seen(page, id)).toBe(404);

    await test.step('it lacks what readers are to see, so it is not published', async () => {
      await choice(page, 'Now').check();
      await expect(page.getByText('Still needed: an image and a description.')).toBeVisible();
    });

    await test.step('the list and the desk show it', async () => {
      await page.goto(`/desk/galleries?state=draft&q=${encodeURIComponent(name)}`);
      await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
      await expect(page.locator('.pill', { hasText: 'Draft' })).toHaveCount(1);
      await page.goto('/desk');
      await expect(page.locator('.desk-list').getByRole('link', { name })).toBeVisible();
    });

    await test.step('complete, it is published from the list and taken back', async () => {
      const whole = await addGallery(page, token, 1, { draft: true });
      await page.goto(`/desk/galleries?state=draft&q=${encodeURIComponent(whole.name)}`);
      await page.getByRole('checkbox', { name: `Choose ${whole.name}` }).check();
      await button(page, 'Publish').click();
      await expect(notice(page)).toContainText(`Published: “${whole.name}”. Readers see it now.`);
      expect(await seen(page, whole.id)).toBe(whole.name);
      await notice(page).getByRole('button', { name: 'Undo' }).click();
      await expect.poll(() => seen(page, whole.id)).toBe(404);
      await removeGallery(page, token, whole.id);
    });
    await removeGallery(page, token, id);
    expect(consoleErrors.splice(0).filter((text) => !text.includes('404'))).toEqual([]);
  });

  test(`a gallery is seen while it is typed, at ${width} px`, async ({ page, consoleErrors }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    const token = await signInAs(page, 3);
    const { id, name } = await addGallery(page, token, 3, { draft: true });
    await openDraft(page, `/gallery/view/${id}?edit`, consoleErrors);
    const preview = page.frameLocator('iframe[title="Preview of the gallery"]');
    await button(page, 'On a phone').press('Enter');
    await expect(preview.getByRole('heading', { level: 1, name, includeHidden: true })).toBeVisible();
    await expect.poll(() => preview.locator('.shot img').first().evaluate(isLoaded)).toBe(true);
    await page.getByLabel('Name').fill('Kites in June');
    await expect(preview.getByRole('heading', { level: 1, name: 'Kites in June', includeHidden: true })).toBeVisible();
    await button(page, 'On a desktop').press('Enter');
    const dialog = page.getByRole('dialog', { name: 'On a desktop' });
    await expect(dialog.frameLocator('iframe').locator('.shot')).toHaveCount(3);
    await expectAccessible(page);
    await removeGallery(page, token, id);
  });
}

test('a link shows a draft and its pictures to somebody without an account', async ({
  page,
  browser,
  consoleErrors,
}) => {
  test.slow();
  const token = await signInAs(page, 3);
  const { id, name } = await addGallery(page, token, 2, { draft: true });
  await openDraft(page, `/gallery/view/${id}?edit`, consoleErrors);
  await button(page, 'Make a link').click();
  const link = await page.getByRole('textbox', { name: 'Preview link' }).inputValue();
  const context = await browser.newContext();
  const other = await context.newPage();
  const answer = await other.goto(link);
  expect(answer?.headers()).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
  await expect(heading(other)).toHaveText(name);
  await expect.poll(() => other.locator('.shot img').first().evaluate(isLoaded)).toBe(true);
  await expectAccessible(other);
  await other.locator('.shot a').first().click();
  await expect(other.getByRole('dialog')).toContainText('1 of 2');
  await other.keyboard.press('Escape');
  // The slider goes back by itself, and a step that meets it on its way would be broken off.
  await expect(other).toHaveURL(link);
  await expect(heading(other)).toHaveText(name);
  expect((await other.goto(`/gallery/view/${id}`))?.status()).toBe(404);
  await context.close();
  await removeGallery(page, token, id);
});

test('a change of a public gallery is kept, waits for its moment, and is published', async ({ page }) => {
  test.slow();
  const token = await signInAs(page, 3);
  const { id, name } = await addGallery(page, token, 2);
  const field = page.getByLabel('Name');
  await page.goto(`/gallery/view/${id}?edit`);
  await field.fill('Kites of tomorrow');
  await choice(page, 'Publish the changes later').check();
  await button(page, 'Schedule the changes').click();
  await expect(notice(page)).toContainText('Changes kept. Readers see it as it was.');
  expect(await seen(page, id)).toBe(name);

  await page.goto(`/gallery/view/${id}?edit`);
  await expect(field).toHaveValue('Kites of tomorrow');
  await expect(keptNote(page)).toContainText(/They will be published on .* at 8:00\./);
  await expectAccessible(page);
  await choice(page, 'Published').check();
  await button(page, 'Update').click();
  await expect(notice(page)).toContainText('Gallery Edited');
  expect(await seen(page, id)).toBe('Kites of tomorrow');
  await page.goto(`/gallery/view/${id}?edit`);
  await expect(keptNote(page)).toHaveCount(0);
  await removeGallery(page, token, id);
});
