import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { enquiryReceipt } from '../../../../contract/enquiries/enquiries.ts';
import { testApi } from '../../../../tests/support/api.ts';
import { application, contact, testimonial } from '../../../../tests/support/enquiry-forms.ts';
import { enquiries, mails } from '../../../db/tables/enquiries.ts';

const api = testApi();
const minute = 60_000;
let visitor = 0;

/** Each from an address of its own, so that no limit is met. */
const send = <const Url extends string>(url: Url, json: unknown) =>
  api.request('POST', url, { json, address: `10.7.0.${visitor++}` });

beforeEach(async () => {
  await api.deps.db.delete(mails);
  await api.deps.db.delete(enquiries);
});

test('an address gets three receipts a day, however many write in its name, and the school every mail', async () => {
  const write = (n: number) => send('/mail/contact', { ...contact, inquiry: `Question ${n}` });
  await Promise.all([1, 2, 3, 4, 5].map(write));
  expect(await api.deps.db.$count(mails, eq(mails.kind, 'receipt'))).toBe(3);
  expect(await api.deps.db.$count(mails, eq(mails.kind, 'contact'))).toBe(5);
  await send('/mail/contact', { ...contact, senderEmail: 'SARAH@mail.example', inquiry: 'In capitals' });
  expect(await api.deps.db.$count(mails, eq(mails.kind, 'receipt'))).toBe(3);
  await api.deps.db.update(mails).set({ createdAt: new Date(Date.now() - 25 * 60 * minute) });
  await write(6);
  expect(await api.deps.db.$count(mails, eq(mails.kind, 'receipt'))).toBe(4);
});

describe('what looks like spam', () => {
  const letter = 'We, the parents of P5, ask for a second bus on the Bunga road, since the first one is always full.';
  const others = { ...contact, senderEmail: 'other@mail.example', senderPhone: '+256772000999' };
  const reason = async (id: number) => {
    const [row] = await api.deps.db.select().from(enquiries).where(eq(enquiries.id, id));
    return row?.suspicion;
  };

  test('is stored, thanked for like everything else, and mailed to nobody', async () => {
    for (const [url, input] of [
      ['/mail/contact', contact],
      ['/mail/apply', application],
      ['/mail/feedback', testimonial],
    ] as const) {
      const { status, answer } = await send(url, { ...input, homepage: 'http://x.example' });
      expect(status).toBe(201);
      expect(enquiryReceipt.strict().parse(answer)).toEqual(answer);
      expect(await reason(answer.id)).toBe('A field that people do not see was filled in.');
    }
    expect(await api.deps.db.$count(mails)).toBe(0);
    expect((await send('/mail/contact', { ...contact, homepage: '' })).status).toBe(201);
  });

  test('the same words from others, or nearly the same', async () => {
    const sent = async (change: object) => reason((await send('/mail/contact', { ...contact, ...change })).answer.id);
    expect(await sent({ inquiry: letter })).toBeNull();
    // The same person may say it again, and so may the rest of the family.
    expect(await sent({ inquiry: `${letter} Please.` })).toBeNull();
    expect(await sent({ senderEmail: 'father@mail.example', inquiry: letter })).toBeNull();
    expect(await sent({ ...others, inquiry: letter.replace('second', 'Second').replace('always', 'often') })).toBe(
      'Others have sent nearly the same words.',
    );
    expect(
      await sent({ ...others, inquiry: 'We ask for a bus to Ntinda, where our three children live now.' }),
    ).toBeNull();
    expect(await sent({ ...others, inquiry: 'When is the open day?' })).toBeNull();
    api.advanceClock(31 * 24 * 60 * minute);
    expect(await sent({ ...others, senderEmail: 'new@mail.example', inquiry: letter })).toBeNull();
    api.advanceClock(-31 * 24 * 60 * minute);
  });

  test('the same details for the same child are a family’s', async () => {
    const apply = (change: object) => send('/mail/apply', { ...application, message: letter, ...change });
    await apply({});
    const other = { email: 'mother@mail.example', phone: '+256772000888' };
    expect(await reason((await apply(other)).answer.id)).toBeNull();
    expect(await reason((await apply({ ...other, cName: 'Buy Now' })).answer.id)).toMatch('nearly the same');
  });
});
