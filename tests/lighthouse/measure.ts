import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findChromium } from '../../cli/chromium.ts';
import { slowdownTo } from './phone-speed.ts';

/** The pages that parents open most. */
const pages = { home: '/', story: '/news/view/1', gallery: '/gallery/view/1', directory: '/alum', apply: '/apply' };
const categoryNames = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type PageScore = {
  name: string;
  /** From 0 to 100. */
  scores: Record<(typeof categoryNames)[number], number>;
  lcpMs: number;
  cls: number;
  tbtMs: number;
  kb: number;
  scriptKb: number;
  /** What Lighthouse thinks of the core that it was measured on. */
  benchmarkIndex: number;
  /** What cost points, by category. */
  faults: Record<string, string[]>;
};

/** Measures them as a phone on a slow network sees them, one after the other, so many times. */
export async function measurePages(url: string, rounds = 1): Promise<PageScore[]> {
  const chrome = await launch({
    chromePath: await findChromium(),
    chromeFlags: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
    ],
  });
  try {
    const found: PageScore[] = [];
    // Readers come to a site that is up and was read before: the first visit of all is not counted.
    for (const path of Object.values(pages)) await (await fetch(url + path)).text();
    let { benchmarkIndex } = await measurePage('first visit', url, chrome.port);
    for (let round = 0; round < rounds; round++) {
      for (const [name, path] of Object.entries(pages)) {
        // By what the core was worth a moment ago: a machine that is slow now makes no slower phone.
        const score = await measurePage(name, url + path, chrome.port, slowdownTo('midTier', benchmarkIndex));
        ({ benchmarkIndex } = score);
        found.push(score);
      }
    }
    return found;
  } finally {
    chrome.kill();
  }
}

/** A loaded machine can make it miss the moment of a paint; then there is no score, and it is measured again. */
async function measurePage(name: string, url: string, port: number, slowdown = 4): Promise<PageScore> {
  const throttling = { cpuSlowdownMultiplier: slowdown };
  for (let attempt = 0; attempt < 3; attempt++) {
    const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...categoryNames], throttling });
    if (result?.lhr.categories.performance?.score != null) return scoreOf(name, result.lhr);
  }
  throw new Error(`Lighthouse could not measure ${url}`);
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

function scoreOf(name: string, { categories, audits, environment }: Report): PageScore {
  const figure = (id: string) => audits[id]?.numericValue ?? 0;
  const details = audits['network-requests']?.details as { items?: { transferSize: number; resourceType?: string }[] };
  const items = details?.items ?? [];
  const kilobytes = (list: typeof items) => Math.round(list.reduce((sum, one) => sum + one.transferSize, 0) / 1024);
  const faultsOf = (category: string) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => id);
  return {
    name,
    scores: Object.fromEntries(
      categoryNames.map((category) => [category, Math.round((categories[category]?.score ?? 0) * 100)]),
    ) as PageScore['scores'],
    lcpMs: Math.round(figure('largest-contentful-paint')),
    cls: figure('cumulative-layout-shift'),
    tbtMs: Math.round(figure('total-blocking-time')),
    kb: kilobytes(items),
    scriptKb: kilobytes(items.filter(({ resourceType }) => resourceType === 'Script')),
    benchmarkIndex: environment.benchmarkIndex,
    faults: Object.fromEntries(categoryNames.map((category) => [category, faultsOf(category)])),
  };
}
