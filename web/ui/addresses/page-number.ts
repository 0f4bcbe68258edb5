/** The page that an address asks for; whatever is not a page number means the first. */
export function pageNumberOf(url: URL, name = 'page'): number {
  const asked = Number(url.searchParams.get(name));
  return Number.isInteger(asked) && asked >= 1 && asked <= 1_000_000 ? asked : 1;
}

/** A page beyond the last is not there. An empty list still has its first. */
export function requirePage(page: number, pages: number): void {
  if (page > Math.max(pages, 1)) throw new Response('Not Found', { status: 404 });
}
