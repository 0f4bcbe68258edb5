type Source = { get: (name: string) => unknown };

/** Words that an address asks for; control characters, which nobody types, are as if they were not there. */
export const wordsAsked = (source: Source, name: string, most: number): string =>
  String(source.get(name) ?? '')
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, most);

/** The short address of a campus, in letters of any case. What no campus can be called is not there, like any unknown. */
export function campusAsked(query: URLSearchParams): string | undefined {
  const asked = query.get('campus')?.trim().toLowerCase();
  if (!asked) return undefined;
  if (!/^[a-z0-9-]{1,60}$/.test(asked)) throw new Response('Not Found', { status: 404 });
  return asked;
}
