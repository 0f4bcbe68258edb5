import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { SiteUnderTest } from './site-under-test.ts';

export const pagesBelow = 1000;

/** A page with a thousand below it, a third of them one level deeper. */
export const plantTree = (site: SiteUnderTest, id: string) =>
  site.query(`
    insert into pages (id, path, tag, title, page_text)
    select '${id}', '${id}', '', '${id}', '<p>The top of the tree.</p>'
    union all select '${id}-' || n, '${id}/n' || n, '', 'Page ' || n, '<p>Words.</p>' from generate_series(1, 700) n
    union all select '${id}-' || n, '${id}/n' || (n - 700) || '/n' || n, '', 'Page ' || n, '<p>Words.</p>'
      from generate_series(701, ${pagesBelow}) n;
    update pages p set parent_id = above.id from pages above
      where p.path like '${id}/%' and above.path = regexp_replace(p.path, '/[^/]*$', '');`);

/** Where the tree stands: the first part of every address in it, with how many stand there. */
export async function placesOf(site: SiteUnderTest, id: string): Promise<Record<string, number>> {
  const rows = await site.query<{ top: string; count: number }>(
    `select split_part(path, '/', 1) as top, count(*)::int from pages where id = '${id}' or id like '${id}-%' group by 1`,
  );
  return Object.fromEntries(rows.map(({ top, count }) => [top, count]));
}

export const movePage = (site: SiteUnderTest, id: string, from: string, slug: string, parentId: string | null = null) =>
  site.call(`/admin/pages/${id}/place`, 'PUT', { from, slug, parentId, before: null });

/**
 * Holds a page of the tree, so that a move that has begun stands still in its middle: redirects are written, addresses
 * are not. Resolves once one stands there.
 */
export async function holdMove(site: SiteUnderTest, dataFolder: string, id: string) {
  const place = { host: path.join(dataFolder, 'socket'), user: 'seven_hills', database: 'seven_hills' };
  const client = new pg.Client(place);
  client.on('error', () => {});
  await client.connect();
  await client.query('begin');
  // Redirects may still refer to it; only its address cannot change.
  await client.query('select from pages where id = $1 for no key update', [`${id}-500`]);
  return {
    /** Of the move that this answer is of: one that was answered can no longer be held. */
    async untilHeld(answer: Promise<Response | undefined>) {
      let status: number | undefined;
      answer.then((given) => {
        status = given?.status ?? 0;
      });
      // Each time on a connection of its own: within a transaction the activity of others stands still.
      const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and query ilike 'update "pages" set "path"%'`;
      while ((await site.query(waiting)).length === 0) {
        if (status !== undefined) throw new Error(`the move was answered with ${status}`);
        await pause(20);
      }
    },
    release: () => client.end().catch(() => {}),
  };
}

/** Readers of all these addresses, over and over; what they were answered besides a page, a redirect or "not now". */
export function startReaders(site: SiteUnderTest, addresses: string[]) {
  let stopped = false;
  const wrong: string[] = [];
  let answered = 0;
  const work = Array.from({ length: 4 }, async (_, reader) => {
    for (let n = reader; !stopped; n += 7) {
      const address = addresses[n % addresses.length] ?? '';
      const answer = await fetch(`${site.url}/${address}`, { redirect: 'manual' }).catch(() => undefined);
      await answer?.arrayBuffer().catch(() => {});
      answered += 1;
      if (answer && ![200, 301, 503].includes(answer.status)) wrong.push(`/${address}: ${answer.status}`);
      if (!answer) await pause(20);
    }
  });
  return {
    async stop() {
      stopped = true;
      await Promise.all(work);
      return { wrong, answered };
    },
  };
}

/** Follows each address: what does not lead to a page in exactly so many redirects. */
export async function notLeadingIn(site: SiteUnderTest, hops: 0 | 1, addresses: string[]): Promise<string[]> {
  const wrong: string[] = [];
  const remaining = addresses.values();
  const follow = async () => {
    for (const address of remaining) {
      const seen: (number | string)[] = [];
      for (let at = `/${address}`; seen.length < 6; ) {
        const answer = await fetch(new URL(at, site.url), { redirect: 'manual' });
        await answer.arrayBuffer();
        seen.push(answer.status);
        const next = answer.headers.get('location');
        if (!next) break;
        at = next;
      }
      if (seen.join() !== [...Array(hops).fill(301), 200].join()) wrong.push(`/${address}: ${seen.join(', ')}`);
    }
  };
  await Promise.all([follow(), follow(), follow(), follow()]);
  return wrong;
}
