import { dark, light, mix, tone } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { hairColour } from './hair.ts';
import type { Features, Sitter } from './sitter.ts';

const DARK = '#120b08';
const GUM = '#6a2420';

/** The head itself with the shaded side of the face. */
export function skull(p: Pen, { skin, face, hair }: Sitter): void {
  const shadow = dark(skin, 0.17);
  if (hair !== 'hijab')
    p.fill('M-43 92Q0 146 43 92L45 146Q0 172 -44 128Z', dark(skin, 0.34), 'opacity=".4"')
      .ellipse(-88, 8, 15, 24, shadow)
      .ellipse(88, 8, 15, 24, shadow);
  const { jaw, chin } = face;
  const low = 40 + jaw * 2;
  const cheek = 56 + jaw * 1.4;
  p.fill(
    `M-86 -30C-92 -134 92 -134 86 -30C86 ${low} ${cheek} ${chin} 0 ${chin}C${-cheek} ${chin} -86 ${low} -86 -30Z`,
    skin,
  ).fill(
    `M46 -98C84 -84 88 -50 86 -30C86 ${low} ${cheek} ${chin} 0 ${chin}` +
      `C46 ${chin - 20} 68 40 62 -20C60 -60 56 -80 46 -98Z`,
    shadow,
  );
}

export function beard(p: Pen, sitter: Sitter): void {
  const c = sitter.beardC ?? hairColour(sitter);
  const low = sitter.face.chin + 8;
  const full =
    `M-86 0C-88 60 -66 ${low - 4} 0 ${low}C66 ${low - 4} 88 60 86 0` +
    `C78 30 66 44 44 40Q0 28 -44 40C-66 44 -78 30 -86 0Z`;
  if (sitter.beard === 'full') p.fill(full, c);
  if (sitter.beard === 'stubble') p.fill(full, c, 'opacity=".4"');
  if (sitter.beard === 'goatee')
    p.fill(`M-36 52Q0 36 36 52Q40 92 24 ${low - 4}Q0 ${low + 6} -24 ${low - 4}Q-40 92 -36 52Z`, c);
  if (sitter.beard === 'moustache') p.fill('M-40 60Q-22 38 0 46Q22 38 40 60Q18 52 0 55Q-18 52 -40 60Z', c);
}

const BROWS: Record<Features['brows'], readonly [string, number]> = {
  arch: ['M-56 -28Q-42 -46 -20 -34M56 -28Q42 -46 20 -34', 6],
  flat: ['M-56 -32L-20 -34M56 -32L20 -34', 7],
  thick: ['M-56 -30Q-40 -42 -20 -34M56 -30Q40 -42 20 -34', 10],
  thin: ['M-54 -34Q-38 -44 -22 -38M54 -34Q38 -44 22 -38', 4],
};

const NOSES: Record<Features['nose'], string> = {
  soft: 'M-4 4C-10 20 -14 30 -4 34Q4 36 12 30',
  broad: 'M-19 24Q-22 37 -9 36Q0 42 9 36Q22 37 19 24',
  button: 'M-10 27Q0 38 10 27',
  long: 'M-3 -6C-5 14 -13 28 -10 35Q0 43 12 35',
};

function eyes(p: Pen, kind: Features['eyes'], child: boolean): void {
  if (kind === 'happy') {
    p.stroke('M-50 -2Q-37 -16 -24 -2M50 -2Q37 -16 24 -2', DARK, 6);
    return;
  }
  const y = child ? 0 : -4;
  if (kind === 'almond') {
    p.fill('M-55 -3Q-38 -21 -19 -4Q-36 8 -55 -3ZM55 -3Q38 -21 19 -4Q36 8 55 -3Z', tone.white)
      .circle(-37, -5, 8.4, DARK)
      .circle(37, -5, 8.4, DARK)
      .circle(-34, -8, 2.6, '#fff')
      .circle(40, -8, 2.6, '#fff')
      .stroke('M-57 -5Q-38 -23 -19 -5M57 -5Q38 -23 19 -5', DARK, 4);
    return;
  }
  const [rx, ry] = child ? [10, 12] : kind === 'wide' ? [10, 12] : kind === 'soft' ? [7.5, 8] : [8, 10];
  p.ellipse(-37, y, rx, ry, DARK)
    .ellipse(37, y, rx, ry, DARK)
    .circle(-34, y - 4, rx * 0.38, '#fff')
    .circle(40, y - 4, rx * 0.38, '#fff');
  if (kind === 'soft')
    p.stroke(`M-50 ${y - 6}Q-38 ${y - 15} -25 ${y - 7}M50 ${y - 6}Q38 ${y - 15} 25 ${y - 7}`, DARK, 3.4);
}

