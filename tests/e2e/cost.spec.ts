import { expectAccessible } from './accessible.ts';
import { expect, test } from './console.ts';

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a class, a campus, a bus and a brother make a sum with its days', { tag: '@journey' }, async ({ page }) => {
    await page.goto('/cost');
    const ask = (group: string, choice: string) =>
      page.getByRole('group', { name: group, exact: true }).getByText(choice, { exact: true }).click();
    await ask('Class', 'P3');
    await ask('Campus', 'Bunga');
    await ask('School bus', '4 to 8 km');
    await ask('Brothers and sisters with us', 'One');
    await page.getByRole('button', { name: 'Show the sum' }).click();
    const bill = page.getByRole('region', { name: 'P3 at Bunga, with the bus, second child' });
    await expect(bill).toContainText('UGX 2,045,000 a term');
    await expect(bill.getByRole('row', { name: /per cent less/ })).toContainText('− 185,000');
    await expect(page.locator('.cost-dues li')).toHaveText([/UGX 1,022,500$/, /UGX 511,250$/, /UGX 511,250$/]);
    await expect(page.getByRole('radio', { name: 'Bunga' })).toBeChecked();
    const send = await page.getByRole('link', { name: 'Send by WhatsApp' }).getAttribute('href');
    const text = new URL(send ?? '').searchParams.get('text') ?? '';
    expect(text).toMatch(/UGX 2,045,000 a term\. http.*\/cost\?class=P3&campus=bunga&bus=4-to-8-km&child=2$/);
    await page.getByRole('link', { name: 'Print', exact: true }).click();
    const sheet = page.getByRole('region', { name: 'P3 at Bunga, with the bus, second child' });
    await expect(sheet).toContainText('UGX 2,045,000 a term');
    await expect(sheet.getByRole('row', { name: /per cent less/ })).toContainText('− 185,000');
    await expect(sheet.getByRole('row', { name: /^\w+day \d+ \w+/ })).toHaveText([
      /UGX 1,022,500$/,
      /UGX 511,250$/,
      /UGX 511,250$/,
    ]);
  });

  test('what there is not is said, or as if it had not been asked for', async ({ page }) => {
    await page.goto('/cost?class=P7&campus=ntinda');
    const none = page.getByRole('heading', { name: 'P7 is not taught at Ntinda' });
    await expect(none).toBeVisible();
    await page.locator('#answer').getByRole('link', { name: 'Bunga' }).click();
    await expect(page.getByRole('heading', { name: 'P7 at Bunga' })).toBeVisible();
    await page.goto('/cost?class=P7&campus=bunga&boarding=yes');
    await expect(page.locator('.cost-sum')).toHaveText(/^UGX 2,400,000/);
    await page.goto('/cost?class=P7&campus=kitante&boarding=yes');
    await expect(page.locator('.cost-sum')).toHaveText(/^UGX 4,050,000/);
    await page.goto('/cost?class=P3&campus=ntinda&boarding=yes');
    const bill = page.getByRole('region', { name: 'P3 at Ntinda', exact: true });
    await expect(bill).toContainText('Boarding is at Kitante, for P4 to P7. This is the sum for a day pupil.');
    await expect(page.locator('.cost-sum')).toHaveText(/^UGX 1,850,000/);
    const send = await page.getByRole('link', { name: 'Send by WhatsApp' }).getAttribute('href');
    const text = new URL(send ?? '').searchParams.get('text') ?? '';
    expect(text).toMatch(/^P3 at Ntinda: UGX 1,850,000 a term\. http.*\/cost\?class=P3&campus=ntinda$/);
    await expect(page.getByRole('radio', { name: 'Day pupil' })).toBeChecked();
    for (const odd of ['?class=P99', '?campus=%00', '?class=%3Cscript%3E&bus=x&child=-1', '?class=P1&class=P2']) {
      expect((await page.goto(`/cost${odd}`))?.status(), odd).toBe(200);
      await expect(page.getByRole('heading', { name: 'Uniform list' })).toBeVisible();
    }
  });
});

test('the page brings no more script than any other, and can be used by all', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto('/cost?class=P3&campus=bunga');
  await expect(page.getByRole('heading', { name: 'P3 at Bunga' })).toBeVisible();
  expect(scripts).toEqual([]);
  await expectAccessible(page, '/cost');
  await page.goto('/ntinda');
  await expect(page.getByRole('region', { name: 'Find and call Ntinda' })).toBeVisible();
  await expectAccessible(page, '/ntinda');
});
