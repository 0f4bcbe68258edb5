import { beforeEach, describe, expect, test, vi } from 'vitest';
import { lastClassYear } from '../../../contract/content/alumni.ts';
import { enquiryReceipt } from '../../../contract/enquiries/enquiries.ts';
import { testApi } from '../../../tests/support/api.ts';
import { application, contact, testimonial } from '../../../tests/support/enquiry-forms.ts';
import { createApi } from '../../app.ts';
import { enquiries, mails } from '../../db/tables/enquiries.ts';
import { settings } from '../../db/tables/settings.ts';

const api = testApi();
const minute = 60_000;
let visitor = 0;

/** Each from an address of its own, so that the limit is met only where it is the subject. */
const send = <const Url extends string>(url: Url, json: unknown) =>
  api.request('POST', url, { json, address: `10.9.0.${visitor++}` });

const forms = [
  { url: '/mail/contact', kind: 'contact', input: contact, email: contact.senderEmail },
  { url: '/mail/apply', kind: 'application', input: application, email: application.email },
  { url: '/mail/feedback', kind: 'testimonial', input: testimonial, email: testimonial.senderEmail },
] as const;

beforeEach(async () => {
  await api.deps.db.delete(mails);
  await api.deps.db.delete(enquiries);
  await api.deps.db.delete(settings);
});

