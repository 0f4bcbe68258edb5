import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { refusals } from '../../operations/metrics.ts';
import { createRefusals } from './refusals.ts';

test('a flood of refusals is counted, and logged once a minute for each reason', () => {
  const lines: Record<string, unknown>[] = [];
  const log = pino(
    new Writable({
      write(chunk, _, done) {
        lines.push(JSON.parse(String(chunk)));
        done();
      },
    }),
  );
  let now = 0;
  const note = createRefusals(log, () => now);
  const before = refusals.foreign_page;
  for (let n = 0; n < 1_000; n++) note('foreign_page', { origin: `https://${'x'.repeat(1_000)}\n"` });
  note('address', { url: '/%' });
  now = 60_000;
  note('foreign_page', {});
  expect(refusals.foreign_page - before).toBe(1_001);
  expect(lines.map(({ reason, count }) => [reason, count])).toEqual([
    ['foreign_page', 1],
    ['address', 1],
    ['foreign_page', 1_000],
  ]);
  expect(String(lines[0]?.origin)).toHaveLength(200);
});
