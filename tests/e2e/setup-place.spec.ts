import { rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { startSite, temporaryFolder } from '../support/program.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './console.ts';
import { fillOwner, fillSchool, press } from './hill-view.ts';

let site: Awaited<ReturnType<typeof startSite>>;
const folder = temporaryFolder();

test.beforeAll(async () => {
  site = await startSite({ DATA_DIR: folder }, { closed: true });
});
test.afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
});

const expectPlace = async (page: Page, [country, timeZone, currency]: [string, string, string]) => {
  await expect(page.getByLabel('Country', { exact: true })).toHaveValue(country);
  await expect(page.getByLabel('Time zone')).toHaveValue(timeZone);
  await expect(page.getByLabel('Currency')).toHaveValue(currency);
};

async function saveAndReturn(page: Page) {
  await press(page, 'Continue: Crest and colour');
  await expect(page).toHaveURL(/\/setup\/crest$/);
  await page.goto(`${site.url}/setup/school`);
}

/** Whoever is too late with the link, or has none. */
async function expectTaken(visitor: Page) {
  for (const key of ['', '?key=', '?key=short', `?key=${'x'.repeat(300)}`]) {
    await visitor.goto(`${site.url}/setup${key}`);
    await expect(visitor.getByText('This site has an owner already.')).toBeVisible();
    await expect(visitor.getByText('start it again')).toHaveCount(0);
  }
}

test('the country brings its time and money; what was chosen instead is kept', { tag: '@journey' }, async ({
  page,
  browser,
}) => {
  test.slow();
  await fillOwner(page, site);
  await press(page, 'Continue: The school');
  await expect(page).toHaveURL(/\/setup\/school$/);
  await expectTaken(await (await browser.newContext()).newPage());
  await page.goto(`${site.url}/setup/done`);
  await expect(page).toHaveURL(/\/setup\/school$/);
  await fillSchool(page);
  const country = page.getByLabel('Country', { exact: true });
  await country.selectOption('KE');
  await expectPlace(page, ['KE', 'Africa/Nairobi', 'KES']);

  await test.step('of another country both are asked for, not guessed', async () => {
    await country.selectOption({ label: 'Another country' });
    await expectPlace(page, ['', '', '']);
    await expect(page.getByRole('button', { name: 'Continue: Crest and colour' })).toBeDisabled();
    await expect(page.getByText('the time zone and the currency')).toBeVisible();
    await expectAccessible(page, 'Another country', { widths: [360, 1440] });
  });

  await test.step('another currency stays when she comes back and goes on again', async () => {
    await country.selectOption('KE');
    await page.getByLabel('Currency').selectOption('EUR');
    await saveAndReturn(page);
    await expectPlace(page, ['KE', 'Africa/Nairobi', 'EUR']);
    await saveAndReturn(page);
    await expectPlace(page, ['KE', 'Africa/Nairobi', 'EUR']);
  });

  await test.step('so does what was chosen for another country', async () => {
    await country.selectOption({ label: 'Another country' });
    await page.getByLabel('Time zone').selectOption('Europe/Paris');
    await page.getByLabel('Currency').selectOption('EUR');
    await saveAndReturn(page);
    await expectPlace(page, ['', 'Europe/Paris', 'EUR']);
  });
});
