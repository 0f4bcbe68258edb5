import { dark, light, mix, tone } from '../palette.ts';
import type { Pen } from '../pen.ts';
import type { Sitter } from './sitter.ts';

const DARK = '#171210';
export const hairColour = ({ hairC = DARK }: Sitter): string => hairC;

/** What lies behind the head. */
export function hairBehind(p: Pen, sitter: Sitter): void {
  const c = hairColour(sitter);
  switch (sitter.hair) {
    case 'afro':
      p.fill('M-128 40C-176 -20 -160 -150 -70 -176C-10 -204 90 -192 128 -130C168 -70 160 10 126 44Z', c);
      break;
    case 'long':
      p.fill('M-98 -40C-124 60 -122 160 -108 226L-40 226L-40 60L40 60L40 226L108 226C122 160 124 60 98 -40Z', c);
      break;
    case 'bob':
      p.fill('M-96 -30C-132 30 -128 90 -112 112C-80 128 80 128 112 112C128 90 132 30 96 -30Z', c);
      break;
    case 'puffs':
      p.circle(-92, -98, 52, c).circle(92, -98, 52, c);
      break;
    case 'bun':
      p.circle(0, -146, 48, c);
      break;
    case 'sidebun':
      p.circle(86, -92, 44, c);
      break;
    case 'puff':
      p.circle(0, -140, 66, c);
      break;
    case 'rows':
      p.fill('M-88 -20C-124 20 -126 90 -120 126L-88 126L-66 20ZM88 -20C124 20 126 90 120 126L88 126L66 20Z', c)
        .circle(-104, 130, 17, tone.sun)
        .circle(104, 130, 17, tone.sun);
      break;
    case 'twists':
      for (const [x, y] of [
        [-104, -40],
        [-92, -96],
        [-54, -138],
        [0, -152],
        [54, -138],
        [92, -96],
        [104, -40],
      ] as const)
        p.circle(x, y, 29, c);
      break;
    case 'locs': {
      let d = '';
      for (let i = 0; i < 4; i++)
        d += `M${-96 + i * 9} -50L${-130 + i * 20} ${96 + i * 13}M${96 - i * 9} -50L${130 - i * 20} ${96 + i * 13}`;
      p.stroke(d, c, 15);
      break;
    }
    default:
  }
}

const CROWN = 'M-90 -16C-100 -146 100 -146 90 -16C84 -62 66 -82 0 -82C-66 -82 -84 -62 -90 -16Z';
const PULLED = 'M-90 -12C-100 -142 100 -142 90 -12C80 -66 60 -92 0 -92C-60 -92 -80 -66 -90 -12Z';

