import { startSite } from '../support/program.ts';
import { type Figure, ms, perSecond } from './figures.ts';
import { fire } from './generator.ts';
import { compare, withServer } from './reference.ts';

/** Against React alone rendering a thousand links. */
const pages = [
  { name: 'home', path: '/', most: 9 },
  { name: 'story', path: '/news/view/1', most: 7 },
  { name: 'list', path: '/news', most: 7 },
];
const mostOfList = 1.5;
/** Of what one reader after the other gets: a crowd must not be slower than a queue. */
const leastOfQueue = 0.9;
const rounds = 7;
const seconds = 2;

/** An unknown part of the query: with it nobody waits for an answer that is being made for somebody else. */
const anew = 'anew=1';

export async function measureUncached(demoFolder: string): Promise<Figure[]> {
  const site = await startSite({ DATA_DIR: demoFolder, DEMO: 'true', ANSWERS_MB: '0' });
  try {
    return await withServer(
      'react-server.ts',
      (port) => [String(port)],
      async (react) => {
        const figures: Figure[] = [];
        for (const { name, path, most } of pages) {
          const url = `${site.url}${path}?${anew}`;
          figures.push(await measurePage(name, url, react, most), await measureCrowd(name, url));
        }
        figures.push(await measureList(`${site.url}/api/news?${anew}`, react));
        return figures;
      },
    );
  } finally {
    await site.stop();
  }
}

const aloneMs = async (url: string) => (await fire(url, { connections: 1, seconds })).p50;

async function measurePage(name: string, url: string, react: string, most: number): Promise<Figure> {
  // As it is on a server that has been up for a while: Node works fast only on what it has done often.
  const { failed } = await fire(url, { requests: 1_500, connections: 4 });
  const { ours, reference, ratio } = await compare(
    rounds,
    () => aloneMs(url),
    () => aloneMs(react),
  );
  return {
    what: `uncached render of ${name}`,
    measured: `p50 ${ms(ours)}`,
    reference: `React alone ${ms(reference)}`,
    ratio,
    budget: `ratio <= ${most}`,
    held: ratio <= most && failed === 0,
  };
}

async function measureCrowd(name: string, url: string): Promise<Figure> {
  const { ours, reference, ratio } = await compare(
    rounds,
    async () => (await fire(url, { connections: 8, seconds })).perSecond,
    async () => (await fire(url, { connections: 1, seconds })).perSecond,
  );
  return {
    what: `uncached render of ${name}, eight at once`,
    measured: perSecond(ours),
    reference: `one after the other ${perSecond(reference)}`,
    ratio,
    budget: `ratio >= ${leastOfQueue}`,
    held: ratio >= leastOfQueue,
  };
}

async function measureList(url: string, react: string): Promise<Figure> {
  await fire(url, { seconds: 8 });
  const { ours, reference, ratio } = await compare(
    rounds,
    () => aloneMs(url),
    () => aloneMs(react),
  );
  return {
    what: 'API list of 12, uncached',
    measured: `p50 ${ms(ours)}`,
    reference: `React alone ${ms(reference)}`,
    ratio,
    budget: `ratio <= ${mostOfList}`,
    held: ratio <= mostOfList,
  };
}
