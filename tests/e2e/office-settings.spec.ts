import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './console.ts';
import { chooseFile, notice, photograph, pictureFile, signInAs } from './editing.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const changeByApi = (page: Page, token: string, data: object, part = '') =>
  page.request.put(`/api/admin/settings${part}`, { headers: { Authorization: `Bearer ${token}` }, data });

// Another test here puts photographs on these pages and takes them away again.
const drawn = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>' };
const drawAll = (page: Page) => page.route('/images/**', (route) => route.fulfill(drawn));

test('each section is saved by itself, and nobody overwrites another unseen', { tag: '@journey' }, async ({
  page,
  consoleErrors,
}) => {
  test.slow();
  await drawAll(page);
  const token = await signInAs(page, 4);
  await page.goto('/admin/settings');
  const contact = section(page, 'Address and phone');
  const hours = 'Monday to Friday, 7:30 to 17:00';

  await test.step('a change shows on the site and in the log', async () => {
    await contact.getByRole('link', { name: 'Edit Address and phone' }).click();
    await expect(page).toHaveURL('/admin/settings/contact');
    await expect(contact.getByRole('heading')).toBeFocused();
    await contact.getByLabel('Mailbox').fill('');
    await expect(contact.getByText('Still needed: the mailbox.')).toBeVisible();
    await contact.getByLabel('Mailbox').fill('info@sevenhills.example');
    await contact.getByLabel('Office hours').fill('Every morning');
    await contact.getByRole('button', { name: 'Save' }).click();
    await expect(notice(page)).toContainText('Saved: Address and phone.');
    await expect(page).toHaveURL('/admin/settings#contact');
    await expect(contact.getByText('Every morning')).toBeVisible();
    await notice(page).getByRole('link', { name: 'View site' }).click();
    await expect(page.getByRole('contentinfo')).toContainText('Office hours: Every morning');
  });

  await test.step('what the API refuses is said beside its field', async () => {
    await page.goto('/admin/settings/social');
    const social = section(page, 'Social links');
    await social.getByLabel('YouTube').fill('http://youtube.example');
    await social.getByRole('button', { name: 'Save' }).click();
    await expect(social.getByLabel('YouTube')).toBeFocused();
    await expect(social.getByText('A full address that begins with https:// is required.')).toBeVisible();
    await social.getByLabel('YouTube').fill('https://www.youtube.com/@sevenhills.example');
    // Somebody who saves another section is not in the way.
    await changeByApi(page, token, { school: { officeHours: hours } });
    await social.getByLabel('WhatsApp').fill('https://wa.me/256772530118');
    await social.getByRole('button', { name: 'Save' }).click();
    await expect(notice(page)).toContainText('Saved: Social links.');
  });

  await test.step('somebody who saves the same section is', async () => {
    await page.goto('/admin/settings/contact');
    await contact.getByLabel('Office hours').fill('Mine');
    await changeByApi(page, token, { school: { officeHours: 'Theirs' } });
    await contact.getByRole('button', { name: 'Save' }).click();
    await expect(
      page.getByRole('heading', { name: 'You have saved this since you opened it, in another window' }),
    ).toBeFocused();
    // Settings have no history that theirs could be had from again.
    await expect(page.getByText('It takes the place of theirs.')).toBeVisible();
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await expect(notice(page)).toContainText('Saved: Address and phone.');
    await expect(contact.getByText('Mine')).toBeVisible();
  });
  await page.goto('/admin/audit?kind=settings');
  await expect(page.getByRole('row').filter({ hasText: 'office hours' }).first()).toContainText('The school');
  const social = { whatsapp: 'https://wa.me/256772530117', facebook: 'https://www.facebook.com/sevenhills.example' };
  const others = { instagram: 'https://www.instagram.com/sevenhills.example', x: 'https://x.com/sevenhills_example' };
  const youtube = 'https://www.youtube.com/@sevenhills.example';
  await changeByApi(page, token, { school: { officeHours: hours, social: { ...social, ...others, youtube } } });
  // The browser reports the refusals.
  consoleErrors.length = 0;
});

