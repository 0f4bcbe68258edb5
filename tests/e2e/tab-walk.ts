import type { Page } from '@playwright/test';
import { expect } from './console.ts';

type Part = 'page' | 'main';

/** What somebody finds who has only the Tab key: the faults of a page, or of its part from the first stop in `main` on. */
export async function faultsByTab(page: Page, part: Part): Promise<string[]> {
  const faults = await walk(page, part);
  // A page that was still growing moved what was found: only what stays so is a fault.
  return faults.length > 0 ? walk(page, part) : faults;
}

async function walk(page: Page, part: Part): Promise<string[]> {
  await page.locator(part === 'page' ? 'a.skip' : '#main').focus();
  await page.keyboard.press('Tab');
  // From the top, as if the page had just been opened.
  if (part === 'page') await page.keyboard.press('Shift+Tab');
  await page.evaluate(beginWalk, part === 'page' ? 'body' : '#main');
  const keys = await page.context().newCDPSession(page);
  const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };
  for (let presses = 0; presses < 400; presses += together) {
    // Many at a time: to wait for each takes longer than all the rest.
    const sent = Array.from({ length: together }, () => [
      keys.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...tab }),
      keys.send('Input.dispatchKeyEvent', { type: 'keyUp', ...tab }),
    ]);
    await Promise.all(sent.flat());
    if (await page.evaluate(() => window.walk?.ended)) break;
  }
  await keys.detach();
  return page.evaluate(endWalk);
}

const together = 10;

/** Presses Tab until the element has the focus. */
export async function tabTo(page: Page, target: ReturnType<Page['locator']>, most = 60) {
  await expect(target).toBeVisible();
  // Tab passes by what cannot be used yet.
  await expect(target).toBeEnabled();
  for (let step = 0; step < most; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target, 'Tab never came there').toBeFocused();
}

type Walk = { within: string; seen: Element[]; repeats: number; ended: boolean; faults: string[]; stop: () => void };
declare global {
  interface Window {
    walk?: Walk;
  }
}

/** Looks at each stop when its key is let go; by then the page has moved to it. */
function beginWalk(within: string) {
  const walk: Walk = { within, seen: [], repeats: 0, ended: false, faults: [], stop: () => {} };
  const look = () => {
    if (walk.ended) return;
    const element = document.activeElement;
    const { seen } = walk;
    // Behind the last stop comes the browser itself, or the first one again.
    walk.ended =
      !(element instanceof HTMLElement) ||
      element === document.body ||
      !element.closest(within) ||
      (element === seen[0] && seen.length > 1);
    if (walk.ended || !(element instanceof HTMLElement)) return;
    walk.repeats = element === seen.at(-1) ? walk.repeats + 1 : 0;
    if (walk.repeats === 0) seen.push(element);
    // A date has a place each for the day, the month and the year, and a button of the browser's own.
    const isDate = element instanceof HTMLInputElement && /date|time/.test(element.type);
    walk.ended = walk.repeats > (isDate ? 6 : 0);
    const faults = walk.ended ? ['Tab does not leave it'] : faultsOf(element);
    walk.faults.push(...faults.map((fault) => `${fault}: ${element.outerHTML.slice(0, 120)}`));
  };
  look();
  document.addEventListener('keyup', look, true);
  walk.stop = () => document.removeEventListener('keyup', look, true);
  window.walk = walk;

  function faultsOf(element: HTMLElement): string[] {
    const faults: string[] = [];
    // A field that cannot be seen shows itself by the label around it.
    const shown = (element.matches('.vh') && element.closest('label')) || element;
    const isVisible = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
      outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
    const rings = [getComputedStyle(shown), getComputedStyle(element, '::after')];
    const around = element.closest('.rich-text');
    if (around) rings.push(getComputedStyle(around));
    if (!rings.some(isVisible) && walk.repeats === 0) faults.push('the focus cannot be seen');

    // Words on two lines have two boxes. Of a long text the place where one writes is in sight.
    const { left, right, top, bottom, height } = shown.getClientRects()[0] ?? shown.getBoundingClientRect();
    const writes = element.matches('textarea, [contenteditable=true]');
    const least = writes ? Math.min(height, 48) : height;
    const inSight = Math.min(bottom, window.innerHeight) - Math.max(top, 0);
    if (height === 0 || left < -1 || right > window.innerWidth + 1) faults.push('not within the width');
    if (inSight < least - 1) faults.push(`out of sight, from ${Math.round(top)} to ${Math.round(bottom)}`);
    else {
      // A small button may lie on a corner of a picture; most of it must be free.
      const above = [0.25, 0.5, 0.75].map((share) =>
        document.elementFromPoint((left + right) / 2, Math.max(top, 0) + least * share),
      );
      const covers = above.filter((one) => !one || !(shown.contains(one) || one.contains(shown)));
      if (covers.length > 1) faults.push(`covered by ${covers[0]?.outerHTML.slice(0, 80)}`);
    }

    const idsOf = (element.getAttribute('aria-labelledby') ?? '').split(' ');
    const words = [
      element.ariaLabel,
      ...idsOf.map((id) => document.getElementById(id)?.textContent),
      ...[...((element as HTMLInputElement).labels ?? [])].map(({ textContent }) => textContent),
      ...[...element.querySelectorAll('img')].map(({ alt }) => alt),
      element.matches('input, select, textarea') ? '' : element.textContent,
    ];
    if (!words.some((one) => one?.trim())) faults.push('has no name');
    if (element.tabIndex > 0) faults.push('has an order of its own');
    return faults;
  }
}

/**
 * What can be used and was never reached, and whether the page can be pushed sideways. Of radio buttons and of a
 * toolbar one stop is enough: arrows lead on. A link in a text that is being written is part of the text.
 */
function endWalk(): string[] {
  if (!window.walk) return ['nobody walked'];
  const { within, seen, faults, stop } = window.walk;
  stop();
  const usable = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [contenteditable=true]';
  const none = ':disabled, [inert] *, [aria-hidden=true], [aria-hidden=true] *, [contenteditable=true] *';
  const reached = (element: Element): boolean => {
    if (seen.includes(element)) return true;
    if (element instanceof HTMLInputElement && element.type === 'radio') {
      return [...document.getElementsByName(element.name)].some((one) => seen.includes(one));
    }
    return [...(element.closest('[role=toolbar]')?.querySelectorAll('*') ?? [])].some((one) => seen.includes(one));
  };
  const missed = [...(document.querySelector(within)?.querySelectorAll<HTMLElement>(usable) ?? [])]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.matches(none))
    .filter((element) => !reached(element))
    .map((element) => `never reached: ${element.outerHTML.slice(0, 120)}`);
  const sideways = document.documentElement.scrollWidth - window.innerWidth;
  if (sideways > 0) missed.push(`the page can be pushed ${sideways} px sideways`);
  return [...faults, ...missed];
}
