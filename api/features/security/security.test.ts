import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { openPolicy, strictPolicy } from '../../../contract/people/security.ts';
import { testApi } from '../../../tests/support/api.ts';
import { createFactors } from '../../../tests/support/factors.ts';
import type { Person } from '../../../tests/support/factory.ts';
import { mails } from '../../db/tables/enquiries.ts';
import { auditLog } from '../../db/tables/history.ts';
import { settings } from '../../db/tables/settings.ts';
import { users } from '../../db/tables/users.ts';

const api = testApi();
const hour = 3_600_000;
const day = 24 * hour;

const factors = () => createFactors(api);
const policy = (as: Person, json: object) => api.request('PUT', '/admin/security', { as, json });
const reset = (as: Person, { id }: Person) => api.request('POST', `/admin/users/${id}/factors/reset`, { as });
const isProtected = async ({ id }: Person) =>
  (await api.deps.db.select().from(users).where(eq(users.id, id)))[0]?.secondStep;

async function careful(role: 1 | 2 | 3 | 4 | 5) {
  const person = await api.make.person(role);
  const key = await factors().passkey(person);
  const codes = await factors().sheet(person);
  return { person, key, codes };
}

describe('what the school asks for', () => {
  test('an owner decides; what is wrong is named', async () => {
    const [owner, admin] = [await api.make.person(5), await api.make.person(4)];
    expect((await policy(admin, strictPolicy)).status).toBe(403);
    const wrong = await policy(owner, { ...strictPolicy, graceDays: 91 });
    expect([wrong.status, Object.keys(wrong.refusal.fields)]).toEqual([400, ['graceDays']]);
    expect((await policy(owner, strictPolicy)).answer.policy).toEqual(strictPolicy);
    const { answer } = await api.request('GET', '/admin/security', { as: admin });
    expect(answer.without.map(({ id }: { id: number }) => id)).toEqual(expect.arrayContaining([owner.id, admin.id]));
    await policy(owner, openPolicy);
    await api.deps.db.delete(settings);
  });

  test('after the grace nothing of the role can be done before a second step is there; the rest can', async () => {
    const owner = await api.make.person(5);
    await policy(owner, { ...strictPolicy, graceDays: 14 });
    const admin = await api.make.person(4, { roleSince: api.deps.clock() });
    const dash = (as: Person) => api.request('GET', '/admin/dash', { as });
    const overview = await api.request('GET', '/users/factors', { as: admin });
    const days = (Date.parse(overview.answer.requiredFrom ?? '') - api.deps.clock().getTime()) / day;
    expect(Math.round(days)).toBe(14);
    expect((await dash(admin)).status).toBe(200);
    await api.deps.db
      .update(settings)
      .set({ value: { ...strictPolicy, since: new Date(api.deps.clock().getTime() - 15 * day).toISOString() } })
      .where(eq(settings.key, 'security'));
    expect((await dash(admin)).status, 'the role is younger than the rule').toBe(200);
    await api.deps.db
      .update(users)
      .set({ roleSince: new Date(0) })
      .where(eq(users.id, admin.id));
    expect((await dash(admin)).refusal.code).toBe('factor_required');
    expect((await api.request('GET', `/users/view/${owner.id}`, { as: admin })).status).toBe(403);
    expect((await factors().login(admin)).status).toBe(200);
    await factors().passkey(admin);
    expect((await dash(admin)).refusal.code, 'the codes were not seen').toBe('factor_required');
    await factors().sheet(admin);
    expect((await dash(admin)).status).toBe(200);
    expect((await dash(await api.make.person(3))).refusal.code).toBe('forbidden');
    await api.deps.db.delete(settings);
  });

  test('step-up: only from those who have a second step, and only where the school asks', async () => {
    const owner = await api.make.person(5);
    const plain = await api.make.person(4);
    const { person, key } = await careful(4);
    const target = await api.make.person(1);
    api.advanceClock(11 * 60_000);
    const change = (as: Person) => api.request('PUT', `/admin/users/${target.id}`, { as, json: { role: 2 } });
    expect((await change(person)).status).toBe(200);
    await api.deps.db
      .insert(settings)
      .values({ key: 'security', value: { ...openPolicy, stepUp: true, since: new Date().toISOString() } });
    expect((await change(plain)).status).toBe(200);
    expect((await change(person)).refusal.code).toBe('step_up');
    const { answer } = await api.request('POST', '/users/step-up/options', { as: person });
    const json = { token: answer.token, method: 'passkey', response: key.sign(answer.passkey) };
    expect((await api.request('POST', '/users/step-up', { as: person, json })).status).toBe(200);
    expect((await change(person)).status).toBe(200);
    api.advanceClock(-11 * 60_000);
    await api.deps.db.delete(settings);
    expect(owner.id).toBeGreaterThan(0);
  });
});

