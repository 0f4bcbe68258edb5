import { expect, test } from 'vitest';
import { demoFolder } from '../support/demo-school-folder.ts';
import { runLoad } from './load.ts';

test('a small crowd of readers and editors meets no error', async () => {
  const { faults, readers, editors, samples } = await runLoad({
    ...{ seconds: 8, readers: 200, editors: 4 },
    dataFolder: await demoFolder(),
  });
  expect(faults).toEqual([]);
  expect(readers.count).toBeGreaterThan(0);
  expect(editors.count).toBeGreaterThan(0);
  expect(new Set(samples.map(({ name }) => name))).toEqual(
    new Set(['first process', 'worker 1', 'worker 2', 'PostgreSQL']),
  );
});
