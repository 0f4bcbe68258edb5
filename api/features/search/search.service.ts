import type { SearchQuery } from '../../../contract/search.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../lib/errors.ts';
import { pageCount, pageOf } from '../../lib/paging.ts';
import * as queries from './search.queries.ts';

const pageSize = 12;
const feedLength = 20;
/** What the protocol of sitemaps allows in one file, less the pages that have no row. */
const sitemapLength = 49_000;
const calendarLength = 2000;
/** Who subscribes wants what comes; what is long over would only make the file big. */
const calendarPastDays = 366;

export async function search({ db, clock }: Deps, { q, page, kind }: SearchQuery) {
  if (q === '') return { total: 0, pages: 0, docs: [] };
  const filter = { words: q, kind, now: clock(), ...pageOf(page, pageSize) };
  const asTyped = await queries.findAsTyped(db, filter);
  // Whoever leaves a word out wants fewer results, not other ones.
  if (asTyped.total > 0 || /(^|\s)-\S/.test(q)) return { ...asTyped, pages: pageCount(asTyped.total, pageSize) };
  const { corrected, ...found } = await queries.findCorrected(db, filter);
  const differs = found.total > 0 && corrected !== q.toLowerCase();
  return { ...found, pages: pageCount(found.total, pageSize), ...(differs && { suggestion: corrected }) };
}

export function sitemap({ db, clock }: Deps) {
  return queries.newestDocuments(db, clock(), sitemapLength);
}

export function feed({ db, clock }: Deps, { kind, cat }: { kind: 'news' | 'blog'; cat: number }) {
  return queries.newestStories(db, kind, cat, clock(), feedLength);
}

export async function calendar(
  { db, clock }: Deps,
  { cat, id }: { cat?: number | undefined; id?: number | undefined },
) {
  const now = clock();
  const since = new Date(now.getTime() - calendarPastDays * 24 * 60 * 60 * 1000);
  const events = await queries.calendarEvents(db, { category: cat, id, since, now }, calendarLength);
  if (id !== undefined && events.length === 0) throw notFound();
  return events;
}
