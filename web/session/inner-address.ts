const here = 'http://here.invalid';

/**
 * An address from outside as a place of this site, or nothing. What counts is where a browser would go with the result,
 * not how the text begins: `/.//evil.example` becomes `//evil.example`, which is another site.
 */
export function innerAddress(address: string | null | undefined): string | undefined {
  if (!address?.startsWith('/') || !URL.canParse(address, here)) return undefined;
  const { pathname, search, hash, href } = new URL(address, here);
  const inner = pathname + search + hash;
  return URL.canParse(inner, here) && new URL(inner, here).href === href ? inner : undefined;
}
