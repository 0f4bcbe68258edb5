import type { Page } from '@playwright/test';
import { expect, test } from './console.ts';
import { notice, signInAs, uniqueTitle } from './editing.ts';
import { apply } from './enquiries.ts';
import { heading } from './office.ts';

const column = (page: Page, name: string) =>
  page.getByRole('region').filter({ has: page.getByRole('heading', { level: 2, name: new RegExp(`^${name} `) }) });
const moveButton = (page: Page, child: string) => page.getByRole('button', { name: `Move ${child}` });
const choice = (page: Page, child: string, step: string) =>
  page.getByRole('list', { name: `Move ${child} to` }).getByRole('button', { name: step });

test('an application goes over the board by key, by hand and by thumb', { tag: '@journey' }, async ({
  page,
  consoleErrors,
}) => {
  await signInAs(page, 4);
  await page.setViewportSize({ width: 1440, height: 900 });
  const child = uniqueTitle('Asha');
  await apply(page, child);
  await page.goto('/admin/enquiries');
  await page.getByRole('link', { name: 'Applications board' }).click();
  await expect(heading(page)).toHaveText('Applications');

  await test.step('by key: the focus goes along', async () => {
    await expect(column(page, 'New')).toContainText(child);
    await moveButton(page, child).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(choice(page, child, 'Contacted')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(moveButton(page, child)).toBeFocused();
    await expect(moveButton(page, child)).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
    await expect(moveButton(page, child)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(choice(page, child, 'Contacted')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(column(page, 'Contacted')).toContainText(child);
    await expect(moveButton(page, child)).toBeFocused();
    await expect(notice(page)).toContainText(`${child} moved to Contacted.`);
    // The notice and the saved board take nothing away.
    await expect(moveButton(page, child)).toBeFocused();
  });

  await test.step('by hand', async () => {
    const card = page.getByRole('listitem').filter({ hasText: child });
    await card.dragTo(column(page, 'Offered'));
    await expect(column(page, 'Offered')).toContainText(child);
    await expect(notice(page)).toContainText(`${child} moved to Offered.`);
    await page.reload();
    await expect(column(page, 'Offered')).toContainText(child);
  });

  await test.step('what cannot be saved goes back', async () => {
    await page.route('**/api/admin/enquiries/*', (route) => route.abort());
    await moveButton(page, child).click();
    await choice(page, child, 'Closed').click();
    await expect(notice(page)).toContainText(`${child} was not moved.`);
    await expect(column(page, 'Offered')).toContainText(child);
    await page.unroute('**/api/admin/enquiries/*');
    consoleErrors.length = 0;
  });

  await test.step('by thumb, one column at a time', async () => {
    await page.setViewportSize({ width: 360, height: 800 });
    await expect(moveButton(page, child)).toBeHidden();
    await page.getByRole('button', { name: /^Offered/ }).click();
    await moveButton(page, child).click();
    await choice(page, child, 'Enrolled').click();
    await expect(moveButton(page, child)).toBeHidden();
    await expect(page.getByRole('heading', { level: 2, name: /^Offered/ })).toBeFocused();
    // The card goes before the move is saved; its own page knows of it only afterwards.
    await expect(notice(page)).toContainText(`${child} moved to Enrolled.`);
    await page.getByRole('button', { name: /^Enrolled/ }).click();
    await page.getByRole('link', { name: child }).click();
    await expect(page.getByLabel('How far it has come')).toHaveValue('enrolled');
  });
});
