import type { Browser, Page } from '@playwright/test';
import type { Figure } from './figures.ts';
import { inBrowser, phone } from './phone.ts';

/** A crowded mast: 400 ms there and back, 400 kbit a second, on a phone four times slower than this machine. */
const line = { offline: false, latency: 400, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8 };
const slowdown = 4;

type Touch = {
  name: string;
  path: string;
  act: (page: Page) => Promise<void>;
  done: (page: Page) => Promise<unknown>;
  maxRequests: number;
  maxKb: number;
  maxSeconds: number;
};

const field = (page: Page) => page.getByLabel('Your name');
const touches: Touch[] = [
  {
    name: 'Copy link',
    path: '/news/view/1',
    act: (page) => page.getByRole('link', { name: 'Copy link' }).tap(),
    done: (page) => page.getByText('Link copied').waitFor(),
    ...{ maxRequests: 0, maxKb: 0, maxSeconds: 1 },
  },
  {
    name: 'a picture opens the slider',
    path: '/gallery/view/1',
    act: (page) => page.locator('.shots a').first().tap(),
    done: (page) => page.getByRole('dialog', { name: /^Pictures of/ }).waitFor(),
    ...{ maxRequests: 1, maxKb: 10, maxSeconds: 1 },
  },
  {
    name: 'the first check of a form',
    path: '/contact',
    act: (page) => field(page).tap(),
    done: (page) => page.getByText(/^Still needed/).waitFor(),
    ...{ maxRequests: 3, maxKb: 30, maxSeconds: 1.5 },
  },
];

/** What it costs a visitor to touch something, and how soon it answers. */
export const measureTouches = (demoFolder: string): Promise<Figure[]> =>
  inBrowser(demoFolder, async (browser, url) => {
    const figures: Figure[] = [];
    for (const touch of touches) {
      const { seconds, kb, requests } = await measure(browser, url, touch);
      figures.push({
        what: `touch on 400 kbps: ${touch.name}`,
        measured: `${seconds.toFixed(2)} s, ${kb.toFixed(1)} KB in ${requests} requests`,
        budget: `<= ${touch.maxSeconds} s, ${touch.maxKb} KB in ${touch.maxRequests}`,
        held: seconds <= touch.maxSeconds && kb <= touch.maxKb && requests <= touch.maxRequests,
      });
    }
    return figures;
  });

async function measure(browser: Browser, url: string, { path, act, done }: Touch) {
  const context = await browser.newContext({ ...phone, permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  await page.goto(url + path, { waitUntil: 'networkidle' });
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const cost = { requests: 0, bytes: 0 };
  const counted = new Set<string>();
  session.on('Network.responseReceived', ({ requestId, type }) => {
    // Pictures are what the reader came for.
    if (type !== 'Image') counted.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!counted.has(requestId)) return;
    cost.requests += 1;
    cost.bytes += encodedDataLength;
  });
  // From the finger's touch in the page: what a test does before it takes longer than what is measured.
  await page.evaluate(() =>
    addEventListener('pointerdown', () => performance.mark('touch'), { capture: true, once: true }),
  );
  await act(page);
  await done(page);
  const seconds = await page.evaluate(
    () => (performance.now() - (performance.getEntriesByName('touch')[0]?.startTime ?? 0)) / 1000,
  );
  await context.close();
  return { seconds, kb: cost.bytes / 1024, requests: cost.requests };
}
