const most = 20;

/** The classes that a line names: Top, P1 to P3 is Top, P1, P2 and P3. */
export const classesIn = (text: string): string[] =>
  text
    .split(/[,\n]/)
    .map((name) => name.trim())
    .filter(Boolean)
    .flatMap(spread);

function spread(name: string): string[] {
  const [, stem = '', first, again, last] =
    /^(\D{0,20}?)(\d{1,2}) ?(?:to|-|–) ?(\D{0,20}?)(\d{1,2})$/i.exec(name) ?? [];
  const [from, to] = [Number(first), Number(last)];
  const isOne = again?.trim() === '' || again?.trim().toLowerCase() === stem.trim().toLowerCase();
  if (!isOne || !(to > from) || to - from >= most) return [name];
  return Array.from({ length: to - from + 1 }, (_, at) => `${stem}${from + at}`);
}
