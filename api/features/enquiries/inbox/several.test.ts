import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inboxMessages } from '../../../../contract/enquiries/enquiries.ts';
import { inboxActMessages, maxEnquiries } from '../../../../contract/enquiries/inbox-acts.ts';
import { mergeMessages } from '../../../../contract/enquiries/merging.ts';
import { listMessages, listReport } from '../../../../contract/office/lists.ts';
import { testApi } from '../../../../tests/support/api.ts';
import { receive as receiveRow } from '../../../../tests/support/enquiry-rows.ts';
import type { Person } from '../../../../tests/support/factory.ts';
import { enquiries, enquiryNotes, mails } from '../../../db/tables/enquiries.ts';
import { trash } from '../../../db/tables/history.ts';

const api = testApi();
let admin: Person;

beforeAll(async () => {
  admin = await api.make.person(4, { name: 'Grace Achieng' });
});
beforeEach(async () => {
  for (const table of [mails, enquiries, trash]) await api.deps.db.delete(table);
});

type Row = { id: number; updatedAt: Date };
const receive = (values?: Parameters<typeof receiveRow>[1]) => receiveRow(api, { kind: 'contact', ...values });
const chosen = (...rows: Row[]) => rows.map(({ id, updatedAt }) => ({ id, updatedAt: updatedAt.toISOString() }));
const act = (json: object, as: Person | undefined = admin) => api.request('POST', '/admin/enquiries-act', { as, json });
const row = async (id: number) => (await api.deps.db.select().from(enquiries).where(eq(enquiries.id, id)))[0];
const linesOf = async (id: number) =>
  (await api.deps.db.select().from(enquiryNotes).where(eq(enquiryNotes.enquiryId, id))).map(({ text }) => text);

test('several are assigned; who has changed meanwhile, is a part of another or is gone stays, with the reason', async () => {
  const [one, two, late] = [await receive(), await receive(), await receive()];
  const [whole, gone] = [await receive(), await receive()];
  const part = await receive({ mergedInto: whole.id });
  await api.deps.db
    .update(enquiries)
    .set({ updatedAt: new Date(Date.now() + 1000) })
    .where(eq(enquiries.id, late.id));
  await api.deps.db.delete(enquiries).where(eq(enquiries.id, gone.id));
  const items = chosen(one, two, late, part, gone);
  const { status, answer } = await act({ action: 'assign', assigneeId: admin.id, items });
  expect(status).toBe(200);
  expect(listReport.strict().parse(answer)).toEqual(answer);
  expect(answer.done.map(({ id }) => id)).toEqual([one.id, two.id]);
  expect(answer.refused).toEqual([
    { id: late.id, reason: expect.stringContaining('since you opened it') },
    { id: part.id, reason: mergeMessages.merged },
    { id: gone.id, reason: listMessages.gone },
  ]);
  expect([(await row(one.id))?.assigneeId, (await row(late.id))?.assigneeId]).toEqual([admin.id, null]);
  expect(await linesOf(two.id)).toEqual(['Assigned to Grace Achieng']);
  // The report says from which state the next act begins.
  const [first] = answer.done;
  expect(first?.updatedAt).toBe((await row(one.id))?.updatedAt.toISOString());
  expect((await act({ action: 'assign', assigneeId: null, items: [first] })).answer.refused).toEqual([]);
});

test('a step is taken by those that know it', async () => {
  const [message, application] = [await receive(), await receive({ kind: 'application' })];
  const { answer } = await act({ action: 'status', status: 'visit', items: chosen(message, application) });
  expect(answer.refused).toEqual([{ id: message.id, reason: inboxMessages.statusOfOthers }]);
  expect((await row(application.id))?.status).toBe('visit');
});

test('spam, not spam with the mails that were due, and the trash, from which they come back', async () => {
  const [one, two] = [await receive(), await receive()];
  await act({ action: 'spam', items: chosen(one, two) });
  const aside = await row(one.id);
  expect(aside?.suspicion).not.toBeNull();
  if (!aside) throw new Error('it is gone');
  const back = await act({ action: 'notSpam', items: chosen(aside, two) });
  expect(back.answer.done.map(({ id }) => id)).toEqual([one.id]);
  expect(back.answer.refused[0]?.id, 'the other one was changed since').toBe(two.id);
  expect((await row(one.id))?.suspicion).toBeNull();
  expect(await api.deps.db.$count(mails, eq(mails.enquiryId, one.id))).toBeGreaterThan(0);
  const now = await row(one.id);
  if (!now) throw new Error('it is gone');
  expect((await act({ action: 'trash', items: chosen(now) })).answer.done).toEqual([{ id: one.id, updatedAt: null }]);
  expect(await row(one.id)).toBeUndefined();
  expect((await api.request('POST', `/trash/enquiry/${one.id}/restore`, { as: admin })).status).toBe(200);
});

test('each takes the statements of one, and no more', async () => {
  const all = [await receive(), await receive(), await receive(), await receive(), await receive()];
  const counted = (...rows: Row[]) =>
    api.countStatements(() => act({ action: 'status', status: 'closed', items: chosen(...rows) }));
  const [ofOne, ofFour] = [await counted(...all.slice(0, 1)), await counted(...all.slice(1))];
  expect((ofFour - ofOne) / 3).toBeLessThanOrEqual(8);
});

describe('ASVS 8.2.1, 2.2.1: what is not allowed or makes no sense changes nothing', () => {
  test('those who are no administrators', async () => {
    const one = await receive();
    for (const role of [1, 2, 3] as const) {
      const as = await api.make.person(role);
      for (const action of ['spam', 'trash', 'notSpam'])
        expect((await act({ action, items: chosen(one) }, as)).status).toBe(403);
    }
    expect(await row(one.id)).toEqual(one);
  });

  test('none, too many, the same twice, no act, nobody to assign to', async () => {
    const one = await receive();
    const [item] = chosen(one);
    const many = Array.from({ length: maxEnquiries + 1 }, (_, place) => ({ ...item, id: place + 1 }));
    for (const json of [
      { action: 'spam', items: [] },
      { action: 'spam', items: many },
      { action: 'spam', items: Array.from({ length: 10_000 }, () => item) },
      { action: 'spam', items: [item, item] },
      { action: 'spam', items: [{ id: one.id }] },
      { action: 'explode', items: [item] },
      { action: 'status', status: 'lost', items: [item] },
      { action: 'assign', items: [item] },
      { items: [item] },
    ])
      expect((await act(json)).status, JSON.stringify(json).slice(0, 80)).toBe(400);
    expect((await act({ action: 'spam', items: [] })).refusal.fields).toEqual({ items: inboxActMessages.items });
    const [editor, left] = [await api.make.person(3), await api.make.person(4, { suspended: true })];
    for (const assigneeId of [editor.id, left.id, 999_999]) {
      const { answer } = await act({ action: 'assign', assigneeId, items: [item] });
      expect(answer.refused).toEqual([{ id: one.id, reason: inboxMessages.assignee }]);
    }
    expect(await row(one.id)).toEqual(one);
  });
});
