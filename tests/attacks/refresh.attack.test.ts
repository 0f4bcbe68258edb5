import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { refreshTokens } from '../../api/db/tables/users.ts';
import { hashSecret } from '../../api/lib/security/tokens.ts';
import { testApi } from '../support/api.ts';
import { goodPassword } from '../support/factory.ts';
import { columnsWith } from '../support/scan-columns.ts';
import { tally } from './figures.ts';

const api = testApi();
const cookieOf = (headers: Headers) => headers.getSetCookie()[0]?.split(';')[0] ?? '';
const secretOf = (cookie: string) => cookie.split('=')[1] ?? '';

async function signIn(): Promise<string> {
  const { email } = await api.make.person(4);
  const json = { user: email, pwd: goodPassword };
  return cookieOf((await api.request('POST', '/users/login', { json })).headers);
}
async function refresh(cookie: string) {
  const { status, headers } = await api.request('GET', '/users/refresh', { headers: { cookie } });
  return { status, cookie: cookieOf(headers) };
}

describe('ASVS 7.2.4: a refresh token has one successor', () => {
  test('shown twice within the grace it gives the same, not a second line', async () => {
    const first = await signIn();
    const answers = [...(await Promise.all([1, 2, 3, 4].map(() => refresh(first)))), await refresh(first)];
    tally({ requests: answers.length });
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ cookie }) => cookie)).size).toBe(1);
    const [row] = await api.deps.db
      .select()
      .from(refreshTokens)
      .where(eq(refreshTokens.hash, hashSecret(secretOf(first))));
    const family = await api.deps.db.$count(refreshTokens, eq(refreshTokens.sessionId, row?.sessionId ?? ''));
    expect(family).toBe(2);
  });

  test('a thief who copied it within the grace is noticed when both go on', async () => {
    const stolen = await signIn();
    const [owner, thief] = [await refresh(stolen), await refresh(stolen)];
    api.advanceClock(15 * 60_000);
    const next = await refresh(thief.cookie);
    expect(next.status).toBe(200);
    api.advanceClock(60_000);
    expect((await refresh(owner.cookie)).status).toBe(401);
    expect((await refresh(next.cookie)).status).toBe(401);
    api.advanceClock(-16 * 60_000);
  });

  test('whichever of them goes first', async () => {
    const stolen = await signIn();
    const [thief, owner] = [await refresh(stolen), await refresh(stolen)];
    let line = owner.cookie;
    for (let n = 0; n < 3; n += 1) {
      api.advanceClock(15 * 60_000);
      const renewed = await refresh(line);
      expect(renewed.status).toBe(200);
      line = renewed.cookie;
    }
    api.advanceClock(60_000);
    expect((await refresh(thief.cookie)).status).toBe(401);
    expect((await refresh(line)).status).toBe(401);
    api.advanceClock(-46 * 60_000);
  });

  test('a lost answer and a hasty second tab sign nobody out: they are given the latest', async () => {
    const first = await signIn();
    const second = await refresh(first);
    const third = await refresh(second.cookie);
    // The answer to the first was lost, and this tab still has the old cookie.
    const again = await refresh(first);
    expect(again).toEqual(third);
    api.advanceClock(15 * 60_000);
    expect((await refresh(again.cookie)).status).toBe(200);
    api.advanceClock(-15 * 60_000);
  });

  test('neither of the two is in the database', async () => {
    const first = await signIn();
    const { cookie } = await refresh(first);
    expect(secretOf(cookie)).toMatch(/^[\w-]{43}$/);
    expect(await columnsWith(api.database.pool, [secretOf(first), secretOf(cookie)])).toEqual([]);
  });
});
