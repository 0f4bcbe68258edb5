import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { testApi } from '../../../../tests/support/api.ts';
import type { Person } from '../../../../tests/support/factory.ts';
import { importMany } from '../../../../tests/support/import-many.ts';

const api = testApi();
const enquiryCount = 10_000;
let admin: Person;

// Messages of sixty words out of 6,000, as long as parents write them; every hundredth asks about boarding.
beforeAll(async () => {
  admin = await api.make.person(4);
  await importMany(api.database.connection, 'enquiries', async (db) => {
    await db.execute(sql`
      insert into enquiries
        (kind, status, sender_name, sender_email, sender_phone, child_name, birth_date, assignee_id, message, fingerprint, created_at)
      select
        case when n % 3 = 0 then 'contact' else 'application' end,
        case when n % 3 = 0 then 'closed' else (array['new', 'contacted', 'visit', 'offered', 'enrolled', 'closed'])[n % 6 + 1] end,
        'Parent ' || n, 'parent' || n || '@mail.example', '+256772' || lpad(n::text, 6, '0'), 'Child ' || n, date '2019-01-01',
        case when n % 10 = 0 then ${admin.id}::int end,
        (
          select string_agg(substr(translate(md5((random() * 6000)::int::text), '0123456789', 'ghijklmnop'), 1, 9), ' ')
          from generate_series(1, 60) where n > 0
        ) || case when n % 100 = 0 then ' boarding' else '' end,
        n::text, now() - n * interval '7 minutes'
      from generate_series(1, ${enquiryCount}::int) n`);
  });
});

const ask = (query: string) => api.request('GET', `/admin/enquiries?${query}`, { as: admin });

test.each([
  ['the first page', '', enquiryCount, 2_000],
  ['the last page', 'page=200', enquiryCount, 3_500],
  ['the newest', 'sort=-createdAt', enquiryCount, 2_000],
  ['who waits shortest', 'sort=-waitingSince', enquiryCount, 2_000],
  ['what is snoozed', 'show=snoozed', 0, 2_000],
  ['one kind and status', 'kind=application&status=contacted', 1667, 2_000],
  ['one person’s', 'assignee=me', enquiryCount / 10, 2_000],
  ['a rare word', 'q=boarding', enquiryCount / 100, 900],
  ['a phone number', 'q=0772+004321', 1, 200],
  ['two words', 'q=parent+4321', 1, 200],
  ['nothing at all', 'q=zzzzzzzz', 0, 60],
])(`${enquiryCount} enquiries, %s: few pages of the database are read`, async (_, query, total, maxPages) => {
  const whose = query.replace('=me', `=${admin.id}`);
  expect((await ask(whose)).answer.total).toBe(total);
  expect(await api.pagesRead(() => ask(whose))).toBeLessThan(maxPages);
});

// No index knows two letters.
test(`${enquiryCount} enquiries, a class like P1: every message is read, once`, async () => {
  expect(await api.pagesRead(() => ask('/admin/enquiries?q=p1'))).toBeLessThan(3_500);
});

test('the board of them: few pages of the database are read', async () => {
  expect(await api.pagesRead(() => ask('/admin/applications/board'))).toBeLessThan(2_000);
});

// Compared with the latest of them, all as long as what is sent.
test('one more, which looks like none of them: few pages of the database are read', async () => {
  let n = 0;
  const send = () => {
    n++;
    const sender = { senderName: 'P', senderEmail: `p${n}@mail.example`, inquiry: `${n} ${'other words '.repeat(50)}` };
    return api.request('POST', '/mail/contact', { json: { ...sender, senderPhone: '' }, address: `10.8.0.${n}` });
  };
  expect((await send()).status).toBe(201);
  // A connection that was just opened reads PostgreSQL's own catalogue as well: the least of three counts.
  const counted = [await api.pagesTouched(send), await api.pagesTouched(send), await api.pagesTouched(send)];
  expect(Math.min(...counted)).toBeLessThan(200);
});
