import { dark, light, tone } from '../palette.ts';
import { num } from '../path.ts';
import type { Pen } from '../pen.ts';
import type { Look } from './look.ts';
import type { Build, Joints } from './skeleton.ts';
import { lerp, xy } from './skeleton.ts';

const BUTT = 'stroke-linecap="butt"';

export function drawTorso(q: Pen, { on }: Joints, look: Look, { torso: t }: Build): void {
  const colour = look.top === 'bare' ? look.skin : look.topC;
  if (look.view === 'side') {
    const back = `M${on(-6, -1)}C${on(-7, 9)} ${on(-7.4, t - 8)} ${on(-5.6, t - 2.6)}`;
    const chest = `Q${on(-3.6, t + 0.6)} ${on(1, t + 0.4)}Q${on(6, t - 0.6)} ${on(6.6, t - 7)}`;
    q.fill(`${back}${chest}C${on(7, 12)} ${on(6.2, 6)} ${on(6, -1)}Z`, colour);
    if (!look.plain) q.fill(`${back}Q${on(-1, 14)} ${on(-1.6, -1)}Z`, dark(colour, 0.12));
    return;
  }
  const left = `M${on(-7, -1)}C${on(-7.2, 8)} ${on(-9, 14)} ${on(-10.6, t - 6)}`;
  const collar = `Q${on(-10.4, t - 0.6)} ${on(-3.6, t + 0.6)}L${on(3.6, t + 0.6)}`;
  const right = `Q${on(10.4, t - 0.6)} ${on(10.6, t - 6)}`;
  q.fill(`${left}${collar}${right}C${on(9, 14)} ${on(7.2, 8)} ${on(7, -1)}Z`, colour);
  if (!look.plain) q.fill(`${left}Q${on(-4, 14)} ${on(-3, -1)}Z`, dark(colour, 0.12));
}

function skirt(q: Pen, { on, legN, legF }: Joints, look: Look, build: Build): void {
  const side = look.view === 'side';
  const w = side ? 6.6 : 7.6;
  const long = look.bottom === 'long';
  const t = build.torso;
  const hems = [legN, legF].map((leg) => (long ? lerp(leg.knee, leg.ankle, 0.75) : lerp(leg.hip, leg.knee, 0.95)));
  const left = Math.min(...hems.map((p) => p[0])) - 6;
  const right = Math.max(...hems.map((p) => p[0])) + 6;
  const low = Math.max(long ? 0 : 14, ...hems.map((p) => p[1]));
  q.fill(
    `M${on(-w, 8)}L${on(w, 8)}Q${num(w + 2)} 4 ${num(right)} ${num(low)}` +
      `Q${num((left + right) / 2)} ${num(low + 3.4)} ${num(left)} ${num(low)}Q${num(-w - 2)} 4 ${on(-w, 8)}Z`,
    look.botC,
  );
  if (!look.plain)
    q.stroke(
      `M${num((left * 2 + right) / 3)} ${num(low)}L${on(-1.6, 4)}` +
        `M${num((left + right * 2) / 3)} ${num(low)}L${on(2, 4)}`,
      dark(look.botC, 0.28),
      0.9,
    );
  if (look.bottom !== 'pinafore') return;
  if (side)
    q.fill(`M${on(-5.6, 7.6)}L${on(-4, t - 6)}L${on(4.8, t - 6)}L${on(w, 7.6)}Z`, look.botC).stroke(
      `M${on(-2.6, t - 6)}L${on(0, t)}L${on(3, t - 6)}`,
      look.botC,
      2.6,
    );
  else
    q.fill(`M${on(-w, 7.6)}L${on(-5.6, t - 9)}L${on(5.6, t - 9)}L${on(w, 7.6)}Z`, look.botC).stroke(
      `M${on(-5, t - 9)}L${on(-5, t)}M${on(5, t - 9)}L${on(5, t)}`,
      look.botC,
      2.8,
    );
}

/** A skirt on someone who sits: the cloth lies along the thighs. */
function lap(q: Pen, { on, legN, legF }: Joints, { botC }: Look, { legWidth }: Build): void {
  q.stroke(`M${xy(legF.hip)}L${xy(lerp(legF.hip, legF.knee, 0.9))}`, dark(botC, 0.25), legWidth + 5, BUTT)
    .stroke(`M${xy(legN.hip)}L${xy(lerp(legN.hip, legN.knee, 0.96))}`, botC, legWidth + 5, BUTT)
    .fill(`M${on(-6.6, 7)}L${on(6.6, 7)}L7 5.6Q0 7 -6 5.6Q-8 2 ${on(-6.6, 7)}Z`, botC);
}

