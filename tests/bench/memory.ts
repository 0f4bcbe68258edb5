import { usageOf, workersOf } from '../support/processes.ts';
import { startSite } from '../support/program.ts';
import type { Figure } from './figures.ts';
import { fire } from './generator.ts';

/** To two workers, so about half of them to each. */
const requests = 200_000;
const maxMb = 200;
const rounds = 10;
/** Memory moves a little by itself; more than this from the middle to the end is growth. */
const maxGrowthMb = 20;

/** From memory and made anew, pages, lists, pictures and what is not there. */
const mix = [
  { path: '/', part: 0.35 },
  { path: '/news/view/2', part: 0.25 },
  { path: '/api/news', part: 0.1 },
  { path: '/images/event-1.jpg?w=320', part: 0.1 },
  { path: '/no-such-page', part: 0.05 },
  { path: '/news?anew=1', part: 0.05 },
  { path: '/api/events?anew=1', part: 0.1 },
];

export async function measureMemory(demoFolder: string): Promise<Figure[]> {
  const site = await startSite({ DATA_DIR: demoFolder, DEMO: 'true', WORKERS: '2' });
  try {
    const held: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const { path, part } of mix) {
        await fire(site.url + path, { requests: Math.round((requests / rounds) * part), connections: 16 });
      }
      held.push(Math.max(...workersOf(site.child.pid ?? 0).map(({ pid }) => usageOf(pid).mb)));
    }
    const [middle = 0, end = 0] = [held[rounds / 2 - 1], held.at(-1)];
    return [
      {
        what: `memory of one worker after ${(requests / 2).toLocaleString('en')} requests`,
        measured: `${end} MB (${held[0]} after a tenth, ${middle} after half)`,
        budget: `<= ${maxMb} MB, flat`,
        held: end <= maxMb && end - middle <= maxGrowthMb,
      },
    ];
  } finally {
    await site.stop();
  }
}
