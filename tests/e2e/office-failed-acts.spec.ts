import sharp from 'sharp';
import { expect, test } from './console.ts';
import { notice, signInAs, uniqueTitle } from './editing.ts';
import { fail, hold } from './hold.ts';
import { button, sitePart } from './site-parts.ts';

const failed = [expect.stringContaining('500')];

test('a preview link that was not made or not ended is said so', async ({ page, consoleErrors }) => {
  const part = await sitePart(page, await signInAs(page, 4), 'words');
  const preview = '**/api/admin/site/words/preview';
  await page.goto('/admin/words');
  const restore = await fail(page, preview, 'POST');
  await button(page, 'Send a preview').click();
  await expect(notice(page)).toContainText('No link was made. Please try again.');
  await page.getByLabel('Alumni gallery').fill(uniqueTitle('Kept'));
  await button(page, 'Close this notice').click();
  await button(page, 'Send a preview').click();
  await expect(button(page, 'Give up the draft')).toBeVisible();
  await expect(notice(page)).toContainText('No link was made. Please try again.');
  await expect(page.getByText('Not public yet.')).toHaveCount(0);
  expect(consoleErrors.splice(0)).toEqual([...failed, ...failed]);

  await restore();
  await button(page, 'Send a preview').click();
  await expect(page.getByRole('textbox', { name: 'Preview link' })).toBeVisible();
  const restoreAgain = await fail(page, preview, 'DELETE');
  await button(page, 'End the link').click();
  await expect(notice(page)).toContainText('The link still works. Please try again.');
  await expect(page.getByRole('textbox', { name: 'Preview link' })).toBeVisible();
  expect(consoleErrors.splice(0)).toEqual(failed);
  await restoreAgain();
  await button(page, 'End the link').click();
  await expect(notice(page)).toContainText('The link shows nothing any more');
  await part.putBack();
});

test('a crest is saved whole, and stays where it could not be removed', async ({ page, consoleErrors }) => {
  await signInAs(page, 4);
  await page.goto('/admin/settings/look');
  const address = '**/api/admin/settings/crest*';
  const arrive = await hold(page, address, 'POST');
  const buffer = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#246' } })
    .png()
    .toBuffer();
  const file = { name: 'crest.png', mimeType: 'image/png', buffer };
  await page.getByLabel('Crest', { exact: true }).setInputFiles(file);
  await button(page, 'Use it').click();
  const save = page.locator('.look button[type=submit]');
  await expect(page.locator('.look').getByText('One moment…')).toBeVisible();
  await expect(save).toBeDisabled();
  arrive();
  await expect(page.getByText(/^crest\.png, .*It is in use now\.$/)).toBeVisible();
  await expect(save).toBeEnabled();
  await page.unroute(address);

  const choices = page.getByText(/Not in use until you press “Use it” or save\.$/);
  // The one that is chosen while another one is sent stays chosen.
  const arriveLater = await hold(page, address, 'POST');
  await page.getByLabel('Crest', { exact: true }).setInputFiles({ ...file, name: 'second.png' });
  await button(page, 'Use it').click();
  await page.getByLabel('Crest', { exact: true }).setInputFiles({ ...file, name: 'third.png' });
  arriveLater();
  await expect(save).toBeEnabled();
  await expect(choices).toContainText('third.png');
  await expect(page.getByLabel('Crest', { exact: true })).toBeFocused();
  await page.unroute(address);

  // Who saves is told so where they pressed.
  const accept = await fail(page, address, 'POST');
  await save.click();
  await expect(page.getByRole('alert')).toHaveText('Not saved: look at the crest above.');
  await expect(page.getByText('The school’s computer did not answer. Please try again.')).toBeVisible();
  expect(consoleErrors.splice(0)).toEqual(failed);
  await accept();
  await button(page, 'Not this one').press('Enter');
  await expect(page.getByLabel('Crest', { exact: true })).toBeFocused();

  const refuse = await fail(page, address, 'PUT');
  await page.getByText('History of the crest', { exact: true }).click();
  await page.locator('.history li').nth(1).getByRole('button').first().click();
  await button(page, 'Bring this version back').click();
  await expect(notice(page)).toContainText('Not brought back. The school’s computer did not answer.');
  expect(consoleErrors.splice(0)).toEqual(failed);
  await refuse();
  await button(page, 'Close this notice').click();

  const restore = await fail(page, address, 'DELETE');
  await button(page, 'No crest yet').click();
  await expect(page.getByText('The school’s computer did not answer. Please try again.')).toBeVisible();
  await expect(page.locator('.crest-now img')).toBeVisible();
  expect(consoleErrors.splice(0)).toEqual(failed);
  await restore();
  await button(page, 'No crest yet').click();
  await expect(page.locator('.crest-now img')).toHaveCount(0);
});

test('a move that could not be taken back is said so', async ({ page, consoleErrors }) => {
  const headers = { Authorization: `Bearer ${await signInAs(page, 4)}` };
  const titles = ['Top', 'Alpha', 'Beta'].map((words) => uniqueTitle(words));
  let parentId: string | null = null;
  for (const title of titles) {
    const data = { title, slug: title.toLowerCase().replaceAll(' ', '-'), parentId };
    const { id } = (await (await page.request.post('/api/admin/pages', { headers, data })).json()) as { id: string };
    parentId ??= id;
  }
  await page.goto('/admin/site');
  const handle = page.getByRole('button', { name: `Move ${titles[2]}` });
  await handle.press('Space');
  await handle.press('ArrowUp');
  await handle.press('Space');
  await expect(notice(page)).toContainText(`${titles[2]} stands at`);
  await fail(page, '**/api/admin/pages/*/place', 'PUT');
  await notice(page).getByRole('button', { name: 'Undo' }).click();
  await expect(notice(page)).toContainText('That did not work. Please try again.');
  expect(consoleErrors.splice(0)).toEqual(failed);
});
