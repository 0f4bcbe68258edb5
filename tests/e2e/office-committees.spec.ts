import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './console.ts';
import { notice, signInAs, uniqueTitle } from './editing.ts';
import { found, heading, rowOf } from './office.ts';

const member = (page: Page, place: number) => page.locator('.member').nth(place);
const names = (page: Page) => page.locator('.member input[name$=".name"]');
const namesNow = (page: Page) => names(page).evaluateAll((fields) => fields.map((f) => (f as HTMLInputElement).value));

test('a committee is added with its members in order, reordered, changed and deleted', { tag: '@journey' }, async ({
  page,
}) => {
  test.slow();
  await signInAs(page, 4);
  const name = uniqueTitle('Garden');
  const joy = uniqueTitle('Joy Akello');
  await page.goto('/admin/committees');
  await page.getByRole('link', { name: 'Add a committee' }).click();
  const add = page.getByRole('button', { name: 'Add the committee' });

  await test.step('added', async () => {
    await expect(page.getByText('Still needed: a name and a purpose.')).toBeVisible();
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel('Purpose').fill('Plants trees and waters them.');
    for (const [place, person] of ['Rose Nakibuuka', 'Dan Mugisha', joy].entries()) {
      await page.getByRole('button', { name: 'Add a member' }).click();
      await expect(member(page, place).getByLabel('Name')).toBeFocused();
      await page.keyboard.type(person);
      await expect(add).toBeDisabled();
      await member(page, place)
        .getByLabel('Role')
        .fill(place === 0 ? 'Chair' : 'Member');
    }
    await member(page, 1).getByLabel('To').fill('1999');
    await member(page, 1).getByLabel('From').focus();
    await expect(member(page, 1).getByText('The last year is not before the first one.')).toBeVisible();
    await member(page, 1).getByLabel('To').fill('2030');
  });
  await test.step('reordered by keyboard, and the focus goes along', async () => {
    await page.getByRole('button', { name: `Move ${joy} up` }).press('Enter');
    await expect.poll(() => namesNow(page)).toEqual(['Rose Nakibuuka', joy, 'Dan Mugisha']);
    await expect(page.getByRole('button', { name: `Move ${joy} up` })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(() => namesNow(page)).toEqual([joy, 'Rose Nakibuuka', 'Dan Mugisha']);
    await expect(page.getByRole('button', { name: `Move ${joy} down` })).toBeFocused();
    await expect(page.getByText(`${joy} is now number 1.`)).toBeAttached();
    await page.getByRole('button', { name: 'Remove Rose Nakibuuka' }).click();
    await expect(names(page)).toHaveCount(2);
    await add.click();
    await expect(notice(page)).toContainText(`${name} is added.`);
  });
  await test.step('found by a member, in order', async () => {
    await page.getByLabel('Search committees').fill(joy.toLowerCase());
    await expect(found(page, '1 committee found')).toBeVisible();
    await expect(rowOf(page, name)).toContainText(joy);
    await rowOf(page, name).getByRole('link').click();
    await expect(heading(page)).toHaveText(name);
    await expect.poll(() => namesNow(page)).toEqual([joy, 'Dan Mugisha']);
    await expect(member(page, 1).getByLabel('To')).toHaveValue('2030');
  });
  await test.step('changed', async () => {
    await page.getByRole('button', { name: `Move ${joy} down` }).click();
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(notice(page)).toContainText(`${name} is saved.`);
    await page.getByLabel('Search committees').fill(name);
    await expect(found(page, '1 committee found')).toBeVisible();
    await expect(rowOf(page, name)).toContainText('Dan Mugisha');
  });
  await test.step('deleted', async () => {
    await rowOf(page, name).getByRole('link').click();
    await page.getByRole('button', { name: 'Delete this committee' }).click();
    await page.getByRole('button', { name: 'Yes, delete it' }).click();
    await expect(notice(page)).toContainText(`${name} is deleted.`);
    await page.getByLabel('Search committees').fill(name);
    await expect(page.getByRole('heading', { name: 'No committees were found.' })).toBeVisible();
  });
});

test('two who change the same committee do not overwrite each other', async ({ page, consoleErrors }) => {
  const token = await signInAs(page, 5);
  const headers = { Authorization: `Bearer ${token}` };
  const json = { name: uniqueTitle('Choir'), purpose: 'Sings.', members: [] };
  const added = await page.request.post('/api/admin/committees', { headers, data: json });
  const { id } = (await added.json()) as { id: number };
  await page.goto(`/admin/committees/${id}`);
  await page.getByLabel('Purpose').fill('Sings on Fridays.');
  await page.request.put(`/api/admin/committees/${id}`, { headers, data: { ...json, purpose: 'Sings on Mondays.' } });
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Sings on Mondays.')).toBeVisible();
  await expect(page.getByText('Sings on Fridays.').first()).toBeVisible();
  expect(consoleErrors.splice(0).join(), 'the browser reports the refusal').toContain('409');
  await page.request.delete(`/api/admin/committees/${id}`, { headers });
});

test('every screen of the committees is accessible', async ({ page }) => {
  test.slow();
  await signInAs(page, 4);
  await page.goto('/admin/committees');
  await expect(heading(page)).toHaveText('Committees');
  await expectAccessible(page, page.url());
  await page.locator('.row-link').first().click();
  await expect(page.getByLabel('Purpose')).toBeVisible();
  await expectAccessible(page, page.url());
  await page.goto('/admin/committees/add');
  await page.getByRole('button', { name: 'Add a member' }).click();
  await expectAccessible(page, page.url());
});
