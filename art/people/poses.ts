// Angles in degrees from straight down, positive towards the way the figure faces. `near` is the limb on the viewer's
// side (right in the picture from the front), `far` the other; each limb has an upper and a lower angle.
export type Angles = readonly [number, number];

export interface Pose {
  readonly armN: Angles;
  readonly armF: Angles;
  readonly legN: Angles;
  readonly legF: Angles;
  readonly lean: number;
  readonly head: number;
  /** How far the feet are off the ground. */
  readonly lift: number;
}

const pose = (armN: Angles, armF: Angles, legN: Angles, legF: Angles, rest: Partial<Pose> = {}): Pose => ({
  armN,
  armF,
  legN,
  legF,
  lean: 0,
  head: 0,
  lift: 0,
  ...rest,
});

export const POSES = {
  stand: pose([8, 12], [-8, -12], [1, 0], [-1, 0]),
  standS: pose([-4, 6], [8, 16], [3, -2], [-3, -5]),
  walk: pose([-24, -8], [24, 42], [25, 12], [-16, -38], { lean: 3 }),
  walk2: pose([22, 40], [-24, -8], [-17, -38], [24, 12], { lean: 3 }),
  stroll: pose([-14, -2], [14, 28], [15, 7], [-11, -24], { lean: 2 }),
  run: pose([-58, 28], [44, 128], [62, -6], [-24, -78], { lean: 15, lift: 4 }),
  run2: pose([46, 130], [-56, 26], [-28, -76], [60, 2], { lean: 14, lift: 3 }),
  skip: pose([-52, -30], [60, 92], [44, -24], [-8, -16], { lean: 4, lift: 5 }),
  kick: pose([-62, -36], [52, 74], [48, 64], [-6, -4], { lean: -10 }),
  wave: pose([128, 168], [-10, -14], [2, 0], [-2, 0]),
  waveS: pose([112, 152], [10, 22], [4, 0], [-5, -6]),
  cheer: pose([140, 166], [-140, -166], [4, 1], [-4, -1]),
  jump: pose([146, 168], [-146, -168], [22, -28], [-22, 28], { lift: 14 }),
  shoot: pose([126, 150], [118, 142], [8, -6], [-6, -14], { lean: 2, lift: 5 }),
  read: pose([18, 96], [24, 92], [2, 0], [-3, -4], { head: 12 }),
  sit: pose([22, 74], [26, 80], [84, 4], [78, -6], { lean: 2, head: 8 }),
  hold: pose([16, -62], [-16, 62], [1, 0], [-1, 0]),
  drum: pose([34, -24], [-34, 24], [3, 0], [-3, 0]),
  drumUp: pose([58, 128], [-34, 24], [3, 0], [-3, 0]),
  reach: pose([62, 84], [54, 78], [4, 0], [-5, -8], { lean: 4 }),
  point: pose([98, 104], [6, 14], [4, 0], [-5, -6], { lean: 2 }),
  handL: pose([8, 12], [-30, -34], [2, 0], [-2, 0]),
  handR: pose([30, 34], [-8, -12], [2, 0], [-2, 0]),
  clap: pose([30, -98], [-30, 98], [2, 0], [-2, 0]),
  hips: pose([44, -38], [-44, 38], [5, 1], [-5, -1]),
  dance: pose([64, 128], [-72, -20], [18, -6], [-14, 10], { lean: 4, head: -6, lift: 1 }),
  kneel: pose([30, 60], [24, 66], [70, -80], [10, -88], { lean: 8, head: 8 }),
  dive: pose([152, 154], [148, 152], [-58, -64], [-50, -60], { lean: 62 }),
};

export type PoseName = keyof typeof POSES;
