/** What is for some only, or leads to what is: who looks at it is nobody's business. */
const unread = /^\/(admin|desk|user|login|unauthorized|forgot|reset|invitation|setup|sent|p|coming-soon|api)(\/|$)/;
/** What belongs to the page before it: a step of a form, a picture of a gallery. */
const below = /^(\/apply|\/alumni\/alumcontact|(?:\/alumni)?\/(?:al)?gallery\/view\/\d+)\/.*$/;
const plainPath = /^\/[\w/-]{0,119}$/;

/** The page that a reading counts for: its path, without what was asked of it. None for what is not counted by page. */
export function readPageOf(address: string): string | undefined {
  const [asked = '/'] = address.split(/[?#]/, 1);
  const path = asked.replace(below, '$1').replace(/(.)\/$/, '$1');
  return plainPath.test(path) && !unread.test(path) ? path : undefined;
}

/** What was looked for at the address of a search. */
export function searchedAt(address: string): string | undefined {
  if (!/^\/search\?/.test(address)) return undefined;
  const query = new URLSearchParams(address.slice('/search?'.length));
  // Further pages of the same results, and one kind of them, are not asked for again.
  return query.has('page') || query.has('kind') ? undefined : query.get('q')?.trim();
}
