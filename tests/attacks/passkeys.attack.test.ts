import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { mails } from '../../api/db/tables/enquiries.ts';
import { passkeys } from '../../api/db/tables/factors.ts';
import { testApi } from '../support/api.ts';
import { type Authenticator, createAuthenticator } from '../support/authenticator.ts';
import { createFactors } from '../support/factors.ts';
import type { Person } from '../support/factory.ts';

const api = testApi();
const factors = () => createFactors(api);

const begin = async () => (await api.request('POST', '/users/passkey/options')).answer;
type Tricks = Parameters<Authenticator['sign']>[1];

/** Signs in with nothing but a passkey. */
async function signIn(key: Authenticator, tricks: Tricks = {}) {
  const { token, options } = await begin();
  return api.request('POST', '/users/passkey', { json: { token, response: key.sign(options, tricks) } });
}
const register = (as: Person, json: object) => api.request('POST', '/users/factors/passkeys', { as, json });
const registration = async (as: Person) =>
  (await api.request('POST', '/users/factors/passkeys/options', { as })).answer;

describe('ASVS 6.7.1, 6.7.2: a passkey', () => {
  test('opens the account that it was made for, with and without a password', async () => {
    const person = await api.make.person(4);
    const key = await factors().passkey(person);
    const alone = await signIn(key);
    expect(alone.status).toBe(200);
    expect(Object.keys(alone.answer)).toEqual(['accessToken']);
    await factors().sheet(person);
    const { refusal } = await factors().login(person);
    expect(refusal.step).toMatchObject({ methods: ['passkey', 'recovery'], passkeyName: 'Phone', name: person.name });
    const json = { token: refusal.step.token, method: 'passkey', response: key.sign(refusal.step.passkey) };
    expect((await factors().finish(json)).status).toBe(200);
  });

  test.each<[string, Tricks]>([
    ['of another site', { origin: 'http://evil.example' }],
    ['of a sister site', { origin: 'http://www.school.example' }],
    ['over another scheme', { origin: 'https://school.example' }],
    ['for another host', { rpId: 'evil.example' }],
    ['without finger, face or screen lock', { verified: false }],
  ])('is not taken %s', async (_, tricks) => {
    const key = await factors().passkey(await api.make.person(3));
    expect((await signIn(key, tricks)).refusal.code).toBe('wrong_code');
    expect((await signIn(key)).status).toBe(200);
  });

  test('is not taken twice, for another question, or with another signature', async () => {
    const key = await factors().passkey(await api.make.person(3));
    const [one, other] = [await begin(), await begin()];
    const response = key.sign(one.options);
    const use = (token: string, given: object) =>
      api.request('POST', '/users/passkey', { json: { token, response: given } });
    expect((await use(other.token, response)).refusal.code).toBe('wrong_code');
    const signature = response.response.signature.replace(/.{4}$/, 'AAAA');
    expect((await use(one.token, { ...response, response: { ...response.response, signature } })).status).toBe(401);
    expect((await use(one.token, response)).status).toBe(200);
    expect((await use(one.token, response)).refusal.code).toBe('challenge_expired');
  });

  test('of somebody else is no second step for this account', async () => {
    const [one, other] = [await api.make.person(3), await api.make.person(3)];
    await factors().passkey(one);
    await factors().sheet(one);
    const stranger = await factors().passkey(other);
    const { step } = (await factors().login(one)).refusal;
    const json = { token: step.token, method: 'passkey', response: stranger.sign(step.passkey) };
    expect((await factors().finish(json)).refusal.code).toBe('wrong_code');
  });
});

describe('a copy of a passkey', () => {
  test('with an old counter is refused, the passkey is switched off, and the person is told', async () => {
    const person = await api.make.person(3);
    const key = await factors().passkey(person);
    await signIn(key, { counter: 7 });
    const { refusal } = await signIn(key, { counter: 3 });
    expect(refusal.message).toMatch(/used elsewhere/);
    expect((await signIn(key, { counter: 8 })).refusal.code).toBe('wrong_code');
    const [row] = await api.deps.db.select().from(passkeys).where(eq(passkeys.id, key.id));
    expect(row?.disabledAt).not.toBeNull();
    const told = await api.deps.db.select().from(mails).where(eq(mails.recipient, person.email));
    expect(told.some(({ body }) => body.includes('switched off'))).toBe(true);
  });

  test('that cannot sign switches nothing off', async () => {
    const person = await api.make.person(3);
    const key = await factors().passkey(person);
    await signIn(key, { counter: 7 });
    const { token, options } = await begin();
    const forged = {
      ...createAuthenticator(api.deps.publicUrl).sign(options, { counter: 1 }),
      id: key.id,
      rawId: key.id,
    };
    await api.request('POST', '/users/passkey', { json: { token, response: forged } });
    expect((await signIn(key, { counter: 8 })).status).toBe(200);
  });
});

describe('adding a passkey', () => {
  test("somebody else's session, another host or a used question adds none", async () => {
    const [one, other] = [await api.make.person(3), await api.make.person(3)];
    const key = createAuthenticator(api.deps.publicUrl);
    const { token, options } = await registration(one);
    const response = key.register(options);
    expect((await register(other, { token, name: 'X', response })).refusal.code).toBe('challenge_expired');
    const again = await registration(one);
    const elsewhere = key.register(again.options, { origin: 'http://evil.example' });
    expect((await register(one, { token: again.token, name: 'X', response: elsewhere })).status).toBe(400);
    expect((await register(one, { token: again.token, name: 'X', response })).refusal.code).toBe('challenge_expired');
    expect(await api.deps.db.$count(passkeys, eq(passkeys.id, key.id))).toBe(0);
  });

  test('one that is known already stays with whom it belongs to', async () => {
    const [one, other] = [await api.make.person(3), await api.make.person(3)];
    const key = await factors().passkey(one);
    const { token, options } = await registration(other);
    const { status } = await register(other, { token, name: 'Mine', response: key.register(options) });
    expect(status).toBe(409);
    const [row] = await api.deps.db.select().from(passkeys).where(eq(passkeys.id, key.id));
    expect(row?.userId).toBe(one.id);
  });

  test("others' passkeys are neither named nor removed", async () => {
    const [one, other] = [await api.make.person(3), await api.make.person(5)];
    const key = await factors().passkey(one);
    const path = `/users/factors/passkeys/${key.id}`;
    expect((await api.request('PUT', path, { as: other, json: { name: 'X' } })).status).toBe(404);
    expect((await api.request('DELETE', path, { as: other })).status).toBe(404);
    expect((await signIn(key)).status).toBe(200);
  });
});
