import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from './console.ts';

type Theme = 'light' | 'dark';
type Look = { widths?: number[]; themes?: Theme[] };

const height = 900;
const options: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Nobody reads what else it finds, and no page of ours has frames: looking for both takes longer than all the rest.
  resultTypes: ['violations'],
  iframes: false,
};
/** All that another theme can change. */
const coloursOnly: axe.RunOptions = { ...options, runOnly: ['color-contrast', 'link-in-text-block'] };

/** On a phone and on a desk, and in each theme: axe finds no violation, and the page does not scroll sideways. */
export async function expectAccessible(page: Page, where = page.url(), { widths = [360, 1440], themes }: Look = {}) {
  // A page that is still being loaded has no heading yet, and axe would say that it has none.
  await expect(page.getByRole('heading', { level: 1, includeHidden: true }).first()).toBeAttached();
  const before = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    for (const [place, colorScheme] of (themes ?? [undefined]).entries()) {
      if (colorScheme) await page.emulateMedia({ colorScheme });
      const found = await violationsOf(page, place === 0 ? options : coloursOnly);
      expect.soft(found, `${where} at ${width} px${colorScheme ? `, ${colorScheme}` : ''}`).toEqual([]);
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(overflow, `${where} is too wide at ${width} px`).toBeLessThanOrEqual(0);
  }
  if (before) await page.setViewportSize(before);
}

/**
 * What is far below has no place of its own until somebody comes near (below-the-fold.css). Whoever looks at all of it at
 * once would see it lie over what follows.
 */
function showWhole() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important; }');
  document.adoptedStyleSheets = [sheet];
}

async function violationsOf(page: Page, how: axe.RunOptions): Promise<string[]> {
  // It is large, so it is given to a page once.
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source);
    await page.evaluate(showWhole);
  }
  return page.evaluate(async (how) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, how);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  }, how);
}
