import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { mails } from '../../api/db/tables/enquiries.ts';
import { emailChanges, users } from '../../api/db/tables/users.ts';
import { testApi } from '../support/api.ts';
import { createFactors } from '../support/factors.ts';
import { goodPassword, type Person } from '../support/factory.ts';
import { mailedLetter } from '../support/mailed-letter.ts';
import { columnsWith } from '../support/scan-columns.ts';
import { tally } from './figures.ts';

const api = testApi();
let count = 0;
const address = () => `10.21.${++count >> 8}.${count & 255}`;
const fresh = () => `new${++count}@home.example`;
const ask = (as: Person, email: unknown, pwd: unknown = goodPassword) =>
  api.request('PUT', '/users/email', { as, json: { email, pwd }, address: address() });
const confirm = (token: string) => api.request('POST', '/users/email/confirm', { json: { token }, address: address() });
const tokenTo = async (email: string) => (await mailedLetter(api, email)).token;
const begin = async (as: Person, email = fresh()) => {
  expect((await ask(as, email)).status).toBe(204);
  return { email, token: await tokenTo(email) };
};
const emailOf = async ({ id }: Person) =>
  (await api.deps.db.select({ email: users.email }).from(users).where(eq(users.id, id)))[0]?.email;
const forgot = (email: string) => api.request('POST', '/users/forgot', { json: { email }, address: address() });
const reset = (token: string) =>
  api.request('POST', '/users/reset', { json: { token, pwd: 'Another1!horse' }, address: address() });

describe('ASVS 6.2.3, 7.5.1: an open session is not enough to take an account away', () => {
  test('without the password nothing is kept and nobody is mailed; guesses run out, together with the password’s', async () => {
    const person = await api.make.person(3);
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) statuses.push((await ask(person, 'thief@evil.example', `Wrong${n}!x`)).status);
    for (let n = 0; n < 6; n += 1) {
      const json = { oldPwd: `Wrong${n}!y`, pwd: 'Another1!horse' };
      statuses.push((await api.request('PUT', `/users/edit/${person.id}`, { as: person, json })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(400), 429, 429]);
    expect((await ask(person, 'thief@evil.example')).status).toBe(429);
    expect(await api.deps.db.$count(mails, eq(mails.recipient, 'thief@evil.example'))).toBe(0);
    expect(await api.deps.db.$count(emailChanges, eq(emailChanges.userId, person.id))).toBe(0);
    tally({ requests: 13 });
  });

  test('where the school asks for a fresh proof, the password alone does not do', async () => {
    const [owner, person] = [await api.make.person(5), await api.make.person(4)];
    const factors = createFactors(api);
    const policy = { requireSecondStep: false, graceDays: 14, stepUp: true };
    expect((await api.request('PUT', '/admin/security', { as: owner, json: policy })).status).toBe(200);
    await factors.app(person);
    await factors.sheet(person);
    api.advanceClock(11 * 60_000);
    try {
      expect((await ask(person, fresh())).refusal.code).toBe('step_up');
    } finally {
      api.advanceClock(-11 * 60_000);
    }
    await api.request('PUT', '/admin/security', { as: owner, json: { ...policy, stepUp: false } });
  });

  test('mails are few, to the account and to the mailbox', async () => {
    const person = await api.make.person(1);
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) statuses.push((await ask(person, fresh())).status);
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
    const victim = fresh();
    const others = await Promise.all(Array.from({ length: 6 }, () => api.make.person(1)));
    const sent: number[] = [];
    for (const [n, other] of others.entries())
      sent.push((await ask(other, n % 2 ? victim : victim.toUpperCase())).status);
    expect(sent).toEqual([204, 204, 204, 204, 204, 429]);
    tally({ requests: 12 });
  });
});

