import { rmSync } from 'node:fs';
import type { APIRequestContext, Page } from '@playwright/test';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { startSite, temporaryFolder } from '../support/program.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './console.ts';
import { addCampus, fillLook, fillMail, fillOwner, fillSchool, keyOf, openSite, owner, press } from './hill-view.ts';

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

const expectStep = (page: Page, title: string) =>
  expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();

/** Its page is a draft: the menu leads to where it is and whom to call, and the office says what is to be done. */
async function expectDraftOfCampus(page: Page, visitor: Page) {
  await expect(page.getByRole('link', { name: 'Publish the pages of your campuses' })).toBeVisible();
  await page.goto(`${site.url}/admin/site`);
  await expect(page.getByText('Walukuba has no public page yet')).toBeVisible();
  await visitor.goto(`${site.url}/about-nothing`);
  const link = visitor.getByRole('contentinfo').getByRole('link', { name: 'Walukuba' });
  await expect(link).toHaveAttribute('href', '/contact#campus-walukuba');
  await expect(visitor.locator('#menu a[href="/contact#campus-walukuba"]')).toHaveCount(1);
  await visitor.goto(`${site.url}/contact#campus-walukuba`);
  await expect(visitor.locator('#campus-walukuba')).toContainText('Plot 8, Walukuba Road');
  await expect(visitor.locator('#campus-walukuba a[href^="tel:"]')).toBeInViewport();
}

/** The owner does it on another device. */
async function moveCampus(request: APIRequestContext, name: string, address: string) {
  const api = `${site.url}/api`;
  const login = await request.post(`${api}/users/login`, { data: { user: owner.email, pwd: owner.password } });
  const headers = { Authorization: `Bearer ${(await login.json()).accessToken}` };
  const { docs } = await (await request.get(`${api}/admin/campuses`, { headers })).json();
  const { id } = docs.find((campus: { name: string }) => campus.name === name);
  const put = await request.put(`${api}/admin/campuses/${id}`, { headers, data: { name, address } });
  expect(put.status()).toBe(200);
}

const widths = { widths: [360, 768, 1440] };

async function addCampuses(page: Page, request: APIRequestContext, consoleErrors: string[]) {
  await expectAccessible(page, 'No campuses yet', widths);
  await addCampus(page, 'Walukuba', 'Plot 8, Walukuba Road', '434 120 345');
  await press(page, 'Add a campus');
  await page.getByLabel('Name', { exact: true }).fill('walukuba');
  await press(page, 'Add this campus');
  await expect(page.getByText('There is a campus of this name or address already.')).toBeVisible();
  expect(consoleErrors.splice(0).join(), 'the browser reports the refusal').toContain('409');
  await expectAccessible(page, 'Campuses', widths);
  await page.getByLabel('Name', { exact: true }).fill('Masese');
  await press(page, 'Add this campus');
  await press(page, 'Change Masese');
  await page.getByLabel('Where it is').fill('Landing Site Road');
  await press(page, 'Save this campus');
  await expect(page.getByText('Landing Site Road')).toBeVisible();
  await press(page, 'Change Masese');
  await press(page, 'Remove it');
  await moveCampus(request, 'Masese', 'Masese Road');
  await press(page, 'Yes, remove it');
  // What somebody has written of it meanwhile is read first.
  await expect(
    page.getByText('Not removed. You have saved this since you opened it, in another window.'),
  ).toBeVisible();
  expect(consoleErrors.splice(0).join(), 'the browser reports the refusal').toContain('409');
  await expect(page.getByText('Masese Road')).toBeVisible();
  await press(page, 'Change Masese');
  await press(page, 'Remove it');
  await press(page, 'Yes, remove it');
  await expect(page.getByRole('heading', { name: 'Masese' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Continue: Mail' }).click();
}

test('a head teacher sets the school up in a browser, and opens it', { tag: '@journey' }, async ({
  page,
  browser,
  request,
  consoleErrors,
}) => {
  test.slow();
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`${site.url}/about`);
  await expect(visitor.getByText('Our new site opens soon.')).toBeVisible();
  await expectAccessible(visitor, 'coming soon', { ...widths, themes: ['light', 'dark'] });

  await test.step('its doors stand in a quiet frame: no menu, no footer, no way to pages that nobody may see', async () => {
    await visitor.goto(`${site.url}/login`);
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(visitor.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    await expect(visitor.getByRole('contentinfo')).toHaveCount(0);
    await expectAccessible(visitor, 'the door of a closed site', widths);
  });

  await test.step('the account, by the link that the start printed', async () => {
    await fillOwner(page, site);
    await expectAccessible(page, 'You', widths);
    await press(page, 'Continue: The school');
    await expect(page).toHaveURL(/\/setup\/school$/);
    await visitor.goto(`${site.url}/setup?key=${keyOf(site)}`);
    await expect(visitor.getByText('This site has an owner already.')).toBeVisible();
  });

  await test.step('the school', async () => {
    await fillSchool(page);
    await expectAccessible(page, 'The school', widths);
    await press(page, 'Continue: Crest and colour');
  });

  await test.step('crest and colour', async () => {
    await fillLook(page);
    await expectAccessible(page, 'Crest and colour', widths);
    await press(page, 'Continue: Campuses');
    await expectStep(page, 'Campuses');
  });

  await test.step('campuses: one of two is added, changed and removed again', () =>
    addCampuses(page, request, consoleErrors));

  await test.step('mail, which is saved when the server took it', async () => {
    await fillMail(page, mail);
    await expect(page.getByText(/^250 /)).toBeVisible();
    await expectAccessible(page, 'Mail', widths);
    expect(mail.received[0]?.to).toEqual([owner.email]);
    await page.getByRole('link', { name: 'Continue: What to start with' }).click();
  });

  await test.step('the first pages, and the site', async () => {
    await expectStep(page, 'What to start with');
    await expectAccessible(page, 'What to start with', widths);
    await press(page, 'Make the site');
    await expect(page.getByRole('heading', { name: 'Here is Hill View, in your colours' })).toBeVisible();
    await expectAccessible(page, 'Done', widths);
  });

  await test.step('visitors see who is coming, until it is opened on the dashboard', async () => {
    await visitor.goto(site.url);
    await expect(visitor.getByRole('heading', { name: 'Hill View Primary School' })).toBeVisible();
    await expect(visitor.locator('link[rel=icon]')).toHaveAttribute('href', /^\/images\//);
    await page.goto(`${site.url}/admin`);
    await expect(page.getByText('5 of 10 done')).toBeVisible();
    await expect(page.getByText('Well done')).toHaveCount(0);
    await openSite(page, site);
    await visitor.goto(`${site.url}/contact`);
    await expect(visitor.getByRole('contentinfo')).toBeVisible();
    await expectDraftOfCampus(page, visitor);
  });
});
