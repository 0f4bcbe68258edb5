import { dark } from '../palette.ts';
import { num } from '../path.ts';
import type { Pen } from '../pen.ts';
import type { Look } from './figure.ts';
import type { Arm, Build, Leg, Point } from './skeleton.ts';
import { lerp, xy } from './skeleton.ts';

const RADIAN = Math.PI / 180;

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
    `M${at(-1.6, -2.7)}C${at(2, -3.8)} ${at(6.8, -3.4)} ${at(6.8, 0)}C${at(6.8, 1.8)} ${at(5.4, 2.6)} ${at(4, 2.6)}` +
      `C${at(5.6, 4.4)} ${at(5.2, 6)} ${at(3.8, 5.6)}C${at(1.6, 5)} ${at(0.2, 3.6)} ${at(-1.6, 2.7)}Z`,
    skin,
  );
}

export function drawArm(q: Pen, arm: Arm, look: Look, build: Build, far: boolean): void {
  const { top, view } = look;
  const side = view === 'side';
  const shaded = far && side;
  const skin = shaded ? dark(look.skin, 0.28) : look.skin;
  const cloth = shaded ? dark(look.topC, 0.18) : look.topC;
  const start = top === 'bare' ? arm.shoulder : lerp(arm.shoulder, arm.elbow, 0.5);
  q.stroke(`M${xy(start)}L${xy(arm.elbow)}L${xy(arm.hand)}`, skin, build.armWidth);
  const inward = far ? 0.8 : -0.8;
  if (look.hands) hand(q, arm, skin, side ? [0.6, -0.8] : [inward, -0.6], build.armWidth / 5.8);
  if (top === 'bare') return;
  if (top === 'sweater' || top === 'suit' || top === 'gown')
    q.stroke(
      `M${xy(arm.shoulder)}L${xy(arm.elbow)}L${xy(lerp(arm.elbow, arm.hand, 0.72))}`,
      cloth,
      build.armWidth + (top === 'gown' ? 4 : 1.8),
    );
  else q.stroke(`M${xy(arm.shoulder)}L${xy(lerp(arm.shoulder, arm.elbow, 0.48))}`, cloth, build.armWidth + 2);
}

function shoe(q: Pen, { ankle, turn }: Leg, colour: string): void {
  const [c, s] = [Math.cos(turn * RADIAN * 0.85), Math.sin(turn * RADIAN * 0.85)];
  const at = (a: number, b: number): string => `${num(ankle[0] + a * c - b * s)} ${num(ankle[1] + a * s + b * c)}`;
  q.fill(`M${at(-3.8, -2)}L${at(3.4, -2)}Q${at(8.6, -0.6)} ${at(8.8, 3.2)}L${at(-4, 3.2)}Z`, colour);
}

export function drawLeg(q: Pen, leg: Leg, look: Look, build: Build, far: boolean): void {
  const side = look.view === 'side';
  const shaded = far && side;
  const tint = (c: string, by: number): string => (shaded ? dark(c, by) : c);
  const { hip, knee, ankle } = leg;
  if (look.bottom === 'trousers') {
    const cloth = tint(look.botC, 0.25);
    q.stroke(`M${xy(hip)}L${xy(knee)}L${xy(lerp(knee, ankle, 0.9))}`, cloth, build.legWidth + 1.6);
  } else {
    q.stroke(`M${xy(hip)}L${xy(knee)}L${xy(ankle)}`, tint(look.skin, 0.28), build.legWidth - 0.6);
    if (look.sockC) q.stroke(`M${xy(lerp(knee, ankle, 0.45))}L${xy(ankle)}`, tint(look.sockC, 0.18), build.legWidth);
    if (look.bottom === 'shorts')
      q.stroke(
        `M${xy(hip)}L${xy(lerp(hip, knee, 0.82))}`,
        tint(look.botC, 0.25),
        build.legWidth + 3.4,
        'stroke-linecap="butt"',
      );
  }
  if (!look.shoeC) return;
  if (side) shoe(q, leg, look.shoeC);
  else q.ellipse(ankle[0] + (far ? -0.6 : 0.6), ankle[1] + 0.6, 4.4, 3, look.shoeC);
}
