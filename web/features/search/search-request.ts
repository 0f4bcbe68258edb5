import { type SearchKind, searchKinds, searchMaxLength } from '../../../contract/site/search.ts';

export type SearchRequest = { q: string; kind: SearchKind | undefined; page: number };

/** What an address asks for; whatever makes no sense in it is left out. */
export function readSearch(url: URL, page: number): SearchRequest {
  const asked = url.searchParams.get('kind');
  const kind = searchKinds.find((name) => name === asked);
  const q = (url.searchParams.get('q') ?? '').replaceAll('\0', '').trim();
  return { q: q.slice(0, searchMaxLength).toWellFormed().trim(), kind, page };
}

export function searchHref({ q, kind, page }: SearchRequest): string {
  const query = new URLSearchParams({ q, ...(kind && { kind }), ...(page > 1 && { page: String(page) }) });
  return `/search?${query}`;
}
