/** The page that an address asks for; whatever is not a page number means the first. */
export function pageNumberOf(url: URL, name = 'page'): number {
  const asked = Number(url.searchParams.get(name));
  return Number.isInteger(asked) && asked >= 1 && asked <= 1_000_000 ? asked : 1;
}
