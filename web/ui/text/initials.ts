/** Of the first and the last name. */
export function initialsOf(name: string): string {
  const [first, ...rest] = name.split(/\s+/).filter(Boolean);
  return [first, rest.at(-1)]
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toUpperCase();
}
