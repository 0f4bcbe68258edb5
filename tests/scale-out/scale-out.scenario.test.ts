import { expect, test } from 'vitest';
import { scaleOut } from './scale-out.ts';

test('three instances lose nothing and nobody when one is killed and the database crashes', async () => {
  const { wrong, kills, restarts, reads, saves, renewals, pictures } = await scaleOut((kills) => kills < 3);
  expect(wrong).toEqual([]);
  for (const count of [kills, restarts, reads, saves, renewals, pictures]) expect(count).toBeGreaterThan(0);
});
