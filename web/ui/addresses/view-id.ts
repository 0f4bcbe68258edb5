const highestId = 2_147_483_647;

/** The id in an address; what can be no id names a page that is not there. */
export function viewIdOf(text: string): string {
  const id = Number(text);
  if (/^[0-9]+$/.test(text) && id >= 1 && id <= highestId) return text;
  throw new Response('Not Found', { status: 404 });
}
