import { expectAccessible } from './accessible.ts';
import { accountOf } from './accounts.ts';
import { expect, test } from './console.ts';
import { notice, signInAs } from './editing.ts';
import { arrived, button, factorRegion, logIn, protect } from './factors.ts';
import { heading, rowOf } from './office.ts';
import { makeAccount } from './own-account.ts';

test('an owner asks administrators for a second step, and the days are counted on their dashboards', {
  tag: '@journey',
}, async ({ page, browser }) => {
  const other = await makeAccount('Sarah Countdown', 4);
  await signInAs(page, 5);
  await page.goto('/admin/settings');
  const section = factorRegion(page, 'Sign-in');
  await expect(section.getByText('Not required')).toBeVisible();
  await section.getByRole('link', { name: 'Edit Sign-in' }).click();
  await expect(section.getByRole('heading', { name: 'Sign-in' })).toBeFocused();
  await section.getByLabel('Administrators and owners need a second step').check();
  await section.getByLabel('Days to set it up').fill('91');
  await section.getByRole('button', { name: 'Save' }).click();
  await expect(section.getByText('A whole number of days, at most 90.')).toBeVisible();
  await expectAccessible(page, 'settings of sign-in');
  await section.getByLabel('Days to set it up').fill('9');
  try {
    await section.getByRole('button', { name: 'Save' }).click();
    await expect(notice(page)).toContainText('Saved: Sign-in.');
    await expect(section.getByText('Required, after 9 days')).toBeVisible();
    await expect(section.getByRole('listitem').filter({ hasText: other.name }).first()).toContainText('needed from');

    const context = await browser.newContext();
    const theirs = await context.newPage();
    await logIn(theirs, other, '/admin');
    const card = factorRegion(theirs, 'Set up a second step: 9 days left');
    await expect(card).toBeVisible();
    await expectAccessible(theirs, 'dashboard with a countdown');
    await theirs.goto('/admin/settings');
    await expect(factorRegion(theirs, 'Sign-in')).toContainText('Only an owner changes this.');
    await expect(theirs.getByRole('link', { name: 'Edit Sign-in' })).toHaveCount(0);
    await theirs.goto('/admin');
    await card.getByRole('link', { name: 'Set it up' }).click();
    await expect(theirs).toHaveURL('/user/sign-in');
    await expect(factorRegion(theirs, 'How safe it is')).toContainText('Your role needs it from');
    await context.close();
  } finally {
    await page.goto('/admin/settings/sign-in');
    await section.getByLabel('Administrators and owners need a second step').uncheck();
    await section.getByRole('button', { name: 'Save' }).click();
    await expect(section.getByText('Not required')).toBeVisible();
  }
});

test('the factors of somebody who lost all are removed: asked for, stopped, and agreed to by a second person', async ({
  page,
  browser,
  request,
}) => {
  const lost = await makeAccount('Brian Lost', 3);
  const second = await makeAccount('Ruth Second', 4);
  const { codes } = await protect(request, lost);
  const context = await browser.newContext();
  const theirs = await context.newPage();
  await logIn(theirs, lost);
  await button(theirs, /^Printed recovery code/).click();
  await theirs.getByLabel('One code from your sheet').fill(codes[0] ?? '');
  await button(theirs, 'Continue').click();
  await arrived(theirs);
  await signInAs(page, 4);
  await page.goto(`/admin/users?q=${lost.email}`);
  await rowOf(page, lost.email).getByRole('link').click();
  const box = factorRegion(page, 'Second step');
  await expect(box).toContainText('Brian Lost has codes from an app, with 9 recovery codes left.');
  await box.getByRole('button', { name: 'Remove their factors' }).click();
  await expect(box).toContainText('It happens after 24 hours, or at once when a second person agrees.');
  await expectAccessible(page, 'removing the factors of somebody');
  await box.getByRole('button', { name: 'Yes, ask for it' }).click();
  await expect(notice(page)).toContainText('Asked for. Mail is not set up: tell Brian Lost about it.');
  await expect(box.getByRole('button', { name: 'Agree: do it now' })).toHaveCount(0);

  await test.step('the person is warned and stops it', async () => {
    await theirs.reload();
    const warning = factorRegion(theirs, 'Your second step is about to be removed');
    await expect(warning).toContainText('your password alone opens your account');
    await expectAccessible(theirs, 'a reset that was asked for');
    await button(theirs, 'Stop this').click();
    await expect(warning).toHaveCount(0);
    await context.close();
  });
  await test.step('asked again, and a second person agrees', async () => {
    await page.reload();
    await box.getByRole('button', { name: 'Remove their factors' }).click();
    await box.getByRole('button', { name: 'Yes, ask for it' }).click();
    await expect(box.getByText(/^All factors go on/)).toBeVisible();
    const address = page.url();
    const beside = await browser.newContext();
    const agreeing = await beside.newPage();
    await logIn(agreeing, second, new URL(address).pathname);
    await expect(heading(agreeing)).toHaveText('Brian Lost');
    const theirBox = factorRegion(agreeing, 'Second step');
    await theirBox.getByRole('button', { name: 'Agree: do it now' }).click();
    await expect(notice(agreeing)).toContainText('Brian Lost gets in with the password alone now.');
    await expect(theirBox).toContainText('gets in with the password alone.');
    await beside.close();
  });
  await test.step('nobody removes their own, nor those of somebody above them', async () => {
    await page.goto(`/admin/users?q=${accountOf(5).email}`);
    await rowOf(page, accountOf(5).email).getByRole('link').click();
    await expect(factorRegion(page, 'Second step')).toBeVisible();
    await expect(factorRegion(page, 'Second step').getByRole('button')).toHaveCount(0);
  });
});
