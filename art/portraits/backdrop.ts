import { fillRidge, ridge } from '../nature/hills.ts';
import { dark, mix } from '../palette.ts';
import type { Source } from '../source.ts';
import { disc, poly, rect } from '../svg.ts';

/** What stands behind a sitter: a disc, two hills, a wave or an arch. */
export function backdrop(r: Source, shape: number, wall: string, figure: string): string {
  const ground = rect(0, 0, 600, 600, wall);
  if (shape === 0) return ground + disc(300, 300, 236, figure);
  if (shape === 1)
    return [
      ground,
      disc(450, 170, 74, '#f8dc98'),
      fillRidge(ridge(r, 600, 330, 110, 3, 600), mix(wall, figure, 0.55)),
      fillRidge(ridge(r, 600, 440, 100, 2, 600), figure),
    ].join('');
  if (shape === 2) return ground + poly('M0 600V250C120 170 200 150 300 190S500 230 600 120V600z', figure);
  return [
    ground,
    poly('M70 600V250a230 230 0 0 1 460 0v350z', figure),
    poly('M70 600V440C200 370 330 470 530 400V600z', dark(figure, 0.14)),
  ].join('');
}
