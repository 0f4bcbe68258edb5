import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { mails } from '../../api/db/tables/enquiries.ts';
import { challenges, recoveryCodes, totpSecrets } from '../../api/db/tables/factors.ts';
import { passwordResets, sessions, users } from '../../api/db/tables/users.ts';
import { makeSecret } from '../../api/lib/security/tokens.ts';
import type { Role } from '../../contract/people/roles.ts';
import { testApi } from '../support/api.ts';
import { cookiesOf, createFactors } from '../support/factors.ts';
import { goodPassword, type Person } from '../support/factory.ts';
import { mailedLetter } from '../support/mailed-letter.ts';
import { tally } from './figures.ts';

const api = testApi();
const halfMinute = 30_000;
const minute = 60_000;
const my = new Proxy({} as ReturnType<typeof createFactors>, {
  get: (_, key) => Reflect.get(createFactors(api), key),
});

/** Somebody whose app and sheet are set up, and who is asked for them. */
async function careful(role: Role = 3) {
  const person = await api.make.person(role);
  const secret = await my.app(person);
  const codes = await my.sheet(person);
  const later = (steps: number) => my.codeOf(secret, new Date(api.deps.clock().getTime() + steps * halfMinute));
  return { person, secret, codes, nextCode: () => later(1), codeAfter: later };
}
const stepFor = async (person: Pick<Person, 'email'>, more: { pwd?: string; cookie?: string; address?: string } = {}) =>
  (await my.login(person, more)).refusal.step.token as string;
const statusOf = async (answered: ReturnType<typeof my.finish>) => (await answered).status;

describe('ASVS 6.3.3, 6.4.3: the password alone opens nothing', () => {
  test('it is answered with a code of its own, no token and no cookie', async () => {
    const { person } = await careful();
    const { status, answer, refusal, headers } = await my.login(person);
    expect([status, refusal.code]).toEqual([401, 'second_step']);
    expect(refusal.step.methods).toEqual(['totp', 'recovery']);
    expect(JSON.stringify(answer)).not.toContain('accessToken');
    expect(headers.getSetCookie()).toEqual([]);
  });

  test('a wrong password says nothing of a second step', async () => {
    const { person } = await careful();
    const [wrong, unknown] = [await my.login(person, { pwd: 'Wrong1!pass' }), await my.login({ email: 'x@y.example' })];
    expect(wrong.answer).toEqual(unknown.answer);
  });

  test('a mailed link for a new password does not pass it', async () => {
    const { person } = await careful();
    const { secret, hash } = makeSecret();
    const expiresAt = new Date(api.deps.clock().getTime() + 60 * minute);
    await api.deps.db.insert(passwordResets).values({ tokenHash: hash, userId: person.id, expiresAt });
    const pwd = 'Fresh1!password';
    expect((await api.request('POST', '/users/reset', { json: { token: secret, pwd } })).status).toBe(204);
    expect((await my.login(person, { pwd })).refusal.code).toBe('second_step');
  });

  test('nothing is demanded before the recovery codes were seen', async () => {
    const person = await api.make.person(3);
    await my.app(person);
    await api.request('POST', '/users/factors/recovery', { as: person });
    expect((await my.login(person)).status).toBe(200);
    await my.sheet(person);
    expect((await my.login(person)).refusal.code).toBe('second_step');
  });
});

