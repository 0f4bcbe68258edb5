import { and, eq, gte, inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { mails } from '../../api/db/tables/enquiries.ts';
import { users } from '../../api/db/tables/users.ts';
import type { Role } from '../../contract/people/roles.ts';
import { testApi } from '../support/api.ts';
import { createFactors } from '../support/factors.ts';
import { goodPassword, type Person } from '../support/factory.ts';
import { tally } from './figures.ts';

const api = testApi();
const make = (as: Person, { id }: Person) => api.request('POST', '/admin/owners', { as, json: { userId: id } });
const handOver = (as: Person, { id, name }: Person) =>
  api.request('POST', '/admin/owners/hand-over', { as, json: { userId: id, confirm: name } });
const demote = (as: Person, { id }: Person) => api.request('PUT', `/admin/users/${id}`, { as, json: { role: 4 } });
const suspend = (as: Person, { id }: Person) =>
  api.request('PUT', `/admin/users/${id}`, { as, json: { suspend: true } });
const activeOwners = async (...people: Person[]) => {
  const ids = people.map(({ id }) => id);
  const rows = await api.deps.db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, ids), eq(users.role, 5), eq(users.suspended, false)));
  return people.filter(({ id }) => rows.some((row) => row.id === id));
};
/** Nobody runs the site but those whom a test makes. */
beforeEach(() => api.deps.db.update(users).set({ role: 1 }).where(gte(users.role, 4)));

describe('ASVS 8.2.2, 8.3.1: who becomes an owner', () => {
  test.each<Role>([1, 2, 3, 4])('role %i makes nobody an owner, themself least of all', async (role) => {
    const [actor, admin, owner] = [await api.make.person(role), await api.make.person(4), await api.make.person(5)];
    for (const target of [actor, admin, owner]) {
      expect((await make(actor, target)).status).toBe(403);
      expect((await handOver(actor, target)).status).toBe(403);
    }
    expect(await activeOwners(actor, admin, owner)).toEqual([owner]);
    tally({ requests: 6 });
  });

  test('an open session of an owner is not enough: a fresh proof is asked for, of everybody', async () => {
    const [owner, admin] = [await api.make.person(5), await api.make.person(4)];
    const protectedOwner = await api.make.person(5);
    const factors = createFactors(api);
    await factors.app(protectedOwner);
    await factors.sheet(protectedOwner);
    api.advanceClock(11 * 60_000);
    try {
      for (const as of [owner, protectedOwner]) {
        for (const act of [make, handOver]) expect((await act(as, admin)).refusal.code).toBe('step_up');
      }
      // The password is a proof only where there is nothing better.
      for (const [as, status] of [
        [protectedOwner, 401],
        [owner, 200],
      ] as const) {
        const { token } = (await api.request('POST', '/users/step-up/options', { as })).answer;
        const json = { token, method: 'password', pwd: goodPassword };
        expect((await api.request('POST', '/users/step-up', { as, json })).status).toBe(status);
      }
      expect((await make(owner, admin)).status).toBe(200);
    } finally {
      api.advanceClock(-11 * 60_000);
    }
    tally({ requests: 9 });
  });

  test('what is refused changes nothing and is told to nobody', async () => {
    const [owner, suspended] = [await api.make.person(5), await api.make.person(4, { suspended: true })];
    expect((await handOver(owner, suspended)).status).toBe(409);
    expect(await activeOwners(owner, suspended)).toEqual([owner]);
    expect(await api.deps.db.$count(mails, inArray(mails.recipient, [owner.email, suspended.email]))).toBe(0);
  });
});

describe('ASVS 15.4.2, 2.3.4: whatever happens at the same moment, somebody owns the site', () => {
  type Act = (as: Person, target: Person) => Promise<{ status: number }>;
  const rounds = 6;

  test.each<[string, Act, Act]>([
    ['demote each other', demote, demote],
    ['suspend each other', suspend, suspend],
    ['one demotes, the other suspends', demote, suspend],
  ])('two owners: %s', async (_, first, second) => {
    for (let round = 0; round < rounds; round += 1) {
      const [one, two] = [await api.make.person(5), await api.make.person(5)];
      const answers = await Promise.all([first(one, two), second(two, one)]);
      const [won, lost = 0] = answers.map(({ status }) => status).sort();
      expect(won).toBe(200);
      // Whoever is second has lost the right, or would have taken the last who runs the site.
      expect([403, 409]).toContain(lost);
      expect(await activeOwners(one, two)).toHaveLength(1);
    }
    tally({ requests: 2 * rounds });
  });

  test('two owners hand over to the same administrator: the second finds an owner', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const [one, two, admin] = [await api.make.person(5), await api.make.person(5), await api.make.person(4)];
      const answers = await Promise.all([handOver(one, admin), handOver(two, admin)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const owners = await activeOwners(one, two, admin);
      expect(owners).toHaveLength(2);
      expect(owners).toContain(admin);
    }
    tally({ requests: 2 * rounds });
  });

  test('an owner hands over twice at once: one new owner, and the site is never anybody else’s', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const [owner, one, two] = [await api.make.person(5), await api.make.person(4), await api.make.person(4)];
      const answers = await Promise.all([handOver(owner, one), handOver(owner, two)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
      const owners = await activeOwners(owner, one, two);
      expect(owners).toHaveLength(1);
      expect(owners).not.toContain(owner);
    }
    tally({ requests: 2 * rounds });
  });

  test('handing over while another owner demotes the giver or suspends the taker', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const [giver, other, taker] = [await api.make.person(5), await api.make.person(5), await api.make.person(4)];
      const [given, taken] = await Promise.all([
        handOver(giver, taker),
        round % 2 ? demote(other, giver) : suspend(other, taker),
      ]);
      expect([200, 403, 409]).toContain(given.status);
      expect(taken.status).toBe(200);
      const owners = await activeOwners(giver, other, taker);
      expect(owners).toContain(other);
      // Whichever came first, what it left is whole: nobody has both given it away and kept it.
      if (given.status === 200) expect(owners).not.toContain(giver);
      else expect(owners).not.toContain(taker);
    }
    tally({ requests: 2 * rounds });
  });
});