function mouth(p: Pen, kind: Features['mouth'], skin: string, onBeard: boolean): void {
  const ink = onBeard ? '#e8c8b4' : dark(skin, 0.45);
  switch (kind) {
    case 'smile':
      p.stroke('M-32 64Q0 86 32 64', ink, 6);
      break;
    case 'small':
      p.stroke('M-19 66Q0 78 19 66', ink, 6);
      break;
    case 'smirk':
      p.stroke('M-28 70Q6 84 32 60', ink, 6);
      break;
    case 'lips':
      p.fill('M-31 65Q-14 54 0 60Q14 54 31 65Q14 87 0 87Q-14 87 -31 65Z', mix(tone.murram, skin, 0.35)).stroke(
        'M-28 66Q-10 70 0 68Q10 70 28 66',
        dark(skin, 0.4),
        3,
      );
      break;
    case 'laugh':
      p.fill('M-42 54Q0 68 42 54Q36 102 0 102Q-36 102 -42 54Z', GUM)
        .fill('M-40 55Q0 69 40 55Q36 72 0 75Q-36 72 -40 55Z', tone.white)
        .fill('M-20 92Q0 80 20 92Q12 100 0 100Q-12 100 -20 92Z', '#b5524a');
      break;
    default:
      p.fill('M-36 58Q0 70 36 58Q28 92 0 92Q-28 92 -36 58Z', GUM).fill(
        'M-34 59Q0 71 34 59Q30 74 0 76Q-30 74 -34 59Z',
        tone.white,
      );
  }
}

export function features(p: Pen, sitter: Sitter, child: boolean): void {
  const { face, skin } = sitter;
  const line = dark(skin, 0.34);
  const [brows, width] = BROWS[face.brows];
  p.stroke(brows, mix(hairColour(sitter), line, 0.3), width);
  eyes(p, face.eyes, child);
  p.stroke(NOSES[face.nose], line, 4.4);
  mouth(p, face.mouth, skin, sitter.beard === 'full' || sitter.beard === 'goatee');
  if (!sitter.beard) p.ellipse(-56, 38, 15, 10, light(skin, 0.14), 'opacity=".5"');
  if (sitter.older)
    p.stroke('M-66 -4L-74 -8M-66 4L-74 4M66 -4L74 -8M66 4L74 4M-46 44Q-52 56 -46 66M46 44Q52 56 46 66', line, 3);
}

export function glasses(p: Pen, c: string, square: boolean): void {
  if (square)
    p.stroke(
      'M-64 -24L-14 -24L-16 12Q-39 20 -60 12ZM64 -24L14 -24L16 12Q39 20 60 12Z' +
        'M-14 -14Q0 -20 14 -14M-64 -16L-86 -18M64 -16L86 -18',
      c,
      5,
    );
  else
    p.stroke(
      'M-62 -6A25 23 0 1 1 -12 -6A25 23 0 1 1 -62 -6M12 -6A25 23 0 1 1 62 -6A25 23 0 1 1 12 -6' +
        'M-12 -8Q0 -15 12 -8M-62 -8L-86 -14M62 -8L86 -14',
      c,
      5,
    );
}

export const earrings = (p: Pen, c: string): Pen =>
  p.stroke('M-92 34A13 13 0 1 0 -91 34M92 34A13 13 0 1 0 93 34', c, 5);