export function drawBottom(q: Pen, joints: Joints, look: Look, build: Build, seated: boolean): void {
  const { on } = joints;
  const side = look.view === 'side';
  if (look.bottom === 'none') return;
  if (look.bottom === 'shorts' || look.bottom === 'trousers') {
    const w = side ? 6.2 : 7.4;
    q.fill(`M${on(-w, 4.5)}L${on(w, 4.5)}L${num(w + 0.4)} 4L${num(-w - 0.4)} 4Z`, look.botC);
  } else if (look.bottom === 'trunks') {
    const w = side ? 6.4 : 7.4;
    q.fill(`M${on(-w, 4)}L${on(w, 4)}L${num(w)} 5Q0 8 ${num(-w)} 5Z`, look.botC);
  } else if (seated && side) lap(q, joints, look, build);
  else skirt(q, joints, look, build);
}

/** Collars, ties, the graduation gown: what lies over the torso. */
export function drawFront(q: Pen, { on }: Joints, look: Look, { torso: t }: Build): void {
  const { top, view, plain } = look;
  if (top === 'gown')
    q.fill(`M${on(-9.6, t - 5)}Q-11 8 -15 33Q0 37.5 15 33Q11 8 ${on(9.6, t - 5)}Z`, look.topC)
      .fill(`M${on(-4, t)}L${on(0, t - 10)}L${on(4, t)}Z`, tone.cream)
      .stroke(`M${on(-4.6, t)}Q-4 4 -4.4 16M${on(4.6, t)}Q4 4 4.4 16`, tone.sun, 3.2);
  if (plain || top === 'bare') return;
  if (view === 'front') {
    if (top === 'suit') q.fill(`M${on(-3.8, t + 0.6)}L${on(0, t - 13)}L${on(3.8, t + 0.6)}Z`, tone.cream);
    else
      q.fill(`M${on(-4.4, t + 0.8)}L${on(0, t - 5)}L${on(4.4, t + 0.8)}Z`, dark(look.skin, 0.12)).stroke(
        `M${on(-4.6, t + 0.4)}L${on(0, t - 5.4)}L${on(4.6, t + 0.4)}`,
        top === 'sweater' ? tone.sun : light(look.topC, 0.6),
        2,
      );
    if (look.tie) q.fill(`M${on(0, t - 3)}L${on(2, t - 13)}L${on(0, t - 15.4)}L${on(-2, t - 13)}Z`, look.tie);
  } else if (view === 'side') {
    if (top === 'shirt') q.stroke(`M${on(-2.8, t)}L${on(3.6, t - 0.8)}`, light(look.topC, 0.7), 2.2);
    if (top === 'sweater' && look.topC !== tone.white) q.stroke(`M${on(-5.8, 1)}L${on(5.8, 1)}`, tone.sun, 1.6);
  }
}

/** A school bag: under the arms from the side, straps from the front, the whole of it from behind. */
export function bagBehind(q: Pen, { on }: Joints, { view }: Look, { torso: t }: Build, c: string): void {
  if (view === 'front') q.stroke(`M${on(-9, t - 6)}L${on(-9, 8)}`, dark(c, 0.2), 4);
  if (view === 'side')
    q.fill(`M${on(-4, t - 3)}Q${on(-15, t - 3)} ${on(-15, t - 10)}L${on(-14, 5)}Q${on(-13, 2)} ${on(-4, 3)}Z`, c);
}

export function bagStraps(q: Pen, { on }: Joints, { view }: Look, { torso: t }: Build, c: string): void {
  if (view === 'side')
    q.stroke(`M${on(-4.6, t - 4)}Q${on(4, t - 6)} ${on(3.4, t - 14)}Q${on(0, 8)} ${on(-5, 8)}`, dark(c, 0.25), 2);
  if (view === 'front') q.stroke(`M${on(-6.6, t - 0.6)}L${on(-6.4, 9)}M${on(6.6, t - 0.6)}L${on(6.4, 9)}`, c, 2.6);
}

export function bagOnBack(q: Pen, { on }: Joints, { torso: t }: Build, c: string): void {
  q.fill(
    `M${on(-7.6, t - 4)}Q${on(-7.4, t + 1)} ${on(0, t + 1)}Q${on(7.4, t + 1)} ${on(7.6, t - 4)}L${on(8.2, 5)}` +
      `Q${on(8, 2)} ${on(5, 2)}L${on(-5, 2)}Q${on(-8, 2)} ${on(-8.2, 5)}Z`,
    c,
  )
    .fill(`M${on(-5.6, 5)}L${on(5.6, 5)}L${on(5.6, 12)}Q${on(0, 13.6)} ${on(-5.6, 12)}Z`, dark(c, 0.2))
    .stroke(`M${on(-2.4, t + 1)}Q${on(0, t + 4)} ${on(2.4, t + 1)}`, dark(c, 0.3), 1.4);
}
