import { rmSync } from 'node:fs';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findChromium } from '../../cli/chromium.ts';
import { startSite, temporaryFolder } from '../support/program.ts';

/** `npm run lighthouse`: measures the pages that parents open most, as a phone on a slow network sees them. */
const pages = { home: '/', story: '/news/view/1', gallery: '/gallery/view/1', directory: '/alum', apply: '/apply' };
const least = { performance: 0.95, accessibility: 1, 'best-practices': 1, seo: 1 };

const folder = temporaryFolder('lighthouse');
const site = await startSite({ DATA_DIR: folder, DEMO: 'true' });
const chrome = await launch({
  chromePath: findChromium(),
  chromeFlags: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
  ],
});

/** A loaded machine can make it miss the moment of a paint; then there is no score, and it is measured again. */
async function measure(url: string) {
  for (let attempt = 0; attempt < 3; attempt++) {
    const options = { port: chrome.port, logLevel: 'error', onlyCategories: Object.keys(least) } as const;
    const result = await lighthouse(url, options);
    if (result?.lhr.categories.performance?.score != null) return result;
  }
  throw new Error(`Lighthouse could not measure ${url}`);
}

let short = false;
console.log('page       perf  a11y  best  seo    LCP ms  CLS    TBT ms  KB   JS KB');
for (const [name, path] of Object.entries(pages)) {
  const result = await measure(site.url + path);
  const { categories, audits } = result.lhr;
  const scores = Object.entries(least).map(([key, wanted]) => ({ key, wanted, score: categories[key]?.score ?? 0 }));
  const figure = (id: string) => audits[id]?.numericValue ?? 0;
  const items =
    (audits['network-requests']?.details as { items?: { transferSize: number; resourceType?: string }[] } | undefined)
      ?.items ?? [];
  const kilobytes = (list: typeof items) =>
    Math.round(list.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024);
  console.log(
    [
      name.padEnd(10),
      ...scores.map(({ score }) => String(Math.round(score * 100)).padEnd(5)),
      ` ${Math.round(figure('largest-contentful-paint'))}`.padEnd(8),
      figure('cumulative-layout-shift').toFixed(3).padEnd(6),
      String(Math.round(figure('total-blocking-time'))).padEnd(7),
      String(kilobytes(items)).padEnd(4),
      kilobytes(items.filter(({ resourceType }) => resourceType === 'Script')),
    ].join(' '),
  );
  for (const { key, wanted, score } of scores) {
    if (score >= wanted) continue;
    short = true;
    const failed = (categories[key]?.auditRefs ?? []).filter(
      ({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9,
    );
    console.log(`  ${key} falls short: ${failed.map(({ id }) => id).join(', ')}`);
  }
}

chrome.kill();
await site.stop();
rmSync(folder, { recursive: true, force: true });
process.exit(short ? 1 : 0);
