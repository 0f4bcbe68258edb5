import { movableHolidays } from '../../contract/school/public-holidays.ts';
import { expectAccessible } from './accessible.ts';
import { act } from './act.ts';
import { expect, test } from './console.ts';
import { notice, signInAs, uniqueTitle } from './editing.ts';
import { found, heading, rowOf } from './office.ts';

const year = new Date().getFullYear();

test('a date is added, changed, deleted and brought back, and readers see each at once', { tag: '@journey' }, async ({
  page,
  browser,
}) => {
  test.slow();
  const name = uniqueTitle('Staff day');
  const reader = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  const isShown = async (is: boolean) => {
    await reader.goto(`/term-dates?year=${year + 1}&campus=bunga`);
    await expect(reader.getByText(name)).toHaveCount(is ? 1 : 0);
  };
  await signInAs(page, 4);
  await page.goto('/desk/term-dates');
  await expect(page.getByRole('table', { name: 'Term dates' })).toContainText(String(year + 1));
  await expectAccessible(page);

  await test.step('what is wrong is said beside its field', async () => {
    await page.getByRole('link', { name: 'Add a term date' }).click();
    await page.getByLabel('What it is').selectOption('Other date');
    await page.getByLabel('Name').fill(name);
    await page.getByLabel('First day').fill(`${year + 1}-06-21`);
    await page.getByLabel('Last day').fill(`${year + 1}-06-20`);
    await page.getByLabel('Name').focus();
    await expect(page.getByText('The last day is before the first one.')).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('it is added for one campus', async () => {
    await page.getByLabel('Last day').fill(`${year + 1}-06-22`);
    await page.getByLabel('Where').selectOption('Bunga');
    await page.getByRole('button', { name: 'Add the term date' }).click();
    await expect(notice(page)).toContainText(`${name} is added.`);
    await expect(rowOf(page, name)).toContainText('Bunga');
    await isShown(true);
    await reader.goto(`/term-dates?year=${year + 1}&campus=najja`);
    await expect(reader.getByText(name)).toHaveCount(0);
  });
  await test.step('it is changed', async () => {
    await rowOf(page, name).getByRole('link').click();
    await expect(heading(page)).toHaveText(name);
    await expect(page.getByLabel('Where')).toHaveValue(/\d+/);
    await page.getByLabel('Note').fill('No lessons after noon');
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(notice(page)).toContainText(`${name} is saved.`);
    await reader.goto(`/term-dates?year=${year + 1}`);
    await expect(reader.getByText('Bunga, No lessons after noon')).toBeVisible();
  });
  await test.step('deleted, it lies in the trash, and one button brings it back', async () => {
    await rowOf(page, name).getByRole('link').click();
    await page.getByRole('button', { name: 'Delete this term date' }).click();
    await expect(notice(page)).toContainText(`${name} is deleted.`);
    await isShown(false);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(notice(page)).toContainText('Brought back.');
    await isShown(true);
  });
});

test('a year is copied to the next, once', async ({ page }) => {
  await signInAs(page, 4);
  await page.goto('/desk/term-dates');
  const copy = page.getByRole('button', { name: /^Copy \d{4} to \d{4}$/ });
  const [, to = ''] = (await copy.innerText()).match(/\d{4}/g) ?? [];
  await copy.click();
  await expect(notice(page)).toContainText(new RegExp(`\\d+ dates are copied to ${to}`));
  const [copied] = (await notice(page).innerText()).match(/\d+/) ?? [];
  await expect(copy).toHaveText(`Copy ${to} to ${Number(to) + 1}`);
  await page.goto(`/desk/term-dates?year=${to}`);
  await expect(found(page, 'term dates found')).toHaveText(`${copied} term dates found`);

  await test.step('its movable feasts stand on their own days, so no holiday is missing', async () => {
    const easter = movableHolidays(Number(to)).find(({ name }) => name === 'Easter Sunday');
    await expect(rowOf(page, 'Easter Sunday').locator('time')).toHaveAttribute('datetime', easter?.day ?? '');
    await page.getByRole('button', { name: `Add public holidays of ${to}` }).click();
    await expect(notice(page)).toContainText(`The public holidays of ${to} are there already.`);
  });
});

test('the public holidays of the country are added to the year that is shown', async ({ page }) => {
  const headers = { Authorization: `Bearer ${await signInAs(page, 4)}` };
  const list = await page.request.get(`/api/admin/term-dates?year=${year + 1}&q=Heroes`, { headers });
  const [{ id }] = (await list.json()).docs;
  expect((await page.request.delete(`/api/admin/term-dates/${id}`, { headers })).status()).toBe(204);
  await page.goto(`/desk/term-dates?year=${year + 1}`);
  await page.getByRole('button', { name: `Add public holidays of ${year + 1}` }).click();
  await expect(notice(page)).toContainText(`1 public holiday of ${year + 1} is added.`);
  await expect(rowOf(page, 'Heroes’ Day')).toBeVisible();
});

test('an editor keeps the dates that she has added, finds nothing else of the office, and an earlier version comes back', async ({
  page,
}) => {
  test.slow();
  const headers = { Authorization: `Bearer ${await signInAs(page, 4)}` };
  const foreign = uniqueTitle('Of somebody else');
  const data = { kind: 'other', name: foreign, firstDay: `${year}-12-29` };
  expect((await page.request.post('/api/admin/term-dates', { headers, data })).status()).toBe(201);
  await signInAs(page, 3);
  await page.goto('/term-dates');
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(heading(page)).toHaveText('Term dates');
  await expect(page.getByRole('navigation', { name: 'Back office' }).getByRole('link')).toHaveText([
    /^Desk\d*$/,
    ...['News', 'Blog', 'Calendar', 'Galleries', 'Pages', 'Staff profiles'],
    'Documents',
    'Term dates',
    'Statistics',
    ...['Trash', 'Help'],
  ]);
  const name = uniqueTitle('Reading week');
  await page.getByRole('link', { name: 'Add a term date' }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('First day').fill(`${year}-12-30`);
  await page.getByRole('button', { name: 'Add the term date' }).click();
  await expect(notice(page)).toContainText(`${name} is added.`);
  await expect(rowOf(page, name).getByRole('link')).toHaveCount(1);
  await expect(rowOf(page, foreign)).toBeVisible();
  await expect(rowOf(page, foreign).getByRole('link')).toHaveCount(0);

  await rowOf(page, name).getByRole('link').click();
  await page.getByLabel('Note').fill('Books only');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(notice(page)).toContainText(`${name} is saved.`);
  await rowOf(page, name).getByRole('link').click();
  await expect(page.getByLabel('Note')).toHaveValue('Books only');
  await page.getByText('History', { exact: true }).click();
  await page.locator('.history li button').nth(1).click();
  // The notice of the save before may still stand there, with the same words.
  await act(
    page,
    () => page.getByRole('button', { name: 'Bring this version back' }).click(),
    'PUT /api/admin/term-dates/*',
  );
  await expect(notice(page)).toContainText(`${name} is saved.`);
  await page.goto('/admin/users');
  await expect(page).toHaveURL(/unauthorized/);
});
