import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { mails } from '../../api/db/tables/enquiries.ts';
import { invitations, passwordResets } from '../../api/db/tables/users.ts';
import { minAnswerMs } from '../../api/features/auth/auth.routes.ts';
import { hashCost, passwordChecks } from '../../api/lib/security/passwords.ts';
import { makeSecret } from '../../api/lib/security/tokens.ts';
import { testApi } from '../support/api.ts';
import { goodPassword } from '../support/factory.ts';
import { tally } from './figures.ts';
import { sqlPayloads } from './payloads.ts';

const api = testApi();
let addresses = 0;
const otherAddress = () => `10.9.${++addresses >> 8}.${addresses & 255}`;
const login = (user: unknown, pwd: unknown, address = otherAddress()) =>
  api.request('POST', '/users/login', { json: { user, pwd }, address });

describe('ASVS 6.3.8: nobody learns which accounts there are', () => {
  test('a wrong password, an unknown mail and a suspended account give one answer', async () => {
    const [person, suspended] = [await api.make.person(3), await api.make.person(3, { suspended: true })];
    const answers = [
      await login(person.email, 'Wrong1!password'),
      await login('nobody@school.example', 'Wrong1!password'),
      await login(suspended.email, 'Wrong1!password'),
    ];
    const seen = answers.map(({ status, answer, headers }) => ({ status, answer, cookies: headers.getSetCookie() }));
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
    expect(seen[0]).toMatchObject({ status: 401, cookies: [] });
  });

  test('nor from how long the answer takes: the same statements and one hash of the same cost, either way', async () => {
    const [person, suspended] = [await api.make.person(3), await api.make.person(3, { suspended: true })];
    // The hash that stands for accounts which do not exist is made once.
    await login('first@school.example', 'Wrong1!password');
    const workOf = async (email: string) => {
      const before = passwordChecks.total;
      const statements = await api.statementsOf(() => login(email, 'Wrong1!password'));
      return { hashes: passwordChecks.total - before, statements };
    };
    const known = await workOf(person.email);
    expect(known.hashes).toBe(1);
    expect(await workOf('nobody@school.example')).toEqual(known);
    expect(await workOf(suspended.email)).toEqual(known);
  });

  test('a stranger without a link has no password hashed', async () => {
    const { memoryCost } = hashCost;
    // Too little for any hash: whoever asks for one is answered 500.
    hashCost.memoryCost = 0;
    onTestFinished(() => void Object.assign(hashCost, { memoryCost }));
    const json = { token: 'nobody-has-this-token', pwd: goodPassword, name: 'Nobody' };
    for (const path of ['/users/reset', '/users/accept'] as const)
      expect([path, (await api.request('POST', path, { json, address: otherAddress() })).status]).toEqual([path, 400]);
  });

  test('nor from a forgotten password: one answer, and never before the same moment', async () => {
    const forgot = (email: string) =>
      api.request('POST', '/users/forgot', { json: { email }, address: otherAddress() });
    for (const email of [(await api.make.person(1)).email, 'no@x.example']) {
      const order: string[] = [];
      const moment = pause(minAnswerMs).then(() => order.push('moment'));
      // What is done for an account must fit into that moment.
      const statements = await api.countStatements(async () => {
        expect((await forgot(email)).status).toBe(204);
        order.push('answer');
      });
      await moment;
      expect(order).toEqual(['moment', 'answer']);
      expect(statements).toBeLessThan(20);
    }
  });
});

