import type { Page } from '@playwright/test';
import type { MailServer } from '../support/mail-server.ts';
import { expect } from './console.ts';

/** A head teacher of another school, and what she says of it. */
export const owner = { name: 'Margaret Nabirye', email: 'head@hillview.example', password: 'Mango!Tree77x' };

const crest = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 112"><script>alert(1)</script>
<path d="M8 8h80v60q-40 40-80 0z" fill="#1b4a8a"/><circle cx="48" cy="40" r="18" fill="#f2c230"/></svg>`;

type Site = { url: string; output: () => string };

/** The secret of the link that a start printed. */
export const keyOf = ({ output }: Site) => /\/setup\?key=([\w-]+)/.exec(output())?.[1];

export async function fillOwner(page: Page, site: Site) {
  await page.goto(`${site.url}/setup?key=${keyOf(site)}`);
  await page.getByLabel('Your name').fill(owner.name);
  await page.getByLabel('Your e-mail').fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByLabel('The same password again').fill(owner.password);
}

export async function fillSchool(page: Page) {
  await page.getByLabel('Full name').fill('Hill View Primary School');
  await page.getByLabel('Short name').fill('Hill View');
  await page.getByLabel('Motto').fill('Higher together.');
  await page.getByLabel('Phone').fill('+256 434 120 345');
  await page.getByLabel('E-mail of the school').fill('office@hillview.example');
  await page.getByLabel('Town').fill('Jinja');
  await page.getByLabel('First school year on the site').selectOption({ index: 1 });
  await page.getByLabel('Classes, from the youngest').fill('Top, P1, P2');
}

export async function fillLook(page: Page) {
  const file = { name: 'badge.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(crest) };
  await page.getByLabel('Crest', { exact: true }).setInputFiles(file);
  await press(page, 'Use it');
  await expect(page.getByText('One script inside it was taken out')).toBeVisible();
  await page.getByRole('radio', { name: 'Blue, from your crest', exact: true }).check();
  await expect(page.getByText('dark enough to carry white words')).toBeVisible();
}

export async function addCampus(page: Page, name: string, address: string, phone: string) {
  await page.getByRole('button', { name: 'Add a campus' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Where it is').fill(address);
  await page.getByRole('textbox', { name: /^Phone/ }).fill(phone);
  await page.getByRole('button', { name: 'Add this campus' }).click();
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
}

export async function fillMail(page: Page, mail: MailServer) {
  await page.getByLabel('Mail server').fill('127.0.0.1');
  await page.getByLabel('Port').fill(new URL(mail.url).port);
  await page.getByLabel('User name').fill('office@hillview.example');
  await page.getByLabel('Password').fill('secret-of-mail');
  await page.getByRole('button', { name: 'Send a test and save' }).click();
  await expect(page.getByText('The server took the test mail')).toBeVisible();
}

export async function openSite(page: Page, site: Site) {
  await page.goto(`${site.url}/admin`);
  await page.getByRole('button', { name: 'Open the site to everybody' }).click();
  await page.getByRole('button', { name: 'Open the site', exact: true }).click();
  await expect(page.getByText('The site is open to everybody')).toBeVisible();
}

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
