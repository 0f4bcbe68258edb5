import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './console.ts';
import { signInAs } from './editing.ts';
import { region } from './office-week.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Back office' });
const place = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true });

test('what waits every day is in sight at the top of the menu, with how much it is', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAs(page, 4);
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/desk/counts') && asked.push(request.url()));
  await page.goto('/admin');
  const first = ['Dashboard', 'Desk', 'Enquiries', 'Applications', 'Users', 'Orders'];
  for (const [at, name] of first.entries()) await expect(menu(page).getByRole('link').nth(at)).toContainText(name);
  await expect(place(page, 'Enquiries')).toBeInViewport({ ratio: 1 });
  await expect(place(page, 'Enquiries')).toHaveAccessibleDescription(/^\d+ waiting$/);
  await expect(place(page, 'Applications')).toHaveAccessibleDescription(/^\d+ new$/);
  await expectAccessible(page, '/admin', { widths: [360, 1440] });
  expect(asked).toHaveLength(1);
  await place(page, 'Applications').click();
  await expect(place(page, 'Applications')).toHaveAttribute('aria-current', 'page');
  await expect.poll(() => asked.length).toBe(2);
  await place(page, 'Help').click();
  await expect(page).toHaveURL('/desk/help');
});

test('an editor’s desk says what was looked for in vain, and leads to the figures', async ({ page }) => {
  await signInAs(page, 3);
  await page.goto('/desk');
  const box = region(page, 'Looked for, not found');
  await expect(place(page, 'Enquiries')).toHaveCount(0);
  await expectAccessible(page, '/desk', { widths: [360, 1440] });
  await box.getByRole('link', { name: 'Statistics' }).click();
  await expect(page).toHaveURL('/desk/statistics');
});

test('the desk of an author has no such box', async ({ page }) => {
  await signInAs(page, 2);
  await page.goto('/desk');
  await expect(region(page, 'My drafts')).toBeVisible();
  await expect(region(page, 'Looked for, not found')).toHaveCount(0);
});

test('where somebody stands is in sight in the menu, however low the screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  await signInAs(page, 5);
  await page.goto('/admin/settings');
  await expect(place(page, 'Settings')).toBeInViewport();
  await page.goto('/admin');
  await expect(place(page, 'Dashboard')).toBeInViewport();
  await expect(place(page, 'Settings')).not.toBeInViewport();
});
