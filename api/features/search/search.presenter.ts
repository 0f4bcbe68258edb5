import { seriesOf } from '../../../contract/content/event-repeat.ts';
import type { LinkPlace } from '../../../contract/pages/own-links.ts';
import type { CalendarDoc, FeedDoc, SearchAnswer, SearchDoc, SearchKind } from '../../../contract/site/search.ts';
import { plainText } from '../../lib/text/html.ts';
import type { CalendarRow, DocumentRow } from './feeds.queries.ts';
import type { Found, Meaning, SearchRow } from './search.queries.ts';
import { snippetOf } from './snippet.ts';

type Place = { kind: SearchRow['kind']; id: number; slug: string; category: number };

const general = { news: '/news', blog: '/blog', event: '/events', gallery: '/gallery' };
const alumni = { news: 'alnews', blog: 'alblog', event: 'alevents', gallery: 'algallery' };
const dated: string[] = ['news', 'blog', 'event', 'gallery'];

/** The path of the page that shows it. */
export function urlOf({ kind, id, slug, category }: Place): string {
  if (kind === 'page') return `/${slug}`;
  if (kind === 'place') return slug.replace(/#.*/, '');
  if (kind === 'document') return `/documents/${id}`;
  if (kind === 'profile') return `/profiles/view/${id}`;
  if (kind === 'alumnus') return `/alum/view/${id}`;
  return `${category === 1 ? `/alumni/${alumni[kind]}` : general[kind]}/view/${id}`;
}

/** Places of the program and files to download stand among the pages. */
const kindOf = (kind: SearchRow['kind']): SearchKind => (kind === 'place' || kind === 'document' ? 'page' : kind);

export function presentDoc(row: SearchRow, meanings: Meaning[] = []): SearchDoc {
  const [type = '', bytes] = row.slug.split(' ');
  return {
    kind: kindOf(row.kind),
    id: row.kind === 'page' ? row.slug : row.kind === 'place' ? row.slug.slice(1) : row.id,
    title: row.title,
    url: urlOf(row),
    snippet: snippetOf(row.headline, meanings),
    date: dated.includes(row.kind) ? new Date(row.date).toISOString() : null,
    ...(row.kind === 'document' && { file: { type, bytes: Number(bytes) } }),
    ...(row.kind === 'profile' && { position: row.location }),
    ...(row.picture && { picture: row.picture }),
  };
}

/** How many of each kind, and how much of the question the best of them have. */
export function presentCounts({ counts, coverage, total }: Found): Pick<SearchAnswer, 'counts' | 'partial'> {
  if (total === 0) return {};
  const sums: NonNullable<SearchAnswer['counts']> = {};
  for (const [kind, count] of Object.entries(counts)) {
    const shown = kindOf(kind as SearchRow['kind']);
    sums[shown] = (sums[shown] ?? 0) + count;
  }
  const { words, found } = coverage;
  return { counts: sums, ...(found < words && { partial: { words, found } }) };
}

export const presentPlace = (row: Place & { title: string }): LinkPlace => ({
  kind: kindOf(row.kind),
  title: row.title,
  url: urlOf(row),
});

export function presentSitemapDoc(row: Place & { updatedAt: Date }) {
  return { url: urlOf(row), updatedAt: row.updatedAt.toISOString() };
}

export function presentFeedDoc(row: DocumentRow): FeedDoc {
  return { id: row.id, title: row.title, url: urlOf(row), html: row.html, date: row.date.toISOString() };
}

export function presentCalendarDoc(row: CalendarRow & { days: string[] }): CalendarDoc {
  const series = row.repeat && seriesOf(row.repeat, row.days);
  return {
    id: row.id,
    title: row.title,
    url: urlOf(row),
    text: plainText(row.html),
    location: row.location,
    category: row.category,
    date: series?.date ?? row.date.toISOString(),
    endDate: series ? series.endDate : (row.endsAt?.toISOString() ?? null),
    ...(series && { weekly: { until: series.until, leftOut: series.leftOut } }),
    updatedAt: row.updatedAt.toISOString(),
  };
}
