const files = import.meta.glob<string>('./*.svg', { base: '../../art', query: '?url', import: 'default', eager: true });

/** The address of a drawing: art('crest'), art('hero-3'). */
export const art = (name: string): string => files[`./${name}.svg`] ?? '';

/** The addresses of a numbered set, in the order of its numbers. */
export function artSet(set: string): string[] {
  const addresses: string[] = [];
  for (let number = 1; art(`${set}-${number}`); number++) addresses.push(art(`${set}-${number}`));
  return addresses;
}
