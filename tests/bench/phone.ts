import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../../cli/chromium.ts';
import { startSite } from '../support/program.ts';
import type { Figure } from './figures.ts';

export const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const weights = [
  { name: 'home', path: '/', maxKb: 110 },
  { name: 'a story with its picture', path: '/news/view/11', maxKb: 65 },
];
const maxScriptKb = 5;
/** Regular 3G: 300 ms there and back, 700 kbit a second. */
const slow = { offline: false, latency: 300, downloadThroughput: 700_000 / 8, uploadThroughput: 700_000 / 8 };

/** What a first view costs on a small phone, and how soon it can be read on a slow line. */
export const measurePhone = (demoFolder: string): Promise<Figure[]> =>
  inBrowser(demoFolder, async (browser, url) => {
    const figures: Figure[] = [];
    for (const { name, path, maxKb } of weights) {
      const { all, script } = await weigh(browser, url + path);
      figures.push({
        what: `first view on a phone: ${name}`,
        measured: `${all.toFixed(1)} KB, script ${script.toFixed(1)} KB`,
        budget: `<= ${maxKb} KB, script <= ${maxScriptKb} KB`,
        held: all <= maxKb && script <= maxScriptKb,
      });
    }
    const { text, picture } = await readOnSlowLine(browser, url);
    figures.push({
      what: 'home on Regular 3G',
      measured: `text ${text.toFixed(2)} s, main picture ${picture.toFixed(2)} s`,
      budget: 'text <= 2.5 s, picture <= 4 s',
      held: text <= 2.5 && picture <= 4,
    });
    return figures;
  });

/** The demo school, and a browser to visit it with. */
export async function inBrowser<T>(
  demoFolder: string,
  visit: (browser: Browser, url: string) => Promise<T>,
): Promise<T> {
  const site = await startSite({ DATA_DIR: demoFolder, DEMO: 'true' });
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    return await visit(browser, site.url);
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function weigh(browser: Browser, url: string): Promise<{ all: number; script: number }> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  await line.send('Network.enable');
  const types = new Map<string, string>();
  const bytes = { all: 0, script: 0 };
  line.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.all += encodedDataLength;
    if (types.get(requestId) === 'Script') bytes.script += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  // What runs in the page itself is script as well; uncompressed, so rather too much than too little.
  const inline = await page.evaluate(() =>
    [...document.scripts]
      .filter(({ src, type }) => src === '' && ['', 'text/javascript', 'module'].includes(type))
      .reduce((sum, { text }) => sum + text.length, 0),
  );
  await context.close();
  return { all: bytes.all / 1024, script: (bytes.script + inline) / 1024 };
}

/** When the first words and the largest picture were painted, in seconds. */
async function readOnSlowLine(browser: Browser, url: string): Promise<{ text: number; picture: number }> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', slow);
  await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 });
  const painted = await page.evaluate(
    () =>
      new Promise<{ text: number; picture: number }>((resolve) => {
        new PerformanceObserver((list) => {
          const [first] = performance.getEntriesByName('first-contentful-paint');
          const largest = list.getEntries().at(-1);
          resolve({ text: (first?.startTime ?? 0) / 1000, picture: (largest?.startTime ?? 0) / 1000 });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  await context.close();
  return painted;
}
