import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { enquiries, mails } from '../../api/db/tables/enquiries.ts';
import { testApi } from '../support/api.ts';
import { application, contact, testimonial } from '../support/enquiry-forms.ts';
import { tally } from './figures.ts';

const api = testApi();
let visitor = 0;
const send = (url: string, json: unknown) => api.request('POST', url, { json, address: `10.8.0.${visitor++}` });
const receipts = () => api.deps.db.select().from(mails).where(eq(mails.kind, 'receipt'));

beforeEach(async () => {
  await api.deps.db.delete(mails);
  await api.deps.db.delete(enquiries);
});

describe('ASVS 2.4.1, 1.3.11: the receipt is no way to write to others', () => {
  /** Words of a stranger that can be counted again in the mail. */
  const words = (length: number) => 'prize '.repeat(length / 6).trim();
  const answers = Object.fromEntries([1, 2, 3, 4, 5, 6].map((n) => [`question${n}`, `${words(5_000)} ${n}`]));
  const forms = {
    '/mail/contact': { ...contact, senderName: words(120), inquiry: words(15_000) },
    '/mail/apply': { ...application, pName: words(120), cName: words(120), message: words(15_000) },
    '/mail/feedback': { ...testimonial, senderName: words(120), ...answers },
  };

  test.each(Object.entries(forms))(
    '%s: it repeats two hundred characters of theirs, in all fields together',
    async (url, form) => {
      expect((await send(url, form)).status).toBe(201);
      const [receipt] = await receipts();
      const repeated = (text = '') => (text.match(/prize/g)?.length ?? 0) * 'prize '.length;
      expect(repeated(receipt?.body)).toBeGreaterThan(0);
      expect(repeated(receipt?.body)).toBeLessThanOrEqual(210);
      expect(repeated(receipt?.html ?? '')).toBeLessThanOrEqual(210);
      expect(receipt?.subject).not.toContain('prize');
      tally({ requests: 1, payloads: 1 });
    },
  );

  test('other spellings of an address share the three receipts a day of its mailbox', async () => {
    const spellings = [
      'ann@x.example',
      'Ann@X.example',
      'ann+1@x.example',
      'a.n.n@x.example',
      'a.nn+2@x.example',
      'ANN+3@x.example',
    ];
    for (const [n, senderEmail] of spellings.entries()) {
      expect((await send('/mail/contact', { ...contact, senderEmail, inquiry: `Question ${n}` })).status).toBe(201);
    }
    expect(await receipts()).toHaveLength(3);
    await send('/mail/contact', { ...contact, senderEmail: 'ann@other.example', inquiry: 'Another' });
    expect(await receipts()).toHaveLength(4);
    tally({ requests: 7, payloads: 7 });
  });
});
