import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './console.ts';
import { addStory, removeStory, signInAs } from './editing.ts';
import { heading } from './office.ts';

const box = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const phone = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';

async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(heading(page)).toBeVisible();
  await expect(page.getByText(/^One moment/).filter({ visible: true })).toHaveCount(0);
}

test('an editor sees what is read, from where, and what was not found, as a picture and as a table', {
  tag: '@journey',
}, async ({ page }) => {
  await signInAs(page, 3);
  await open(page, '/desk');
  await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'Statistics' }).click();
  await expect(heading(page)).toHaveText('Statistics');
  const readings = box(page, 'Read');
  await expect(readings.getByRole('img', { name: /^Read in each day since/ })).toBeVisible();
  await readings.getByText('Show as a table').click();
  await expect(readings.getByRole('row')).toHaveCount(31);
  await expect(box(page, 'Where readers came from').getByRole('row', { name: /^WhatsApp/ })).toBeVisible();
  await expect(box(page, 'Looked for, not found').getByRole('row', { name: /^holiday work/ })).toBeVisible();
  await expectAccessible(page, page.url(), { widths: [360, 768, 1440], themes: ['light', 'dark'] });

  await test.step('of a year, by the week', async () => {
    await page.getByRole('navigation', { name: 'Period' }).getByRole('link', { name: '365 days' }).click();
    await expect(page).toHaveURL('/desk/statistics?days=365');
    await expect(readings.getByRole('img', { name: /^Read in each week since/ })).toBeVisible();
  });
  await test.step('of one page, and of a campus', async () => {
    await box(page, 'Read most').getByRole('link', { name: 'Term dates' }).click();
    await expect(page).toHaveURL('/desk/statistics?days=365&page=%2Fterm-dates');
    await expect(heading(page)).toHaveText('Term dates');
    await page.getByRole('navigation', { name: 'Pages of the campuses' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/page=/);
    await page.getByRole('link', { name: 'The whole site' }).click();
    await expect(heading(page)).toHaveText('Statistics');
  });
});

test('from a story on the desk an editor gets to its statistics', async ({ page }) => {
  const token = await signInAs(page, 3);
  const { id, title } = await addStory(page, token, 'news');
  await open(page, '/desk');
  const story = box(page, 'Recently public').getByRole('listitem').filter({ hasText: title });
  await story.getByRole('link', { name: /views?$|not read yet/ }).click();
  await expect(page).toHaveURL(/\/desk\/statistics\?page=/);
  await expect(heading(page)).toHaveText(title);
  await removeStory(page, token, 'news', id);
});

test('a reading is counted by page and site, also from memory, and costs its reader nothing', async ({
  page,
  request,
}) => {
  await signInAs(page, 4);
  const headers = { 'user-agent': phone, referer: 'https://www.linkedin.com/feed/' };
  for (const _ of [1, 2, 3]) {
    const answer = await request.get('/contact', { headers });
    expect([answer.status(), answer.headers()['set-cookie']]).toEqual([200, undefined]);
  }
  await expect(async () => {
    await open(page, '/desk/statistics?page=/contact');
    await expect(box(page, 'Where readers came from').getByRole('row', { name: /^LinkedIn/ })).toBeVisible();
  }).toPass();
});