test('what wants a fresh proof is what the documents promise', async () => {
  const { answer } = await api.request('GET', '/openapi.json');
  const { paths } = answer as { paths: Record<string, Record<string, { description?: string }>> };
  const found = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { description }]) => description?.includes('with a fresh proof'))
      .map(([method]) => `${method.toUpperCase()} ${path.replace('/api', '')}`),
  );
  expect(found.sort()).toEqual(
    [
      ...['GET /admin/enquiries/export', 'GET /admin/orders/export', 'POST /admin/privacy/export'],
      ...['POST /admin/privacy/erase', 'POST /admin/orders/import/confirm', 'POST /admin/redirects/import'],
      ...['PUT /admin/users/{id}', 'POST /admin/users/{id}/factors/reset', 'PUT /admin/security', 'PUT /users/email'],
      ...['POST /admin/invitations', 'POST /admin/invitations/{id}/resend'],
      ...['POST /admin/owners', 'POST /admin/owners/hand-over', 'POST /admin/setup/own'],
      ...['PUT /admin/mail-server', 'DELETE /admin/mail-server', 'PUT /admin/mailbox', 'DELETE /admin/mailbox'],
      ...['POST /admin/mailbox/secret', 'DELETE /admin/mailbox/secret'],
      ...['POST /users/factors/app', 'POST /users/factors/app/confirm', 'DELETE /users/factors/app'],
      ...['POST /users/factors/passkeys', 'POST /users/factors/passkeys/options'],
      ...['DELETE /users/factors/passkeys/{id}', 'PUT /users/factors/mail'],
      ...['POST /users/factors/recovery', 'POST /users/factors/recovery/confirm'],
    ].sort(),
  );
});

test('step-up: who reads the mail of the forms, and a new link of an invitation', async () => {
  const { person } = await careful(5);
  const invited = await api.request('POST', '/admin/invitations', {
    as: person,
    json: { name: 'New', email: 'new.person@school.example', role: 4 },
  });
  expect(invited.status).toBe(201);
  await api.deps.db
    .insert(settings)
    .values({ key: 'security', value: { ...openPolicy, stepUp: true, since: new Date().toISOString() } });
  api.advanceClock(11 * 60_000);
  const { school } = (await api.request('GET', '/admin/settings', { as: person })).answer;
  const edit = (mailbox: string) =>
    api.request('PUT', '/admin/settings', { as: person, json: { school: { ...school, mailbox } } });
  expect((await edit(school.mailbox)).status).toBe(200);
  expect((await edit('elsewhere@evil.example')).refusal.code).toBe('step_up');
  const resend = () => api.request('POST', `/admin/invitations/${invited.answer.id}/resend`, { as: person });
  expect((await resend()).refusal.code).toBe('step_up');
  const [mail] = await api.deps.db.select().from(mails).where(eq(mails.kind, 'invitation'));
  if (mail) {
    await api.deps.db.update(mails).set({ status: 'failed' }).where(eq(mails.id, mail.id));
    expect((await api.request('POST', `/admin/mails/${mail.id}/resend`, { as: person })).refusal.code).toBe('step_up');
  }
  api.advanceClock(-11 * 60_000);
  await api.deps.db.delete(settings);
});

