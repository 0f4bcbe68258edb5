import type { z } from 'zod';
import type { CalendarDoc, FeedDoc, SearchDoc, SearchKind, snippetPiece } from '../../../contract/search.ts';
import { plainText } from '../../lib/html.ts';
import { type DocumentRow, hitEnd, hitStart, type SearchRow } from './search.queries.ts';

type Place = { kind: SearchKind; id: number; slug: string; category: number };

const general = { news: '/news', blog: '/blog', event: '/events', gallery: '/gallery' };
const alumni = { news: 'alnews', blog: 'alblog', event: 'alevents', gallery: 'algallery' };
const dated: SearchKind[] = ['news', 'blog', 'event', 'gallery'];

/** The path of the page that shows it. */
function urlOf({ kind, id, slug, category }: Place): string {
  if (kind === 'page') return `/${slug}`;
  if (kind === 'profile') return `/profiles/view/${id}`;
  if (kind === 'alumnus') return `/alum/view/${id}`;
  return `${category === 1 ? `/alumni/${alumni[kind]}` : general[kind]}/view/${id}`;
}

export function presentDoc(row: SearchRow): SearchDoc {
  return {
    kind: row.kind,
    id: row.kind === 'page' ? row.slug : row.id,
    title: row.title,
    url: urlOf(row),
    snippet: presentSnippet(row),
    date: dated.includes(row.kind) ? new Date(row.date).toISOString() : null,
  };
}

function presentSnippet({ headline, length }: SearchRow): z.infer<typeof snippetPiece>[] {
  const text = headline.replace(/\s+/g, ' ').trim();
  // PostgreSQL leaves out small words and the full stop at the ends; that is not worth dots.
  const isCut = length - text.length > 12;
  const start = isCut && /^\P{Lu}*\p{Ll}/u.test(text.slice(0, 2)) ? '… ' : '';
  const pieces = `${start}${text}${isCut ? ' …' : ''}`.split(new RegExp(`[${hitStart}${hitEnd}]`));
  // The marks alternate, so every second piece is a match.
  return pieces.map((text, index) => ({ text, hit: index % 2 === 1 })).filter(({ text }) => text !== '');
}

export function presentSitemapDoc(row: Place & { updatedAt: Date }) {
  return { url: urlOf(row), updatedAt: row.updatedAt.toISOString() };
}

export function presentFeedDoc(row: DocumentRow): FeedDoc {
  return { id: row.id, title: row.title, url: urlOf(row), html: row.html, date: row.date.toISOString() };
}

export function presentCalendarDoc(row: DocumentRow): CalendarDoc {
  return {
    id: row.id,
    title: row.title,
    url: urlOf(row),
    text: plainText(row.html),
    location: row.location,
    category: row.category,
    date: row.date.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
