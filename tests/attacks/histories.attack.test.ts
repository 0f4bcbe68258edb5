import { expect, test } from 'vitest';
import { hashPassword } from '../../api/lib/security/passwords.ts';
import { testApi } from '../support/api.ts';
import { goodPassword } from '../support/factory.ts';
import { seed } from './figures.ts';
import { createRandom, liveHistory, noHistories } from './histories.ts';

const api = testApi();
const count = Number(process.env.ATTACK_HISTORIES ?? 25);

test('whatever happens to an account, nobody gets in without a factor and nobody is locked out for good', async () => {
  const tally = noHistories();
  const passwordHash = await hashPassword(goodPassword);
  for (let i = 0; i < count; i++) await liveHistory(api, createRandom(seed + i), tally, passwordHash);
  if (process.env.ATTACK_FIGURES) process.stdout.write(`${count} histories: ${JSON.stringify(tally)}\n`);
  expect([tally.intrusions, tally.lockedOut]).toEqual([0, 0]);
  expect(tally.events).toBeGreaterThan(count * 3);
});
