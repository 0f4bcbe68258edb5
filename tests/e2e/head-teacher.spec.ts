import { rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { pdfBytes } from '../support/document-files.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { startSite, temporaryFolder } from '../support/program.ts';
import { beginForm } from './app.ts';
import { expect, test } from './console.ts';
import { crawl } from './crawled.ts';
import { demoWordsIn, letterOf } from './foreign-words.ts';
import { addCampus, fillLook, fillMail, fillOwner, fillSchool, openSite, owner, press } from './hill-view.ts';

let site: Awaited<ReturnType<typeof startSite>>;
let mail: MailServer;
const folder = temporaryFolder();

test.beforeAll(async () => {
  mail = await startMailServer();
  site = await startSite({ DATA_DIR: folder }, { closed: true });
});
test.afterAll(async () => {
  await site.stop();
  await mail.close();
  rmSync(folder, { recursive: true, force: true });
});

async function setUp(page: Page) {
  await fillOwner(page, site);
  await press(page, 'Continue: The school');
  await expect(page).toHaveURL(/\/setup\/school$/);
  await fillSchool(page);
  await press(page, 'Continue: Crest and colour');
  await fillLook(page);
  await press(page, 'Continue: Campuses');
  await addCampus(page, 'Walukuba', 'Plot 8, Walukuba Road', '434 120 345');
  await addCampus(page, 'Masese', 'Landing Site Road', '434 120 346');
  await page.getByRole('link', { name: 'Continue: Mail' }).click();
  await fillMail(page, mail);
  await page.getByRole('link', { name: 'Continue: What to start with' }).click();
  await press(page, 'Make the site');
  await expect(page.getByRole('heading', { name: 'Here is Hill View, in your colours' })).toBeVisible();
}

/** In the editor of a page: now everybody may read it. */
async function publish(page: Page) {
  await page.getByLabel('Now').check();
  await press(page, 'Publish');
  await expect(page.locator('.notice')).toContainText('Published');
}

async function publishOf(page: Page, title: string) {
  await page.goto(`${site.url}/admin/site`);
  await page.getByRole('treeitem').getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await publish(page);
}

async function writePage(page: Page) {
  await page.goto(`${site.url}/admin/site`);
  await press(page, 'Add a page');
  await page.getByLabel('Title').fill('School bus');
  await press(page, 'Add as a draft');
  for (const [letters, name] of [
    ['/tab', 'Table'],
    ['/doc', 'Documents'],
  ] as const) {
    await page.getByRole('combobox', { name: 'New block' }).fill(letters);
    await page.getByRole('option', { name: new RegExp(`^${name}`) }).click();
    // The focus goes into it, and takes the list of kinds away, a moment after it is there.
    await expect(page.getByRole('region', { name, exact: true }).locator(':focus')).toHaveCount(1);
  }
  const table = page.getByRole('region', { name: 'Table', exact: true });
  await table.getByLabel('Caption').fill('Fares for one term');
  await table.getByLabel('Row 1, column 1').fill('Route');
  await table.getByLabel('Row 2, column 1').fill('Lake');
  const documents = page.getByRole('region', { name: 'Documents', exact: true });
  const file = { name: 'bus_routes.pdf', mimeType: 'application/pdf', buffer: pdfBytes() };
  await documents.getByLabel('Add a file, up to 10 MB').setInputFiles(file);
  await expect(documents.getByRole('checkbox', { name: 'Bus routes' })).toBeChecked();
  await press(page, 'Publish now');
  await expect(page.locator('.notice')).toContainText('Published');
}

async function renamePage(page: Page) {
  await publishOf(page, 'Support the school');
  await page.goto(`${site.url}/admin/site`);
  await press(page, 'More for Support the school');
  await press(page, 'Change the address');
  await page.getByRole('textbox', { name: 'Address' }).fill('friends');
  await press(page, 'Change it');
  await expect(page.getByRole('treeitem').filter({ hasText: 'Support the school' })).toContainText(
    'Moved: /support leads here',
  );
}

async function makeMenu(page: Page) {
  await page.goto(`${site.url}/admin/site`);
  for (const label of ['Media', 'Alumni', 'Contact', 'About us', 'Admissions', 'School fees']) {
    await press(page, `Change ${label}`);
    await press(page, `Remove ${label}`);
  }
  await press(page, 'Change About');
  await page.getByLabel('Name of the group').fill('Families');
  await press(page, 'Link in Families');
  await page.getByLabel('Words of the link').fill('School bus');
  await page.getByLabel('Leads to').selectOption({ label: 'School bus (/school-bus)' });
  await press(page, 'Publish menu and footer');
  await expect(page.locator('.notice')).toContainText('Published');
}

async function writeNotice(page: Page) {
  await page.goto(`${site.url}/admin/notices/add`);
  await page.getByLabel('Headline').fill('No school at Masese today');
  await page.getByRole('checkbox', { name: /Urgent/ }).check();
  await page.getByRole('checkbox', { name: 'Masese' }).check();
  await page.getByLabel('Shown until').fill('2090-01-05T18:00');
  await press(page, 'Add the notice');
  await expect(page.locator('.notice')).toContainText('is added.');
}

async function ask(reader: Page) {
  await reader.goto(`${site.url}/contact`);
  await beginForm(reader);
  await reader.getByLabel('Your name').fill('Ruth Babirye');
  await reader.getByLabel('E-mail').fill('ruth@post.example');
  await reader.getByLabel('Message').fill('Is there a place in Top class?');
  await press(reader, 'Send message');
  await expect(reader).toHaveURL(/\/sent/);
  await expect
    .poll(() => mail.received.map(({ to }) => to.join()).sort())
    .toEqual([owner.email, 'office@hillview.example', 'ruth@post.example'].sort());
}

test('a head teacher makes the site her school’s, and no word of the demo school is left', async ({
  page,
  browser,
}) => {
  test.slow();
  const reader = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await test.step('the set-up', () => setUp(page));
  await test.step('a page with a table and a document', () => writePage(page));
  await test.step('a page with another address', () => renamePage(page));
  await test.step('the pages of the campuses', async () => {
    await publishOf(page, 'Walukuba');
    await publishOf(page, 'Masese');
  });
  await test.step('a menu of her own', () => makeMenu(page));
  await test.step('an urgent notice with an end', () => writeNotice(page));
  await test.step('the site is opened', () => openSite(page, site));

  await test.step('readers see her school', async () => {
    await reader.goto(site.url);
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Higher together.');
    await expect(reader.getByRole('contentinfo')).toContainText('Masese');
    await expect(reader.locator('.open-now .shut')).toContainText('Masese');
    await expect(reader.locator('.urgent')).toContainText('No school at Masese today');
    await expect(reader.locator('header').getByText('Families', { exact: true })).toBeVisible();
    await reader.goto(`${site.url}/school-bus`);
    await expect(reader.getByRole('table')).toContainText('Lake');
    await expect(reader.getByRole('link', { name: /Bus routes/ })).toHaveAttribute('href', '/documents/1');
    const moved = await reader.request.get(`${site.url}/support`, { maxRedirects: 0 });
    expect([moved.status(), moved.headers().location]).toEqual([301, '/friends']);
    expect((await reader.request.get(`${site.url}/friends`, { maxRedirects: 0 })).status()).toBe(200);
  });
  await test.step('a family asks, and both mails leave', () => ask(reader));

  await test.step('of the demo school nothing is left: pages, heads, feeds, the API and mails', async () => {
    const texts = await crawl(reader.request, site.url);
    for (const [number, { text }] of mail.received.entries()) texts.set(`mail ${number}`, letterOf(text));
    expect(texts.size).toBeGreaterThan(40);
    expect(texts.get('/school-bus')).toContain('Fares for one term');
    const left = [...texts].flatMap(([where, text]) => demoWordsIn(text).map((words) => `${where}: ${words}`));
    expect(left).toEqual([]);
  });
});
