import { chromium } from '@playwright/test';
import { expect, test } from './console.ts';

const paths = [
  ...['/', '/news', '/news/view/1', '/blog', '/alumni/alblog', '/events', '/events/view/1', '/gallery'],
  ...['/gallery/view/1', '/profiles', '/profiles/view/1', '/alum', '/alum/view/1', '/search?q=school', '/fees'],
];

test('whatever somebody writes, no page is pushed sideways on a phone', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 800 });
  for (const path of paths) {
    await page.goto(path);
    const width = await page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const word = `https://www.${'longaddress'.repeat(12)}.example/`;
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const place = text.parentElement;
        const isWritten = place?.closest('main') && !place.closest('script, button, .btn, table, .when, .tag, select');
        if (isWritten && (text.nodeValue ?? '').trim().length > 3) text.nodeValue = word;
      }
      return document.documentElement.scrollWidth;
    });
    expect(width, path).toBe(360);
  }
});

test('a telephone number stays on one line', async ({ page }) => {
  for (const width of [320, 360, 400, 480]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/contact', '/visit', '/apply', '/login']) {
      await page.goto(path);
      const broken = await page.evaluate(() => {
        const links = [...document.querySelectorAll('a[href^="tel:"]')].filter(
          (link) => link.getClientRects().length > 1,
        );
        const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
        const found: string[] = links.map((link) => link.textContent ?? '');
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          for (const { index, 0: number } of (text.nodeValue ?? '').matchAll(/\+256[\s\d]{9,}\d/g)) {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + number.length);
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            if (lines.size > 1) found.push(number);
          }
        }
        return found;
      });
      expect(broken, `${path} at ${width}`).toEqual([]);
    }
  }
});

test('with type of twice the size nothing in the head lies over anything', async ({ baseURL }) => {
  const { executablePath, args = [] } = test.info().project.use.launchOptions ?? {};
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...args, '--blink-settings=defaultFontSize=32'],
  });
  for (const width of [320, 360, 480, 600, 700, 720, 768, 800, 1024, 1440]) {
    const page = await browser.newPage({ viewport: { width, height: 800 } });
    await page.goto(`${baseURL}/contact`);
    const parts = page.locator('.bar-in > :is(.btn, .burger), .bar-in > .brand :is(.crest, b)');
    const boxes = await parts.evaluateAll((all) =>
      all
        // Where there is no room the name is said and not shown.
        .filter((part) => getComputedStyle(part.parentElement ?? part).clipPath === 'none')
        .map((part) => part.getBoundingClientRect().toJSON() as DOMRect),
    );
    expect(boxes.length).toBeGreaterThan(2);
    for (const [at, one] of boxes.entries()) {
      expect(one.right, `inside the page at ${width}`).toBeLessThanOrEqual(width);
      for (const other of boxes.slice(at + 1)) {
        const apart =
          one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
        expect(apart, `apart at ${width}: ${JSON.stringify([one, other])}`).toBe(true);
      }
    }
    await page.close();
  }
  await browser.close();
});
