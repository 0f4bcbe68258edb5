import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cacheAttacks } from './site/cache.ts';
import { csrfAttacks } from './site/csrf.ts';
import { entranceAttacks } from './site/entrance.ts';
import { headerAttacks } from './site/headers.ts';
import { loadAttacks, openSlowLines } from './site/load.ts';
import { pageFuzz } from './site/page-fuzz.ts';
import { startVictim, type Victim } from './site/site.ts';
import { storedScripts } from './site/stored-scripts.ts';
import { wireAttacks } from './site/wire.ts';

let victim: Victim;
let slow: ReturnType<typeof openSlowLines>;
const site = () => victim;

beforeAll(async () => {
  victim = await startVictim();
  slow = openSlowLines(victim);
});
afterAll(async () => {
  await victim.end();
});

headerAttacks(site);
entranceAttacks(site);
csrfAttacks(site);
cacheAttacks(site);
storedScripts(site);
wireAttacks(site);
pageFuzz(site);
loadAttacks(site, () => slow);

describe('ASVS 16.2.5, 16.4.1: the log of the program after all this', () => {
  test('has no secret in it, and every line of it is whole', async () => {
    const output = victim.output();
    for (const secret of [victim.password, victim.token, victim.cookie.split(/[=;]/)[1] ?? 'x', '$argon2']) {
      expect(output.split('\n').filter((line) => line.includes(secret))).toEqual([]);
    }
    const lines = output.split('\n').filter((line) => line.startsWith('{'));
    expect(lines.length).toBeGreaterThan(100);
    for (const line of lines.slice(0, -1)) expect(() => JSON.parse(line), line).not.toThrow();
    expect(lines.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
  });
});
