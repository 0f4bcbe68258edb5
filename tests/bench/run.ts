import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { makeAvifVariants } from '../../api/features/media/media.variants.ts';
import { readEnv } from '../../server/process/env.ts';
import { createDeps, createLogger, openDatabase } from '../../server/process/start/boot.ts';
import { startSite, temporaryFolder } from '../support/program.ts';
import { measureBlocking } from './blocking.ts';
import { measureCached } from './cached.ts';
import { measureCrawl } from './crawl.ts';
import { type Figure, printFigures } from './figures.ts';
import { copyOf } from './folder.ts';
import { measureGrowth } from './growth.ts';
import { measureJourneys } from './journey.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureMemory } from './memory.ts';
import { measurePhone } from './phone.ts';
import { measureStart } from './start.ts';
import { measureTouches } from './touch.ts';
import { measureUncached } from './uncached.ts';
import { measureUploads } from './uploads.ts';
import { measureWrites } from './writes.ts';

/** `npm run bench`: every budget of speed, measured on this machine; `-- --only cached,phone` measures some of them. */
const parts: Record<string, (demoFolder: string) => Promise<Figure[]>> = {
  cached: measureCached,
  uncached: measureUncached,
  phone: measurePhone,
  touch: measureTouches,
  journeys: measureJourneys,
  blocking: measureBlocking,
  lighthouse: measureLighthouse,
  uploads: measureUploads,
  memory: measureMemory,
  writes: measureWrites,
  growth: measureGrowth,
  start: measureStart,
  crawl: measureCrawl,
};
const changes = new Set(['uploads', 'writes', 'growth', 'crawl']);
const { values } = parseArgs({ options: { only: { type: 'string' } } });
const chosen = (values.only?.split(',') ?? Object.keys(parts)).map((name) => ({ name, measure: measureOf(name) }));

function measureOf(name: string) {
  const measure = parts[name];
  if (measure) return measure;
  console.error(`There is no part "${name}". Choose among: ${Object.keys(parts).join(', ')}.`);
  return process.exit(1);
}

const folder = temporaryFolder('bench');
const figures: Figure[] = [];
try {
  await prepare(folder);
  for (const { name, measure } of chosen) {
    console.log(`measuring: ${name}`);
    const found = await measured(measure, changes.has(name));
    for (const { what, measured } of found) console.log(`  ${what}: ${measured}`);
    figures.push(...found);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
printFigures(figures);
const missed = figures.filter(({ held }) => !held).length;
console.log(`${figures.length} budgets, ${missed} missed`);
process.exit(missed > 0 ? 1 : 0);

/** What changes the school is given one of its own, so that the order does not matter. */
async function measured(measure: (folder: string) => Promise<Figure[]>, isChanged: boolean): Promise<Figure[]> {
  if (!isChanged) return measure(folder);
  const copy = copyOf(folder);
  try {
    return await measure(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/**
 * A demo school that has been up for a while: its small pictures are made, which takes some minutes. Otherwise they
 * would be made beside whatever is measured.
 */
async function prepare(dataFolder: string): Promise<void> {
  const first = await startSite({ DATA_DIR: dataFolder, DEMO: 'true' });
  await first.stop();
  const env = readEnv({ DATA_DIR: dataFolder, LOG_LEVEL: 'silent' });
  const log = createLogger(env);
  const database = await openDatabase(env, log);
  const services = await createDeps(env, log, database);
  while ((await makeAvifVariants(services.deps, 0)) > 0);
  await services.close();
  await database.close();
}
