import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashCost, hashPassword, passwordMatches } from '../../api/lib/passwords.ts';
import { testApi } from '../support/api.ts';
import { goodPassword } from '../support/factory.ts';
import { seed } from './figures.ts';
import { createDice, liveHistory, noHistories } from './histories.ts';

const api = testApi();
const usual = { ...hashCost };
const count = Number(process.env.ATTACK_HISTORIES ?? 25);

let passwordHash = '';

// What is looked at is who gets in, not how long a password holds: thousands of hashes would be all that is computed.
beforeAll(async () => {
  // Kept by the process for other tests too, so they are made at the usual cost.
  await passwordMatches(undefined, goodPassword);
  await api.make.person(1);
  Object.assign(hashCost, { memoryCost: 8, timeCost: 1 });
  passwordHash = await hashPassword(goodPassword);
});
afterAll(() => void Object.assign(hashCost, usual));

test('whatever happens to an account, nobody gets in without a factor and nobody is locked out for good', async () => {
  const tally = noHistories();
  for (let i = 0; i < count; i++) await liveHistory(api, createDice(seed + i), tally, passwordHash);
  if (process.env.ATTACK_FIGURES) process.stdout.write(`${count} histories: ${JSON.stringify(tally)}\n`);
  expect([tally.intrusions, tally.lockedOut]).toEqual([0, 0]);
  expect(tally.events).toBeGreaterThan(count * 3);
});
