import { expect, test } from 'vitest';
import { originalKey } from '../../api/lib/storage/keys.ts';
import { testApi } from '../../tests/support/api.ts';
import { sweepAll } from './sweeps.ts';

const api = testApi();
const hourMs = 3_600_000;

test('a sweep that fails keeps no other from its work, and is told afterwards', async () => {
  const file = originalKey('1-orphan.png');
  await api.deps.storage.put(file, new Uint8Array([1]));
  let asked = 0;
  const clock = () => {
    asked += 1;
    if (asked === 1) throw new Error('the first of them failed');
    return new Date(api.deps.clock().getTime() + 13 * hourMs);
  };
  await expect(sweepAll({ ...api.deps, clock })).rejects.toThrow('the first of them failed');
  expect(await api.deps.storage.get(file)).toBeUndefined();
});