describe('ASVS 6.3.1, 2.4.1: guessing is slow', () => {
  test('an account is not tried more often by writing it another way', async () => {
    const { email } = await api.make.person(4);
    const statuses: number[] = [];
    const ways = [
      email,
      ` ${email}`,
      `${email} `,
      `\t${email}\n`,
      email.toUpperCase(),
      `\u00a0${email}`,
      `${email}\u2003`,
    ];
    for (let i = 0; i < 14; i++) statuses.push((await login(ways[i % ways.length], 'Wrong1!', '10.7.7.7')).status);
    tally({ requests: 14, payloads: ways.length });
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect((await login(email, goodPassword, '10.7.7.7')).status).toBe(429);
    // Somebody else's guesses do not lock the owner out.
    expect((await login(email, goodPassword, '10.7.7.8')).status).toBe(200);
  });

  test('a whole IPv6 network counts as one address, however it is written', async () => {
    const { email } = await api.make.person(4);
    const statuses: number[] = [];
    const ways = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::', '2001:0db8:0001:0002:0:0:0:9', '2001:DB8:1:2:a:b:c:d'];
    for (let i = 0; i < 12; i++) statuses.push((await login(email, 'Wrong1!', ways[i % ways.length])).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    expect((await login(email, goodPassword, '2001:db8:1:3::1')).status).toBe(200);
  });

  test('one address runs out of wrong links, whichever door it tries; passwords are counted apart', async () => {
    const address = '10.6.6.6';
    const tried = Array.from({ length: 62 }, (_, n) =>
      api.request('POST', '/users/reset', { json: { token: `${'x'.repeat(30)}${n}`, pwd: goodPassword }, address }),
    );
    const statuses = (await Promise.all(tried)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    const json = { token: 'x'.repeat(30), pwd: goodPassword };
    for (const path of ['/users/reset', '/users/accept']) {
      expect((await api.request('POST', path, { json, address })).status, path).toBe(429);
    }
    expect((await login('nobody@x.example', 'Wrong1!', address)).status).toBe(401);
    tally({ requests: 65 });
  });

  test('one address runs out of passwords, whichever account it tries', async () => {
    const address = '10.6.6.7';
    const tried = Array.from({ length: 102 }, (_, n) => login(`nobody${n}@x.example`, 'Wrong1!', address));
    const statuses = (await Promise.all(tried)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    tally({ requests: 102 });
  });

  test('the old password cannot be guessed from a stolen session', async () => {
    const person = await api.make.person(1);
    const statuses: number[] = [];
    for (let i = 0; i < 12; i++) {
      const json = { oldPwd: `Wrong${i}!password`, pwd: 'Another1!horse' };
      statuses.push((await api.request('PUT', `/users/edit/${person.id}`, { as: person, json })).status);
    }
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.filter((status) => status === 400).length).toBeLessThanOrEqual(10);
  });

  test('nobody floods a mailbox with links, from however many addresses', async () => {
    const { email } = await api.make.person(1);
    const asked = Array.from({ length: 12 }, () =>
      api.request('POST', '/users/forgot', { json: { email }, address: otherAddress() }),
    );
    await Promise.all(asked);
    tally({ requests: 12 });
    expect(await api.deps.db.$count(mails, eq(mails.recipient, email))).toBe(5);
  });
});

describe('ASVS 1.2.4, 2.2.1, 15.3.5: what is typed at the door is a value, never a command', () => {
  test('SQL and other types than text sign nobody in', async () => {
    await api.make.person(5);
    const others: unknown[] = [null, true, 0, [], {}, { $ne: null }, ['a@b.c'], { toString: 'x' }];
    tally({ payloads: sqlPayloads.length + others.length, requests: sqlPayloads.length + others.length });
    for (const payload of [...sqlPayloads, ...others]) {
      const { status } = await login(payload, payload);
      expect([400, 401], JSON.stringify(payload)).toContain(status);
    }
  });
});

describe('ASVS 6.4.1, 6.4.3: links of mails', () => {
  const links = async () => {
    const { id: userId } = await api.make.person(1);
    const [reset, invitation] = [makeSecret(), makeSecret()];
    const expiresAt = new Date(Date.now() + 3_600_000);
    await api.deps.db.insert(passwordResets).values({ tokenHash: reset.hash, userId, expiresAt });
    const email = `${invitation.hash.slice(0, 9)}@x.example`;
    const { id: invitedBy } = await api.make.person(5);
    const guest = { name: 'I', email, role: 1, tokenHash: invitation.hash, expiresAt, invitedBy };
    await api.deps.db.insert(invitations).values(guest);
    return { reset: reset.secret, invitation: invitation.secret };
  };
  const use = (path: string, token: string) =>
    api.request('POST', path, { json: { token, pwd: goodPassword, role: 5 }, address: otherAddress() });

  test('race: used many times at once, each works once', async () => {
    const { reset, invitation } = await links();
    for (const [path, token] of [
      ['/users/reset', reset],
      ['/users/accept', invitation],
    ] as const) {
      const answers = await Promise.all(Array.from({ length: 8 }, () => use(path, token)));
      expect(
        answers.filter(({ status }) => status < 300),
        path,
      ).toHaveLength(1);
    }
    tally({ requests: 16 });
  });

  test('a link is good for its own purpose only', async () => {
    const { reset, invitation } = await links();
    expect((await use('/users/reset', invitation)).status).toBe(400);
    expect((await use('/users/accept', reset)).status).toBe(400);
    expect((await api.request('GET', `/users/invitation?token=${reset}`)).status).toBe(404);
  });
});
