import type { SearchQuery } from '../../../contract/search.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../lib/errors.ts';
import { pageCount, pageOf } from '../../lib/paging.ts';
import { limitSearch } from '../../lib/search-limiter.ts';
import * as queries from './search.queries.ts';

const pageSize = 12;
const feedLength = 20;
/** What the protocol of sitemaps allows in one file, less the pages that have no row. */
const sitemapLength = 49_000;
const calendarLength = 2000;
/** Who subscribes wants what comes; what is long over would only make the file big. */
const calendarPastDays = 366;

export function search(deps: Deps, query: SearchQuery) {
  return query.q === '' ? { total: 0, pages: 0, docs: [] } : limitSearch(() => find(deps, query));
}

async function find({ searchDb: db, clock }: Deps, { q, page, kind }: SearchQuery) {
  const filter = { words: q, kind, now: clock(), ...pageOf(page, pageSize) };
  const asTyped = await queries.findAsTyped(db, filter);
  // Whoever leaves a word out wants fewer results, not other ones.
  if (asTyped.total > 0 || /(^|\s)-\S/.test(q)) return { ...asTyped, pages: pageCount(asTyped.total, pageSize) };
  const { corrected, ...found } = await queries.findCorrected(db, filter);
  const differs = found.total > 0 && corrected !== q.toLowerCase();
  return { ...found, pages: pageCount(found.total, pageSize), ...(differs && { suggestion: corrected }) };
}

export function sitemap({ searchDb, clock }: Deps) {
  return limitSearch(() => queries.newestDocuments(searchDb, clock(), sitemapLength));
}

export function feed({ searchDb, clock }: Deps, { kind, cat }: { kind: 'news' | 'blog'; cat: number }) {
  return limitSearch(() => queries.newestStories(searchDb, kind, cat, clock(), feedLength));
}

export async function calendar(
  { searchDb, clock }: Deps,
  { cat, id }: { cat?: number | undefined; id?: number | undefined },
) {
  const now = clock();
  const since = new Date(now.getTime() - calendarPastDays * 24 * 60 * 60 * 1000);
  const filter = { category: cat, id, since, now };
  const events = await limitSearch(() => queries.calendarEvents(searchDb, filter, calendarLength));
  if (id !== undefined && events.length === 0) throw notFound();
  return events;
}
