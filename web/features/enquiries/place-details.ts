/** What was chosen beside the details of an application. */
export type WantedPlace = { campus?: string | undefined; class?: string | undefined };

const isPlaceLine = (line: string) => /^(?:Campus|Class): /.test(line);

/** The details without the lines that choices have made. */
export function withoutPlace(details: string): string {
  const lines = details.split('\n');
  const first = lines.findIndex((line) => !isPlaceLine(line));
  return (first === -1 ? [] : lines.slice(first)).join('\n');
}

/** The details with the chosen campus and class as their first lines, each once. */
export function withPlace(details: string, { campus, class: wanted }: WantedPlace): string {
  const place = [campus && `Campus: ${campus}`, wanted && `Class: ${wanted}`].filter(Boolean);
  return place.length === 0 ? details : [...place, withoutPlace(details)].filter((line) => line !== '').join('\n');
}
