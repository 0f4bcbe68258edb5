import { dark, light, mix, nature, tone } from '../palette.ts';
import { num } from '../path.ts';
import { Pen } from '../pen.ts';
import type { Source } from '../source.ts';

const DUSK = '#26365a';

/** A minibus taxi. The nearer `k` is to 1, the deeper in the dusk. */
export function matatu(
  r: Source,
  x: number,
  y: number,
  s: number,
  { flip = false, k = 0, lights = false } = {},
): string {
  const t = (c: string): string => mix(c, DUSK, k);
  const p = new Pen(x, y, s, { flip });
  if (s > 0.7) p.precision = 1;
  if (lights) {
    const id = r.id();
    const stops =
      '<stop stop-color="#ffe7a6" stop-opacity=".7"/><stop offset="1" stop-color="#ffe7a6" stop-opacity="0"/>';
    p.raw(`<linearGradient id="${id}">${stops}</linearGradient>`).fill('M96 -32L270 -66L270 6L96 -18Z', `url(#${id})`);
  }
  p.fill('M-92 -12L-92 -70Q-92 -84 -78 -84L46 -84Q58 -84 66 -72L82 -48Q96 -44 97 -34L97 -12Z', t('#fbf6ea'));
  p.fill('M-92 -12L-92 -22L97 -22L97 -12Z', t('#d9cfba'));
  p.fill(
    'M-82 -74L-44 -74L-44 -50L-82 -50ZM-38 -74L0 -74L0 -50L-38 -50Z' +
      'M6 -74L42 -74L42 -50L6 -50ZM48 -74L54 -74Q58 -74 61 -69L72 -50L48 -50Z',
    lights ? '#ffd980' : t('#2f6f86'),
  );
  const checks = `stroke-linecap="butt" stroke-dasharray="${num(9 * s)}"`;
  p.stroke('M-92 -38L84 -38', t(tone.lake), 7, checks).stroke('M-83 -31.5L94 -31.5', t(tone.lake), 6, checks);
  p.rect(90, -32, 7, 8, lights ? '#fff2c0' : t(nature.gold), 2)
    .fill('M-70 -84L20 -84L16 -92L-66 -92Z', t('#b98d5c'))
    .fill('M-60 -92L-30 -92L-32 -102L-58 -102ZM-26 -92L2 -92L2 -99L-26 -99Z', t(tone.murram));
  for (const a of [-54, 58]) p.circle(a, -11, 15, t('#20242b')).circle(a, -11, 6.4, t('#b9b4a8'));
  return p.out;
}

/** The school bus. `riders` are the skins of the children at its five windows. */
export function bus(
  x: number,
  y: number,
  s: number,
  { flip = false, k = 0, riders = [] as readonly string[] } = {},
): string {
  const t = (c: string): string => mix(c, DUSK, k);
  const p = new Pen(x, y, s, { flip });
  if (s > 0.7) p.precision = 1;
  p.fill(
    'M-140 -14L-140 -92Q-140 -104 -128 -104L98 -104Q108 -104 112 -94L122 -56L140 -50Q146 -46 146 -38L146 -14Z',
    t(nature.gold),
  );
  p.fill('M-140 -14L-140 -26L146 -26L146 -14Z', dark(t(nature.gold), 0.22)).fill(
    'M-136 -104L98 -104L94 -110L-130 -110Z',
    light(t(nature.gold), 0.4),
  );
  for (let i = 0; i < 5; i++) {
    p.rect(-130 + i * 38, -94, 32, 32, t('#bfe0e0'), 3);
    const rider = riders[i];
    const a = -114 + i * 38;
    if (rider)
      p.fill(`M${a - 8} -62L${a - 8} -74A9 10 0 0 1 ${a + 8} -74L${a + 8} -62Z`, rider).fill(
        `M${a - 9} -75A9 10 0 0 1 ${a + 9} -75Q${a} -80 ${a - 9} -75Z`,
        '#15100e',
      );
  }
  p.fill('M64 -94L96 -94Q101 -94 103 -88L110 -60L64 -60Z', t('#bfe0e0'))
    .stroke('M-140 -52L146 -46', t(tone.hill), 6)
    .stroke('M62 -94L62 -26M92 -56L92 -26', dark(t(nature.gold), 0.25), 2.4);
  p.rect(136, -40, 9, 9, t('#fff6d8'), 3);
  for (const a of [-88, 96]) p.circle(a, -14, 21, t('#20242b')).circle(a, -14, 9, t('#c9c3b4'));
  return p.out;
}
