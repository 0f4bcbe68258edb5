// Shoulders and what they wear. The pen's origin is the middle of the face; the neck ends at about y = 180.
import { dark, light, tone } from '../palette.ts';
import type { Pen } from '../pen.ts';
import type { PortraitTop, Sitter } from './sitter.ts';

type Dress = (p: Pen, sitter: Sitter, c: string, c2: string) => void;

const DRESS: Record<PortraitTop, Dress> = {
  suit: (p, _, c, c2) =>
    p
      .fill('M-62 176Q0 236 62 176L50 250L0 370L-50 250Z', tone.cream)
      .fill('M-14 232L14 232L20 340L0 366L-20 340ZM-16 212L16 212L12 234L-12 234Z', c2)
      .fill(
        'M-64 174L-100 196L-92 262L-120 268L-8 370L-2 350L-52 240ZM64 174L100 196L92 262L120 268L8 370L2 350L52 240Z',
        dark(c, 0.22),
      )
      .fill('M-62 174L-48 166L0 214L-26 246ZM62 174L48 166L0 214L26 246Z', tone.white),
  shirt: (p, _, c) =>
    p
      .fill('M-64 176L-46 162L0 222L-34 258ZM64 176L46 162L0 222L34 258Z', light(c, 0.45))
      .stroke('M0 226L0 370', dark(c, 0.2), 4)
      .circle(0, 270, 5, dark(c, 0.3))
      .circle(0, 320, 5, dark(c, 0.3)),
  polo: (p, _, c, c2) =>
    p
      .fill('M-40 196Q0 226 40 196L12 280L-12 280Z', dark(c, 0.2))
      .fill('M-66 174L-46 164L0 214L-30 250ZM66 174L46 164L0 214L30 250Z', c2),
  uniform: (p) =>
    p
      .fill('M-66 174Q0 232 66 174L76 190L0 330L-76 190Z', tone.cream)
      .stroke('M-80 186L0 336L80 186', tone.sun, 9)
      .fill('M-13 218L13 218L10 236L19 292L0 322L-19 292L-10 236Z', tone.murram)
      .stroke('M-14 268L13 256M-17 290L17 276', tone.sun, 6)
      .fill('M-66 176L-46 160L0 216L-34 248ZM66 176L46 160L0 216L34 248Z', '#ffffff'),
  gomesi: (p, { skin }, c, c2) =>
    p
      .fill('M-46 150Q-50 182 -74 180L-62 228L62 228L74 180Q50 182 46 150Z', dark(skin, 0.17))
      .fill(
        'M-66 240L66 240L66 224L-66 224ZM-72 180L-60 180L-60 226L-74 226ZM72 180L60 180L60 226L74 226Z',
        dark(c, 0.3),
      )
      .fill('M-236 340L236 330L236 370L-236 370Z', c2)
      .circle(40, 262, 7, c2)
      .circle(40, 292, 7, c2),
  kanzu: (p, _, c) =>
    p
      .fill('M-62 176Q0 236 62 176L54 410L-54 410Z', tone.white)
      .stroke('M-16 222L-16 330M16 222L16 330M-16 330L16 330M-40 186Q0 226 40 186', '#b98d5c', 4)
      .fill(
        'M-64 174L-104 198L-84 270L-44 410L-34 410L-44 240ZM64 174L104 198L84 270L44 410L34 410L44 240Z',
        dark(c, 0.25),
      ),
  coat: (p, _, c, c2) =>
    p
      .fill('M-62 176Q0 236 62 176L40 370L-40 370Z', c2)
      .fill(
        'M-64 174L-104 200L-70 260L-30 370L-8 370L-44 240ZM64 174L104 200L70 260L30 370L8 370L44 240Z',
        dark(c, 0.1),
      )
      .stroke('M-58 190C-70 270 -50 300 -20 300M58 190C76 270 60 310 70 330', '#3d4a56', 7)
      .circle(70, 338, 13, '#3d4a56')
      .circle(70, 338, 6, '#c9d3d6'),
  gown: (p, _, __, c2) =>
    p
      .fill('M-62 176Q0 236 62 176L34 290L0 370L-34 290Z', tone.cream)
      .fill(
        'M-64 174L-112 198Q-80 290 -14 370L0 370L0 350Q-52 270 -46 196Z' +
          'M64 174L112 198Q80 290 14 370L0 370L0 350Q52 270 46 196Z',
        c2,
      )
      .fill('M-14 226L14 226L10 246L14 320L0 338L-14 320L-10 246Z', tone.ink),
  kitenge: (p, { c3 }, c, c2) => {
    p.fill('M-62 176Q0 236 62 176L76 186Q0 262 -76 186Z', c2);
    const rings: [number, number][] = [
      [-150, 270],
      [-84, 320],
      [-10, 290],
      [70, 330],
      [140, 270],
      [-160, 344],
      [10, 352],
    ];
    for (const [i, [x, y]] of rings.entries()) p.circle(x, y, 24, i % 2 ? c2 : (c3 ?? tone.cream)).circle(x, y, 12, c);
  },
  vest: (p, _, __, c2) =>
    p
      .fill('M-64 176Q0 230 64 176L30 250L0 262L-30 250Z', light(c2, 0.5))
      .fill('M-112 198L-60 370L-104 370L-160 220ZM112 198L60 370L104 370L160 220Z', '#f3ead8')
      .fill('M-240 330L240 330L240 350L-240 350Z', '#f3ead8'),
  plain: (p, _, c) => p.fill('M-62 176Q0 236 62 176L72 184Q0 256 -72 184Z', light(c, 0.35)),
  blouse: (p, _, c, c2) =>
    p
      .fill('M-62 176Q0 236 62 176L66 182Q40 240 0 254Q-40 240 -66 182Z', light(c, 0.3))
      .fill('M0 250C-24 224 -60 226 -62 250C-60 274 -24 274 0 250C24 224 60 226 62 250C60 274 24 274 0 250Z', c2)
      .fill('M-8 256L-34 340L-10 332L4 258ZM8 256L34 340L10 332L-4 258Z', dark(c2, 0.15))
      .circle(0, 250, 13, dark(c2, 0.25)),
  tracksuit: (p, _, c, c2) =>
    p
      .fill('M-66 172Q0 238 66 172L84 190Q60 236 0 254Q-60 236 -84 190Z', dark(c, 0.25))
      .stroke('M0 250L0 370', tone.cream, 5)
      .stroke('M-176 226Q-214 270 -222 370M176 226Q214 270 222 370', c2, 12)
      .stroke('M-48 200Q-40 300 0 312Q40 300 48 200', tone.ink, 4)
      .fill('M-14 308L22 308L22 318A17 17 0 1 1 -12 322Z', c2),
  apron: (p, _, c, c2) =>
    p
      .fill('M-62 176Q0 236 62 176L70 184Q0 252 -70 184Z', dark(c, 0.2))
      .stroke('M-74 190L-86 270M74 190L86 270', c2, 14)
      .fill('M-96 262L96 262L116 370L-116 370Z', c2)
      .stroke('M-60 316L60 316L60 370M-60 316L-60 370', dark(c2, 0.2), 4),
  rollneck: (p, _, c) =>
    p
      .fill('M-56 132Q0 160 56 132L62 190Q0 232 -62 190Z', light(c, 0.12))
      .stroke('M-36 150L-38 200M-12 156L-12 210M12 156L12 210M36 150L38 200', dark(c, 0.15), 3),
  cardigan: (p, _, c, c2) =>
    p
      .fill('M-62 176Q0 236 62 176L34 370L-34 370Z', c2)
      .fill(
        'M-66 172L-84 188Q-64 300 -30 370L-10 370Q-50 280 -50 190ZM66 172L84 188Q64 300 30 370L10 370Q50 280 50 190Z',
        light(c, 0.2),
      )
      .circle(-42, 316, 6, tone.cream)
      .circle(-30, 352, 6, tone.cream),
  scrubs: (p, { skin }, c, c2) =>
    p
      .fill('M-58 172Q0 226 58 172L0 288Z', dark(skin, 0.17))
      .stroke('M-62 176L0 292L62 176', dark(c, 0.22), 12)
      .fill('M60 300L126 300L126 356L60 356Z', dark(c, 0.14))
      .stroke('M84 306L84 284M96 306L96 280', c2, 6),
};

