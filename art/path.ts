// Path data through an affine map, written as short as it goes.
export type Matrix = [number, number, number, number, number, number];
type Point = readonly [number, number];

/** One decimal, no leading zero. */
export function num(n: number): string {
  const rounded = Math.round(n * 10) / 10;
  return String(rounded === 0 ? 0 : rounded).replace(/^(-?)0\./, '$1.');
}

const ARGUMENTS: Record<string, number> = { M: 2, L: 2, C: 6, Q: 4, S: 4, T: 2, A: 7, Z: 0, H: 1, V: 1 };

interface Step {
  readonly name: string;
  readonly args: readonly number[];
}

function parse(data: string): Step[] {
  const tokens = data.match(/[A-Z]|-?\d*\.?\d+(?:e-?\d+)?/g) ?? [];
  const steps: Step[] = [];
  let name = '';
  let i = 0;
  while (i < tokens.length) {
    const token = tokens[i] ?? '';
    if (/[A-Z]/.test(token)) {
      name = token;
      i++;
    }
    const count = ARGUMENTS[name] ?? 0;
    steps.push({ name, args: tokens.slice(i, i + count).map(Number) });
    i += count;
  }
  return steps;
}

/** H and V become lines, which every map can turn. */
function straighten(steps: readonly Step[]): Step[] {
  let [x, y]: Point = [0, 0];
  return steps.map(({ name, args }) => {
    const first = args[0] ?? 0;
    const step =
      name === 'H' ? { name: 'L', args: [first, y] } : name === 'V' ? { name: 'L', args: [x, first] } : { name, args };
    x = step.args.at(-2) ?? x;
    y = step.args.at(-1) ?? y;
    return step;
  });
}

const joined = (values: readonly number[]): string =>
  values.map(num).reduce((out, s) => out + (out === '' || s.startsWith('-') ? '' : ' ') + s, '');

/**
 * Absolute path data (capitals only) to mapped relative data, about a third shorter. Each end point is rounded where it
 * lies, not step by step, so the rounding error does not add up. `precision` is steps per unit: 10 or 1.
 */
export function mapPath(data: string, m: Matrix, precision = 10): string {
  const [a, b, c, d, e, g] = m;
  const det = a * d - b * c;
  const scale = Math.sqrt(Math.abs(det));
  const snap = (n: number): number => Math.round(n * precision) / precision;
  const at = (x: number, y: number): Point => [snap(a * x + c * y + e), snap(b * x + d * y + g)];
  let out = '';
  let last = '';
  let here: Point = [0, 0];
  let start: Point = [0, 0];
  for (const { name, args } of straighten(parse(data))) {
    if (name === 'Z') {
      out += 'z';
      last = 'z';
      here = start;
      continue;
    }
    const relative: number[] = [];
    let end = here;
    if (name === 'A') {
      const [rx = 0, ry = 0, turn = 0, large = 0, sweep = 0, x = 0, y = 0] = args;
      end = at(x, y);
      relative.push(
        snap(rx * scale),
        snap(ry * scale),
        turn,
        large,
        det < 0 ? 1 - sweep : sweep,
        end[0] - here[0],
        end[1] - here[1],
      );
    } else {
      for (let k = 0; k < args.length; k += 2) {
        end = at(args[k] ?? 0, args[k + 1] ?? 0);
        relative.push(end[0] - here[0], end[1] - here[1]);
      }
    }
    const [dx = 0, dy = 0] = relative;
    let command = out === '' ? 'M' : name.toLowerCase();
    let values = relative;
    if (name === 'L' && snap(dy) === 0) {
      command = 'h';
      values = [dx];
    } else if (name === 'L' && snap(dx) === 0) {
      command = 'v';
      values = [dy];
    }
    const text = joined(values);
    // A repeated command needs no letter, except a move: its second pair would draw a line.
    if (command === last && command !== 'm') out += (text.startsWith('-') ? '' : ' ') + text;
    else out += command + text;
    last = command;
    here = end;
    if (name === 'M') start = here;
  }
  return out;
}
