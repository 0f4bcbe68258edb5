import { asc, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import * as contract from '../../../../contract/enquiries/enquiries.ts';
import { mergeAnswer, relatedEnquiries } from '../../../../contract/enquiries/merging.ts';
import { answerTo } from '../../../../tests/support/answering.ts';
import { testApi } from '../../../../tests/support/api.ts';
import { emptyAuditLog } from '../../../../tests/support/audit-log.ts';
import { enqueueMail, receive as receiveRow } from '../../../../tests/support/enquiry-rows.ts';
import type { Person } from '../../../../tests/support/factory.ts';
import { enquiries, mails } from '../../../db/tables/enquiries.ts';
import { auditLog, trash } from '../../../db/tables/history.ts';
import { deleteExpiredEnquiries } from '../../privacy/retention.service.ts';

const api = testApi();
const hour = 3_600_000;
let admin: Person;
let owner: Person;

beforeAll(async () => {
  admin = await api.make.person(4, { name: 'Grace Achieng' });
  owner = await api.make.person(5, { name: 'Ruth Namutebi' });
});
beforeEach(async () => {
  for (const table of [mails, enquiries, trash]) await api.deps.db.delete(table);
  await emptyAuditLog(api.database.pool);
});

const ago = (hours: number) => new Date(api.deps.clock().getTime() - hours * hour);
const receive = (values?: Parameters<typeof receiveRow>[1]) => receiveRow(api, { kind: 'contact', ...values });
const at = <const Url extends string>(url: Url) => api.request('GET', `/admin/enquiries${url}`, { as: admin });
const view = async (id: number) => (await at(`/${id}`)).answer;
const merge = (id: number, otherId: number, json: object = {}, as = admin) =>
  api.request('POST', `/admin/enquiries/${id}/merge`, { as, json: { otherId, ...json } });
const separate = (id: number) => api.request('POST', `/admin/enquiries/${id}/separate`, { as: admin });
const found = async (query: string) =>
  (await api.request('GET', `/admin/enquiries?${query}`, { as: admin })).answer.docs.map(({ id }) => id);
const mergedIntoOf = async (id: number) => {
  const [row] = await api.deps.db.select().from(enquiries).where(eq(enquiries.id, id));
  return row?.mergedInto;
};

test('what else the same person has sent is found by address or number, however it is written', async () => {
  const { id } = await receive({ senderEmail: 'Sylvia@x.example', senderPhone: '+256772410118' });
  const sameAddress = await receive({ senderEmail: 'sylvia@X.example', senderPhone: '', createdAt: ago(1) });
  const david = { senderEmail: 'david@x.example', senderName: 'David' };
  const samePhone = await receive({ ...david, senderPhone: '0772 410 118', createdAt: ago(2) });
  const testimonial = await receive({ kind: 'testimonial', senderEmail: 'sylvia@x.example', createdAt: ago(3) });
  await receive({ senderEmail: 'other@x.example', senderPhone: '' });
  const { status, answer } = await at(`/${id}/related`);
  expect(status).toBe(200);
  expect(relatedEnquiries.strict().parse(answer)).toEqual(answer);
  expect(answer.docs.map((one) => [one.id, one.same, one.canMerge])).toEqual([
    [sameAddress.id, 'email', true],
    [samePhone.id, 'phone', true],
    [testimonial.id, 'email', false],
  ]);
  // No number at all is no number that two have in common.
  const without = await receive({ senderEmail: 'third@x.example', senderPhone: '' });
  expect((await at(`/${without.id}/related`)).answer.docs).toEqual([]);
  expect((await at('/999999/related')).status).toBe(404);
});

describe('merged', () => {
  test('all that was said about both is one conversation, either code leads to it, and nothing was moved', async () => {
    const one = await receive({ message: 'First form', createdAt: ago(9), status: 'contacted' });
    const other = await receive({ message: 'Second form', createdAt: ago(5), senderName: 'P. Okello' });
    await api.request('POST', `/admin/enquiries/${other.id}/notes`, { as: admin, json: { text: 'Called' } });
    await answerTo(api, admin)(other.id, { text: 'Dear Peter' });
    const mail = (await view(other.id)).mails[0];
    const { status, answer } = await merge(one.id, other.id, { updatedAt: one.updatedAt.toISOString() });
    expect([status, answer]).toEqual([200, { keptId: one.id, mergedId: other.id }]);
    expect(mergeAnswer.strict().parse(answer)).toEqual(answer);

    const whole = await view(one.id);
    expect(contract.enquiryView.strict().parse(whole)).toEqual(whole);
    expect(whole.merged).toMatchObject([{ id: other.id, receipt: other.receipt, message: 'Second form' }]);
    expect(whole.messages).toMatchObject([{ text: 'Dear Peter', mailId: mail?.id }]);
    expect(whole.mails).toMatchObject([{ id: mail?.id }]);
    expect(whole.history.map(({ text }) => text)).toEqual([
      'Called',
      'Moved from New to Contacted',
      `Merged with ${other.receipt}`,
    ]);
    expect((await view(other.id)).enquiry.mergedInto).toBe(one.id);
    for (const { receipt } of [one, other]) expect(await found(`q=${receipt}`)).toEqual([one.id]);
    expect(await found('')).toEqual([one.id]);
    expect(await found('q=second+form')).toEqual([]);
    const log = await api.deps.db.select().from(auditLog).orderBy(asc(auditLog.id));
    expect(log.at(-1)).toMatchObject({ action: 'merged', itemId: String(other.id), detail: `Into ${one.receipt}` });

    expect((await separate(other.id)).status).toBe(200);
    expect(await view(one.id)).toMatchObject({ merged: [], messages: [], mails: [] });
    expect(await view(other.id)).toMatchObject({ enquiry: { mergedInto: null }, messages: [{ text: 'Dear Peter' }] });
    expect((await separate(other.id)).status).toBe(409);
  });

  test('both are locked in the order of their numbers, also to set them apart', async () => {
    const [kept, part] = [await receive(), await receive()];
    await merge(kept.id, part.id);
    const { pool } = api.database;
    const locker = await pool.connect();
    onTestFinished(() => locker.release(true));
    await locker.query('begin');
    await locker.query('select from enquiries where id = $1 for update', [kept.id]);
    const separating = separate(part.id);
    const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(1);
    await locker.query('select from enquiries where id = $1 for update nowait', [part.id]);
    await locker.query('rollback');
    expect((await separating).status).toBe(200);
  });

  test('who waited longer with one waits as long with both, and what was closed is open again', async () => {
    const kept = await receive({ status: 'closed', createdAt: ago(100) });
    const part = await receive({ createdAt: ago(30) });
    await merge(kept.id, part.id);
    expect((await view(kept.id)).enquiry).toMatchObject({
      ...{ status: 'contacted', waitingSince: part.createdAt.toISOString() },
    });
    const waiting = (await at('/waiting')).answer;
    expect(waiting).toMatchObject({ total: 1, docs: [{ id: kept.id }] });
    const { fresh } = (await api.request('GET', '/admin/enquiries', { as: admin })).answer;
    expect(fresh.contact).toBe(0);
  });

  test('an application keeps its place on the board, whichever way they are merged', async () => {
    const [message, application] = [await receive(), await receive({ kind: 'application' })];
    expect((await merge(message.id, application.id)).answer).toEqual({ keptId: application.id, mergedId: message.id });
  });

  test('what was merged into it before comes along', async () => {
    const [a, b, c] = [await receive(), await receive(), await receive()];
    await merge(b.id, c.id);
    await merge(a.id, b.id);
    expect((await view(a.id)).merged.map(({ id }) => id).sort()).toEqual([b.id, c.id]);
    expect(await mergedIntoOf(c.id)).toBe(a.id);
    expect(await found(`q=${c.receipt}`)).toEqual([a.id]);
  });

  test('a failed mail of the part is looked for with the whole', async () => {
    const [kept, part] = [await receive(), await receive()];
    await enqueueMail(api, part.id, 'failed');
    await merge(kept.id, part.id);
    expect(await found('show=failed')).toEqual([kept.id]);
  });
});

describe('not merged', () => {
  const refused = async (id: number, otherId: number) => {
    const { status, refusal } = await merge(id, otherId);
    return [status, refusal.fields?.otherId ?? refusal.message];
  };

  test('with itself, with what is merged, in a circle, with nobody', async () => {
    const [a, b, c] = [await receive(), await receive(), await receive()];
    expect(await refused(a.id, a.id)).toEqual([400, 'An enquiry cannot be merged with itself.']);
    await merge(a.id, b.id);
    for (const [id, otherId] of [
      [a.id, b.id],
      [b.id, a.id],
      [b.id, c.id],
      [c.id, b.id],
    ] as const) {
      expect(await refused(id, otherId), `${id} ${otherId}`).toEqual([409, expect.stringContaining('was merged')]);
    }
    expect((await merge(a.id, 999_999)).status).toBe(404);
    expect((await merge(a.id, 0)).status).toBe(400);
  });

  test('somebody else’s, spam, a testimonial, two children', async () => {
    const { id } = await receive();
    const stranger = await receive({ senderEmail: 'x@y.example', senderPhone: '' });
    expect(await refused(id, stranger.id)).toEqual([409, expect.stringContaining('neither the same address')]);
    const spam = await receive({ suspicion: 'It has 4 links.' });
    expect(await refused(id, spam.id)).toEqual([409, expect.stringContaining('spam')]);
    const testimonial = await receive({ kind: 'testimonial' });
    expect(await refused(testimonial.id, id)).toEqual([409, 'A testimonial stands by itself.']);
    const twins = [await receive({ kind: 'application' }), await receive({ kind: 'application', childName: 'Eva' })];
    expect(await refused(twins[0]?.id ?? 0, twins[1]?.id ?? 0)).toEqual([409, expect.stringContaining('two children')]);
  });

  test('of two at once, crosswise, one is done and nothing is left pointing in a circle', async () => {
    const [a, b] = [await receive(), await receive()];
    const both = await Promise.all([merge(a.id, b.id), merge(b.id, a.id, {}, owner)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect([await mergedIntoOf(a.id), await mergedIntoOf(b.id)].filter((one) => one === null)).toHaveLength(1);
  });

  test('on top of what somebody else has saved', async () => {
    const [a, b] = [await receive(), await receive()];
    await api.request('PUT', `/admin/enquiries/${a.id}`, { as: owner, json: { status: 'closed' } });
    expect((await merge(a.id, b.id, { updatedAt: a.updatedAt.toISOString() })).refusal.code).toBe('stale');
  });
});

test('a part is dealt with where it is a part', async () => {
  const [kept, part] = [await receive(), await receive()];
  await merge(kept.id, part.id);
  const calls = [
    api.request('PUT', `/admin/enquiries/${part.id}`, { as: admin, json: { status: 'closed' } }),
    api.request('POST', `/admin/enquiries/${part.id}/notes`, { as: admin, json: { text: 'N' } }),
    api.request('POST', `/admin/enquiries/${part.id}/spam`, { as: admin, json: {} }),
    api.request('DELETE', `/admin/enquiries/${part.id}`, { as: admin }),
    answerTo(api, admin)(part.id),
  ];
  for (const { status, refusal } of await Promise.all(calls)) {
    expect([status, refusal.message]).toEqual([409, 'It was merged into another enquiry. Go on there.']);
  }
});

test('deleted and brought back together; erased each for itself; expired together', async () => {
  const kept = await receive({ senderEmail: 'sylvia@x.example', createdAt: ago(100) });
  const part = await receive({ senderEmail: 'david@x.example', senderName: 'David Mukasa', createdAt: ago(90) });
  await merge(kept.id, part.id);
  await api.request('DELETE', `/admin/enquiries/${kept.id}`, { as: admin });
  expect(await api.deps.db.$count(enquiries)).toBe(0);
  await api.request('POST', `/trash/enquiry/${kept.id}/restore`, { as: admin });
  expect((await view(kept.id)).merged.map(({ id }) => id)).toEqual([part.id]);
  expect(await api.deps.db.$count(trash)).toBe(0);

  const json = { email: 'david@x.example', confirm: 'david@x.example' };
  const ask = { as: owner, json: { email: 'david@x.example' } };
  expect(JSON.stringify((await api.request('POST', '/admin/privacy/export', ask)).answer)).toContain('David Mukasa');
  await api.request('POST', '/admin/privacy/erase', { as: owner, json });
  expect(await view(kept.id)).toMatchObject({ merged: [], enquiry: { senderEmail: 'sylvia@x.example' } });

  const young = await receive({ senderEmail: 'sylvia@x.example', updatedAt: ago(80) });
  await merge(kept.id, young.id);
  await api.request('PUT', `/admin/enquiries/${kept.id}`, { as: admin, json: { status: 'closed' } });
  api.advanceClock(5 * 365 * 24 * hour);
  await deleteExpiredEnquiries(api.deps);
  api.advanceClock(-5 * 365 * 24 * hour);
  expect(await api.deps.db.$count(enquiries)).toBe(0);
});
