import { num } from '../path.ts';
import type { Angles, Pose } from './poses.ts';

export type Point = [number, number];
export type View = 'side' | 'front' | 'back';

export interface Arm {
  readonly shoulder: Point;
  readonly elbow: Point;
  readonly hand: Point;
}

export interface Leg {
  readonly hip: Point;
  readonly knee: Point;
  readonly ankle: Point;
  readonly turn: number;
}

export interface Build {
  readonly thigh: number;
  readonly shin: number;
  readonly torso: number;
  readonly upperArm: number;
  readonly forearm: number;
  readonly head: number;
  readonly wide: number;
  readonly legWidth: number;
  readonly armWidth: number;
}

const CHILD: Build = {
  thigh: 20.5,
  shin: 20.5,
  torso: 27,
  upperArm: 14.5,
  forearm: 13.5,
  head: 1,
  wide: 1,
  legWidth: 7.2,
  armWidth: 5.8,
};
const ADULT: Build = {
  thigh: 25,
  shin: 25,
  torso: 30,
  upperArm: 17,
  forearm: 16,
  head: 0.8,
  wide: 1.08,
  legWidth: 7.4,
  armWidth: 6.2,
};
export const buildOf = (adult: boolean): Build => (adult ? ADULT : CHILD);

/** Where everything is, in the figure's own units: the hip is the origin, up is negative. */
export interface Joints {
  readonly armN: Arm;
  readonly armF: Arm;
  readonly legN: Leg;
  readonly legF: Leg;
  readonly neck: Point;
  readonly headTurn: number;
  readonly headAt: Point;
  /** A point of the trunk: across from its middle line, up from the hip. */
  at(across: number, up: number): Point;
  /** The same, written for path data. */
  on(across: number, up: number): string;
}

const RADIAN = Math.PI / 180;
const step = ([x, y]: Point, angle: number, length: number): Point => [
  x + Math.sin(angle * RADIAN) * length,
  y + Math.cos(angle * RADIAN) * length,
];

export const lerp = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
export const xy = ([x, y]: Point): string => `${num(x)} ${num(y)}`;

export function joints(pose: Pose, build: Build, view: View): Joints {
  const side = view === 'side';
  const lean = pose.lean * RADIAN;
  const at = (across: number, up: number): Point => [
    Math.cos(lean) * across * build.wide + Math.sin(lean) * up,
    Math.sin(lean) * across * build.wide - Math.cos(lean) * up,
  ];
  const leg = (angles: Angles, x: number): Leg => {
    const hip: Point = [x, 0];
    const knee = step(hip, angles[0], build.thigh);
    return { hip, knee, ankle: step(knee, angles[1], build.shin), turn: -angles[1] };
  };
  const arm = (angles: Angles, shoulder: Point): Arm => {
    const elbow = step(shoulder, angles[0], build.upperArm);
    return { shoulder, elbow, hand: step(elbow, angles[1], build.forearm) };
  };
  const hipX = side ? 1.2 : 4.3 * build.wide;
  const high = build.torso - 3.2;
  const neck = at(side ? 0.8 : 0, build.torso - 1);
  const headTurn = pose.lean * 0.45 + pose.head;
  const reach = 12.6 * build.head * 1.06;
  return {
    armN: arm(pose.armN, at(side ? 0.6 : 8.4, high)),
    armF: arm(pose.armF, at(side ? 1 : -8.4, high)),
    legN: leg(pose.legN, hipX),
    legF: leg(pose.legF, -hipX),
    neck,
    headTurn,
    headAt: [neck[0] + Math.sin(headTurn * RADIAN) * reach, neck[1] - Math.cos(headTurn * RADIAN) * reach],
    at,
    on: (across, up) => xy(at(across, up)),
  };
}
