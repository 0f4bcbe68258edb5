import { createHmac, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { refreshTokens, sessions } from '../../api/db/tables/users.ts';
import { hashSecret, makeSecret } from '../../api/lib/security/tokens.ts';
import { testApi } from '../support/api.ts';
import { goodPassword, type Person } from '../support/factory.ts';
import { tally } from './figures.ts';

const api = testApi();

const asks = (as: Person | { token: string }) =>
  api.request('GET', '/users/sessions', { headers: { authorization: `Bearer ${as.token}` } });

async function signIn(person: Person, address = '10.1.0.1') {
  const { answer, headers } = await api.request('POST', '/users/login', {
    json: { user: person.email, pwd: goodPassword },
    address,
  });
  return { token: answer.accessToken as string, cookie: cookieOf(headers) };
}
const cookieOf = (headers: Headers) => headers.getSetCookie()[0]?.split(';')[0] ?? '';
const refresh = (cookie: string) => api.request('GET', '/users/refresh', { headers: { cookie } });

describe('ASVS 7.4.1, 7.4.2, 7.4.3: a session that has ended opens nothing', () => {
  test('after logout neither the access token nor the cookie works', async () => {
    const { token, cookie } = await signIn(await api.make.person(5));
    expect((await asks({ token })).status).toBe(200);
    expect((await api.request('GET', '/users/logout', { headers: { cookie } })).status).toBe(204);
    expect((await asks({ token })).refusal.code).toBe('session_ended');
    expect((await refresh(cookie)).status).toBe(401);
  });

  test('after a suspension, and the suspension lifted, old tokens stay dead', async () => {
    const [admin, person] = [await api.make.person(5), await api.make.person(3)];
    const { token, cookie } = await signIn(person);
    await api.request('PUT', `/admin/users/${person.id}`, { as: admin, json: { suspend: true } });
    expect((await asks({ token })).status).toBe(403);
    await api.request('PUT', `/admin/users/${person.id}`, { as: admin, json: { suspend: false } });
    expect((await asks({ token })).status).toBe(403);
    expect((await refresh(cookie)).status).toBe(401);
  });

  test('after a change of the password all other sessions are over, after a reset all', async () => {
    const [admin, person] = [await api.make.person(5), await api.make.person(3)];
    const [here, elsewhere] = [await signIn(person), await signIn(person)];
    const json = { oldPwd: goodPassword, pwd: 'Another1!horse' };
    const changed = await api.request('PUT', `/users/edit/${person.id}`, {
      headers: { authorization: `Bearer ${here.token}` },
      json,
    });
    expect(changed.status).toBe(200);
    expect((await asks(here)).status).toBe(200);
    expect((await asks(elsewhere)).status).toBe(403);
    expect((await refresh(elsewhere.cookie)).status).toBe(401);
    await api.request('PUT', `/admin/users/${person.id}`, { as: admin, json: { pwd: 'Third111!horse' } });
    expect((await asks(here)).status).toBe(403);
    expect((await refresh(here.cookie)).status).toBe(401);
  });

  test('ASVS 7.3.1, 7.3.2: an unused session ends after two weeks, a used one after sixty days', async () => {
    const day = 86_400_000;
    const { cookie } = await signIn(await api.make.person(1));
    api.advanceClock(15 * day);
    expect((await refresh(cookie)).status).toBe(401);
    let { cookie: used, token } = await signIn(await api.make.person(1));
    let renewed = 0;
    for (; renewed < 10; renewed++) {
      api.advanceClock(10 * day);
      const again = await refresh(used);
      if (again.status !== 200) break;
      used = cookieOf(again.headers);
      token = again.answer.accessToken;
    }
    expect(renewed).toBe(5);
    expect((await asks({ token })).status).toBe(403);
    api.advanceClock(-(15 + 60) * day);
  });
});

describe('ASVS 7.2.4: a refresh token is good for one use', () => {
  test('shown again later it ends the whole family, the thief with the owner', async () => {
    const { cookie } = await signIn(await api.make.person(4));
    const second = await refresh(cookie);
    api.advanceClock(60_000);
    expect((await refresh(cookie)).status).toBe(401);
    expect((await refresh(cookieOf(second.headers))).status).toBe(401);
    expect((await asks({ token: second.answer.accessToken })).status).toBe(403);
  });

  test('race: many at once with one token give tokens of one session, and none survives its end', async () => {
    const { cookie } = await signIn(await api.make.person(4));
    const answers = await Promise.all(Array.from({ length: 12 }, () => refresh(cookie)));
    tally({ requests: 12 });
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await api.request('GET', '/users/logout', { headers: { cookie: cookieOf(answers[3]?.headers ?? new Headers()) } });
    for (const { answer, headers } of answers) {
      expect((await asks({ token: answer.accessToken })).status).toBe(403);
      expect((await refresh(cookieOf(headers))).status).toBe(401);
    }
  });

  test('ASVS 7.2.3: what is stored is a hash, so a copy of the table opens nothing', async () => {
    const { cookie } = await signIn(await api.make.person(4));
    const secret = cookie.split('=')[1] ?? '';
    expect(Buffer.from(secret, 'base64url').length * 8).toBeGreaterThanOrEqual(128);
    const rows = await api.deps.db
      .select()
      .from(refreshTokens)
      .where(eq(refreshTokens.hash, hashSecret(secret)));
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect((await refresh(`refresh=${rows[0]?.hash}`)).status).toBe(401);
  });
});

describe('ASVS 9.1.1, 9.1.2, 9.1.3, 9.2.1, 9.2.2, 9.2.3: forged access tokens', () => {
  const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

  test('none, another algorithm, another key, no time, another purpose: all are 403', async () => {
    const owner = await api.make.person(5);
    const [head = '', body = '', mac = ''] = owner.token.split('.');
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
    const header = JSON.parse(Buffer.from(head, 'base64url').toString());
    const sign = (protectedHeader: object, payload: object, key: Uint8Array | string) => {
      const text = `${base64(protectedHeader)}.${base64(payload)}`;
      return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
    };
    const key = api.deps.signingKey;
    const later = { ...claims, iat: claims.iat + 999_999, nbf: claims.iat + 999_999 };
    const own = (change: (token: SignJWT) => SignJWT) =>
      change(new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: header.typ })).sign(key);
    const forged = [
      `${base64({ alg: 'none' })}.${body}.`,
      `${base64({ ...header, alg: 'None' })}.${body}.${mac}`,
      `${base64({ ...header, alg: 'HS512' })}.${body}.${mac}`,
      `${base64({ ...header, alg: 'RS256' })}.${body}.${mac}`,
      `${head}.${base64({ ...claims, user: { ...claims.user, role: 5, id: 1 } })}.${mac}`,
      `${head}.${body}.`,
      `${head}.${body}`,
      `${head}..${mac}`,
      sign(header, claims, randomBytes(32)),
      sign(header, claims, ''),
      sign({ ...header, jwk: { kty: 'oct', k: Buffer.from('mine').toString('base64url') } }, claims, 'mine'),
      sign({ ...header, kid: '../../dev/null' }, claims, ''),
      sign({ ...header, jku: 'http://evil.example/keys' }, claims, 'mine'),
      sign(header, { ...claims, exp: claims.iat - 1 }, key),
      sign(header, { ...claims, exp: 'never' }, key),
      sign(header, later, key),
      sign(header, { ...claims, sid: "' or true --" }, key),
      sign({ ...header, typ: 'reset+jwt' }, claims, key),
      sign({ ...header, crit: ['exp'] }, claims, key),
      await own((token) => token.setIssuer('somebody-else')),
      await own((token) => token.setAudience('another-api')),
    ];
    tally({ payloads: forged.length, requests: forged.length });
    for (const token of forged) expect((await asks({ token })).status, token).toBe(403);
    expect((await asks({ token: sign(header, claims, key) })).status).toBe(200);
  });

  test('a token without an end is refused: nothing that we sign lasts for ever', async () => {
    const { sessionId, id, name, role } = await api.make.person(5);
    const token = await new SignJWT({ user: { id, name, role }, sid: sessionId })
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
      .setIssuer('seven-hills')
      .setAudience('seven-hills-api')
      .sign(api.deps.signingKey);
    expect((await asks({ token })).status).toBe(403);
  });
});

describe('ASVS 8.2.2: sessions of others', () => {
  test('are neither listed nor ended, by anybody, with any id', async () => {
    const [victim, stranger, admin] = [await api.make.person(3), await api.make.person(1), await api.make.person(5)];
    for (const as of [stranger, admin]) {
      expect((await api.request('DELETE', `/users/sessions/${victim.sessionId}`, { as })).status).toBe(404);
      expect(JSON.stringify((await asks(as)).answer)).not.toContain(victim.sessionId);
    }
    const [row] = await api.deps.db.select().from(sessions).where(eq(sessions.id, victim.sessionId));
    expect(row?.revokedAt).toBeNull();
    expect((await refresh(`refresh=${makeSecret().secret}`)).status).toBe(401);
  });
});
