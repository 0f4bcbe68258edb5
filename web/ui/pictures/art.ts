const files = import.meta.glob<string>('./*.svg', { base: '../../art', query: '?url', import: 'default', eager: true });

/** Where the drawings are in the school's own colours, if it has any. */
let edition: string | undefined;

/**
 * The root of each page says it before anything is drawn. The server renders a page in one synchronous call, so two pages
 * with different colours, as in a preview, do not mix.
 */
export function setDrawings(inColours: string | undefined): void {
  edition = inColours;
}

/** The address of a drawing: art('crest'), art('hero-3'). */
export function art(name: string): string {
  const file = files[`./${name}.svg`];
  if (!file) return '';
  return edition ? `/drawings/${edition}/${name}.svg` : file;
}

/** The addresses of a numbered set, in the order of its numbers. */
export function artSet(set: string): string[] {
  const addresses: string[] = [];
  for (let number = 1; art(`${set}-${number}`); number++) addresses.push(art(`${set}-${number}`));
  return addresses;
}
