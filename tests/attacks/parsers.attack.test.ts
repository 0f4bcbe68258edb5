import { describe, expect, test } from 'vitest';
import { extract, plainText, sanitise } from '../../api/lib/text/html.ts';
import { textBatches } from '../../api/lib/text/text-batches.ts';
import { tally } from './figures.ts';

const { unshift, shift } = Array.prototype;

/** How many places the parser's lists were moved by: what nesting costs it. */
function movesOf(work: () => unknown): number {
  let moves = 0;
  Array.prototype.unshift = function (this: unknown[], ...items: unknown[]) {
    moves += this.length;
    return unshift.apply(this, items);
  };
  Array.prototype.shift = function (this: unknown[]) {
    moves += this.length;
    return shift.apply(this);
  };
  try {
    work();
  } finally {
    Object.assign(Array.prototype, { unshift, shift });
    for (const name of ['unshift', 'shift']) Object.defineProperty(Array.prototype, name, { enumerable: false });
  }
  return moves;
}

describe('ASVS 1.3.12, 15.2.2: twice the text costs twice the work', () => {
  const shapes = [
    ...['<b>', '<b><i>', '<ul><li>', '<table><tr>', '<div><p>', '<math><mi>', '<b></i>', '<b></b ', '<span class="x">'],
    ...['<td><p>', '<li><p>', '<h1>', '<th><li>', '<dd>', '<b\u00e9>', '<b\n>', '<b></b\n>', '<b></b x="'],
    ...['<p>', '<li>', '<td>', '<p><b>', '<a href="x">', '<x-y>', '<B>', '<b/>', '<svg><style>', '<option>', '</b>'],
  ];
  test.each(shapes)('%s, however often it is nested', (piece) => {
    const work = (length: number) => {
      const text = piece.repeat(Math.ceil(length / piece.length));
      return movesOf(() => {
        const clean = sanitise(text);
        plainText(clean);
        extract(clean);
        textBatches(clean, 3);
      });
    };
    const [once, twice] = [work(20_000), work(40_000)];
    expect(twice).toBeLessThanOrEqual(2.5 * once + 10_000);
    tally({ payloads: 2 });
  });

  test('of what is nested for no reason the words stay, and nothing else', () => {
    const deep = `${'<b><i>'.repeat(3_000)}Good <em>morning</em>${'</i></b>'.repeat(3_000)}<script>x()</script`;
    expect(plainText(sanitise(deep))).toContain('Good morning');
    expect(sanitise(deep)).not.toMatch(/<\w/);
    expect(sanitise(sanitise(deep))).toBe(sanitise(deep));
  });

  test('a long text that never closes its paragraphs, rows and points keeps them', () => {
    const old = `${'<p>One<p>Two'.repeat(400)}<ul>${'<li>a'.repeat(400)}</ul><table>${'<tr><td>a<td>b'.repeat(300)}</table>`;
    const clean = sanitise(old);
    expect(clean.match(/<p>/g)).toHaveLength(800);
    expect(clean.match(/<li>/g)).toHaveLength(400);
    expect(clean.match(/<td>/g)).toHaveLength(600);
  });
});
