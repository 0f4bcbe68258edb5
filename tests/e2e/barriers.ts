import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './console.ts';

const height = 900;
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** On a phone and on a desk: nothing that keeps people out, and nothing to push sideways. */
export async function expectNoBarrier(page: Page, where = page.url(), widths = [360, 1440]) {
  const before = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    // No page of ours has frames, and looking for some takes as long as all the rest.
    const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).withTags(rules).analyze();
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    );
    expect.soft(found, `${where} at ${width} px`).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(overflow, `${where} is too wide at ${width} px`).toBeLessThanOrEqual(0);
  }
  if (before) await page.setViewportSize(before);
}
