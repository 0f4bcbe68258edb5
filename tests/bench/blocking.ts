import type { Browser } from '@playwright/test';
import { benchmarkIndexIn, slowdownTo } from '../lighthouse/phone-speed.ts';
import { type Figure, ms, quantile } from './figures.ts';
import { inBrowser, phone } from './phone.ts';

const rounds = 9;
const pages = ['/', '/apply', '/gallery/view/1', '/news/view/11'];

/** How long the main thread could not have answered a touch, beside the same page without any style or script. */
export const measureBlocking = (demoFolder: string): Promise<Figure[]> =>
  inBrowser(demoFolder, async (browser, url) => {
    const figures: Figure[] = [];
    for (const path of pages) figures.push(await compare(browser, url, path));
    return figures;
  });

async function compare(browser: Browser, url: string, path: string): Promise<Figure> {
  const ours: number[] = [];
  const plain: number[] = [];
  const slowdowns: number[] = [];
  // In turns, so that whatever else the machine does meets both.
  for (let round = 0; round < rounds; round++) {
    const slowdown = await slowdownNow(browser);
    ours.push(await blockingMs(browser, url + path, { slowdown, isPlain: false }));
    plain.push(await blockingMs(browser, url + path, { slowdown, isPlain: true }));
    slowdowns.push(slowdown);
  }
  const [own, reference] = [quantile(ours, 0.5), quantile(plain, 0.5)];
  return {
    what: `blocking time on a low-tier phone: ${path}`,
    measured: `${ms(own)} (${ours.map(Math.round).join(', ')}; ${quantile(slowdowns, 0.5).toFixed(1)} times slower)`,
    reference: `the same without style and script ${ms(reference)}`,
    budget: '<= 16 ms, or what it is without style and script',
    held: own <= Math.max(16, reference),
  };
}

/** A machine that is slow at the moment makes no slower phone. */
async function slowdownNow(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const slowdown = slowdownTo('lowTier', await benchmarkIndexIn(page));
  await page.close();
  return slowdown;
}

type Way = { slowdown: number; isPlain: boolean };

/** As Lighthouse counts it: what tasks take beyond 50 ms. */
async function blockingMs(browser: Browser, address: string, { slowdown, isPlain }: Way): Promise<number> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  if (isPlain) {
    await page.route(address, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        headers: { 'content-type': 'text/html' },
        body: bare(await answer.text()),
      });
    });
  }
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask', buffered: true });
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
  await context.close();
  return tasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0);
}

const bare = (html: string) =>
  html.replace(/<(script|style)\b[^>]*>.*?<\/\1>/gs, '').replace(/<link\b[^>]*rel="(stylesheet|preload)"[^>]*>/g, '');
