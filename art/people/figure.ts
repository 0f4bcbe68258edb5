import { dark, HAIR, skin as skinAt, skinCount, skinIndex, tone } from '../palette.ts';
import { Pen } from '../pen.ts';
import type { Source } from '../source.ts';
import { bagBehind, bagOnBack, bagStraps, drawBottom, drawFront, drawTorso } from './clothes.ts';
import type { Mouth } from './face.ts';
import { faceCount, faceOf } from './face.ts';
import type { Hair } from './head.ts';
import { head } from './head.ts';
import { drawArm, drawLeg } from './limbs.ts';
import type { Pose, PoseName } from './poses.ts';
import { POSES } from './poses.ts';
import type { Joints, View } from './skeleton.ts';
import { buildOf, joints, xy } from './skeleton.ts';

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

const GIRLS: readonly Hair[] = ['puffs', 'bun', 'braids', 'puff', 'rows', 'bob'];

/** In later cycles another child stands in the same place. */
function someoneElse(look: Look, cycle: number): Look {
  if (!cycle) return look;
  const at = skinIndex(look.skin);
  const style = GIRLS.indexOf(look.hair);
  return {
    ...look,
    skin: at < 0 ? look.skin : skinAt((at + cycle * 2 + 1) % skinCount),
    hair: style < 0 ? look.hair : (GIRLS[(style + cycle) % GIRLS.length] ?? look.hair),
  };
}

function complete(h: number, o: Figure): Look {
  return {
    view: 'side',
    flip: false,
    adult: false,
    skin: skinAt(1),
    hair: 'crop',
    hairC: HAIR[0] ?? tone.ink,
    wrapC: tone.murram,
    top: 'shirt',
    topC: tone.cream,
    bottom: 'shorts',
    botC: tone.hill,
    sockC: tone.cream,
    shoeC: '#1d1a1c',
    bag: null,
    tie: null,
    scarf: null,
    cap: null,
    glasses: null,
    face: h > 90,
    make: null,
    mouth: null,
    hands: h > 80,
    plain: h < 105,
    noLegs: false,
    pose: 'stand',
    tweak: {},
    behind: null,
    hold: null,
    after: null,
    ...o,
  };
}

/** One figure, h tall, standing on (x, y). */
export function person(r: Source, x: number, y: number, h: number, options: Figure = {}): string {
  const look = someoneElse(complete(h, options), r.cycle);
  const make = faceOf(look.make ?? r.int(0, faceCount - 1));
  const shape = look.mouth ? { ...make, mouth: look.mouth } : make;
  const pose: Pose = { ...POSES[look.pose], ...look.tweak };
  const build = buildOf(look.adult);
  const j = joints(pose, build, look.view);
  const side = look.view === 'side';
  const scale = h / (look.adult ? 102 : 92);
  const low = look.noLegs ? 42 : Math.max(j.legN.ankle[1], j.legF.ankle[1]) + 3.2;
  const q = new Pen(x, y - (low + pose.lift) * scale, scale, { flip: look.flip });
  if (h > 140) q.precision = 1;

  look.behind?.(q, j);
  if (side) drawArm(q, j.armF, look, build, true);
  else if (look.view === 'back') {
    drawArm(q, j.armF, look, build, true);
    drawArm(q, j.armN, look, build, false);
  }
  if (look.bag && look.view === 'front') bagBehind(q, j, look, build, look.bag);
  if (!look.noLegs) {
    drawLeg(q, j.legF, look, build, true);
    drawLeg(q, j.legN, look, build, false);
  }
  if (look.bag && side) bagBehind(q, j, look, build, look.bag);
  q.stroke(`M${xy(j.neck)}L${xy(j.headAt)}`, dark(look.skin, 0.22), 6.4 * build.head * 1.06);
  drawTorso(q, j, look, build);
  drawBottom(q, j, look, build, pose.legN[0] > 60);
  drawFront(q, j, look, build);
  if (look.bag) bagStraps(q, j, look, build, look.bag);

  const turn = j.headTurn * (look.flip ? -1 : 1);
  const hp = new Pen(...q.at(...j.headAt), scale * build.head * 1.06, { flip: look.flip, rot: turn });
  head(hp, { ...look, face: look.face ? shape : null }, shape);
  q.raw(hp.out);

  if (look.bag && look.view === 'back') bagOnBack(q, j, build, look.bag);
  look.hold?.(q, j);
  if (look.view === 'front') drawArm(q, j.armF, look, build, true);
  if (look.view !== 'back') drawArm(q, j.armN, look, build, false);
  look.after?.(q, j);
  return q.out;
}
