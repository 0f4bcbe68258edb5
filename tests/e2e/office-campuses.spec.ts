import { expectAccessible } from './accessible.ts';
import { act } from './act.ts';
import { expect, test } from './console.ts';
import { notice, signInAs, uniqueTitle } from './editing.ts';
import { heading } from './office.ts';

test('a sixth campus is added, moved by keyboard, read by all, and deleted', { tag: '@journey' }, async ({
  page,
  browser,
  consoleErrors,
}) => {
  test.slow();
  await signInAs(page, 4);
  const name = uniqueTitle('Hilltop');
  const slug = `hilltop-${Date.now()}`;
  const reader = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto('/admin/campuses');
  await expect(heading(page)).toHaveText('Campuses');
  await page.getByRole('link', { name: 'Add a campus' }).click();

  await test.step('added, with what is wrong beside its field', async () => {
    await expect(page.getByText('Still needed: a name and a short address.')).toBeVisible();
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel('Short address').fill(slug);
    await page.getByLabel('Latitude').fill('0.3');
    await page.getByRole('button', { name: 'Add the campus' }).click();
    await expect(page.getByText('A place on the map needs both a latitude and a longitude.')).toBeVisible();
    expect(consoleErrors.splice(0).join(), 'the browser reports the refusal').toContain('400');
    await page.getByLabel('Longitude').fill('32.6');
    await expect(page.getByLabel('Its page').locator('option')).not.toHaveCount(1);
    await page.getByRole('button', { name: 'Add the campus' }).click();
    await expect(notice(page)).toContainText(`${name} is added.`);
  });
  await test.step('read by all', async () => {
    await reader.goto('/');
    await expect(reader.locator('.kicker')).toContainText('six campuses in Kampala');
    await expect(reader.locator('.foot .about')).toContainText(/six .*campuses/);
  });
  await test.step('moved by keyboard, and the focus goes along', async () => {
    const rows = page.locator('.ordered-list li');
    await expect(rows.last()).toContainText(name);
    const up = page.getByRole('button', { name: `Move ${name} up` });
    await act(page, () => up.press('Enter'), 'PUT /api/admin/campuses-order');
    await expect(rows.nth(4)).toContainText(name);
    await expect(up).toBeFocused();
    await page.reload();
    await expect(rows.nth(4)).toContainText(name);
  });
  await test.step('deleted, brought back from the trash, and deleted', async () => {
    const remove = async () => {
      await page.getByRole('link', { name }).click();
      await page.getByRole('button', { name: 'Delete this campus' }).click();
      await expect(notice(page)).toContainText(`${name} is deleted.`);
      await expect(page.locator('.ordered-list li')).toHaveCount(5);
      await reader.goto('/');
      await expect(reader.locator('.kicker')).toContainText('five campuses in Kampala');
    };
    await remove();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(notice(page)).toContainText('Brought back.');
    await reader.goto('/');
    await expect(reader.locator('.kicker')).toContainText('six campuses in Kampala');
    await page.goto('/admin/campuses');
    await remove();
  });
});

test('map, day, head and buses are written, and what is wrong stands beside its field', async ({ page }) => {
  test.slow();
  await signInAs(page, 4);
  const name = uniqueTitle('Quarry');
  await page.goto('/admin/campuses/add');
  const save = page.getByRole('button', { name: 'Add the campus' });
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Short address').fill(`quarry-${Date.now()}`);
  await page.getByLabel('Places on the map').fill('Church, here');
  await page.getByLabel('The day').fill('Gate opens: 6:45');
  await page.getByRole('button', { name: 'Add a bus' }).click();
  await expect(page.getByLabel('Bus', { exact: true })).toBeFocused();
  await expect(page.getByText('Still needed: the name of bus 1.')).toBeVisible();
  await page.getByLabel('Bus', { exact: true }).fill('Hill');
  await page.getByLabel('Stops').fill('6:40 16:25');
  // What is wrong is said once the field is left.
  await page.getByLabel('Stops').press('Tab');
  await expect(page.getByText('“Church, here” is not so.')).toBeVisible();
  await expect(page.getByText('A stop needs a name.')).toBeVisible();
  await page.getByLabel('Places on the map').fill('Church, 0.31, 32.58');
  await page.getByLabel('Stops').fill('Market 6:40 16:25\nOur gate 7:15');
  const head = page.getByLabel('Head', { exact: true });
  await expect(head.locator('option', { hasText: 'Juliet Asiimwe' })).toHaveCount(1);
  await head.selectOption({ label: 'Juliet Asiimwe, Head of Ntinda campus' });
  await page.getByLabel('Last class here').selectOption('P4');
  await save.click();
  await expect(notice(page)).toContainText(`${name} is added.`);

  await page.getByRole('link', { name }).click();
  await expect(heading(page)).toHaveText(name);
  await expect(page.getByLabel('Stops')).toHaveValue('Market 6:40 16:25\nOur gate 7:15');
  await expect(page.getByLabel('Last class here')).toHaveValue('P4');
  await expect(head.locator('option:checked')).toHaveText('Juliet Asiimwe, Head of Ntinda campus');
  await page.getByRole('button', { name: 'Remove bus 1' }).click();
  await expect(page.getByRole('button', { name: 'Add a bus' })).toBeFocused();
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(notice(page)).toContainText(`${name} is saved.`);
  await page.getByRole('link', { name }).click();
  await expect(heading(page)).toHaveText(name);
  await expect(page.getByLabel('Stops')).toHaveCount(0);
  await page.getByRole('button', { name: 'Delete this campus' }).click();
  await expect(notice(page)).toContainText(`${name} is deleted.`);
});

test('every screen of the campuses is accessible', async ({ page }) => {
  test.slow();
  await signInAs(page, 4);
  for (const address of ['/admin/campuses', '/admin/campuses/add', '/admin/campuses/1']) {
    await page.goto(address);
    await expect(heading(page)).toBeVisible();
    await expectAccessible(page, address);
  }
});
