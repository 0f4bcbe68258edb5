import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditLog } from '../../api/db/tables/history.ts';
import { setupKeys, users } from '../../api/db/tables/users.ts';
import { offerSetup } from '../../api/features/auth/setup-link/setup-link.service.ts';
import { setupMessages, setupMinutes } from '../../contract/school/setup.ts';
import { testApi } from '../support/api.ts';
import { goodPassword } from '../support/factory.ts';
import { columnsWith } from '../support/scan-columns.ts';
import { tally } from './figures.ts';

const api = testApi();
let counter = 0;
const address = () => `10.19.${++counter >> 8}.${counter & 255}`;
const minute = 60_000;

/** What a start prints. */
const offered = async () => new URL((await offerSetup(api.deps)) ?? 'http://nothing.example').searchParams.get('key');
const look = (key: string | null) => api.request('GET', `/setup?key=${key}`, { address: address() });
const become = (key: string | null, more: object = {}) =>
  api.request('POST', '/setup/owner', {
    json: { key, name: 'Head Teacher', email: `head${++counter}@school.example`, pwd: goodPassword, ...more },
    address: address(),
  });
const owners = () => api.deps.db.$count(users, eq(users.role, 5));

beforeEach(async () => {
  await api.deps.db.delete(users);
});

describe('ASVS 6.4.1, 8.2.1, 15.4.2: the link to the first account', () => {
  test('makes one owner, who is signed in; it is noted, and kept nowhere', async () => {
    const key = await offered();
    expect((await look(key)).status).toBe(200);
    expect(await columnsWith(api.database.pool, [key ?? ''])).toEqual([]);
    const made = await become(key, { name: 'Margaret Nabirye' });
    expect(made.status).toBe(200);
    expect(made.headers.get('set-cookie')).toContain('refresh=');
    const me = { authorization: `Bearer ${made.answer.accessToken}` };
    expect((await api.request('GET', '/admin/settings', { headers: me })).status).toBe(200);
    expect(await api.deps.db.$count(setupKeys)).toBe(0);
    const [noted] = await api.deps.db.select().from(auditLog).where(eq(auditLog.title, 'Margaret Nabirye'));
    expect(noted).toMatchObject({ action: 'added', kind: 'user', detail: expect.stringContaining('Owner') });
  });

  test('used twice, it opens nothing and says so', async () => {
    const key = await offered();
    expect((await become(key)).status).toBe(200);
    const again = await become(key);
    expect([again.status, again.refusal.fields.key]).toEqual([400, setupMessages.taken]);
    expect([(await look(key)).status, await owners()]).toEqual([404, 1]);
  });

  test('used by many at once, one wins', async () => {
    const key = await offered();
    const answers = await Promise.all(Array.from({ length: 12 }, () => become(key)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(11).fill(400)]);
    expect([await owners(), await api.deps.db.$count(users)]).toEqual([1, 1]);
    tally({ requests: 12 });
  });

  test('late, it opens nothing', async () => {
    const key = await offered();
    api.advanceClock((setupMinutes + 1) * minute);
    const [seen, late] = [await look(key), await become(key)];
    api.advanceClock(-(setupMinutes + 1) * minute);
    expect([seen.status, late.status, late.refusal.fields.key]).toEqual([404, 400, setupMessages.dead]);
    expect(await owners()).toBe(0);
  });

  test('of two starts only the newer one’s works', async () => {
    const [older, newer] = [await offered(), await offered()];
    expect((await become(older)).refusal.fields.key).toBe(setupMessages.dead);
    expect((await become(newer)).status).toBe(200);
  });

  test('once there is an owner, no start makes one and an old one is worth nothing', async () => {
    const key = await offered();
    await api.make.person(5);
    expect((await become(key)).refusal.fields.key).toBe(setupMessages.taken);
    expect(await offerSetup(api.deps)).toBeUndefined();
    expect([await api.deps.db.$count(setupKeys), await owners()]).toEqual([0, 1]);
  });

  test('an owner from the command line at the same moment: never two', async () => {
    for (let round = 0; round < 5; round += 1) {
      await api.deps.db.delete(users);
      const key = await offered();
      const [byLink] = await Promise.all([become(key), api.make.person(5)]);
      // Who has the machine may add owners; whoever comes by the link finds one and is refused, or was first.
      expect([200, 400]).toContain(byLink.status);
      expect(await owners()).toBe(byLink.status === 200 ? 2 : 1);
    }
  });

  test('without it nobody gets in: guessed, empty, a hash, a link of another kind, a role that one gives oneself', async () => {
    const key = (await offered()) ?? '';
    const [row] = await api.deps.db.select().from(setupKeys);
    for (const wrong of ['', 'x'.repeat(43), row?.hash ?? '', key.slice(0, -1), `${key}x`, key.toUpperCase(), null]) {
      expect((await become(wrong)).status, String(wrong)).toBe(400);
    }
    const odd = [{ key: [key] }, { key: { $ne: '' } }, { pwd: 'short' }, { email: 'nobody' }, { name: ' ' }];
    for (const more of odd) expect((await become(key, more)).status).toBe(400);
    expect(await owners()).toBe(0);
    // What was wrong in the form does not use the link up.
    expect((await become(key, { role: 1, suspended: true })).status).toBe(200);
    expect(await owners()).toBe(1);
    tally({ requests: 13 });
  });

  test('guessing is slow, and other sites cannot send it', async () => {
    const [key, from] = [await offered(), address()];
    const json = { key: 'x'.repeat(43), name: 'X', email: 'x@x.example', pwd: goodPassword };
    const guesses = [];
    for (let n = 0; n < 61; n += 1)
      guesses.push((await api.request('POST', '/setup/owner', { json, address: from })).status);
    expect(guesses.at(-1)).toBe(429);
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    const sent = await api.request('POST', '/setup/owner', { json: { ...json, key }, headers, address: address() });
    expect([sent.status, await owners()]).toEqual([403, 0]);
    tally({ requests: 62 });
  });
});
