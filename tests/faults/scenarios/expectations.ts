import { inspect } from '../ledger.ts';
import type { SiteUnderTest } from '../site-under-test.ts';

/** Collects what is not as it should be, and goes on: one run shows all of it. */
export function expectations() {
  const wrong: string[] = [];
  const slow: string[] = [];
  return {
    wrong,
    slow,
    expect(holds: boolean, what: string) {
      if (!holds) wrong.push(what);
    },
    /** How long it may take is a matter of the machine: only `npm run faults` judges it. */
    expectWithin(limitMs: number, tookMs: number, what: string) {
      if (tookMs > limitMs) slow.push(`${what} took ${tookMs} ms`);
    },
    async expectNothingLost(site: SiteUnderTest, dataFolder: string) {
      const found = await inspect(dataFolder, site.acknowledged);
      for (const [name, list] of Object.entries(found)) {
        if (list.length > 0) wrong.push(`${name}: ${list.slice(0, 5).join(', ')}`);
      }
      wrong.push(...site.unclear);
    },
  };
}

/** How often somebody looks while something is unavailable, and how long they think in between. */
export type ScenarioOptions = { looks: number; lookEveryMs: number };

export type Outcome = Pick<ReturnType<typeof expectations>, 'wrong' | 'slow'>;

export async function statusOf(url: string, init: RequestInit = {}): Promise<number> {
  return fetch(url, init).then(
    async (response) => {
      await response.arrayBuffer();
      return response.status;
    },
    () => 0,
  );
}
