/** What was chosen beside the details of an application. */
export type WantedPlace = { campus?: string | undefined; class?: string | undefined };

const linesOf = ({ campus, class: wanted }: WantedPlace): string[] => [
  ...(campus ? [`Campus: ${campus}`] : []),
  ...(wanted ? [`Class: ${wanted}`] : []),
];

/** What choices put before the details: lines of their own, behind which one goes on typing. */
export const placeLines = (place: WantedPlace): string =>
  linesOf(place)
    .map((line) => `${line}\n`)
    .join('');

const endOfLine = /^(?:$|\r?\n)/;
const endOfLast = /^(?:$|\r?\n|\p{L})/u;

/**
 * What was typed: the details without the first lines that these choices have made. A letter right behind the last of them
 * was typed at its end, and stays; with anything else behind it, it is a line of somebody's own.
 */
export function withoutPlace(details: string, made: WantedPlace): string {
  const lines = linesOf(made);
  let typed = details;
  for (const line of lines) {
    const rest = typed.slice(line.length);
    const isMade = typed.startsWith(line) && (line === lines.at(-1) ? endOfLast : endOfLine).test(rest);
    if (isMade) typed = rest.replace(/^\r?\n/, '');
  }
  return typed;
}

/** The details with what is chosen as their first lines, in place of those that earlier choices have made. */
export const withPlace = (details: string, chosen: WantedPlace, made: WantedPlace = chosen): string =>
  placeLines(chosen) + withoutPlace(details, made);