describe('somebody lost everything', () => {
  test('who may: those of higher rank, an owner for an owner, nobody for themself', async () => {
    const [admin, owner] = [await careful(4), await careful(5)];
    const others = { 3: await api.make.person(3), 4: await api.make.person(4), 5: await api.make.person(5) };
    expect((await reset(others[3], admin.person)).status).toBe(403);
    expect((await reset(others[4], admin.person)).status).toBe(403);
    expect((await reset(others[4], owner.person)).status).toBe(403);
    expect((await reset(admin.person, admin.person)).status).toBe(403);
    expect((await reset(owner.person, owner.person)).status).toBe(403);
    expect((await reset(others[5], owner.person)).answer).toMatchObject({ done: false });
    expect((await reset(others[5], others[4])).refusal.message).toBe('This account has no second step.');
  });

  test('one alone waits a day; the person is told, and it is in the log', async () => {
    const { person } = await careful(4);
    const owner = await api.make.person(5);
    expect((await reset(owner, person)).answer.done).toBe(false);
    expect((await reset(owner, person)).status).toBe(409);
    const told = await api.deps.db.select().from(mails).where(eq(mails.recipient, person.email));
    expect(told.some(({ body }) => body.includes(`${owner.name} has asked to remove`))).toBe(true);
    const log = await api.deps.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.itemId, String(person.id)));
    expect(log.some(({ actorId, detail }) => actorId === owner.id && detail.includes('24 hours'))).toBe(true);
    expect((await factors().login(person)).refusal.code).toBe('second_step');
    api.advanceClock(25 * hour);
    expect((await factors().login(person)).status).toBe(200);
    expect(await isProtected(person)).toBe(false);
    api.advanceClock(-25 * hour);
  });

  test('two who agree need not wait, and all sessions end', async () => {
    const { person } = await careful(4);
    const [one, two] = [await api.make.person(5), await api.make.person(5)];
    await reset(one, person);
    expect((await reset(two, person)).answer).toEqual({ done: true, reset: null });
    expect(await isProtected(person)).toBe(false);
    expect((await api.request('GET', '/users/sessions', { as: person })).refusal.code).toBe('session_ended');
  });

  test('who shows a factor has not lost it: the removal is off', async () => {
    const { person, key } = await careful(4);
    const owner = await api.make.person(5);
    await reset(owner, person);
    const { step } = (await factors().login(person)).refusal;
    await factors().finish({ token: step.token, method: 'passkey', response: key.sign(step.passkey) });
    api.advanceClock(25 * hour);
    expect((await factors().login(person)).refusal.code).toBe('second_step');
    api.advanceClock(-25 * hour);
  });

  test('the person and the one who asked can stop it', async () => {
    const { person } = await careful(4);
    const owner = await api.make.person(5);
    await reset(owner, person);
    expect((await api.request('DELETE', '/users/factors/reset', { as: person })).status).toBe(204);
    await reset(owner, person);
    const { answer } = await api.request('GET', `/admin/users/${person.id}/factors`, { as: owner });
    expect(answer).toMatchObject({ secondStep: true, passkeys: 1, recoveryLeft: 10, mayReset: false, mayAgree: false });
    expect((await api.request('DELETE', `/admin/users/${person.id}/factors/reset`, { as: owner })).status).toBe(204);
    expect((await api.request('DELETE', '/users/factors/reset', { as: person })).status).toBe(404);
  });
});

test('a sign-in on a new device is told by mail, the first of all and known ones are not', async () => {
  const person = await api.make.person(3);
  const notices = () => api.deps.db.$count(mails, eq(mails.recipient, person.email));
  const first = await factors().login(person);
  expect(await notices()).toBe(0);
  const cookie = first.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ');
  await factors().login(person, { cookie });
  expect(await notices()).toBe(0);
  await factors().login(person);
  expect(await notices()).toBe(1);
});

test('all other devices are signed out at once', async () => {
  const person = await api.make.person(2);
  const { answer } = await factors().login(person);
  const other = { ...person, token: answer.accessToken as string };
  expect((await api.request('DELETE', '/users/sessions', { as: person })).status).toBe(204);
  expect((await api.request('GET', '/users/sessions', { as: other })).refusal.code).toBe('session_ended');
  expect((await api.request('GET', '/users/sessions', { as: person })).answer).toHaveLength(1);
});
