// How a figure looks: what a scene may say about one.
import type { Pen } from '../pen.ts';
import type { Mouth } from './face.ts';
import type { Hair } from './head.ts';
import type { Pose, PoseName } from './poses.ts';
import type { Joints, View } from './skeleton.ts';

/** Something drawn with the figure's own pen, at its joints. */
export type Prop = (q: Pen, j: Joints) => void;

export interface Look {
  readonly view: View;
  readonly flip: boolean;
  readonly adult: boolean;
  readonly skin: string;
  readonly hair: Hair;
  readonly hairC: string;
  /** The colour of a head wrap. */
  readonly wrapC: string;
  readonly top: 'shirt' | 'polo' | 'sweater' | 'suit' | 'gown' | 'bare';
  readonly topC: string;
  readonly bottom: 'shorts' | 'trousers' | 'skirt' | 'pinafore' | 'long' | 'trunks' | 'none';
  readonly botC: string;
  readonly sockC: string | null;
  /** A colour, or 'bare' for bare feet; null leaves the feet out. */
  readonly shoeC: string | null;
  readonly bag: string | null;
  readonly tie: string | null;
  readonly scarf: string | null;
  readonly cap: string | null;
  readonly glasses: string | null;
  readonly face: boolean;
  /** Which make of face; any number. */
  readonly make: number | null;
  readonly mouth: Mouth | null;
  readonly hands: boolean;
  /** Leave out folds, collars and fine features: for small figures and crowded pictures. */
  readonly plain: boolean;
  readonly noLegs: boolean;
  readonly pose: PoseName;
  readonly tweak: Partial<Pose>;
  readonly behind: Prop | null;
  readonly hold: Prop | null;
  readonly after: Prop | null;
}

export type Figure = Partial<Look>;
