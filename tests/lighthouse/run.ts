import { rmSync } from 'node:fs';
import { startSite, temporaryFolder } from '../support/program.ts';
import { measurePages, type PageScore } from './measure.ts';

/** `npm run lighthouse`: what Lighthouse says of the pages that parents open most. */
const least: PageScore['scores'] = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };

const folder = temporaryFolder('lighthouse');
const site = await startSite({ DATA_DIR: folder, DEMO: 'true' });
const found = await measurePages(site.url);
await site.stop();
rmSync(folder, { recursive: true, force: true });

console.log('page       perf  a11y  best  seo    LCP ms  CLS    TBT ms  KB   JS KB');
let short = false;
for (const { name, scores, lcpMs, cls, tbtMs, kb, scriptKb, faults } of found) {
  const cells = Object.values(scores).map((score) => String(score).padEnd(5));
  const figures = [` ${lcpMs}`.padEnd(8), cls.toFixed(3).padEnd(6), String(tbtMs).padEnd(7), String(kb).padEnd(4)];
  console.log([name.padEnd(10), ...cells, ...figures, scriptKb].join(' '));
  for (const [category, wanted] of Object.entries(least)) {
    if (scores[category as keyof typeof least] >= wanted) continue;
    short = true;
    console.log(`  ${category} falls short: ${faults[category]?.join(', ')}`);
  }
}
process.exit(short ? 1 : 0);
