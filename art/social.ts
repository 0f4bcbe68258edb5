// The preview picture that messengers and search engines show, 1200 by 630: the head of a page with the school's name.
import { crestAt } from './crest.ts';
import { fits, hasLetters, lettering, linesOf } from './lettering.ts';
import { hills } from './nature/hills.ts';
import { sky } from './nature/sky.ts';
import { jacaranda } from './nature/trees.ts';
import { inTones, type SchoolTones, skin, tone } from './palette.ts';
import { kid } from './people/kid.ts';
import { source } from './source.ts';
import { poly, shade, svg } from './svg.ts';
import { block } from './things/buildings.ts';

export interface SocialLook extends SchoolTones {
  readonly name: string;
  readonly motto: string;
}

/** Where a crest stands that is not drawn but laid on, on a white plate. */
export const crestPlate = { left: 80, top: 64, side: 190, room: 16 };

/** The words stand below the crest, as far as the panel is wide. */
const words = { left: 80, top: 300, bottom: 572, width: 600 };
const nameSizes = [88, 78, 68, 58, 48];
const [nameLeading, mottoLeading] = [1.04, 1.3];
const mottoSize = 34;
const gap = 14;

/** The crest, the doors and the uniforms are the school's, too. */
export const socialSvg = (look: SocialLook, ownCrest = false): string => inTones(look, () => draw(look, ownCrest));

function draw(look: SocialLook, ownCrest: boolean): string {
  const r = source(7, { prefix: 's' });
  const { ground, path } = r.hour('dawn');
  return svg(
    1200,
    630,
    [
      sky(r, 1200, 630, 'dawn', { sx: 0.78, sy: 0.36, sr: 96 }),
      hills(r, 1200, 630, 'dawn', { top: 0.48 }),
      poly('M0 500C340 470 760 500 1200 466V630H0Z', ground),
      block(r, 800, 494, 260, { hour: 'dawn', floors: 2, s: 0.8, bays: 4 }),
      poly('M0 560C340 530 760 556 1200 536V630H0Z', path),
      jacaranda(r, 1150, 556, 300, -1),
      poly('M0 0H566C716 30 726 260 796 400C846 500 896 590 976 630H0Z', look.leaf),
      poly('M0 0H536C686 30 696 270 766 410C816 510 866 596 946 630H0Z', look.hill),
      shade(1004, 602, 36),
      kid(r, 1004, 604, 132, { girl: true, pose: 'walk', hair: 'puffs', skin: skin(2), bag: tone.sun, flip: true }),
      shade(1102, 606, 38),
      kid(r, 1102, 608, 146, { girl: false, pose: 'walk2', skin: skin(0), bag: tone.lake, flip: true }),
      ownCrest ? plate() : crestAt(150, 60, 0.72),
      saying(look),
    ].join(''),
  );
}

const plate = (): string => {
  const { left, top, side } = crestPlate;
  return `<rect x="${left}" y="${top}" width="${side}" height="${side}" rx="28" fill="#fff"/>`;
};

/** The name as large as it goes, and below it the motto, where there is room for all of it. */
function saying({ name, motto, sun }: SocialLook): string {
  if (!hasLetters(name)) return '';
  const below = hasLetters(motto) ? linesOf(motto, mottoSize, words.width) : [];
  const room = words.bottom - words.top;
  const roomAbove = room - gap - below.length * mottoSize * mottoLeading;
  const whole = sizeFor(name, roomAbove);
  const size = whole || sizeFor(name, room);
  if (size === 0) return '';
  let y = words.top;
  const stand = (line: string, each: number, leading: number, colour: string): string => {
    y += each * leading;
    return lettering(line, words.left, y - each * (leading - 0.8), each, colour);
  };
  const title = linesOf(name, size, words.width).map((line) => stand(line, size, nameLeading, '#ffffff'));
  y += gap;
  const under = whole ? below.map((line) => stand(line, mottoSize, mottoLeading, sun)) : [];
  return [...title, ...under].join('');
}

const sizeFor = (name: string, height: number): number =>
  nameSizes.find((size) => {
    const lines = linesOf(name, size, words.width);
    return fits(lines, size, words.width) && lines.length * size * nameLeading <= height;
  }) ?? 0;
