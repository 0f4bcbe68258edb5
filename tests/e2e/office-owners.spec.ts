import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './console.ts';
import { notice } from './editing.ts';
import { arrived, button, factorRegion, logIn } from './factors.ts';
import { heading } from './office.ts';
import { makeAccount, type OwnAccount } from './own-account.ts';

const box = (page: Page) => factorRegion(page, 'Ownership');

/** To somebody's page, through the door: the proof is fresh then. */
async function open(page: Page, as: OwnAccount, { id, name }: OwnAccount) {
  const path = `/admin/users/${id}`;
  await logIn(page, as, path);
  await arrived(page, path);
  await expect(heading(page)).toHaveText(name);
}

test('an owner makes a second one, who then does what owners do', { tag: '@journey' }, async ({ page, browser }) => {
  const [owner, admin] = [await makeAccount('Esther First', 5), await makeAccount('Daniel Second', 4)];
  await open(page, owner, admin);
  await expectAccessible(page, 'ownership', { themes: ['light', 'dark'] });
  await button(page, 'Make an owner').press('Enter');
  const question = factorRegion(page, 'Make Daniel Second an owner?');
  await expect(question.getByRole('button', { name: 'No, leave it' })).toBeFocused();
  await expectAccessible(page, 'making an owner');
  await page.keyboard.press('Escape');
  await expect(button(page, 'Make an owner')).toBeFocused();
  await page.keyboard.press('Enter');
  await button(page, 'Yes, make an owner').click();
  await expect(notice(page)).toContainText('Daniel Second is now an owner, as you are.');
  await expect(box(page), 'nothing more to give').toHaveCount(0);

  const context = await browser.newContext();
  const theirs = await context.newPage();
  await open(theirs, admin, owner);
  await expect(theirs.getByLabel('Role')).toHaveValue('5');
  await theirs.getByLabel('Role').selectOption({ value: '4' });
  await button(theirs, 'Change role').click();
  await expect(theirs.getByText('Esther First loses what only owners may do.')).toBeVisible();
  await button(theirs, 'Yes, make Administrator').click();
  await expect(notice(theirs)).toContainText('Esther First is now an administrator.');
  await expect(box(theirs).getByRole('button', { name: 'Make an owner' }), 'and back again').toBeVisible();
  await context.close();
});

test('an owner hands the site over by typing the name, and is an administrator afterwards', async ({ page }) => {
  const [owner, admin] = [await makeAccount('Grace Leaving', 5), await makeAccount('Peter Staying', 4)];
  await open(page, owner, admin);
  await box(page).getByText('Hand the site over').first().press('Enter');
  const submit = button(page, 'Hand the site over');
  await expect(submit).toBeDisabled();
  await page.getByLabel('Their name').fill('Peter');
  await submit.click();
  await expect(box(page).getByText('Type the name exactly as it stands here.')).toBeVisible();
  await expect(page.getByLabel('Their name')).toBeFocused();
  await expectAccessible(page, 'handing over');
  await page.getByLabel('Their name').fill('Peter Staying');
  await submit.click();
  await expect(notice(page)).toContainText('Peter Staying owns the site now. You are an administrator.');
  await expect(box(page)).toHaveCount(0);
  await expect(page.getByText('Only an owner changes the account of an administrator or an owner.')).toBeVisible();
});

test('nobody but an owner is offered it, and only for an administrator', async ({ page, browser }) => {
  const [owner, admin] = [await makeAccount('Ann Owner', 5), await makeAccount('Ben Admin', 4)];
  const [other, editor] = [await makeAccount('Cate Admin', 4), await makeAccount('Dan Editor', 3)];
  await open(page, owner, editor);
  await expect(box(page)).toHaveCount(0);
  await page.goto(`/admin/users/${owner.id}`);
  await expect(heading(page)).toHaveText(owner.name);
  await expect(box(page)).toHaveCount(0);
  const context = await browser.newContext();
  const theirs = await context.newPage();
  await open(theirs, admin, other);
  await expect(box(theirs)).toHaveCount(0);
  await context.close();
});
