import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { emptyAuditLog } from '../../../tests/support/audit-log.ts';
import { alumni } from '../../db/tables/alumni.ts';
import { enquiries, enquiryNotes, mails } from '../../db/tables/enquiries.ts';
import { auditLog } from '../../db/tables/history.ts';
import { media } from '../../db/tables/media.ts';
import { sessions } from '../../db/tables/users.ts';
import { originalKey } from '../../lib/storage/keys.ts';
import { deleteEndedSessions, deleteExpiredEnquiries, monthsBefore } from './retention.service.ts';

const api = testApi();
const contact = { senderName: 'Old Sender', senderEmail: 'old@home.example', senderPhone: '+256 700 000000' };
const application = {
  ...{ pName: 'Old Parent', email: 'parent@home.example', phone: '+256 700 000000', cName: 'Child' },
  bDate: '2020-02-03',
};

const send = async (path: '/mail/contact' | '/mail/apply', json: object): Promise<number> =>
  (await api.request('POST', path, { json })).answer.id;
const left = async () => (await api.deps.db.select({ id: enquiries.id }).from(enquiries)).map(({ id }) => id).sort();
const passMonths = (months: number) => api.advanceClock(Date.now() - monthsBefore(new Date(), months).getTime());

test('what was sent goes after its time, open applications stay, and the log says how many', async () => {
  const { db, storage } = api.deps;
  const message = await send('/mail/contact', { ...contact, inquiry: 'One' });
  const open = await send('/mail/apply', { ...application, message: 'Open' });
  const closed = await send('/mail/apply', { ...application, message: 'Closed' });
  let admin = await api.make.person(4);
  const change = (id: number, json: object) => api.request('PUT', `/admin/enquiries/${id}`, { as: admin, json });
  await change(open, { status: 'contacted' });
  await change(closed, { status: 'enrolled' });
  await api.request('POST', `/admin/enquiries/${message}/notes`, { as: admin, json: { text: 'Called back' } });
  const photograph = await api.make.picture({ published: false });
  const entry = { name: 'Old Alumna', classOf: 2010, picture: photograph };
  await db.insert(alumni).values([
    { ...entry, status: 'waiting', updatedAt: api.deps.clock() },
    { ...entry, name: 'Accepted', picture: null, status: 'published' },
  ]);

  // 24 months, unless the school says otherwise.
  passMonths(23);
  expect(await deleteExpiredEnquiries(api.deps)).toBe(0);
  const young = await send('/mail/contact', { ...contact, inquiry: 'Young' });
  passMonths(2);
  await emptyAuditLog(api.database.pool, "kind = 'user'");
  expect(await deleteExpiredEnquiries(api.deps)).toBe(2);
  expect(await left()).toEqual([open, young].sort());
  expect(await db.select().from(enquiryNotes).where(eq(enquiryNotes.enquiryId, message))).toEqual([]);
  expect((await db.select().from(alumni)).map(({ name }) => name)).toEqual(['Accepted']);
  expect(await db.select().from(media).where(eq(media.name, photograph))).toEqual([]);
  expect(await storage.get(originalKey(photograph))).toBeUndefined();
  const mailed = await db.select({ about: mails.enquiryId }).from(mails);
  expect([...new Set(mailed.map(({ about }) => about))].sort()).toEqual([open, young].sort());
  const log = await db.select().from(auditLog).orderBy(auditLog.id);
  expect(JSON.stringify(log)).not.toMatch(/Old Sender|Old Alumna/);
  expect(log.at(-1)).toMatchObject({
    ...{ actorId: null, actorName: 'The site', action: 'removed', kind: 'enquiry' },
    title: expect.stringMatching(/^2 enquiries, 1 alumni entry, \d+ mails$/),
    detail: 'Older than 24 months.',
  });
  expect(await deleteExpiredEnquiries(api.deps)).toBe(0);
  expect(await db.$count(auditLog)).toBe(log.length);

  // Its time begins when it is closed.
  admin = await api.make.person(4);
  await change(open, { status: 'closed' });
  expect(await deleteExpiredEnquiries(api.deps)).toBe(0);
  const keep = (keepEnquiriesMonths: number) =>
    api.request('PUT', '/admin/settings', { as: admin, json: { privacy: { keepEnquiriesMonths } } });
  await keep(0);
  passMonths(100);
  expect(await deleteExpiredEnquiries(api.deps)).toBe(0);
  admin = await api.make.person(4);
  await keep(99);
  expect(await deleteExpiredEnquiries(api.deps)).toBe(2);
  expect(await left()).toEqual([]);
});

test('where somebody was signed in is deleted when the sign-in has ended', async () => {
  const { db } = api.deps;
  const day = 86_400_000;
  const first = await api.make.person(1);
  api.advanceClock(25 * day);
  const second = await api.make.person(1);
  api.advanceClock(10 * day);
  await deleteEndedSessions(api.deps);
  const left = (await db.select().from(sessions)).map(({ id }) => id);
  expect([left.includes(first.sessionId), left.includes(second.sessionId)]).toEqual([false, true]);
});

test('months are counted by the calendar', () => {
  const day = (text: string, months: number) => monthsBefore(new Date(`${text}T10:00:00Z`), months).toISOString();
  expect(day('2026-11-15', 24)).toBe('2024-11-15T10:00:00.000Z');
  expect(day('2026-03-31', 1)).toBe('2026-02-28T10:00:00.000Z');
  expect(day('2024-02-29', 12)).toBe('2023-02-28T10:00:00.000Z');
});