describe('ASVS 6.4.1, 6.3.8: the link and what it says', () => {
  test('race: used many times at once it works once; it is good for nothing else, and no other link for it', async () => {
    const person = await api.make.person(1);
    const { token, email } = await begin(person);
    await forgot(person.email);
    const other = await tokenTo(person.email);
    expect((await confirm(other)).status).toBe(400);
    expect((await reset(token)).status).toBe(400);
    const used = await Promise.all(Array.from({ length: 8 }, () => confirm(token)));
    expect(used.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(400)]);
    expect(await emailOf(person)).toBe(email);
    tally({ requests: 10 });
  });

  test('it changes the account that asked, whoever follows it, and nobody learns who has an address', async () => {
    const [person, victim] = [await api.make.person(1), await api.make.person(5)];
    const wishes = [fresh(), victim.email, victim.email.toUpperCase()];
    const answers = [];
    for (const email of wishes) {
      const { status, answer, headers } = await ask(person, email);
      answers.push({ status, answer, cookies: headers.getSetCookie() });
    }
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
    // The same statements, too: nothing is looked up that would take its time.
    const [one, two] = [await api.make.person(1), await api.make.person(1)];
    const free = await api.statementsOf(() => ask(one, fresh()));
    const taken = await api.statementsOf(() => ask(two, victim.email));
    expect(taken).toEqual(free);
    const { token } = await mailedLetter(api, victim.email);
    expect((await confirm(token)).status).toBe(409);
    expect([await emailOf(two), await emailOf(victim)]).toEqual([two.email, victim.email]);
  });

  test('two accounts that want one address at the same moment: one has it', async () => {
    const [one, two] = [await api.make.person(1), await api.make.person(1)];
    const email = fresh();
    const first = await begin(one, email);
    const second = await begin(two, email.replace('new', 'NEW'));
    const answers = await Promise.all([confirm(first.token), confirm(second.token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await api.deps.db.$count(users, eq(sql`lower(${users.email})`, email))).toBe(1);
  });

  test('the secret is with the job alone, and a suspended account changes nothing', async () => {
    const [person, owner] = [await api.make.person(3), await api.make.person(5)];
    const { token } = await begin(person);
    expect(await columnsWith(api.database.pool, [token])).toEqual(['job.data']);
    for (const suspend of [true, false]) {
      await api.request('PUT', `/admin/users/${person.id}`, { as: owner, json: { suspend } });
      expect((await confirm(token)).status).toBe(400);
    }
    expect(await emailOf(person)).toBe(person.email);
  });
});

describe('ASVS 7.4.3, 15.4.2: a new password and a new address', () => {
  test('a new password, however it was set, ends a change that is under way', async () => {
    const owner = await api.make.person(5);
    const set: Record<string, (person: Person) => Promise<{ status: number }>> = {
      own: (as) =>
        api.request('PUT', `/users/edit/${as.id}`, { as, json: { oldPwd: goodPassword, pwd: 'Another1!horse' } }),
      office: ({ id }) => api.request('PUT', `/admin/users/${id}`, { as: owner, json: { pwd: 'given-by-owner' } }),
      link: async ({ email }) => {
        await forgot(email);
        return reset(await tokenTo(email));
      },
    };
    for (const [way, act] of Object.entries(set)) {
      const person = await api.make.person(4);
      const { token } = await begin(person);
      expect((await act(person)).status, way).toBeLessThan(300);
      expect((await confirm(token)).status, way).toBe(400);
      expect(await emailOf(person), way).toBe(person.email);
    }
  });

  test('a link for a new password that went to the old address is dead once the new one counts', async () => {
    const person = await api.make.person(4);
    const { token, email } = await begin(person);
    await forgot(person.email);
    const old = await tokenTo(person.email);
    expect((await confirm(token)).status).toBe(200);
    expect((await reset(old)).status).toBe(400);
    expect(await emailOf(person)).toBe(email);
  });

  test('race: both links at the same moment; one of them wins whole, and neither waits for the other', async () => {
    for (let round = 0; round < 8; round += 1) {
      const person = await api.make.person(3);
      const { token, email } = await begin(person);
      await forgot(person.email);
      const old = await tokenTo(person.email);
      const [changed, renewed] = await Promise.all([confirm(token), reset(old)]);
      const isChanged = changed.status === 200;
      expect([changed.status, renewed.status]).toEqual(isChanged ? [200, 400] : [400, 204]);
      expect(await emailOf(person)).toBe(isChanged ? email : person.email);
    }
    tally({ requests: 16 });
  });
});

describe('ASVS 1.3.11, 15.3.1: what is not an address', () => {
  const taken = 'head.kitante@school.example';
  test.each([
    ...['a@x.example\r\nBcc: all@evil.example', 'a@x.example\nSubject: x', 'a@x.example, b@evil.example'],
    ...['"a b"@x.example', '<a@x.example>', 'a@x.example>', 'a@x.example\0', 'a@[127.0.0.1]', 'a@localhost'],
    // A Kelvin sign, a dotless i, a wide letter and a zero-width space look like a taken address and are none.
    ...[taken.replace('k', '\u212a'), taken.replace('i', '\u0131'), taken.replace('h', '\uff48')],
    ...[taken.replace('@', '\u200b@'), taken.replace('.example', '\u3002example')],
  ])('%j is refused', async (email) => {
    const person = await api.make.person(1);
    expect((await ask(person, email)).refusal.fields).toEqual({ email: 'Valid email is required.' });
    expect(await api.deps.db.$count(emailChanges, eq(emailChanges.userId, person.id))).toBe(0);
    tally({ requests: 1, payloads: 1 });
  });
});
