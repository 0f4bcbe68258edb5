import type { Page } from '@playwright/test';
import { expect } from './console.ts';

/** Width of the content: a page that is no wider than its window cannot be scrolled sideways. */
export const contentWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** Loads all pictures of the page, also those that wait to be scrolled to: none is asked for later. */
export async function loadPictures(page: Page) {
  const missing = () =>
    page.evaluate(() => {
      for (const image of document.images) image.loading = 'eager';
      return [...document.images].filter(({ complete }) => !complete).length;
    });
  await expect.poll(missing).toBe(0);
}

/** What was changed before is painted after this. */
export const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
