import { expect, test } from './console.ts';

const sheets = {
  '/print/fees': /^School fees \d{4}$/,
  '/print/fees?class=P3&campus=bunga&bus=4-to-8-km&child=2': /^School fees \d{4}$/,
  '/print/fees?class=P5&campus=kitante&bus=4-to-8-km&child=2&boarding=yes': /^School fees \d{4}$/,
  '/print/term-dates': /^Term dates \d{4}$/,
  '/print/uniform': 'Uniform list',
  '/print/apply': 'Application for a place',
};

for (const [address, title] of Object.entries(sheets)) {
  test(`${address} is one sheet with crest, phone, date and address`, { tag: '@journey' }, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const foot = page.getByRole('main').locator('footer');
    for (const words of ['Plot 14, Kitante Road', '+256 414 530 117', /Printed on \w+day \d+ \w+ \d{4}/])
      await expect(foot).toContainText(words);
    await expect(page.locator('.sheet-crest')).toBeVisible();
    await expect(page.getByRole('img', { name: 'Code with the address of this page' })).toBeVisible();
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect([...pdf.matchAll(/\/Type \/Page\b/g)]).toHaveLength(1);
    // Nothing is cut off at the lower edge, where the sheet ends.
    const cut = () => page.locator('.sheet-body').evaluate((body) => body.scrollHeight - body.clientHeight);
    await expect.poll(cut).toBeLessThanOrEqual(0);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('navigation', { name: 'Sheet' })).toBeHidden();
  });
}

test('the page of costs itself is printed as the bill and the uniform list alone', async ({ page }) => {
  await page.goto('/cost?class=P3&campus=bunga&child=2');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('region', { name: 'P3 at Bunga, second child' })).toBeVisible();
  await expect(page.locator('.cost-dues li')).toHaveCount(3);
  await expect(page.locator('.cost-form')).toBeHidden();
  await expect(page.getByRole('region', { name: 'School bus' })).toBeHidden();
  for (const picture of await page.getByRole('main').locator('img, .hills-edge').all())
    await expect(picture).toBeHidden();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect([...pdf.matchAll(/\/Type \/Page\b/g)].length).toBeLessThanOrEqual(2);
});

test('who comes by a button that prints has it printed, who comes to read presses the button', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes');
  });
  await page.goto('/fees');
  await page.getByRole('link', { name: 'Print on one sheet' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^School fees/);
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
  await page.goto('/print/uniform');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Uniform list');
  await expect(page.locator('body')).not.toHaveAttribute('data-printed');
  await page.getByRole('link', { name: 'Print', exact: true }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
});

test('a sheet that there is not is not there', async ({ page, consoleErrors }) => {
  expect((await page.goto('/print/money'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  consoleErrors.length = 0;
});
