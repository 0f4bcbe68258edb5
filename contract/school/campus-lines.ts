/** A place that everybody knows, drawn on the map of a campus. */
export type Landmark = { name: string; latitude: number; longitude: number };
export type BusStop = { place: string; toSchool: string; home: string };

const maxLandmarks = 6;
export const maxStops = 30;

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Taxi stage, 0.3561, 32.6120: the last two parts of a line are its place. */
function landmarkOf(line: string): Landmark | undefined {
  const parts = line.split(',').map((part) => part.trim());
  const [latitude, longitude] = parts.slice(-2).map((part) => (part ? Number(part) : Number.NaN));
  const name = parts.slice(0, -2).join(', ');
  const isPlace = Math.abs(latitude ?? Number.NaN) <= 90 && Math.abs(longitude ?? Number.NaN) <= 180;
  return name && isPlace && latitude !== undefined && longitude !== undefined
    ? { name, latitude, longitude }
    : undefined;
}

export const landmarksIn = (text: string): Landmark[] => linesOf(text).flatMap((line) => landmarkOf(line) ?? []);

export function wrongLandmark(text: string): string | undefined {
  const lines = linesOf(text);
  if (lines.length > maxLandmarks) return `At most ${maxLandmarks} places.`;
  const wrong = lines.find((line) => !landmarkOf(line));
  return wrong && `Write a name, its latitude and its longitude, with commas: “${wrong.slice(0, 60)}” is not so.`;
}

/** Gate opens: 6:45. A line without a colon and a space has no name. */
export const timesIn = (text: string): { name: string; when: string }[] =>
  linesOf(text).map((line) => {
    const at = line.indexOf(': ');
    return at === -1 ? { name: '', when: line } : { name: line.slice(0, at).trim(), when: line.slice(at + 2).trim() };
  });

const isTime = (word: string | undefined) => word !== undefined && /^(?:\d{1,2}[:.]\d{2}|[-–])$/.test(word);
const timeOf = (word = '') => (/\d/.test(word) ? word.replace('.', ':') : '');

/** Market 6:40 16:25: the place, when the bus takes the child to school, and when it brings it home. */
export const stopsIn = (text: string): BusStop[] =>
  linesOf(text).map((line) => {
    const words = line.split(/\s/).filter(Boolean);
    const home = isTime(words.at(-1)) && isTime(words.at(-2)) ? words.pop() : undefined;
    const toSchool = isTime(words.at(-1)) ? words.pop() : undefined;
    return { place: words.join(' '), toSchool: timeOf(toSchool), home: timeOf(home) };
  });

export const stopLines = (stops: BusStop[]): string =>
  stops
    .map(({ place, toSchool, home }) => [place, toSchool || (home && '-'), home].filter(Boolean).join(' '))
    .join('\n');
