// A pen draws in its own coordinates and bakes place, size, turn and mirror into rounded numbers.
import type { Matrix } from './path.ts';
import { mapPath, num } from './path.ts';

interface PenOptions {
  readonly flip?: boolean;
  readonly rot?: number;
  /** Widens paths and places across; round shapes stay round. */
  readonly stretch?: number;
}

const attribute = (extra: string): string => (extra ? ` ${extra}` : '');

export class Pen {
  readonly scale: number;
  readonly mirror: 1 | -1;
  readonly matrix: Matrix;
  /** Steps per unit that points are rounded to. Large shapes do with whole numbers. */
  precision = 10;
  rot: number;
  out = '';

  constructor(x = 0, y = 0, scale = 1, { flip = false, rot = 0, stretch = 1 }: PenOptions = {}) {
    const turn = (rot * Math.PI) / 180;
    this.mirror = flip ? -1 : 1;
    this.scale = scale;
    this.rot = rot;
    const cos = Math.cos(turn) * scale;
    const sin = Math.sin(turn) * scale;
    this.matrix = [cos * this.mirror * stretch, sin * stretch, -sin * this.mirror, cos, x, y];
  }

  /** Where a point of the pen's own coordinates lies in the picture. */
  at(x: number, y: number): [number, number] {
    const [a, b, c, d, e, g] = this.matrix;
    return [a * x + c * y + e, b * x + d * y + g];
  }

  private place(x: number, y: number): [number, number] {
    const [a, b] = this.at(x, y);
    const { precision } = this;
    return [Math.round(a * precision) / precision, Math.round(b * precision) / precision];
  }

  raw(text: string): this {
    this.out += text;
    return this;
  }

  fill(data: string, colour: string, extra = ''): this {
    return this.raw(`<path d="${mapPath(data, this.matrix, this.precision)}" fill="${colour}"${attribute(extra)}/>`);
  }

  stroke(data: string, colour: string, width: number, extra = ''): this {
    const w = width * this.scale;
    const d = mapPath(data, this.matrix, this.precision);
    return this.raw(
      `<path d="${d}" stroke="${colour}" stroke-width="${num(w > 8 ? Math.round(w) : w)}"${attribute(extra)}/>`,
    );
  }

  circle(x: number, y: number, radius: number, colour: string, extra = ''): this {
    const [cx, cy] = this.place(x, y);
    return this.raw(
      `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(radius * this.scale)}" fill="${colour}"${attribute(extra)}/>`,
    );
  }

  ellipse(x: number, y: number, rx: number, ry: number, colour: string, extra = ''): this {
    if (this.rot) {
      const arc = `A${rx} ${ry} ${this.rot * this.mirror} 1 1`;
      return this.fill(`M${x - rx} ${y}${arc} ${x + rx} ${y}${arc} ${x - rx} ${y}Z`, colour, extra);
    }
    const [cx, cy] = this.at(x, y);
    const size = `rx="${num(rx * this.scale)}" ry="${num(ry * this.scale)}"`;
    return this.raw(`<ellipse cx="${num(cx)}" cy="${num(cy)}" ${size} fill="${colour}"${attribute(extra)}/>`);
  }

  rect(x: number, y: number, w: number, h: number, colour: string, radius = 0, extra = ''): this {
    if (this.rot) return this.fill(`M${x} ${y}L${x + w} ${y}L${x + w} ${y + h}L${x} ${y + h}Z`, colour, extra);
    const [left, top] = this.at(this.mirror < 0 ? x + w : x, y);
    const size = `width="${num(w * this.scale)}" height="${num(h * this.scale)}"`;
    const corner = radius ? ` rx="${num(radius * this.scale)}"` : '';
    return this.raw(`<rect x="${num(left)}" y="${num(top)}" ${size}${corner} fill="${colour}"${attribute(extra)}/>`);
  }
}
