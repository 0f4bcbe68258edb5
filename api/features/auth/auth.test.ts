import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import { chosenPassword, givenPassword } from '../../../contract/people/auth.ts';
import { testApi } from '../../../tests/support/api.ts';
import { goodPassword } from '../../../tests/support/factory.ts';
import { mailedLetter } from '../../../tests/support/mailed-letter.ts';
import { mails } from '../../db/tables/enquiries.ts';
import { signAccessToken } from '../../lib/security/tokens.ts';

const api = testApi();
const minute = 60_000;
const day = 24 * 60 * minute;

const login = (user?: string, pwd?: string, address?: string) =>
  api.request('POST', '/users/login', { json: { user, pwd }, ...(address && { address }) });

const cookieOf = (headers: Headers) => headers.getSetCookie().find((cookie) => cookie.startsWith('refresh=')) ?? '';
const pairOf = (cookie: string) => cookie.split(';')[0] ?? '';
const refresh = (cookie: string) => api.request('GET', '/users/refresh', { headers: { cookie } });

async function signIn() {
  const person = await api.make.person(3);
  const { answer, headers } = await login(person.email, goodPassword);
  return { person, accessToken: answer.accessToken as string, cookie: pairOf(cookieOf(headers)) };
}

const mine = (token: string) =>
  api.request('GET', '/users/sessions', { headers: { authorization: `Bearer ${token}` } });

describe('login', () => {
  test('gives a token that carries the user, and a cookie that no script can read', async () => {
    const person = await api.make.person(2);
    const { status, answer, headers } = await login(person.email.toUpperCase(), goodPassword);
    expect(status).toBe(200);
    expect(Object.keys(answer)).toEqual(['accessToken']);
    expect(decodeJwt(answer.accessToken).user).toEqual({ id: person.id, name: person.name, role: 2 });
    expect(cookieOf(headers)).toMatch(/HttpOnly/);
    expect(cookieOf(headers)).toMatch(/SameSite=Strict/);
    expect(cookieOf(headers)).toMatch(/Path=\/api\/users/);
  });

  test.each([
    ['nothing', undefined, undefined],
    ['no password', 'someone@school.example', undefined],
    ['no user', undefined, goodPassword],
    ['empty fields', '', ''],
  ])('400 with %s', async (_, user, pwd) => {
    const { status, refusal } = await login(user, pwd);
    expect(status).toBe(400);
    expect(refusal.message).toBe('Missing Username or Password');
  });

  test('an unknown mail and a wrong password look the same', async () => {
    const person = await api.make.person(1);
    const wrong = await login(person.email, 'Wrong1!password');
    const unknown = await login('nobody@school.example', 'Wrong1!password');
    expect(wrong.status).toBe(401);
    expect(unknown.answer).toEqual(wrong.answer);
    expect(wrong.refusal.message).toBe('Unauthorized');
  });

  test('a suspended account is told so, after the right password only', async () => {
    const person = await api.make.person(3, { suspended: true });
    expect((await login(person.email, goodPassword)).refusal.code).toBe('suspended');
    expect((await login(person.email, 'Wrong1!password')).status).toBe(401);
  });

  test('too many wrong passwords: 429 with Retry-After, also for the right one, but not from elsewhere', async () => {
    const person = await api.make.person(1);
    for (let i = 0; i < 10; i++) expect((await login(person.email, 'Wrong1!password', '10.9.9.9')).status).toBe(401);
    const refused = await login(person.email, goodPassword, '10.9.9.9');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await login(person.email, goodPassword, '10.9.9.8')).status).toBe(200);
  });
});

