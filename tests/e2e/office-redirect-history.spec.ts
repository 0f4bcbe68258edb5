import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './console.ts';
import { notice, signInAs, uniqueTitle } from './editing.ts';
import { heading } from './office.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const addressOf = (word: string) => `/${uniqueTitle(word).toLowerCase().replaceAll(' ', '-')}`;

async function open(page: Page, from: string) {
  await page.goto(`/admin/redirects?q=${encodeURIComponent(from)}`);
  await page.getByRole('link', { name: from, exact: true }).click();
  await expect(heading(page)).toHaveText(from);
}

test('where an address leads is changed, compared and brought back', { tag: '@journey' }, async ({
  page,
  consoleErrors,
}) => {
  test.slow();
  const headers = { Authorization: `Bearer ${await signInAs(page, 4)}` };
  const from = addressOf('old');
  const made = await page.request.post('/api/admin/redirects', { headers, data: { from, to: '/news' } });
  expect(made.status()).toBe(204);
  const to = page.getByLabel('Leads to');
  const row = page.getByRole('row', { name: `${from} ` });

  await test.step('changed', async () => {
    await open(page, from);
    await expectAccessible(page, '/admin/redirects/1', { themes: ['light', 'dark'] });
    await to.fill(from);
    await button(page, 'Update').click();
    await expect(page.getByText('This would lead back to where it began.')).toBeVisible();
    expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('400')]);
    await to.fill('/events');
    await button(page, 'Update').click();
    await expect(notice(page)).toContainText(`${from} leads to /events now`);
    await expect(row).toContainText('/events');
  });
  await test.step('brought back', async () => {
    await open(page, from);
    await page.getByText('History', { exact: true }).click();
    await page.locator('.history li').nth(1).getByRole('button').click();
    await expect(page.locator('.history-version').getByText('news', { exact: true })).toBeVisible();
    await button(page, 'Bring this version back').click();
    await expect(notice(page)).toContainText(`${from} leads to /news now`);
  });
  await test.step('compared with what a table has changed meanwhile', async () => {
    await open(page, from);
    const csv = `${from},/gallery`;
    const taken = await page.request.post('/api/admin/redirects/import', { headers, data: { csv } });
    expect(await taken.json()).toMatchObject({ added: 1, changed: 1 });
    await to.fill('/blog');
    await button(page, 'Update').click();
    await expect(page.getByRole('heading', { name: /saved this since you opened it/ })).toBeVisible();
    expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('409')]);
    await expect(page.locator('.conflict')).toContainText('gallery');
    await button(page, 'Keep mine').click();
    await expect(row).toContainText('/blog');
  });
  await test.step('removed and brought back, with its history, also over a change that was seen', async () => {
    await open(page, from);
    const csv = `${from},/alumni`;
    await page.request.post('/api/admin/redirects/import', { headers, data: { csv } });
    await to.fill('/blog');
    await button(page, 'Update').click();
    await button(page, 'Take theirs').click();
    await expect(to).toHaveValue('/alumni');
    expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('409')]);
    await button(page, 'Remove this redirect').click();
    await expect(notice(page)).toContainText(`${from} leads nowhere now`);
    await notice(page).getByRole('button', { name: 'Undo' }).click();
    await expect(heading(page)).toHaveText(from);
    await page.getByText('History', { exact: true }).click();
    await expect(page.locator('.history li')).toHaveCount(6);
  });
});
