import { nature, tone } from '../palette.ts';
import { Pen } from '../pen.ts';
import { poly } from '../svg.ts';

/** A chessboard seen from the player's height, its near edge at y. */
export function chessboard(x: number, y: number, w: number): string {
  const rows = 6;
  const high = w * 0.26;
  const at = (col: number, row: number): string => {
    const t = row / rows;
    const half = (w / 2) * (1 - t * 0.24);
    return `${Math.round(x - half + (col / 8) * half * 2)} ${Math.round(y - t * high)}`;
  };
  let squares = '';
  for (let row = 0; row < rows; row++)
    for (let col = row % 2; col < 8; col += 2)
      squares += `M${at(col, row)}L${at(col + 1, row)}L${at(col + 1, row + 1)}L${at(col, row + 1)}z`;
  return (
    poly(`M${at(-0.4, -0.2)}L${at(8.4, -0.2)}L${at(8.3, rows + 0.2)}L${at(-0.3, rows + 0.2)}z`, '#6f4530') +
    poly(`M${at(0, 0)}L${at(8, 0)}L${at(8, rows)}L${at(0, rows)}z`, '#f3e2c3') +
    poly(squares, '#a8663c')
  );
}

const PIECES = {
  pawn: 'M-9 0L9 0L7 -5Q3 -8 4 -15A6 6 0 1 0 -4 -15Q-3 -8 -7 -5Z',
  king:
    'M-11 0L11 0L8 -6Q4 -14 7 -32L10 -42L-10 -42L-7 -32Q-4 -14 -8 -6Z' +
    'M-2 -42L-2 -47L-6 -47L-6 -50L-2 -50L-2 -54L2 -54L2 -50L6 -50L6 -47L2 -47L2 -42Z',
  rook:
    'M-11 0L11 0L8 -6L6 -26L10 -30L10 -38L5 -38L5 -34L2 -34L2 -38' +
    'L-2 -38L-2 -34L-5 -34L-5 -38L-10 -38L-10 -30L-6 -26L-8 -6Z',
  knight: 'M-11 0L11 0Q14 -30 -2 -42L-4 -36Q-14 -28 -14 -20L-10 -16L-2 -22Q0 -12 -8 -6Z',
};

export function chessman(x: number, y: number, s: number, kind: keyof typeof PIECES, white: boolean): string {
  return new Pen(x, y, s).fill(PIECES[kind], white ? tone.cream : tone.ink).out;
}

/** A framed picture on a wall. */
export function picture(x: number, y: number, w: number, h: number, art: number): string {
  const p = new Pen(x, y, 1).rect(0, 0, w, h, '#7d4e30').rect(9, 9, w - 18, h - 18, tone.white);
  const [a, b] = [18, h - 18];
  const inner = w - 36;
  if (art === 0)
    p.rect(a, 18, inner, h - 36, '#bfe0e0')
      .circle(a + inner * 0.7, 18 + h * 0.24, h * 0.11, nature.gold)
      .fill(
        `M${a} ${b}L${a} ${h * 0.56}Q${a + inner * 0.25} ${h * 0.34} ${a + inner * 0.5} ${h * 0.56}` +
          `Q${a + inner * 0.75} ${h * 0.36} ${a + inner} ${h * 0.6}L${a + inner} ${b}Z`,
        nature.leaf,
      );
  else if (art === 1)
    p.rect(a, 18, inner, h - 36, '#f6dfb6')
      .fill(
        `M${a + inner * 0.2} ${b}Q${a + inner * 0.24} ${h * 0.62} ${a + inner * 0.5} ${h * 0.62}` +
          `Q${a + inner * 0.76} ${h * 0.62} ${a + inner * 0.8} ${b}Z`,
        tone.hill,
      )
      .circle(a + inner / 2, h * 0.44, h * 0.15, '#6c432d')
      .fill(
        `M${a + inner / 2 - h * 0.16} ${h * 0.42}` +
          `A${h * 0.16} ${h * 0.17} 0 0 1 ${a + inner / 2 + h * 0.16} ${h * 0.42}` +
          `Q${a + inner / 2} ${h * 0.32} ${a + inner / 2 - h * 0.16} ${h * 0.42}Z`,
        tone.ink,
      );
  else
    p.rect(a, 18, inner, h - 36, '#f3d49a')
      .circle(a + inner * 0.36, h * 0.44, h * 0.2, tone.murram)
      .circle(a + inner * 0.62, h * 0.58, h * 0.18, tone.lake)
      .circle(a + inner * 0.55, h * 0.34, h * 0.1, tone.hill);
  return p.out;
}

export function wallClock(x: number, y: number, s: number): string {
  return new Pen(x, y, s)
    .circle(0, 0, 44, tone.bark)
    .circle(0, 0, 37, tone.white)
    .stroke('M0 -31L0 -27M31 0L27 0M0 31L0 27M-31 0L-27 0', tone.ink, 4)
    .stroke('M0 0L0 -22M0 0L15 8', tone.ink, 5)
    .circle(0, 0, 4, tone.murram).out;
}
