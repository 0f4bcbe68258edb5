import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './console.ts';
import { choice, isLoaded, keptNote, openDraft } from './drafts.ts';
import { notice, signInAs, uniqueTitle } from './editing.ts';
import { addProfile, removeProfile } from './staff-profile.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** What readers are answered, who are nobody. */
async function seen(page: Page, id: number): Promise<string | number> {
  const answer = await page.request.get(`/api/profiles/view/${id}`);
  return answer.ok() ? ((await answer.json()) as { position: string }).position : answer.status();
}

for (const width of [360, 1440]) {
  test(`a profile begins as a draft and is published from the list, at ${width} px`, {
    tag: width === 1440 ? '@journey' : [],
  }, async ({ page, consoleErrors }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    const token = await signInAs(page, 3);
    const name = uniqueTitle('Achieng');
    await page.goto('/profiles/add');

    await test.step('a name and a group are enough for it', async () => {
      await page.getByLabel('Name').fill(name);
      await choice(page, 'As a draft').check();
      await expect(page.getByText('Still needed: a group.')).toBeVisible();
      await page.getByLabel('Group', { exact: true }).selectOption('Teachers');
      await expectAccessible(page);
      await button(page, 'Save draft').press('Enter');
      await expect(notice(page)).toContainText('Draft saved');
      await expect(page.getByRole('heading', { level: 1, name: 'Edit profile' })).toBeVisible();
    });
    const id = Number(new URL(page.url()).pathname.split('/').at(-1));
    expect(await seen(page, id)).toBe(404);

    await test.step('it lacks what readers are to see, so it is not published', async () => {
      await choice(page, 'Now').check();
      await expect(page.getByText('Still needed: a position, a bio and an image.')).toBeVisible();
      await choice(page, 'As a draft').check();
    });

    await test.step('the list and the desk show it', async () => {
      await page.goto(`/desk/staff?state=draft&q=${encodeURIComponent(name)}`);
      await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', `/profiles/view/${id}?edit`);
      await expect(page.locator('.pill', { hasText: 'Draft' })).toHaveCount(1);
      await page.goto('/desk');
      await expect(page.locator('.desk-list').getByRole('link', { name })).toBeVisible();
    });

    await test.step('complete, it is published from the list and taken back', async () => {
      const complete = await addProfile(page, token, { draft: true });
      await page.goto(`/desk/staff?state=draft&q=${encodeURIComponent(complete.name)}`);
      await page.getByRole('checkbox', { name: `Choose ${complete.name}` }).check();
      await button(page, 'Publish').click();
      await expect(notice(page)).toContainText(`Published: “${complete.name}”. Readers see it now.`);
      expect(await seen(page, complete.id)).toBe('Head of music');
      await notice(page).getByRole('button', { name: 'Undo' }).click();
      await expect.poll(() => seen(page, complete.id)).toBe(404);
      await removeProfile(page, token, complete.id);
    });
    await removeProfile(page, token, id);
    expect(consoleErrors.splice(0).filter((text) => !text.includes('404'))).toEqual([]);
  });

  test(`a profile is seen while it is typed, at ${width} px`, async ({ page, consoleErrors }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    const token = await signInAs(page, 3);
    const { id, name } = await addProfile(page, token, { draft: true });
    await openDraft(page, `/profiles/view/${id}?edit`, consoleErrors);
    const preview = page.frameLocator('iframe[title="Preview of the profile"]');
    await button(page, 'On a phone').press('Enter');
    await expect(preview.getByRole('heading', { level: 1, name, includeHidden: true })).toBeVisible();
    await expect.poll(() => preview.locator('.portrait img').evaluate(isLoaded)).toBe(true);
    await page.getByLabel('Name').fill('Grace Akello');
    await page.getByRole('textbox', { name: 'Bio' }).click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' And sings.');
    await expect(preview.getByRole('heading', { level: 1, name: 'Grace Akello', includeHidden: true })).toBeVisible();
    await expect(preview.locator('.profile-text')).toContainText('He teaches P4. And sings.');
    await button(page, 'On a desktop').press('Enter');
    const dialog = page.getByRole('dialog', { name: 'On a desktop' });
    await expect(dialog.frameLocator('iframe').locator('.profile-text')).toContainText('And sings.');
    await expectAccessible(page);
    await removeProfile(page, token, id);
  });
}

test('a link shows a draft and its portrait to somebody without an account', async ({
  page,
  browser,
  consoleErrors,
}) => {
  test.slow();
  const token = await signInAs(page, 3);
  const { id, name } = await addProfile(page, token, { draft: true });
  await openDraft(page, `/profiles/view/${id}?edit`, consoleErrors);
  await button(page, 'Make a link').click();
  const link = await page.getByRole('textbox', { name: 'Preview link' }).inputValue();
  const context = await browser.newContext();
  const other = await context.newPage();
  const answer = await other.goto(link);
  expect(answer?.headers()).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
  await expect(heading(other, name)).toBeVisible();
  await expect.poll(() => other.locator('.portrait img').evaluate(isLoaded)).toBe(true);
  await expectAccessible(other);
  expect((await other.goto(`/profiles/view/${id}`))?.status()).toBe(404);
  await context.close();
  await removeProfile(page, token, id);
});

test('a change of a public profile is kept, waits for its moment, and is published', async ({ page }) => {
  test.slow();
  const token = await signInAs(page, 3);
  const { id } = await addProfile(page, token);
  const position = page.getByLabel('Position');
  await page.goto(`/profiles/view/${id}?edit`);
  await position.fill('Deputy head');
  await choice(page, 'Publish the changes later').check();
  await button(page, 'Schedule the changes').click();
  await expect(notice(page)).toContainText('Changes kept. Readers see it as it was.');
  expect(await seen(page, id)).toBe('Head of music');

  await page.goto(`/profiles/view/${id}?edit`);
  await expect(position).toHaveValue('Deputy head');
  await expect(keptNote(page)).toContainText(/They will be published on .* at 8:00\./);
  await expectAccessible(page);
  await choice(page, 'Published').check();
  await button(page, 'Update').click();
  await expect(notice(page)).toContainText('Profile Edited');
  expect(await seen(page, id)).toBe('Deputy head');
  await page.goto(`/profiles/view/${id}?edit`);
  await expect(position).toHaveValue('Deputy head');
  await expect(keptNote(page)).toHaveCount(0);
  await removeProfile(page, token, id);
});
