import type { Page } from '@playwright/test';
import { expect } from './console.ts';

/** When readers are to see it. */
export const choice = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

/** What an editor says of a change that is kept beside what is public. */
export const keptNote = (page: Page) => page.getByRole('region', { name: 'Changes kept' });

export const isLoaded = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;

/** The server renders anonymously and has no draft to show; the browser then asks as who is signed in. */
export async function openDraft(page: Page, path: string, consoleErrors: string[], field = 'Name') {
  await page.goto(path);
  await expect(page.getByLabel(field)).not.toHaveValue('');
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('404')]);
}
