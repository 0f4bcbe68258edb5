import { and, eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { ownerMessages } from '../../../contract/people/owners.ts';
import { testApi } from '../../../tests/support/api.ts';
import type { Person } from '../../../tests/support/factory.ts';
import { mailedLetter } from '../../../tests/support/mailed-letter.ts';
import { auditLog } from '../../db/tables/history.ts';
import { settings } from '../../db/tables/settings.ts';
import { users } from '../../db/tables/users.ts';

const api = testApi();
const make = (as: Person | undefined, userId: unknown) =>
  api.request('POST', '/admin/owners', { as, json: { userId } });
const handOver = (as: Person | undefined, { id, name }: { id: number; name: string }, confirm = name) =>
  api.request('POST', '/admin/owners/hand-over', { as, json: { userId: id, confirm } });
const rowOf = async ({ id }: Person) => {
  const [row] = await api.deps.db.select().from(users).where(eq(users.id, id));
  if (!row) throw new Error('nobody is there');
  return row;
};
const linesOf = ({ id }: Person) =>
  api.deps.db
    .select({ detail: auditLog.detail, actorId: auditLog.actorId })
    .from(auditLog)
    .where(and(eq(auditLog.kind, 'user'), eq(auditLog.itemId, String(id))));

afterEach(() => api.deps.db.delete(settings).where(eq(settings.key, 'security')));

describe('a second owner', () => {
  test('counts at once, is in the log, and both are told', async () => {
    const [owner, admin] = [await api.make.person(5), await api.make.person(4)];
    const { status, answer } = await make(owner, admin.id);
    expect([status, answer.role]).toEqual([200, 5]);
    expect((await api.request('GET', '/admin/mail-server', { as: admin })).status).toBe(200);
    expect([(await rowOf(owner)).role, (await rowOf(admin)).role]).toEqual([5, 5]);
    expect(await linesOf(admin)).toEqual([{ detail: 'Role: Administrator to Owner.', actorId: owner.id }]);
    expect((await mailedLetter(api, admin.email)).text).toContain(`${owner.name} has made you an owner`);
    expect((await mailedLetter(api, owner.email)).text).toContain(`You have made ${admin.name} an owner`);
  });

  test('gets no new grace for a second step', async () => {
    const since = new Date('2025-01-01T00:00:00Z');
    const [owner, admin] = [await api.make.person(5), await api.make.person(4, { roleSince: since })];
    expect((await make(owner, admin.id)).status).toBe(200);
    expect((await rowOf(admin)).roleSince).toEqual(since);
  });

  test('is an administrator who could act as one', async () => {
    const owner = await api.make.person(5);
    const because = async (person: Person) => (await make(owner, person.id)).refusal.message;
    expect(await because(await api.make.person(3))).toBe(ownerMessages.notAdministrator);
    expect(await because(await api.make.person(5))).toBe(ownerMessages.owner);
    expect(await because(await api.make.person(4, { suspended: true }))).toBe(ownerMessages.suspended);
    expect(await because(owner)).toBe(ownerMessages.self);
    expect((await make(owner, 999_999)).status).toBe(404);
    expect((await make(owner, 'x')).status).toBe(400);
  });

  test('has set up a second step where the role needs one', async () => {
    const [owner, late] = [await api.make.person(5, { secondStep: true }), await api.make.person(4)];
    const policy = { requireSecondStep: true, graceDays: 0, stepUp: false, since: new Date(0).toISOString() };
    await api.deps.db.insert(settings).values({ key: 'security', value: policy });
    for (const act of [make(owner, late.id), handOver(owner, late)]) {
      const { status, refusal } = await act;
      expect([status, refusal.message]).toEqual([409, ownerMessages.secondStep]);
    }
    await api.deps.db.update(users).set({ secondStep: true }).where(eq(users.id, late.id));
    expect((await make(owner, late.id)).status).toBe(200);
  });
});

describe('handing over', () => {
  test('makes the other owner and the actor an administrator, with the name typed', async () => {
    const [owner, admin] = [await api.make.person(5), await api.make.person(4)];
    for (const confirm of ['', 'Somebody', admin.name.toUpperCase()]) {
      expect((await handOver(owner, admin, confirm)).refusal.fields).toEqual({ confirm: ownerMessages.typed });
    }
    expect((await handOver(owner, admin, ` ${admin.name} `)).answer.role).toBe(5);
    expect([(await rowOf(owner)).role, (await rowOf(admin)).role]).toEqual([4, 5]);
    expect(await linesOf(owner)).toEqual([{ detail: 'Role: Owner to Administrator.', actorId: owner.id }]);
    expect((await mailedLetter(api, admin.email)).text).toContain('you are an owner now.');
    expect((await mailedLetter(api, owner.email)).text).toContain(`over to ${admin.name}`);
    // From now on it is the other who decides.
    expect((await handOver(owner, admin)).status).toBe(403);
    expect((await api.request('PUT', `/admin/users/${owner.id}`, { as: admin, json: { role: 3 } })).status).toBe(200);
  });

  test('the ordinary change of a role and an invitation still give no more than an administrator', async () => {
    const [owner, admin] = [await api.make.person(5), await api.make.person(4)];
    expect((await api.request('PUT', `/admin/users/${admin.id}`, { as: owner, json: { role: 5 } })).status).toBe(400);
    const json = { name: 'N', email: 'owner-to-be@x.example', role: 5 };
    expect((await api.request('POST', '/admin/invitations', { as: owner, json })).status).toBe(400);
  });
});