describe('tokens', () => {
  test('expired and forged ones give 403, so that a client refreshes; none gives 401', async () => {
    const { person, accessToken } = await signIn();
    expect((await mine(accessToken)).status).toBe(200);
    expect((await mine(`${accessToken.slice(0, -4)}AAAA`)).refusal.code).toBe('token_invalid');
    const other = await signAccessToken(
      new TextEncoder().encode('another key of 32 bytes or more!!'),
      api.deps.clock,
      person,
    );
    expect((await mine(other)).status).toBe(403);
    expect((await api.request('GET', '/users/sessions')).status).toBe(401);
    api.advanceClock(15 * minute + 1000);
    const expired = await mine(accessToken);
    api.advanceClock(-(15 * minute + 1000));
    expect(expired.status).toBe(403);
    expect(expired.refusal.code).toBe('token_expired');
  });

  test('an unsigned token is worth nothing', async () => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const { sessionId } = await api.make.person(5);
    const claims = { user: { id: 1, name: 'x', role: 5 }, sid: sessionId, exp: 9_999_999_999 };
    expect((await mine(`${part({ alg: 'none' })}.${part(claims)}.`)).refusal.code).toBe('token_invalid');
  });

  test('a link or a picture that leads to the logout signs nobody out', async () => {
    const { accessToken, cookie } = await signIn();
    for (const dest of ['document', 'image', 'iframe']) {
      const headers = { cookie, 'sec-fetch-dest': dest };
      expect((await api.request('GET', '/users/logout', { headers })).status, dest).toBe(403);
    }
    expect((await mine(accessToken)).status).toBe(200);
    const headers = { cookie, 'sec-fetch-dest': 'empty' };
    expect((await api.request('GET', '/users/logout', { headers })).status).toBe(204);
  });

  test('a token dies with logout', async () => {
    const { accessToken, cookie } = await signIn();
    const { status, headers } = await api.request('GET', '/users/logout', { headers: { cookie } });
    expect(status).toBe(204);
    expect(cookieOf(headers)).toMatch(/Max-Age=0/);
    expect((await mine(accessToken)).refusal.code).toBe('session_ended');
    expect((await refresh(cookie)).status).toBe(401);
  });
});

describe('refresh', () => {
  test('gives a new token and a new cookie', async () => {
    const { cookie } = await signIn();
    const renewed = await refresh(cookie);
    expect(renewed.status).toBe(200);
    expect(pairOf(cookieOf(renewed.headers))).not.toBe(cookie);
    expect((await mine(renewed.answer.accessToken)).status).toBe(200);
  });

  test('401 without a cookie or with a made-up one', async () => {
    expect((await api.request('GET', '/users/refresh')).status).toBe(401);
    expect((await refresh('refresh=made-up')).status).toBe(401);
  });

  test('two tabs, or a lost answer, sign nobody out', async () => {
    const { cookie } = await signIn();
    const [one, two] = await Promise.all([refresh(cookie), refresh(cookie)]);
    expect([one.status, two.status]).toEqual([200, 200]);
    for (const { headers } of [one, two]) expect((await refresh(pairOf(cookieOf(headers)))).status).toBe(200);
  });

  test('an old token shown much later ends the whole family', async () => {
    const { cookie } = await signIn();
    const renewed = await refresh(cookie);
    api.advanceClock(minute);
    expect((await refresh(cookie)).status).toBe(401);
    expect((await refresh(pairOf(cookieOf(renewed.headers)))).status).toBe(401);
    expect((await mine(renewed.answer.accessToken)).refusal.code).toBe('session_ended');
    api.advanceClock(-minute);
  });

  test('14 days of silence end a session, and 60 days end it in any case', async () => {
    const silent = await signIn();
    const busy = await signIn();
    let cookie = busy.cookie;
    for (let week = 0; week < 8; week++) {
      api.advanceClock(7 * day);
      const renewed = await refresh(cookie);
      expect(renewed.status).toBe(200);
      cookie = pairOf(cookieOf(renewed.headers));
    }
    expect((await refresh(silent.cookie)).status).toBe(401);
    api.advanceClock(5 * day);
    expect((await refresh(cookie)).status).toBe(401);
    api.advanceClock(-61 * day);
  });

  test('a suspended user gets none', async () => {
    const { person, cookie } = await signIn();
    const admin = await api.make.person(5);
    await api.request('PUT', `/admin/users/${person.id}`, { as: admin, json: { suspend: true } });
    expect((await refresh(cookie)).status).toBe(401);
  });
});