/** What lies over the brow. */
export function hairInFront(p: Pen, sitter: Sitter, child: boolean): void {
  const { skin, hair, wrap = tone.murram, wrap2 = tone.sun } = sitter;
  const c = hairColour(sitter);
  const parting = mix(c, skin, 0.5);
  const sides =
    'M-90 -8C-92 -40 -88 -60 -84 -62C-80 -50 -82 -30 -84 -8ZM90 -8C92 -40 88 -60 84 -62C80 -50 82 -30 84 -8Z';
  const shine = (): Pen => p.ellipse(-30, -84, 22, 9, light(skin, 0.3), 'opacity=".5"');
  switch (hair) {
    case 'crop':
    case 'afro':
    case 'twists':
      p.fill(CROWN, c);
      break;
    case 'fade':
      p.fill('M-87 -52C-90 -146 90 -146 87 -52C74 -84 52 -92 0 -92C-52 -92 -74 -84 -87 -52Z', c).fill(sides, parting);
      break;
    case 'flattop':
      p.fill(
        'M-88 -50C-92 -110 -88 -160 -80 -166Q0 -178 80 -166' +
          'C88 -160 92 -110 88 -50C74 -84 52 -92 0 -92C-52 -92 -74 -84 -88 -50Z',
        c,
      ).fill(sides, parting);
      break;
    case 'waves':
      p.fill(
        'M-90 -16C-104 -120 -60 -146 0 -142C66 -148 104 -112 90 -16' +
          'C84 -52 74 -70 56 -80Q28 -66 0 -82Q-28 -68 -58 -80C-74 -70 -84 -52 -90 -16Z',
        c,
      ).stroke('M-66 -98Q-40 -118 -14 -104Q12 -92 38 -108M-30 -124Q0 -134 34 -124', light(c, 0.16), 4);
      break;
    case 'pixie':
      p.fill('M-92 6C-106 -150 108 -152 92 0C88 -30 84 -54 70 -66C40 -60 -10 -72 -34 -96C-44 -70 -76 -60 -92 6Z', c);
      break;
    case 'puffs':
    case 'puff':
    case 'bun':
      p.fill(PULLED, c).stroke(
        hair === 'puffs' ? 'M0 -92L0 -108' : 'M-44 -82Q-36 -94 -26 -100M44 -82Q36 -94 26 -100M0 -92L0 -106',
        parting,
        3,
      );
      break;
    case 'sidebun':
      p.fill('M-92 0C-104 -144 102 -146 90 -12C84 -50 70 -74 40 -92C10 -56 -70 -60 -92 0Z', c).stroke(
        'M40 -92Q10 -66 -40 -60',
        parting,
        3,
      );
      break;
    case 'rows':
      p.fill(PULLED, c).stroke(
        'M-64 -62Q-58 -82 -44 -94M-33 -82Q-28 -96 -20 -102M0 -90L0 -106M33 -82Q28 -96 20 -102M64 -62Q58 -82 44 -94',
        parting,
        4,
      );
      break;
    case 'long':
      p.fill('M-94 0C-108 -146 108 -146 94 0C84 -50 60 -84 -16 -92C-60 -84 -84 -50 -94 0Z', c).stroke(
        'M-16 -92Q-14 -100 -6 -106M-100 70L-98 210M-84 80L-82 214M100 70L98 210M84 80L82 214',
        mix(c, skin, 0.4),
        3,
      );
      break;
    case 'bob':
      p.fill(
        'M-100 30C-116 -150 116 -150 100 30C92 -20 90 -50 60 -72C10 -50 -50 -56 -78 -66C-90 -40 -92 -10 -100 30Z',
        c,
      );
      break;
    case 'locs':
      p.fill('M-98 -10C-112 -150 112 -150 98 -10C88 -56 60 -84 0 -86C-60 -84 -88 -56 -98 -10Z', c);
      break;
    case 'bald':
      shine();
      break;
    case 'rim':
      p.fill(
        'M-90 6C-98 -30 -94 -60 -84 -74C-80 -50 -80 -30 -82 0Z' + 'M90 6C98 -30 94 -60 84 -74C80 -50 80 -30 82 0Z',
        c,
      );
      shine();
      break;
    case 'wrap':
      p.fill('M-96 -26C-132 -140 -70 -196 0 -190C84 -198 132 -130 96 -26C66 -76 -66 -76 -96 -26Z', wrap)
        .fill('M20 -188C50 -230 96 -214 86 -178C120 -182 122 -146 92 -142Z', dark(wrap, 0.18))
        .stroke('M-92 -60Q-20 -112 70 -172M-84 -110Q-30 -150 20 -186M-40 -68Q40 -96 104 -118', wrap2, 8);
      break;
    case 'hijab': {
      const w = (x: number): number => Math.round(x * (child ? 0.84 : 1));
      p.fill(
        `M-108 0C-118 -156 118 -156 108 0C112 60 80 130 20 150` +
          `C120 160 150 200 ${w(170)} 236C60 270 -80 260 ${w(-176)} 236` +
          'C-150 190 -110 130 -106 60C-108 40 -108 20 -108 0Z' +
          'M-80 -20C-84 50 -50 108 0 110C50 108 84 50 80 -20C74 -76 40 -94 0 -94C-40 -94 -74 -76 -80 -20Z',
        wrap,
        'fill-rule="evenodd"',
      ).stroke('M30 148C70 170 110 190 130 230M-100 120C-60 200 0 230 60 244', dark(wrap, 0.18), 4);
      break;
    }
  }
}

export function hat(p: Pen, { hat: kind, c2 = tone.sun }: Sitter): void {
  switch (kind) {
    case 'helmet':
      p.fill('M-104 -56C-104 -176 104 -176 104 -56L122 -48Q0 -86 -122 -48Z', tone.sun)
        .fill('M-18 -148Q0 -152 18 -148L22 -72Q0 -76 -22 -72Z', light(tone.sun, 0.4))
        .stroke('M-108 -54Q0 -88 108 -54', dark(tone.sun, 0.25), 6);
      break;
    case 'grad':
      p.fill('M-92 -46L-88 -96L88 -96L92 -46Q0 -84 -92 -46Z', '#1b222c')
        .fill('M-150 -110L0 -158L150 -110L0 -66Z', '#2b3644')
        .stroke('M0 -112L112 -92L116 -20', tone.sun, 5)
        .fill('M108 -24L124 -24L128 14L104 14Z', tone.sun);
      break;
    case 'kofia':
      p.fill('M-86 -60L-80 -128Q0 -146 80 -128L86 -60Q0 -88 -86 -60Z', tone.white).stroke(
        'M-82 -84Q0 -110 82 -84M-80 -106Q0 -130 80 -106',
        tone.sun,
        4,
      );
      break;
    case 'cap':
      p.fill('M-94 -50C-98 -160 98 -160 94 -50Q0 -84 -94 -50Z', c2)
        .fill('M-96 -54Q0 -96 96 -54L124 -30Q0 -72 -110 -34Z', dark(c2, 0.25))
        .circle(0, -136, 8, dark(c2, 0.25));
      break;
    default:
  }
}
