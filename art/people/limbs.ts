// Arms and legs. Seen from the front or back both limbs of a pair have the same colours, and each kind of stroke is
// drawn for both at once: neighbours of one style become one element, which keeps crowded pictures small.
import { dark } from '../palette.ts';
import { num } from '../path.ts';
import type { Pen } from '../pen.ts';
import type { Look } from './look.ts';
import type { Arm, Build, Joints, Leg, Point } from './skeleton.ts';
import { lerp, xy } from './skeleton.ts';

const RADIAN = Math.PI / 180;
type Side = 'near' | 'far';

/**
 * A mitten with a thumb at the end of the forearm. The thumb goes to the side that leans most towards `prefer`: forward
 * and up from the side, towards the body from the front.
 */
function hand(q: Pen, { elbow, hand: wrist }: Arm, skin: string, prefer: Point, size: number): void {
  const length = Math.hypot(wrist[0] - elbow[0], wrist[1] - elbow[1]) || 1;
  const [ux, uy] = [(wrist[0] - elbow[0]) / length, (wrist[1] - elbow[1]) / length];
  const across = -uy * prefer[0] + ux * prefer[1] >= 0 ? 1 : -1;
  const at = (along: number, aside: number): string => {
    const [a, b] = [along * size, aside * size * across];
    return `${num(wrist[0] + ux * a - uy * b)} ${num(wrist[1] + uy * a + ux * b)}`;
  };
  q.fill(
    `M${at(-1.6, -2.8)}Q${at(7.4, -5.4)} ${at(7, 0.4)}Q${at(6.4, 2.8)} ${at(3.6, 2.6)}` +
      `Q${at(6.4, 5.4)} ${at(3.8, 6)}Q${at(1.2, 5.4)} ${at(-1.6, 2.8)}Z`,
    skin,
  );
}

export function drawArms(q: Pen, j: Joints, look: Look, build: Build, sides: readonly Side[]): void {
  const side = look.view === 'side';
  const arms = sides.map((which) => ({ arm: which === 'far' ? j.armF : j.armN, far: which === 'far' }));
  const skinOf = (far: boolean): string => (far && side ? dark(look.skin, 0.28) : look.skin);
  const bare = look.top === 'bare';
  for (const { arm, far } of arms) {
    const start = bare ? arm.shoulder : lerp(arm.shoulder, arm.elbow, 0.5);
    q.stroke(`M${xy(start)}L${xy(arm.elbow)}L${xy(arm.hand)}`, skinOf(far), build.armWidth);
  }
  if (!bare)
    for (const { arm, far } of arms) sleeve(q, arm, look, build, far && side ? dark(look.topC, 0.18) : look.topC);
  if (!look.hands) return;
  for (const { arm, far } of arms) {
    const inward = far ? 0.8 : -0.8;
    hand(q, arm, skinOf(far), side ? [0.6, -0.8] : [inward, -0.6], build.armWidth / 5.8);
  }
}

function sleeve(
  q: Pen,
  { shoulder, elbow, hand: wrist }: Arm,
  { top }: Look,
  { armWidth }: Build,
  cloth: string,
): void {
  if (top === 'sweater' || top === 'suit' || top === 'gown')
    q.stroke(
      `M${xy(shoulder)}L${xy(elbow)}L${xy(lerp(elbow, wrist, 0.72))}`,
      cloth,
      armWidth + (top === 'gown' ? 4 : 1.8),
    );
  else q.stroke(`M${xy(shoulder)}L${xy(lerp(shoulder, elbow, 0.48))}`, cloth, armWidth + 2);
}

function shoe(q: Pen, { ankle, turn }: Leg, colour: string): void {
  const [c, s] = [Math.cos(turn * RADIAN * 0.85), Math.sin(turn * RADIAN * 0.85)];
  const at = (a: number, b: number): string => `${num(ankle[0] + a * c - b * s)} ${num(ankle[1] + a * s + b * c)}`;
  q.fill(`M${at(-3.8, -2)}L${at(3.4, -2)}Q${at(8.6, -0.6)} ${at(8.8, 3.2)}L${at(-4, 3.2)}Z`, colour);
}

export function drawLegs(q: Pen, j: Joints, look: Look, build: Build, sides: readonly Side[]): void {
  const side = look.view === 'side';
  const legs = sides.map((which) => ({ leg: which === 'far' ? j.legF : j.legN, shaded: which === 'far' && side }));
  const tint = (c: string, by: number, shaded: boolean): string => (shaded ? dark(c, by) : c);
  if (look.bottom === 'trousers') {
    for (const { leg, shaded } of legs)
      q.stroke(
        `M${xy(leg.hip)}L${xy(leg.knee)}L${xy(lerp(leg.knee, leg.ankle, 0.9))}`,
        tint(look.botC, 0.25, shaded),
        build.legWidth + 1.6,
      );
  } else {
    for (const { leg, shaded } of legs)
      q.stroke(`M${xy(leg.hip)}L${xy(leg.knee)}L${xy(leg.ankle)}`, tint(look.skin, 0.28, shaded), build.legWidth - 0.6);
    if (look.sockC)
      for (const { leg, shaded } of legs)
        q.stroke(
          `M${xy(lerp(leg.knee, leg.ankle, 0.45))}L${xy(leg.ankle)}`,
          tint(look.sockC, 0.18, shaded),
          build.legWidth,
        );
    if (look.bottom === 'shorts')
      for (const { leg, shaded } of legs)
        q.stroke(
          `M${xy(leg.hip)}L${xy(lerp(leg.hip, leg.knee, 0.82))}`,
          tint(look.botC, 0.25, shaded),
          build.legWidth + 3.4,
          'stroke-linecap="butt"',
        );
  }
  if (!look.shoeC) return;
  const colour = look.shoeC === 'bare' ? look.skin : look.shoeC;
  for (const { leg } of legs) {
    const [x, y] = leg.ankle;
    if (side) shoe(q, leg, colour);
    else q.stroke(`M${num(x - 1.4)} ${num(y + 0.6)}L${num(x + 1.4)} ${num(y + 0.6)}`, colour, 6);
  }
}
