import { startSite } from '../support/program.ts';
import { type Figure, ms, perSecond, quantile } from './figures.ts';
import { fire } from './generator.ts';

const pages = [
  { name: 'home', path: '/', maxMs: 12 },
  { name: 'story', path: '/news/view/1', maxMs: 8 },
  { name: 'list', path: '/news', maxMs: 10 },
];
const minPages = 100;
const minLists = 1_500;
/** The middle of them counts: for seconds at a time, a machine that is shared may be half as fast. */
const listRounds = 7;

type Shot = Awaited<ReturnType<typeof fire>>;

/** An unknown part of the query: with it nobody waits for an answer that is being made for somebody else. */
const anew = 'anew=1';
export async function measureUncached(demoFolder: string): Promise<Figure[]> {
  const site = await startSite({ DATA_DIR: demoFolder, DEMO: 'true', ANSWERS_MB: '0' });
  try {
    const figures: Figure[] = [];
    for (const { name, path, maxMs } of pages) {
      const url = `${site.url}${path}?${anew}`;
      // As it is on a server that has been up for a while: Node works fast only on what it has done often.
      await fire(url, { requests: 1_500, connections: 4 });
      const alone = await fire(url, { connections: 1, seconds: 5 });
      const crowd = await fire(url, { connections: 8, seconds: 5 });
      figures.push({
        what: `uncached render of ${name}`,
        measured: `p50 ${ms(alone.p50)}, ${perSecond(crowd.perSecond)}`,
        budget: `p50 <= ${maxMs} ms, >= ${minPages}/s`,
        held: alone.p50 <= maxMs && crowd.perSecond >= minPages && alone.failed + crowd.failed === 0,
      });
    }
    const url = `${site.url}/api/news?${anew}`;
    await fire(url, { seconds: 8 });
    const packed: Shot[] = [];
    const plain: Shot[] = [];
    for (let round = 0; round < listRounds; round += 1) {
      packed.push(await fire(url, { seconds: 2 }));
      plain.push(await fire(url, { seconds: 2, headers: { 'accept-encoding': 'identity' } }));
    }
    const middle = (each: Shot[]) =>
      quantile(
        each.map((one) => one.perSecond),
        0.5,
      );
    figures.push({
      what: 'API list of 12, uncached',
      measured: `${perSecond(middle(packed))} (${perSecond(middle(plain))} not packed)`,
      budget: `>= ${perSecond(minLists)}`,
      held: middle(packed) >= minLists && packed.every(({ failed }) => failed === 0),
    });
    return figures;
  } finally {
    await site.stop();
  }
}