describe('ASVS 6.5.1, 6.5.6: a code works once', () => {
  test('of the app: shown twice, by two at once, or from the half minute before', async () => {
    const { person, nextCode } = await careful();
    const code = nextCode();
    const tokens = [await stepFor(person), await stepFor(person), await stepFor(person)];
    const answers = await Promise.all(tokens.map((token) => my.finish({ token, method: 'totp', code })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    expect(await statusOf(my.finish({ token: await stepFor(person), method: 'totp', code }))).toBe(401);
    tally({ requests: 4 });
  });

  test('of the printed sheet, also when many use it at once', async () => {
    const { person, codes } = await careful();
    const tokens = await Promise.all(Array.from({ length: 4 }, () => stepFor(person)));
    const answers = await Promise.all(tokens.map((token) => my.finish({ token, method: 'recovery', code: codes[0] })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const overview = await api.request('GET', '/users/factors', { as: person });
    expect(overview.answer.recovery).toMatchObject({ left: 9, total: 10 });
  });

  test('of an earlier sheet: never again', async () => {
    const { person, codes } = await careful();
    const fresh = await my.sheet(person);
    expect(await statusOf(my.finish({ token: await stepFor(person), method: 'recovery', code: codes[0] }))).toBe(401);
    const spelt = (fresh[1] ?? '').toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o');
    expect(await statusOf(my.finish({ token: await stepFor(person), method: 'recovery', code: spelt }))).toBe(200);
  });
});

describe('ASVS 6.3.1, 6.5.5: guessing', () => {
  test('five wrong codes end the attempt, ten attempts an hour end the guessing, not from a known browser', async () => {
    const { person, nextCode } = await careful();
    const own = await my.finish({ token: await stepFor(person), method: 'totp', code: nextCode() });
    const cookie = cookiesOf(own.headers);
    const token = await stepFor(person);
    for (let i = 0; i < 5; i++) {
      const { answer } = await my.finish({ token, method: 'totp', code: '000000' });
      expect(answer).toMatchObject({ code: 'wrong_code', fields: { code: 'This code is not right.' } });
    }
    expect((await my.finish({ token, method: 'totp', code: '000000' })).refusal.code).toBe('challenge_expired');
    let last = 0;
    for (let i = 0; i < 12; i++) last = (await my.login(person, { address: `10.7.0.${i}` })).status;
    expect(last).toBe(429);
    expect((await my.login(person, { cookie })).refusal.code).toBe('second_step');
    tally({ requests: 20 });
  });

  test('an attempt ends by itself, and a token is good for its own purpose only', async () => {
    const { person, nextCode } = await careful();
    const token = await stepFor(person);
    const other = await api.request('POST', '/users/step-up', {
      as: person,
      json: { token, method: 'totp', code: nextCode() },
    });
    expect(other.refusal.code).toBe('challenge_expired');
    api.advanceClock(11 * minute);
    expect((await my.finish({ token, method: 'totp', code: nextCode() })).refusal.code).toBe('challenge_expired');
    api.advanceClock(-11 * minute);
  });

  test('whoever was half-way in with the old password begins again', async () => {
    const { person, nextCode } = await careful();
    const token = await stepFor(person);
    const json = { oldPwd: goodPassword, pwd: 'Another1!horse' };
    expect((await api.request('PUT', `/users/edit/${person.id}`, { as: person, json })).status).toBe(200);
    expect((await my.finish({ token, method: 'totp', code: nextCode() })).refusal.code).toBe('challenge_expired');
  });

  test('a suspended person is not let in by the second step either', async () => {
    const { person, nextCode } = await careful();
    const token = await stepFor(person);
    await api.deps.db.update(users).set({ suspended: true }).where(eq(users.id, person.id));
    expect((await my.finish({ token, method: 'totp', code: nextCode() })).refusal.code).toBe('suspended');
  });
});

describe('slow hashes', () => {
  test('of recovery codes an account makes few, and guesses few', async () => {
    const person = await api.make.person(1);
    const make = () => api.request('POST', '/users/factors/recovery', { as: person });
    const guess = () =>
      api.request('POST', '/users/factors/recovery/confirm', { as: person, json: { code: 'AAAA-AAAA-AAAA' } });
    const made: number[] = [];
    for (let time = 0; time < 6; time += 1) made.push((await make()).status);
    expect(made).toEqual([200, 200, 200, 200, 200, 429]);
    const guessed: number[] = [];
    for (let time = 0; time < 11; time += 1) guessed.push((await guess()).status);
    expect(guessed).toEqual([...Array(10).fill(400), 429]);
  });
});

test('a session has one open challenge for each purpose', async () => {
  const person = await api.make.person(1);
  const ask = () => api.request('POST', '/users/step-up/options', { as: person });
  const [old, fresh] = [(await ask()).answer.token, (await ask()).answer.token];
  expect(await api.deps.db.$count(challenges, eq(challenges.userId, person.id))).toBe(1);
  const prove = (token: string) =>
    api.request('POST', '/users/step-up', { as: person, json: { token, method: 'password', pwd: goodPassword } });
  expect((await prove(old)).refusal.code).toBe('challenge_expired');
  expect((await prove(fresh)).status).toBe(200);
});

describe('codes by mail are the last resort', () => {
  const turnMailOn = (as: Person) => api.request('PUT', '/users/factors/mail', { as, json: { on: true } });

  test('not for those who run the school, and not beside a better way', async () => {
    for (const role of [4, 5] as const) expect((await turnMailOn(await api.make.person(role))).status).toBe(403);
    const { person } = await careful();
    expect((await turnMailOn(person)).status).toBe(204);
    const { refusal } = await my.login(person);
    expect(refusal.step.methods).not.toContain('mail');
    const asked = await api.request('POST', '/users/second-step/mail', { json: { token: refusal.step.token } });
    expect(asked.status).toBe(404);
  });

  test('the code is for this attempt and cannot be guessed from the database', async () => {
    const person = await api.make.person(2);
    await turnMailOn(person);
    await my.sheet(person);
    const [first, second] = [await stepFor(person), await stepFor(person)];
    await api.request('POST', '/users/second-step/mail', { json: { token: first } });
    const { text } = await mailedLetter(api, person.email);
    const code = text.match(/\b\d{6}\b/)?.[0] ?? '';
    const stored = await api.deps.db.select().from(mails).where(eq(mails.recipient, person.email));
    expect(JSON.stringify(stored)).not.toContain(code);
    expect(code).toMatch(/^\d{6}$/);
    expect(await statusOf(my.finish({ token: second, method: 'mail', code }))).toBe(401);
    expect(await statusOf(my.finish({ token: first, method: 'mail', code }))).toBe(200);
  });

  test('more people than sign-in has connections ask for one at once', async () => {
    const people = await Promise.all(
      Array.from({ length: 2 * api.database.signIn.pool.options.max }, () => api.make.person(2)),
    );
    const tokens: string[] = [];
    for (const person of people) {
      await turnMailOn(person);
      await my.sheet(person);
      tokens.push(await stepFor(person));
    }
    const asked = await Promise.all(
      tokens.map((token) => api.request('POST', '/users/second-step/mail', { json: { token } })),
    );
    expect(asked.map(({ status }) => status)).toEqual(people.map(() => 204));
  });

  test('who has the password cannot fill the mailbox, nor keep its owner from asking', async () => {
    const person = await api.make.person(2);
    await turnMailOn(person);
    await my.sheet(person);
    const askFor = (token: string, cookie?: string) =>
      api.request('POST', '/users/second-step/mail', { json: { token }, ...(cookie && { headers: { cookie } }) });
    const known = await stepFor(person);
    await askFor(known);
    const code = (await mailedLetter(api, person.email)).text.match(/\b\d{6}\b/)?.[0];
    const own = cookiesOf((await my.finish({ token: known, method: 'mail', code })).headers);

    const statuses: number[] = [];
    for (let i = 0; i < 8; i++) statuses.push((await askFor(await stepFor(person, { address: `10.3.0.${i}` }))).status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(4);
    expect(statuses.slice(4)).toEqual([429, 429, 429, 429]);
    expect((await askFor(await stepFor(person, { cookie: own }), own)).status).toBe(204);
  });
});

describe('ASVS 7.5.1, 7.5.3: what cannot be undone wants a fresh proof', () => {
  const age = (person: Person) =>
    api.deps.db
      .update(sessions)
      .set({ verifiedAt: new Date(api.deps.clock().getTime() - 11 * minute) })
      .where(eq(sessions.id, person.sessionId));

  test('an open session that is found makes nobody at home in it', async () => {
    const person = await api.make.person(3);
    await age(person);
    for (const path of ['passkeys/options', 'app', 'recovery']) {
      expect((await api.request('POST', `/users/factors/${path}`, { as: person })).refusal.code, path).toBe('step_up');
    }
  });

  test('without a second step the password proves it; with one it does not', async () => {
    const { person, nextCode } = await careful();
    const plain = await api.make.person(3);
    const prove = async (as: Person, proof: object) => {
      const { answer } = await api.request('POST', '/users/step-up/options', { as });
      return api.request('POST', '/users/step-up', { as, json: { token: answer.token, ...proof } });
    };
    await Promise.all([age(person), age(plain)]);
    expect((await prove(plain, { method: 'password', pwd: goodPassword })).status).toBe(200);
    expect((await prove(person, { method: 'password', pwd: goodPassword })).refusal.code).toBe('wrong_code');
    expect((await prove(person, { method: 'totp', code: nextCode() })).status).toBe(200);
    expect((await api.request('POST', '/users/factors/recovery', { as: person })).status).toBe(200);
  });

  test('the proof of one session is worth nothing in another', async () => {
    const { person, nextCode } = await careful();
    const { answer } = await api.request('POST', '/users/step-up/options', { as: person });
    const [other] = await api.deps.db
      .insert(sessions)
      .values({ userId: person.id, endsAt: new Date(Date.now() + 86_400_000) })
      .returning();
    const { signAccessToken } = await import('../../api/lib/security/tokens.ts');
    const token = await signAccessToken(api.deps.signingKey, api.deps.clock, { ...person, sessionId: other?.id ?? '' });
    const json = { token: answer.token, method: 'totp', code: nextCode() };
    const proof = await api.request('POST', '/users/step-up', { as: { ...person, token }, json });
    expect(proof.refusal.code).toBe('challenge_expired');
  });
});

describe('ASVS 6.5.2, 11.4.2: what is stored opens nothing', () => {
  test('no secret of a factor lies in the database as it is typed', async () => {
    const { person, secret, codes } = await careful();
    const token = await stepFor(person);
    const rows = JSON.stringify([
      await api.deps.db.select().from(totpSecrets),
      await api.deps.db.select().from(recoveryCodes),
      await api.deps.db.select().from(challenges),
    ]);
    for (const hidden of [secret, token, ...codes, ...codes.map((code) => code.replaceAll('-', ''))]) {
      expect(rows).not.toContain(hidden);
    }
    const overview = await api.request('GET', '/users/factors', { as: person });
    expect(JSON.stringify(overview.answer)).not.toContain(secret);
  });

  test("moved to somebody else's row, a secret opens nothing", async () => {
    const [one, other] = [await careful(), await careful()];
    const [row] = await api.deps.db.select().from(totpSecrets).where(eq(totpSecrets.userId, one.person.id));
    await api.deps.db
      .update(totpSecrets)
      .set({ secret: row?.secret ?? '' })
      .where(eq(totpSecrets.userId, other.person.id));
    const token = await stepFor(other.person);
    expect(await statusOf(my.finish({ token, method: 'totp', code: one.codeAfter(1) }))).toBe(401);
  });
});

describe('a browser that is not asked for thirty days', () => {
  test('is trusted for one account, and no longer when anything changes', async () => {
    const [one, other] = [await careful(), await careful()];
    const signedIn = await my.finish({
      token: await stepFor(one.person),
      method: 'totp',
      code: one.nextCode(),
      trust: true,
    });
    const cookie = cookiesOf(signedIn.headers);
    expect((await my.login(one.person, { cookie })).status).toBe(200);
    expect((await my.login(other.person, { cookie })).refusal.code).toBe('second_step');
    expect((await my.login(one.person, { cookie: cookie.replace(/.$/, 'x') })).refusal.code).toBe('second_step');
    await my.sheet(one.person);
    expect((await my.login(one.person, { cookie })).refusal.code).toBe('second_step');
  });

  test('is not trusted with what cannot be undone', async () => {
    const { person, nextCode } = await careful();
    const first = await my.finish({ token: await stepFor(person), method: 'totp', code: nextCode(), trust: true });
    const { answer } = await my.login(person, { cookie: cookiesOf(first.headers) });
    const as = { ...person, token: answer.accessToken as string };
    expect((await api.request('POST', '/users/factors/recovery', { as })).refusal.code).toBe('step_up');
  });
});
