import type { Landmark } from '../../../../contract/school/campus-lines.ts';

export const mapSize = { width: 400, height: 300 };
const edge = { x: 56, top: 46, bottom: 40 };
const metresPerDegree = 111_320;
/** Further than this nobody walks with a child. */
const walkable = 3_000;
const metresPerMinute = 70;

type Point = { x: number; y: number };
export type Label = Point & { text: string; width: number };
type MapPlace = Point & { label: Label };

export type CampusMap = {
  gate: Point & { label: Label };
  places: MapPlace[];
  /** Of the first place, where it can be walked. */
  minutes: number | undefined;
  /** A length to compare with, in metres and as it is drawn. */
  scale: { metres: number; length: number };
  /** What the drawing shows, for those who cannot see it. */
  words: string;
};

type Gate = { latitude: number; longitude: number };

/** North is up, and a metre is as long from east to west as from north to south. */
function offset(gate: Gate, { latitude, longitude }: Gate) {
  const shrink = Math.cos((gate.latitude * Math.PI) / 180);
  return {
    east: (longitude - gate.longitude) * metresPerDegree * shrink,
    north: (latitude - gate.latitude) * metresPerDegree,
  };
}

/** Where the gate and the places that people know stand in the drawing. */
export function layOut(gate: Gate, landmarks: Landmark[]): CampusMap | undefined {
  if (landmarks.length === 0) return undefined;
  const offsets = landmarks.map((landmark) => offset(gate, landmark));
  const all = [{ east: 0, north: 0 }, ...offsets];
  const [easts, norths] = [all.map(({ east }) => east), all.map(({ north }) => north)];
  const [west, south] = [Math.min(...easts), Math.min(...norths)];
  const [wide, high] = [Math.max(...easts) - west, Math.max(...norths) - south];
  const room = { x: mapSize.width - 2 * edge.x, y: mapSize.height - edge.top - edge.bottom };
  const perMetre = Math.min(room.x / Math.max(wide, 60), room.y / Math.max(high, 60));
  const at = ({ east, north }: { east: number; north: number }): Point => ({
    x: Math.round(mapSize.width / 2 + (east - west - wide / 2) * perMetre),
    y: Math.round(edge.top + room.y / 2 - (north - south - high / 2) * perMetre),
  });
  const origin = at({ east: 0, north: 0 });
  const metres = offsets.map(({ east, north }) => Math.hypot(east, north));
  const nearest = offsets[0];
  const gateLabel = label('Our gate', origin, (nearest?.north ?? 0) > 0);
  const taken = [gateLabel];
  const isWalk = (metres[0] ?? 0) <= walkable;
  const places = landmarks.map(({ name }, place) => {
    const away = metres[place] ?? 0;
    const text = place === 0 && isWalk ? name : `${name}, ${distanceWords(away)}`;
    const point = at(offsets[place] ?? all[0] ?? { east: 0, north: 0 });
    const shown = apart(label(text, point, point.y > origin.y), taken);
    taken.push(shown);
    return { ...point, label: shown };
  });
  const first = metres[0] ?? 0;
  const minutes = isWalk ? Math.max(1, Math.round(first / metresPerMinute)) : undefined;
  const scale = scaleOf(perMetre);
  const words = landmarks.map(({ name }, place) => wordsOf(name, offsets[place], metres[place] ?? 0));
  return { gate: { ...origin, label: gateLabel }, places, minutes, scale, words: `Map: ${words.join('; ')}.` };
}

/** Above its point or below it, and never over the edge. */
function label(text: string, { x, y }: Point, isBelow: boolean): Label {
  const width = Math.min(mapSize.width - 16, Math.round(text.length * 7.1 + 22));
  const half = width / 2 + 6;
  const middle = Math.min(Math.max(x, half), mapSize.width - half);
  return {
    text,
    width,
    x: Math.round(middle),
    y: isBelow ? Math.min(y + 30, mapSize.height - 16) : Math.max(y - 24, 16),
  };
}

/** Two names never stand on each other: the later one moves down, or up where there is no room. */
function apart(wanted: Label, taken: Label[]): Label {
  const free = [0, 26, -26, 52, -52, 78, -78].map((by) => ({ ...wanted, y: wanted.y + by }));
  const fits = (one: Label) =>
    one.y >= 16 &&
    one.y <= mapSize.height - 14 &&
    taken.every(
      (other) => Math.abs(one.y - other.y) >= 25 || Math.abs(one.x - other.x) >= (one.width + other.width) / 2,
    );
  return free.find(fits) ?? wanted;
}

function scaleOf(perMetre: number) {
  const steps = [10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000];
  const metres = steps.findLast((step) => step * perMetre <= 90) ?? 10;
  return { metres, length: Math.round(metres * perMetre) };
}

const winds = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'];

function wordsOf(name: string, where: { east: number; north: number } | undefined, metres: number): string {
  const turn = Math.atan2(where?.east ?? 0, where?.north ?? 0) / (Math.PI / 4);
  return `${name} is ${distanceWords(metres)} ${winds[(Math.round(turn) + 8) % 8]} of the gate`;
}

/** 400 m, or 2.4 km */
const distanceWords = (metres: number): string =>
  metres < 950
    ? `${Math.max(10, Math.round(metres / 10) * 10)} m`
    : `${(metres / 1000).toFixed(1).replace('.0', '')} km`;
