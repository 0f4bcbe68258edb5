import { expect, test } from 'vitest';
import { runProgram } from '../support/program.ts';

// It is run by Node itself, which reads no JSX: what it imports of the program must not either.
test('the bench starts, and says which parts it has', async () => {
  const bench = runProgram('tests/bench/run.ts', {}, { args: ['--only', 'nothing'] });
  expect(await bench.left).toBe(1);
  expect(bench.output()).toContain('There is no part "nothing". Choose among: cached, uncached, phone');
});
