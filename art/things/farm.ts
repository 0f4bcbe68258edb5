import { dark, light, nature, tone } from '../palette.ts';
import { Pen } from '../pen.ts';

export function sunflower(x: number, y: number, h: number): string {
  const p = new Pen(x, y, h / 100).stroke('M0 0Q3 -40 0 -78', nature.fir, 4);
  p.fill('M1 -30Q18 -46 28 -34Q18 -24 1 -30ZM1 -44Q-16 -58 -26 -46Q-16 -36 1 -44Z', nature.leaf);
  let petals = '';
  for (let i = 0; i < 10; i++) {
    const a = (i * Math.PI) / 5;
    petals += `M0 -80L${(Math.cos(a) * 15).toFixed(1)} ${(-80 + Math.sin(a) * 15).toFixed(1)}`;
  }
  return p.stroke(petals, nature.gold, 8).circle(0, -80, 8.4, tone.bark).out;
}

/** A maize plant with one ripe cob. */
export function maize(x: number, y: number, h: number, flip = false): string {
  return new Pen(x, y, h / 100, { flip })
    .stroke('M0 0Q2 -50 0 -92', '#5a8f45', 4)
    .fill(
      'M0 -20Q22 -50 40 -30Q22 -34 0 -20ZM0 -34Q-26 -62 -42 -40Q-22 -46 0 -34Z' +
        'M0 -56Q20 -84 36 -70Q18 -70 0 -56ZM0 -66Q-18 -92 -32 -80Q-16 -80 0 -66Z',
      nature.leaf,
    )
    .stroke('M0 -92L-6 -106M0 -92L0 -110M0 -92L6 -106', '#d9b45a', 2)
    .fill('M4 -40Q14 -52 12 -66Q2 -58 2 -42Z', nature.gold).out;
}

/** An Ankole cow with its great horns, facing left. */
export function ankoleCow(x: number, y: number, h: number, c = '#8a3f22'): string {
  const p = new Pen(x, y, h / 100);
  p.precision = h > 200 ? 1 : 10;
  const shade = dark(c, 0.25);
  return p
    .stroke('M30 -34L32 0M-16 -34L-18 0', shade, 7)
    .stroke('M42 -38L46 0M-28 -34L-30 0', c, 8)
    .stroke('M55 -58Q64 -40 58 -16', shade, 3)
    .stroke('M58 -16L57 -10', tone.ink, 5)
    .fill('M-34 -62C-20 -72 34 -72 52 -64C60 -52 56 -36 46 -30C20 -26 -14 -26 -30 -30C-40 -38 -42 -54 -34 -62Z', c)
    .fill('M46 -30C20 -26 -14 -26 -30 -30C-34 -33 -36 -37 -38 -42C-10 -34 30 -34 54 -44C54 -38 50 -33 46 -30Z', shade)
    .fill('M-10 -66C6 -70 20 -66 18 -54C10 -46 -6 -50 -10 -66Z', light(c, 0.75))
    .fill('M-26 -64C-36 -78 -50 -80 -58 -72L-72 -54C-74 -48 -66 -44 -60 -48L-42 -56C-36 -50 -30 -50 -26 -52Z', c)
    .fill('M-72 -54C-74 -48 -66 -44 -60 -48L-62 -56Z', light(c, 0.55))
    .fill('M-46 -76Q-34 -80 -30 -70Q-40 -68 -46 -76Z', shade)
    .stroke('M-54 -77C-72 -92 -78 -112 -62 -130M-48 -79C-36 -94 -26 -112 -36 -132', '#efe3cb', 6)
    .stroke('M-66 -124L-62 -130M-34 -126L-36 -132', tone.ink, 4)
    .circle(-58, -66, 2.2, tone.ink).out;
}
