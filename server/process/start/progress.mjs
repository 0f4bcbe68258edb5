// What a start says while it works. Plain JavaScript: the command line needs it before any package is installed.
import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * How many steps the program itself has; the first start draws and fills the demo school.
 * @param {Record<string, string | undefined>} settings
 */
export function programSteps({ DATABASE_URL, DATA_DIR, DEMO }) {
  const isOwn = !DATABASE_URL;
  const isFirst = isOwn && DEMO !== 'false' && !existsSync(path.join(DATA_DIR || 'data', 'postgres'));
  return (isOwn ? 1 : 0) + (isFirst ? 4 : 2);
}

/**
 * In a terminal every step has a line with its seconds, and the running one says how many are left; elsewhere, such as
 * in a log, a step is a plain line.
 * @param {{ isTTY?: boolean, write: (text: string) => unknown }} stream
 * @param {number} steps
 */
export function createProgress(stream, steps) {
  let left = steps;
  let name = '';
  let startedAt = 0;
  /** @type {NodeJS.Timeout | undefined} */
  let ticking;

  const seconds = () => `${Math.floor((Date.now() - startedAt) / 1000)} s`;
  const draw = () => {
    const after = left > 0 ? ` (${left} more ${left === 1 ? 'step' : 'steps'})` : '';
    stream.write(`\r\x1b[K${name}: ${seconds()}${after}`);
  };

  function end() {
    clearInterval(ticking);
    if (ticking) stream.write(`\r\x1b[K${name}: ${seconds()}\n`);
    ticking = undefined;
  }

  return {
    /** @param {string} next */
    step(next) {
      end();
      left = Math.max(0, left - 1);
      if (!stream.isTTY) return void stream.write(`${next}\n`);
      [name, startedAt] = [next, Date.now()];
      draw();
      ticking = setInterval(draw, 1000);
      ticking.unref();
    },
    /** @param {string} line */
    note(line) {
      stream.write(ticking ? `\r\x1b[K${line}\n` : `${line}\n`);
      if (ticking) draw();
    },
    end,
  };
}
