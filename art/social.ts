// The preview picture that messengers and search engines show, 1200 by 630.
import { crestAt } from './crest.ts';
import { hills } from './nature/hills.ts';
import { sky } from './nature/sky.ts';
import { jacaranda } from './nature/trees.ts';
import { skin, tone } from './palette.ts';
import { kid } from './people/kid.ts';
import { source } from './source.ts';
import { disc, poly, shade, svg } from './svg.ts';
import { block, flag } from './things/buildings.ts';

export function socialSvg(): string {
  const r = source(7, { prefix: 's' });
  const { ground, path } = r.hour('dawn');
  return svg(
    1200,
    630,
    [
      sky(r, 1200, 630, 'dawn', { sx: 0.3, sy: 0.4, sr: 120 }),
      hills(r, 1200, 630, 'dawn', { top: 0.48 }),
      poly('M0 500C340 470 760 500 1200 466V630H0Z', ground),
      block(r, 720, 500, 340, { hour: 'dawn', floors: 2, s: 0.86, bays: 4 }),
      flag(690, 504, 210),
      poly('M0 560C340 530 760 556 1200 536V630H0Z', path),
      jacaranda(r, 1110, 560, 330, -1),
      disc(330, 300, 176, tone.paper),
      crestAt(330, 152, 1.06),
      shade(770, 596, 40),
      kid(r, 770, 598, 150, { girl: true, pose: 'walk', hair: 'puffs', skin: skin(2), bag: tone.sun, flip: true }),
      shade(890, 600, 40),
      kid(r, 890, 602, 164, { girl: false, pose: 'walk2', skin: skin(0), bag: tone.lake, flip: true }),
    ].join(''),
  );
}
