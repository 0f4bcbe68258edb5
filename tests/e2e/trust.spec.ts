import { expect, test } from './console.ts';

const forms = { '/contact': 'Send message', '/apply': 'Send application', '/alumni/alumcontact': 'Send your story' };

for (const [path, send] of Object.entries(forms)) {
  test(`${path} says what becomes of what is written there, before it is sent`, async ({ page }) => {
    await page.goto(path);
    const form = page.locator('form').filter({ has: page.getByRole('button', { name: send }) });
    const link = form.getByRole('link', { name: 'How we protect your data' });
    await expect(link).toHaveAttribute('href', '/privacy');
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy');
  });
}

test('every page leads to privacy and to child protection, and these to each other', async ({ page }) => {
  await page.goto('/news');
  await page.locator('footer').getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL('/privacy');
  for (const part of ['What we ask for', 'Why', 'Who sees it', 'How long', 'Your rights', 'Whom to ask']) {
    await expect(page.getByRole('heading', { name: part, exact: true })).toBeVisible();
  }
  await expect(page.getByText('are deleted 24 months after our last step')).toBeVisible();
  await page.getByRole('navigation', { name: 'More in Privacy and safety' }).getByRole('link').nth(1).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Child protection');
  await page.locator('footer').getByRole('link', { name: 'Child protection' }).click();
  await expect(page).toHaveURL('/child-protection');
});

test('both are found by searching and by search engines', async ({ page, request }) => {
  await page.goto('/search?q=Personal+Data+Protection+Office');
  await expect(page.locator('main').getByRole('link', { name: 'Privacy' }).first()).toBeVisible();
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const path of ['/privacy', '/child-protection']) expect(sitemap).toContain(`${path}</loc>`);
});
