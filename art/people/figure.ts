import { dark, HAIR, skin as skinAt, skinCount, skinIndex, tone } from '../palette.ts';
import { Pen } from '../pen.ts';
import type { Source } from '../source.ts';
import { bagBehind, bagOnBack, bagStraps, drawBottom, drawFront, drawTorso } from './clothes.ts';
import { faceCount, faceOf } from './face.ts';
import type { Hair } from './head.ts';
import { head } from './head.ts';
import { drawArms, drawLegs } from './limbs.ts';
import type { Figure, Look } from './look.ts';
import type { Pose } from './poses.ts';
import { POSES } from './poses.ts';
import { buildOf, joints, xy } from './skeleton.ts';

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
  if (side) drawArms(q, j, look, build, ['far']);
  if (look.view === 'back') drawArms(q, j, look, build, ['far', 'near']);
  if (look.bag && look.view === 'front') bagBehind(q, j, look, build, look.bag);
  if (!look.noLegs && side) {
    drawLegs(q, j, look, build, ['far']);
    drawLegs(q, j, look, build, ['near']);
  } else if (!look.noLegs) drawLegs(q, j, look, build, ['far', 'near']);
  if (look.bag && side) bagBehind(q, j, look, build, look.bag);
  q.stroke(`M${xy(j.neck)}L${xy(j.headAt)}`, dark(look.skin, 0.22), 6.4 * build.head * 1.06);
  drawTorso(q, j, look, build);
  drawBottom(q, j, look, build, pose.legN[0] > 60);
  drawFront(q, j, look, build);
  if (look.bag) bagStraps(q, j, look, build, look.bag);

  const turn = j.headTurn * (look.flip ? -1 : 1);
  const hp = new Pen(...q.at(...j.headAt), scale * build.head * 1.06, { flip: look.flip, rot: turn });
  hp.precision = q.precision;
  head(hp, { ...look, face: look.face ? shape : null }, shape);
  q.raw(hp.out);

  if (look.bag && look.view === 'back') bagOnBack(q, j, build, look.bag);
  look.hold?.(q, j);
  if (side) drawArms(q, j, look, build, ['near']);
  if (look.view === 'front') drawArms(q, j, look, build, ['far', 'near']);
  look.after?.(q, j);
  return q.out;
}
