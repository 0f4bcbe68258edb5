import { desc, sql } from 'drizzle-orm';
import Papa from 'papaparse';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { testApi } from '../../../../tests/support/api.ts';
import type { Person } from '../../../../tests/support/factory.ts';
import { enquiries } from '../../../db/tables/enquiries.ts';
import { auditLog } from '../../../db/tables/history.ts';

const api = testApi();
let admin: Person;

beforeAll(async () => {
  admin = await api.make.person(4);
});
beforeEach(() => api.deps.db.delete(enquiries).then(() => {}));

const receive = (values: Partial<typeof enquiries.$inferInsert>) =>
  api.deps.db.insert(enquiries).values({
    kind: 'contact',
    senderName: 'Sarah Auma',
    senderEmail: 'sarah@mail.example',
    fingerprint: 'f',
    createdAt: new Date('2026-03-01T22:30:00Z'),
    ...values,
  });

async function exported(query = '') {
  const { status, answer, headers } = await api.request('GET', `/admin/enquiries/export${query}`, { as: admin });
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('content-disposition')).toBe('attachment; filename="enquiries.csv"');
  return String(answer);
}

const rowsOf = (csv: string) => Papa.parse<Record<string, string>>(csv, { header: true, skipEmptyLines: true }).data;

test('a line for each, in the words of the office', async () => {
  const child = { childName: 'Joy, "JJ"', birthDate: '2019-03-14' };
  await receive({ kind: 'application', ...child, status: 'visit', assigneeId: admin.id, message: 'Two\nlines ŋ' });
  const answers = ['a', 'b', 'c', 'd', 'e', 'f'];
  await receive({ kind: 'testimonial', classOf: 2010, answers, createdAt: new Date('2026-02-01T05:00:00Z') });
  const [application, testimonial] = rowsOf(await exported('?sort=-createdAt'));
  expect(application).toMatchObject({
    ...{ Received: '2026-03-02 01:30', Kind: 'Application', Status: 'Visit booked', 'Assigned to': admin.name },
    ...{ Name: 'Sarah Auma', Child: 'Joy, "JJ"', Birthdate: '2019-03-14', 'Class of': '', Message: 'Two\nlines ŋ' },
  });
  expect(testimonial).toMatchObject({ Kind: 'Testimonial', 'Class of': '2010', Message: 'a\n\nb\n\nc\n\nd\n\ne\n\nf' });
});

test('who took a list, and of how many, is in the log, and no name that was searched for', async () => {
  await receive({});
  await exported('?q=Sarah&kind=contact');
  const [line] = await api.deps.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  expect(line).toMatchObject({
    ...{ actorId: admin.id, action: 'exported', kind: 'enquiry', itemId: 'all' },
    ...{ title: 'A list of 1', detail: 'kind: contact, by words' },
  });
});

test('it is Unicode to a spreadsheet, and has a head even when nothing was found', async () => {
  const response = await api.api.request('/api/admin/enquiries/export?q=nobody', {
    headers: { authorization: `Bearer ${admin.token}` },
  });
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes)).toBe(
    'Number,Received,Kind,Status,Assigned to,Name,Email,Phone,Child,Birthdate,Class of,Message\r\n',
  );
});

test.each([
  ...['=1+1', '+1+1', '-1+1', '@sum(1)', '=1+1\nand a second line'].map((text) => [text, `'${text}`]),
  // Where a line end begins a cell, too, the formula itself is marked.
  ['\t=1+1', "'\t'=1+1"],
  ['\r=1+1', "'\r'=1+1"],
])('no cell is a formula: %j', async (text, shown) => {
  await receive({ senderName: text, message: text });
  const [row] = rowsOf(await exported());
  expect(row).toMatchObject({ Name: shown, Message: shown });
});

test.each([
  ['+256772418330', '(+256) 772418330'],
  ['+256 772 418330', '(+256) 772418330'],
  ['0772 418330', '0772 418330'],
  ['+99912345678', "'+99912345678"],
  ['', ''],
])('the phone number %j can still be called', async (senderPhone, shown) => {
  await receive({ senderPhone });
  expect(rowsOf(await exported())[0]?.Phone).toBe(shown);
});

test('all that the filter finds, however many, in the order of the list', async () => {
  await api.deps.db.execute(sql`
    insert into enquiries (kind, sender_name, sender_email, fingerprint, created_at)
    select 'contact', 'Sender ' || n, 's@mail.example', n::text, timestamptz '2026-01-01' + n * interval '1 minute'
    from generate_series(1, 1001) n`);
  await receive({ senderName: 'Other', status: 'closed' });
  const names = rowsOf(await exported('?status=new')).map(({ Name }) => Name);
  expect(names).toEqual(Array.from({ length: 1001 }, (_, n) => `Sender ${n + 1}`));
  expect(rowsOf(await exported('?q=sender+100&sort=createdAt')).map(({ Name }) => Name)).toEqual(
    ['100', '1000', '1001'].map((n) => `Sender ${n}`),
  );
});
