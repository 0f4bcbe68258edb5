// The light of a scene. Ridges run from the farthest hill to the nearest: named outright, because blending a warm sky
// into green by arithmetic turns the hills between them grey.
export type HourName = 'dawn' | 'noon' | 'golden' | 'dusk' | 'rain';

export interface Hour {
  readonly name: HourName;
  readonly sky: readonly [string, string, string];
  readonly ridges: readonly [string, string, string, string];
  /** What gathers at the foot of each ridge. */
  readonly mist: string;
  /** Water at the far shore and at the near one. */
  readonly water: readonly [string, string];
  readonly sun: string;
  readonly glow: string;
  readonly ground: string;
  readonly path: string;
  /** What the light lays over walls and roofs, and how strongly. */
  readonly tint: string;
  readonly tintBy: number;
}

const HOURS: Record<HourName, Hour> = {
  dawn: {
    name: 'dawn',
    sky: ['#8cc3cb', '#f6d5ab', '#fdebc4'],
    ridges: ['#eec39a', '#c9b97f', '#7fa871', '#357c58'],
    mist: '#f6dfa6',
    water: ['#a6cdc3', '#2f8199'],
    sun: '#fff0c2',
    glow: '#ffd98a',
    ground: '#2f7550',
    path: '#d18a5c',
    tint: '#f7c792',
    tintBy: 0.15,
  },
  noon: {
    name: 'noon',
    sky: ['#6fb7cd', '#b9dfe0', '#eef5e6'],
    ridges: ['#b9dcd5', '#80bca6', '#459372', '#1f7350'],
    mist: '#cfe8da',
    water: ['#7cc0cf', '#22748f'],
    sun: '#fffbe0',
    glow: '#fff6cf',
    ground: '#3a8c55',
    path: '#c9683c',
    tint: '#fff6d8',
    tintBy: 0.05,
  },
  golden: {
    name: 'golden',
    sky: ['#e9a24a', '#f7c974', '#fde7b4'],
    ridges: ['#e8b374', '#b3a35b', '#6b8a48', '#3a6a41'],
    mist: '#f3cf82',
    water: ['#e3bd7a', '#3f8086'],
    sun: '#fff3c9',
    glow: '#ffe39a',
    ground: '#54793a',
    path: '#b8562c',
    tint: '#f5b324',
    tintBy: 0.2,
  },
  dusk: {
    name: 'dusk',
    sky: ['#1b2f4c', '#5a5f8c', '#f0a06c'],
    ridges: ['#6f7199', '#535c83', '#384c63', '#1d3d46'],
    mist: '#6f7396',
    water: ['#a27f98', '#1b4461'],
    sun: '#ffdca0',
    glow: '#f7a86b',
    ground: '#12403c',
    path: '#6d4a4a',
    tint: '#26365a',
    tintBy: 0.55,
  },
  rain: {
    name: 'rain',
    sky: ['#88bdc2', '#c9e3d4', '#f8efcf'],
    ridges: ['#bcdcc6', '#8cc39d', '#559d76', '#2a7656'],
    mist: '#d8ebc9',
    water: ['#b4d6cb', '#3a8a94'],
    sun: '#fff4d0',
    glow: '#fff0c4',
    ground: '#3b8558',
    path: '#b0603c',
    tint: '#d3e3d2',
    tintBy: 0.12,
  },
};

const DAY: readonly HourName[] = ['dawn', 'noon', 'golden', 'rain'];

/** Pictures past the first cycle come at another hour. Dusk stays dusk, because its scenes have lit windows. */
export function hourIn(cycle: number, name: HourName): Hour {
  const at = DAY.indexOf(name);
  return HOURS[at < 0 ? name : (DAY[(at + cycle) % DAY.length] ?? name)];
}
