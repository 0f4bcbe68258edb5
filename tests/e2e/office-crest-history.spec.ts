import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './console.ts';
import { crestFile } from './crest-file.ts';
import { notice, signInAs } from './editing.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** What the school shows now. */
async function crestOf(page: Page) {
  const answer = await page.request.get('/api/settings/scenes');
  return ((await answer.json()) as { crest?: { name: string } }).crest?.name;
}

async function choose(page: Page, background: string) {
  await page.getByLabel('Crest', { exact: true }).setInputFiles(await crestFile(background));
  await expect(page.getByText(/Not in use until you press “Use it” or save\.$/)).toBeVisible();
}

test('a crest is looked at before it is used, and an earlier one comes back', { tag: '@journey' }, async ({
  page,
  consoleErrors,
}) => {
  test.slow();
  const token = await signInAs(page, 4);
  const headers = { Authorization: `Bearer ${token}` };
  await page.goto('/admin/settings/look');
  const places = page.getByRole('list', { name: 'How the chosen crest would look' });

  await test.step('it stands in all its places, for nobody else', async () => {
    const before = await crestOf(page);
    await choose(page, '#8f2d1c');
    await expect(places.getByRole('listitem')).toHaveCount(5);
    for (const image of await places.locator('img').all()) await expect(image).toHaveAttribute('src', /^blob:/);
    await expectAccessible(page, '/admin/settings/look', { themes: ['light', 'dark'] });
    expect(await crestOf(page)).toBe(before);
    await button(page, 'Not this one').click();
    await expect(places).toHaveCount(0);
    const buffer = Buffer.from('no picture');
    await page.getByLabel('Crest', { exact: true }).setInputFiles({ name: 'crest.png', mimeType: 'image/png', buffer });
    await expect(page.getByText('This picture could not be read.')).toBeVisible();
    await expect(button(page, 'Use it')).toHaveCount(0);
  });
  let red: string | undefined;
  await test.step('used, replaced, and brought back', async () => {
    await choose(page, '#8f2d1c');
    await button(page, 'Use it').click();
    await expect(page.getByText(/It is in use now\.$/)).toBeVisible();
    red = await crestOf(page);
    await choose(page, '#1b4a8a');
    await button(page, 'Use it').click();
    await expect.poll(() => crestOf(page)).not.toBe(red);
    await page.getByText('History of the crest', { exact: true }).click();
    await page.locator('.history li').nth(1).getByRole('button').first().click();
    await expect(page.getByRole('img', { name: 'This crest' })).toHaveAttribute('src', `/images/${red}?w=160`);
    await button(page, 'Bring this version back').click();
    await expect(notice(page)).toContainText('The earlier crest is back.');
    expect(await crestOf(page)).toBe(red);
  });
  await test.step('removed, and undone', async () => {
    await button(page, 'No crest yet').click();
    await expect(notice(page)).toContainText('The crest is removed.');
    expect(await crestOf(page)).toBeUndefined();
    await notice(page).getByRole('button', { name: 'Undo' }).click();
    await expect(notice(page)).toContainText('The earlier crest is back.');
    expect(await crestOf(page)).toBe(red);
    await expect(page.locator('.crest-now img')).toHaveAttribute('src', `/images/${red}?w=160`);
  });
  await test.step('not over one that was changed meanwhile', async () => {
    const multipart = { file: await crestFile('#f2c230') };
    const theirs = await page.request.post('/api/admin/settings/crest', { headers, multipart });
    expect(theirs.status()).toBe(200);
    await button(page, 'No crest yet').click();
    await expect(page.getByText('saved this since you opened it')).toBeVisible();
    expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('409')]);
    const now = await crestOf(page);
    await expect(page.locator('.crest-now img')).toHaveAttribute('src', `/images/${now}?w=160`);
    await button(page, 'No crest yet').click();
    await expect(page.locator('.crest-now img')).toHaveCount(0);
  });
});