describe('own sessions', () => {
  test('one sees and ends them, and nobody else’s', async () => {
    const { person, accessToken } = await signIn();
    const list = await mine(accessToken);
    expect(list.answer.length).toBe(2);
    expect(list.answer.filter((session: { current: boolean }) => session.current).length).toBe(1);
    const other = await api.make.person(1);
    expect((await api.request('DELETE', `/users/sessions/${person.sessionId}`, { as: other })).status).toBe(404);
    const ended = await api.request('DELETE', `/users/sessions/${person.sessionId}`, {
      headers: { authorization: `Bearer ${accessToken}` },
    });
    expect(ended.status).toBe(204);
    expect((await mine(person.token)).refusal.code).toBe('session_ended');
    expect((await mine(accessToken)).status).toBe(200);
  });
});

describe('forgotten password', () => {
  test('the mailed link works once and ends all sessions', async () => {
    const { person, accessToken } = await signIn();
    expect((await api.request('POST', '/users/forgot', { json: { email: person.email } })).status).toBe(204);
    const json = { token: (await mailedLetter(api, person.email)).token, pwd: 'Another1!word' };
    expect((await api.request('POST', '/users/reset', { json })).status).toBe(204);
    expect((await mine(accessToken)).refusal.code).toBe('session_ended');
    expect((await login(person.email, goodPassword)).status).toBe(401);
    expect((await login(person.email, 'Another1!word')).status).toBe(200);
    expect((await api.request('POST', '/users/reset', { json })).refusal.fields).toHaveProperty('token');
  });

  test('the link is dead after an hour', async () => {
    const person = await api.make.person(1);
    await api.request('POST', '/users/forgot', { json: { email: person.email }, address: '10.0.0.2' });
    const json = { token: (await mailedLetter(api, person.email)).token, pwd: 'Another1!word' };
    api.advanceClock(61 * minute);
    expect((await api.request('POST', '/users/reset', { json })).status).toBe(400);
    api.advanceClock(-61 * minute);
  });

  test('the link is dead once the password was changed otherwise', async () => {
    const [person, owner] = await Promise.all([api.make.person(1), api.make.person(5)]);
    await api.request('POST', '/users/forgot', { json: { email: person.email }, address: '10.0.0.4' });
    const json = { token: (await mailedLetter(api, person.email)).token, pwd: 'Another1!word' };
    await api.request('PUT', `/admin/users/${person.id}`, { as: owner, json: { pwd: 'given-by-admin' } });
    expect((await api.request('POST', '/users/reset', { json })).status).toBe(400);
    expect((await login(person.email, 'given-by-admin')).status).toBe(200);
  });

  test('an unknown mail gets the same answer and no mail', async () => {
    const before = (await api.deps.db.select().from(mails)).length;
    const json = { email: 'nobody@school.example' };
    expect((await api.request('POST', '/users/forgot', { json, address: '10.0.0.3' })).status).toBe(204);
    expect((await api.deps.db.select().from(mails)).length).toBe(before);
  });
});

describe('password rules', () => {
  const ok = (schema: typeof chosenPassword, password: string) => schema.safeParse(password).success;

  test.each([
    ['Abcde1!', false],
    ['Abcdef1!', true],
    [`Abcdef1!${'x'.repeat(16)}`, true],
    [`Abcdef1!${'x'.repeat(17)}`, false],
    ['abcdef1!', false],
    ['ABCDEF1!', false],
    ['Abcdefg!', false],
    ['Abcdefg1', false],
    ['Abcdef1?', false],
    ['', false],
  ])('chosen: %s -> %s', (password, valid) => {
    expect(ok(chosenPassword, password)).toBe(valid);
  });

  test('given by an administrator: only 8 to 24 characters', () => {
    expect([7, 8, 24, 25].map((length) => ok(givenPassword, 'x'.repeat(length)))).toEqual([false, true, true, false]);
  });
});