test('photographs take the place of drawings, and go again', async ({ page, browser, baseURL }) => {
  test.slow();
  const token = await signInAs(page, 4);
  const facilities = section(page, 'Pictures: Our Facilities');
  const reader = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 1440, height: 900 } });
  const withoutScript = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  const heightOf = async (site: Page) => (await site.locator('.facility').boundingBox())?.height;
  const site = await reader.newPage();
  await site.goto('/');
  await site.evaluate(() => document.fonts.ready);
  const height = await heightOf(site);

  await test.step('chosen and described in the office', async () => {
    await page.goto('/admin/settings');
    await expect(facilities.getByText('The 16 drawings that come with the site.')).toBeVisible();
    await facilities.getByRole('link', { name: /^Edit/ }).click();
    await chooseFile(page).setInputFiles([
      pictureFile('pool.jpg', await photograph(420)),
      pictureFile('shelf.jpg', await photograph(240)),
    ]);
    await expect(facilities.getByLabel('What it shows')).toHaveCount(2);
    await expect(facilities.getByText('Cover')).toHaveCount(0);
    await facilities.getByLabel('What it shows').first().fill('Pupils in the pool');
    await facilities.getByLabel('What it shows').nth(1).fill('A shelf of books');
    await facilities.getByRole('button', { name: 'Move picture 2 forward' }).click();
    await facilities.getByRole('button', { name: 'Save' }).click();
    await expect(notice(page)).toContainText('Our Facilities shows your pictures.');
    await expect(facilities.getByRole('img')).toHaveCount(2);
    await expect(facilities.getByRole('img').first()).toHaveAttribute('alt', 'A shelf of books');
  });

  await test.step('each visit shows one of them, in the place of the drawings', async () => {
    const seen = new Set<string | null>();
    // Left to chance: half of all visits see the other one.
    for (let load = 0; load < 40 && seen.size < 2; load++) {
      await site.goto('/', { waitUntil: 'commit' });
      const picture = site.locator('.facility img[data-scenes]');
      await expect(picture).toHaveAttribute('srcset', /^\/images\/\d{13}-/);
      seen.add(await picture.getAttribute('alt'));
    }
    expect([...seen].sort()).toEqual(['A shelf of books', 'Pupils in the pool']);
    await site.locator('.facility').scrollIntoViewIfNeeded();
    const picture = site.locator('.facility img[data-scenes]');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expect.poll(() => heightOf(site)).toBe(height);
    const plain = await withoutScript.newPage();
    await plain.goto('/');
    await expect(plain.locator('.facility img:visible')).toHaveAttribute('alt', 'A shelf of books');
  });

  await test.step('the app takes the page over without a word, and follows from page to page', async () => {
    await page.goto('/');
    await expect(page.getByRole('banner').getByRole('button', { name: 'Log out' })).toBeVisible();
    await expect(page.locator('.facility img[data-scenes]')).toHaveAttribute('srcset', /^\/images\/\d{13}-/);
  });

  await test.step('the drawings come back with one click, which can be undone', async () => {
    await page.goto('/admin/settings');
    await facilities.getByRole('button', { name: /^Back to the drawings/ }).click();
    await expect(facilities.getByText('The 16 drawings that come with the site.')).toBeVisible();
    await notice(page).getByRole('button', { name: 'Undo' }).click();
    await expect(facilities.getByRole('img')).toHaveCount(2);
    // Until the first notice has gone it would answer for the second one, which has the same words.
    await expect(notice(page)).toContainText('Your pictures are back.');
    await facilities.getByRole('button', { name: /^Back to the drawings/ }).click();
    await expect(notice(page)).toContainText('The drawings are back.');
    await page.getByRole('banner').getByRole('link', { name: 'View site' }).click();
    await expect(page.locator('.facility img[data-scenes]')).toHaveAttribute('src', /facility-\d+/);
  });
  await changeByApi(page, token, { pictures: [] }, '/scenes/facility');
  await reader.close();
  await withoutScript.close();
});

test('the settings and their forms are accessible', async ({ page }) => {
  test.slow();
  await drawAll(page);
  await signInAs(page, 4);
  // Each shows all other sections as they are read.
  for (const path of ['/admin/settings/contact', '/admin/settings/pictures-event']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await expectAccessible(page, path);
  }
});
