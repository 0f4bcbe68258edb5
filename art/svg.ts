// The document around a drawing, gradients, and plain shapes in the picture's own coordinates.
import { num } from './path.ts';
import type { Source } from './source.ts';

const attribute = (extra: string): string => (extra ? ` ${extra}` : '');

export const poly = (d: string, colour: string, extra = ''): string =>
  `<path d="${d}" fill="${colour}"${attribute(extra)}/>`;

export const line = (d: string, colour: string, width: number, extra = ''): string =>
  `<path d="${d}" stroke="${colour}" stroke-width="${num(width)}"${attribute(extra)}/>`;

export function rect(x: number, y: number, w: number, h: number, colour: string, extra = ''): string {
  const at = `${x ? ` x="${num(x)}"` : ''}${y ? ` y="${num(y)}"` : ''}`;
  return `<rect${at} width="${num(w)}" height="${num(h)}" fill="${colour}"${attribute(extra)}/>`;
}

export const disc = (x: number, y: number, radius: number, colour: string, extra = ''): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="${colour}"${attribute(extra)}/>`;

export const oval = (x: number, y: number, rx: number, ry: number, colour: string, extra = ''): string =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${colour}"${attribute(extra)}/>`;

export const opacity = (value: number): string => `opacity="${num(value)}"`;

/** One drawing for each entry. */
export const each = <const T>(list: readonly T[], draw: (entry: T, i: number) => string): string =>
  list.map(draw).join('');

/** One drawing set down several times, each moved by (dx, dy). */
export function copies(r: Source, drawing: string, moves: readonly (readonly [number, number])[]): string {
  const id = r.id();
  const placed = moves.map(([x, y]) => `<use href="#${id}" x="${num(x)}" y="${num(y)}"/>`);
  return `<defs><g id="${id}">${drawing}</g></defs>${placed.join('')}`;
}

/** A soft contact shadow under whoever or whatever stands there. */
export const shade = (x: number, y: number, w: number, colour = '#0b1f1c', alpha = 0.2): string =>
  oval(x, y, w, w * 0.16, colour, opacity(alpha));

interface Paint {
  readonly defs: string;
  readonly ref: string;
}

/** A vertical gradient. */
export function gradient(r: Source, stops: readonly (readonly [number, string])[]): Paint {
  const id = r.id();
  const inner = stops.map(([at, colour]) => `<stop offset="${num(at)}" stop-color="${colour}"/>`).join('');
  return {
    defs: `<linearGradient id="${id}" x2="0" y2="1">${inner}</linearGradient>`,
    ref: `url(#${id})`,
  };
}

/** Light that fades out from its middle. */
export function glow(r: Source, colour: string, alpha = 0.7): Paint {
  const id = r.id();
  const stop = (at: number, a: number): string =>
    `<stop offset="${num(at)}" stop-color="${colour}" stop-opacity="${num(a)}"/>`;
  return {
    defs: `<radialGradient id="${id}">${stop(0, alpha)}${stop(0.4, alpha * 0.4)}${stop(1, 0)}</radialGradient>`,
    ref: `url(#${id})`,
  };
}

const TWINS =
  /<path d="([^"]+)" (stroke="[^"]+" stroke-width="[^"]+"(?: stroke-linecap="butt")?)\/><path d="([^"]+)" \2\/>/g;

/** Neighbouring strokes of the same opaque style become one element. */
function tidy(body: string): string {
  let text = body.replaceAll(' fill="none" stroke', ' stroke').replaceAll('="0.', '=".');
  for (;;) {
    const merged = text.replace(TWINS, '<path d="$1$3" $2/>');
    if (merged === text) return text.replace(/"#([0-9a-f])\1([0-9a-f])\2([0-9a-f])\3"/gi, '"#$1$2$3"');
    text = merged;
  }
}

export function svg(w: number, h: number, body: string): string {
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" role="presentation">`;
  return `${open}<g fill="none" stroke-linecap="round" stroke-linejoin="round">${tidy(body)}</g></svg>`;
}