describe.each(forms)('$url', ({ url, kind, input, email }) => {
  test('the record, the mail and its job are there when the sender is thanked', async () => {
    const { status, answer } = await send(url, input);
    expect(status).toBe(201);
    expect(enquiryReceipt.strict().parse(answer)).toEqual(answer);
    const [row] = await api.deps.db.select().from(enquiries);
    expect(row).toMatchObject({ id: answer.id, kind, senderEmail: email });
    expect(row?.createdAt.toISOString()).toBe(answer.createdAt);
    expect(row?.receipt).toBe(answer.receipt);
    const office = 'office@school.example';
    const [mail, receipt, ...others] = await api.deps.db.select().from(mails).orderBy(mails.id);
    expect(mail).toMatchObject({ kind, enquiryId: answer.id, replyTo: email, recipient: office });
    expect(receipt).toMatchObject({ kind: 'receipt', enquiryId: answer.id, replyTo: office, recipient: email });
    expect(others).toEqual([]);
    for (const text of Object.values(input)) {
      expect(mail?.body).toContain(String(text).replace('\r', ''));
      expect(receipt?.body).toContain(String(text).replace('\r', ''));
    }
    expect(mail?.body).toContain(`http://school.example/admin/enquiries/${answer.id}`);
    for (const { subject, body, html } of [mail, receipt].filter((sent) => sent !== undefined)) {
      expect(subject).toContain(answer.receipt);
      expect(body).toContain(answer.receipt);
      expect(html).toContain(answer.receipt);
    }
    const { rowCount } = await api.database.pool.query(
      "select from pgboss.job j join mails m on j.data = jsonb_build_object('mailId', m.id) where j.name = 'mail'",
    );
    expect(rowCount).toBe(2);
  });

  test('sent ten times at once it is one record, one mail and one receipt', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(url, input)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
    expect(new Set(answers.map(({ answer }) => JSON.stringify(answer))).size).toBe(1);
    expect(await api.deps.db.$count(enquiries)).toBe(1);
    const queued = await api.deps.db.select({ kind: mails.kind }).from(mails).orderBy(mails.id);
    expect(queued).toEqual([{ kind }, { kind: 'receipt' }]);
  });

  test('other words, or the same after ten minutes, are another enquiry', async () => {
    const last = Object.keys(input).at(-1) ?? '';
    await send(url, input);
    await send(url, { ...input, [last]: 'Something else.' });
    expect(await api.deps.db.$count(enquiries)).toBe(2);
    api.advanceClock(9 * minute);
    await send(url, input);
    expect(await api.deps.db.$count(enquiries)).toBe(2);
    api.advanceClock(2 * minute);
    await send(url, input);
    expect(await api.deps.db.$count(enquiries)).toBe(3);
    expect(await api.deps.db.$count(mails)).toBe(6);
    api.advanceClock(-11 * minute);
  });

  test('when the mail cannot be queued, nothing is left', async () => {
    const failing = createApi({
      ...api.deps,
      outbox: {
        ...api.deps.outbox,
        enqueue: async (tx, mail) => {
          await api.deps.outbox.enqueue(tx, mail);
          throw new Error('no room');
        },
      },
    });
    const response = await failing.request(`/api${url}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
    });
    expect(response.status).toBe(500);
    expect(await api.deps.db.$count(enquiries)).toBe(0);
    expect(await api.deps.db.$count(mails)).toBe(0);
    expect((await send(url, input)).status).toBe(201);
  });

  test('the mail goes to whom the settings name', async () => {
    await api.deps.db.insert(settings).values([
      { key: 'school', value: { mailbox: 'info@hills.example' } },
      { key: 'recipients', value: { [kind]: 'desk@hills.example' } },
    ]);
    await send(url, input);
    await api.deps.db.delete(settings);
    await api.deps.db.insert(settings).values({ key: 'school', value: { mailbox: 'info@hills.example' } });
    await send(url, { ...input, [Object.keys(input).at(-1) ?? '']: 'Something else.' });
    const sent = await api.deps.db.select().from(mails).orderBy(mails.id);
    expect(sent.map(({ recipient, replyTo }) => [recipient, replyTo])).toEqual([
      ['desk@hills.example', email],
      [email, 'desk@hills.example'],
      ['info@hills.example', email],
      [email, 'info@hills.example'],
    ]);
  });

  test('too many from one address have to wait', async () => {
    const from = { json: input, address: `crowd ${kind}` };
    for (let i = 0; i < 20; i++) expect((await api.request('POST', url, from)).status).toBe(201);
    const { status, headers } = await api.request('POST', url, from);
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('every missing field is named', async () => {
    const { status, refusal } = await send(url, {});
    expect(status).toBe(400);
    const required = Object.keys(input).filter((field) => kind !== 'contact' || field !== 'senderPhone');
    expect(Object.keys(refusal.fields).sort()).toEqual(required.sort());
    expect(await api.deps.db.$count(enquiries)).toBe(0);
  });
});

test('the contact form has its own words', async () => {
  const { refusal } = await send('/mail/contact', { senderName: ' ', senderEmail: 'sarah@', inquiry: '\n' });
  expect(refusal.fields).toEqual({
    senderName: 'Name is required.',
    senderEmail: 'Valid email is required.',
    inquiry: 'Please,leave us a message.',
  });
});

test('a phone number is optional for a contact message', async () => {
  const { senderPhone: _, ...silent } = contact;
  expect((await send('/mail/contact', silent)).status).toBe(201);
  expect((await send('/mail/contact', { ...contact, senderPhone: '1'.repeat(16) })).status).toBe(201);
  expect((await send('/mail/contact', { ...contact, senderPhone: '1'.repeat(17) })).refusal.fields).toHaveProperty(
    'senderPhone',
  );
});

test.each([
  ['1990-01-01', 201],
  ['1989-12-31', 400],
  ['2026-03-09', 201],
  ['2026-03-10', 400],
  ['2026-02-30', 400],
  ['14/03/2019', 400],
])('a child born on %s: %i', async (bDate, status) => {
  // Still the 9th in London, already the 10th at the school.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-09T22:00:00Z') });
  try {
    const sent = await send('/mail/apply', { ...application, bDate });
    expect(sent.status).toBe(status);
    if (status === 400) expect(Object.keys(sent.refusal.fields)).toEqual(['bDate']);
  } finally {
    vi.useRealTimers();
  }
});

test.each([
  [2002, 201],
  [2001, 400],
  [lastClassYear(), 201],
  [lastClassYear() + 1, 400],
  [2010.5, 400],
])('a testimonial of the class of %d: %i', async (classOf, status) => {
  const sent = await send('/mail/feedback', { ...testimonial, classOf });
  expect(sent.status).toBe(status);
  if (status === 400) expect(Object.keys(sent.refusal.fields)).toEqual(['classOf']);
});

test('a subject is one line, whatever the name', async () => {
  const json = { ...contact, senderName: 'Eve\u2028Bcc: all@mail.example\u202e' };
  await send('/mail/contact', json);
  const [mail] = await api.deps.db.select().from(mails);
  expect(mail?.subject).toMatch(/^Contact message from Eve Bcc: all@mail\.example \([A-Z\d]{3}-[A-Z\d]{3}\)$/);
  const broken = await send('/mail/contact', { ...contact, senderName: 'Eve\r\nBcc: all@mail.example' });
  expect(broken.refusal.fields).toHaveProperty('senderName');
});

test('the six answers are stored in order, with half characters made whole', async () => {
  await send('/mail/feedback', { ...testimonial, question6: 'Bye \ud83d' });
  const [row] = await api.deps.db.select().from(enquiries);
  expect(row?.answers).toEqual(['Answer 1', 'Answer 2', 'Answer 3', 'Answer 4', 'Answer 5', 'Bye \ufffd']);
});
