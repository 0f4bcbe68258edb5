import type { Page } from '@playwright/test';
import { accountOf } from './accounts.ts';
import { appStarted } from './app.ts';
import { expect } from './console.ts';
import { heading } from './office.ts';

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
export const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name, exact: true });
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 960;

/** By the door, as people come in the morning. */
export async function comeIn(page: Page, role: number) {
  const { email, password } = accountOf(role);
  await page.goto('/login');
  await appStarted(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await button(page, 'Log in').click();
  await expect(page).toHaveURL('/');
}

/** From the public site to the office: an icon of the bar, or on a phone what the menu has at its foot. */
export async function enterOffice(page: Page, link: string | RegExp) {
  const banner = page.getByRole('banner');
  if (isPhone(page)) await banner.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: link }).filter({ visible: true }).first().click();
}

/** By the menu of the office, which a phone has at its foot. */
export async function goTo(page: Page, place: string, title: string | RegExp = place) {
  if (isPhone(page)) await button(page, 'Open the whole menu').click();
  const menu = page.getByRole('navigation', { name: 'Back office' });
  await menu.getByRole('link', { name: place, exact: true }).click();
  await expect(heading(page)).toHaveText(title);
}

/** By the one search of the office; a phone has a page for it. */
export async function find(page: Page, words: string, name: RegExp) {
  if (isPhone(page)) {
    await page.getByRole('link', { name: 'Search the office' }).click();
    await page.getByLabel('What are you looking for?').fill(words);
    await page.getByRole('main').getByRole('link', { name }).click();
  } else {
    await page.keyboard.press('Control+k');
    await page.keyboard.type(words);
    await page.getByRole('group').getByRole('option', { name }).click();
  }
}