/** Neck, shoulders and clothes. A child is narrower. */
export function drawClothes(p: Pen, sitter: Sitter, child: boolean): void {
  const { c, c2 = tone.sun, top } = sitter;
  const w = (x: number): number => Math.round(x * (child ? 0.84 : 1));
  if (sitter.hair === 'hijab')
    p.fill(
      `M-106 -20C-112 -156 112 -156 106 -20C114 90 ${w(150)} 170 ${w(190)} 240` +
        `L${w(-190)} 240C${w(-150)} 170 -114 90 -106 -20Z`,
      dark(sitter.wrap ?? c, 0.16),
    );
  else p.fill('M-42 70L-46 180Q0 232 46 180L42 70Z', dark(sitter.skin, 0.17));
  const body =
    top === 'gomesi'
      ? 'M-236 370C-230 280 -214 236 -206 196L-190 168L-150 204L-74 176L-60 226' +
        'L60 226L74 176L150 204L190 168L206 196C214 236 230 280 236 370Z'
      : `M${w(-240)} 410C${w(-234)} 262 ${w(-180)} 214 -62 176` +
        `Q0 236 62 176C${w(180)} 214 ${w(234)} 262 ${w(240)} 410Z`;
  p.fill(body, c).fill(
    `M${w(96)} 192C${w(190)} 220 ${w(234)} 270 ${w(240)} 410L${w(120)} 410C${w(150)} 300 ${w(140)} 240 ${w(96)} 192Z`,
    dark(c, 0.16),
  );
  DRESS[top](p, sitter, c, c2);
}
