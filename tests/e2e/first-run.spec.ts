import { rmSync } from 'node:fs';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { startSite, temporaryFolder } from '../support/program.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './console.ts';

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

const crest = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 112"><script>alert(1)</script>
<path d="M8 8h80v60q-40 40-80 0z" fill="#1b4a8a"/><circle cx="48" cy="40" r="18" fill="#f2c230"/></svg>`;
const widths = { widths: [360, 768, 1440] };

test('a head teacher sets the school up in a browser, and opens it', async ({ page, browser }) => {
  test.slow();
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`${site.url}/about`);
  await expect(visitor.getByText('Our new site opens soon.')).toBeVisible();
  await expectAccessible(visitor, 'coming soon', { ...widths, themes: ['light', 'dark'] });

  await test.step('the account, by the link that the start printed', async () => {
    const key = /\/setup\?key=([\w-]+)/.exec(site.output())?.[1];
    await page.goto(`${site.url}/setup?key=${key}`);
    await page.getByLabel('Your name').fill('Margaret Nabirye');
    await page.getByLabel('Your e-mail').fill('head@hillview.example');
    await expectAccessible(page, 'You', widths);
    await page.getByLabel('Password', { exact: true }).fill('Mango!Tree77x');
    await page.getByLabel('The same password again').fill('Mango!Tree77x');
    await page.getByRole('button', { name: 'Continue: The school' }).click();
    await expect(page).toHaveURL(/\/setup\/school$/);
    await visitor.goto(`${site.url}/setup?key=${key}`);
    await expect(visitor.getByText('This site has an owner already.')).toBeVisible();
  });

  await test.step('the school', async () => {
    await page.getByLabel('Full name').fill('Hill View Primary School');
    await page.getByLabel('Short name').fill('Hill View');
    await page.getByLabel('Motto').fill('Higher together.');
    await page.getByLabel('Phone').fill('+256 434 120 345');
    await page.getByLabel('E-mail of the school').fill('office@hillview.example');
    await page.getByLabel('Town').fill('Jinja');
    await page.getByLabel('Classes, from the youngest').fill('Top, P1, P2');
    await expectAccessible(page, 'The school', widths);
    await page.getByRole('button', { name: 'Continue: Crest and colour' }).click();
  });

  await test.step('crest and colour', async () => {
    const file = { name: 'badge.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(crest) };
    await page.getByLabel('Crest', { exact: true }).setInputFiles(file);
    await expect(page.getByText('One script inside it was taken out')).toBeVisible();
    await page.getByRole('radio', { name: 'From your crest', exact: true }).check();
    await expect(page.getByText('dark enough to carry white words')).toBeVisible();
    await expectAccessible(page, 'Crest and colour', widths);
    await page.getByRole('button', { name: 'Continue: Mail' }).click();
    await expect(page).toHaveURL(/\/setup\/mail$/);
  });

  await test.step('mail, which is saved when the server took it', async () => {
    await page.getByLabel('Mail server').fill('127.0.0.1');
    await page.getByLabel('Port').fill(new URL(mail.url).port);
    await page.getByLabel('User name').fill('office@hillview.example');
    await page.getByLabel('Password').fill('secret-of-mail');
    await page.getByRole('button', { name: 'Send a test and save' }).click();
    await expect(page.getByText('The server took the test mail')).toBeVisible();
    await expect(page.getByText(/^250 /)).toBeVisible();
    await expectAccessible(page, 'Mail', widths);
    expect(mail.received[0]?.to).toEqual(['head@hillview.example']);
    await page.getByRole('link', { name: 'Continue: What to start with' }).click();
  });

  await test.step('the first pages, and the site', async () => {
    await expectAccessible(page, 'What to start with', widths);
    await page.getByRole('button', { name: 'Make the site' }).click();
    await expect(page.getByRole('heading', { name: 'Here is Hill View, in your colours' })).toBeVisible();
    await expectAccessible(page, 'Done', widths);
  });

  await test.step('visitors see who is coming, until it is opened on the dashboard', async () => {
    await visitor.goto(site.url);
    await expect(visitor.getByRole('heading', { name: 'Hill View Primary School' })).toBeVisible();
    await expect(visitor.locator('link[rel=icon]')).toHaveAttribute('href', /^\/images\//);
    await page.goto(`${site.url}/admin`);
    await expect(page.getByText('4 of 7 done')).toBeVisible();
    await expect(page.getByText('Well done')).toHaveCount(0);
    await page.getByRole('button', { name: 'Open the site to everybody' }).click();
    await page.getByRole('button', { name: 'Open the site', exact: true }).click();
    await expect(page.getByText('The site is open to everybody')).toBeVisible();
    await visitor.goto(`${site.url}/contact`);
    await expect(visitor.getByRole('contentinfo')).toBeVisible();
  });
});
