import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { temporaryFolder } from '../support/program.ts';
import { type Figure, perSecond, quantile } from './figures.ts';
import { copyOf } from './folder.ts';
import { fire } from './generator.ts';
import { withServer } from './reference.ts';
import { withSite } from './site.ts';

const minOfRaw = 0.85;
const minOfWorkers = 1.6;
const minListOfRaw = 0.66;
const rounds = 21;
const secondsEach = 1;

/** What comes from memory, against Node itself writing the same bytes in the same run. */
export async function measureCached(demoFolder: string): Promise<Figure[]> {
  const page = await takePage(demoFolder);
  const copy = copyOf(demoFolder);
  try {
    const found = await withRaw(page, 1, (raw) =>
      withRaw(page, 2, (rawTwo) =>
        withWorkers(demoFolder, 1, (home) =>
          withWorkers(copy, 2, (two) => inTurns({ raw, rawTwo, home, two, list: `${home}/api/news` })),
        ),
      ),
    );
    const { raw, home, two, list, failed } = found;
    const ofRaw = found.ratio('home', 'raw');
    const listOfRaw = found.ratio('list', 'raw');
    const growth = found.ratio('two', 'home');
    const rawGrowth = found.ratio('rawTwo', 'raw');
    // With the generator on the same cores, Node itself may not come further: then that is the limit.
    const limit = Math.min(minOfWorkers, rawGrowth * 0.95);
    return [
      {
        what: 'cached home page, one process',
        measured: perSecond(home),
        reference: `node:http ${perSecond(raw)}`,
        ratio: ofRaw,
        budget: `ratio >= ${minOfRaw}`,
        held: ofRaw >= minOfRaw && failed === 0,
      },
      {
        what: 'cached home page, two workers against one process',
        measured: perSecond(two),
        reference: `node:http ${rawGrowth.toFixed(2)} times`,
        ratio: growth,
        budget: `ratio >= ${limit.toFixed(2)}`,
        held: growth >= limit && failed === 0,
      },
      {
        what: 'API list of 12, cached',
        measured: perSecond(list),
        reference: `node:http ${perSecond(raw)}`,
        ratio: listOfRaw,
        budget: `ratio >= ${minListOfRaw}`,
        held: listOfRaw >= minListOfRaw && failed === 0,
      },
    ];
  } finally {
    rmSync(path.dirname(page), { recursive: true, force: true });
    rmSync(copy, { recursive: true, force: true });
  }
}

/**
 * All of them in turns, several times: what else the machine does meanwhile meets all of them. The middle of the rounds
 * counts, and of two of them the middle of what they were to each other in each round.
 */
async function inTurns<K extends string>(addresses: Record<K, string>) {
  const names = Object.keys(addresses) as K[];
  const speeds = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<K, number[]>;
  let failed = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) {
      const now = await fire(addresses[name], { seconds: secondsEach });
      speeds[name].push(now.perSecond);
      failed += now.failed;
    }
  }
  const middles = Object.fromEntries(names.map((name) => [name, quantile(speeds[name], 0.5)])) as Record<K, number>;
  const ratio = (one: K, other: K) => {
    const each = speeds[one].map((speed, round) => speed / (speeds[other][round] ?? Number.NaN));
    return quantile(each, 0.5);
  };
  return { ...middles, failed, ratio };
}

function withWorkers<T>(folder: string, workers: number, measure: (url: string) => Promise<T>): Promise<T> {
  return withSite(folder, { WORKERS: String(workers) }, async (url) => {
    await fire(url, { seconds: 2 });
    return measure(url);
  });
}

/** The home page as it goes over the wire, in a file for the raw server. */
async function takePage(folder: string): Promise<string> {
  return withWorkers(folder, 1, async (url) => {
    // Not with fetch, which unpacks it: packed once more by ourselves it would not be the same bytes.
    const [answer] = await once(get(url, { headers: { 'accept-encoding': 'br' } }), 'response');
    const content = await buffer(answer);
    const names = Object.keys(answer.headers).filter((name) => !['date', 'connection', 'keep-alive'].includes(name));
    const file = path.join(temporaryFolder('raw'), 'page.json');
    const headers = names.flatMap((name) => [name, answer.headers[name]]);
    writeFileSync(file, JSON.stringify({ headers, content: content.toString('base64') }));
    return file;
  });
}

const withRaw = <T>(file: string, processes: number, measure: (url: string) => Promise<T>): Promise<T> =>
  withServer('raw-server.ts', (port) => [file, String(port), String(processes)], measure);
