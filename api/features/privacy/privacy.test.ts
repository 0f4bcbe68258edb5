import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { erased, type HeldData, heldData } from '../../../contract/people/privacy.ts';
import { testApi } from '../../../tests/support/api.ts';
import type { Person } from '../../../tests/support/factory.ts';
import { fillPersonalData } from '../../../tests/support/personal-data.ts';
import { choicesIn } from '../../../tests/support/privacy-choices.ts';
import { columnsWith } from '../../../tests/support/scan-columns.ts';
import { enquiries, mails } from '../../db/tables/enquiries.ts';
import { auditLog } from '../../db/tables/history.ts';
import { media } from '../../db/tables/media.ts';
import { settings } from '../../db/tables/settings.ts';
import { orders } from '../../db/tables/shop.ts';
import { stories } from '../../db/tables/stories.ts';
import { users } from '../../db/tables/users.ts';
import { originalKey } from '../../lib/storage/keys.ts';

const api = testApi();
const name = "Zubeidah O'Quixley";
const email = 'Zubeidah.Q@home.example';
const phone = '+256 772 123456';
const child = 'Obadiah Nsereko';
const marks = [name, child, 'quixley', 'zubeidah', email, '772 123456', '772123456'];

let admin: Person;
beforeEach(async () => {
  admin = await api.make.person(5);
  await api.deps.db.delete(settings);
});

const erase = (json: object = {}, who = admin) =>
  api.request('POST', '/admin/privacy/erase', { as: who, json: { email, confirm: email, ...json } });
const find = async (who = admin): Promise<HeldData> =>
  (await api.request('POST', '/admin/privacy/find', { as: who, json: { email } })).answer;

test('after an erasure no column of any table has the address or the name', async () => {
  const { db, storage } = api.deps;
  const { person, portrait, photograph, picture, storyId, theirs } = await fillPersonalData(api, admin, {
    name,
    email,
    phone,
    child,
  });
  // The scan can see: all these know the person.
  const before = await columnsWith(api.database.pool, marks);
  for (const column of [
    ...['users.email', 'enquiries.message', 'enquiry_notes.text', 'mails.body', 'mails.recipient', 'invitations.name'],
    ...[
      'alumni.details',
      'alumni.search',
      'revisions.content',
      'trash.rows',
      'audit_log.title',
      'audit_log.actor_name',
    ],
    ...[
      'stories.detail',
      'pages.page_text',
      'pages.blocks',
      'gallery_images.caption',
      'media.consent_note',
      'profiles.bio',
    ],
    ...['committee_members.name', 'committees.purpose', 'orders.customer_name', 'orders.customer_phone', 'job.output'],
    ...['rate_limits.key', 'search_words.word', 'settings.value'],
  ]) {
    expect(before).toContain(column);
  }
  const held = await find();
  expect(heldData.strict().parse(held)).toEqual(held);
  expect(held.names).toContain(name);
  const totals = Object.fromEntries(held.groups.map((group) => [group.kind, group.total]));
  expect(totals).toMatchObject({
    account: 1,
    invitations: 1,
    enquiries: 2,
    alumni: 1,
    trash: 1,
    works: 2,
    recipients: 1,
  });
  expect(held.others.map(({ label }) => label.split(':')[0]?.replace(/ SH-.*/, ''))).toEqual([
    ...['Alumni entry', 'Staff profile', 'Order', 'Order', 'Seat on a committee'],
  ]);
  // Every name, the child's too, with the sentences in which it stands.
  expect(held.phrases.map(({ text, whose, refused }) => [text, whose, refused])).toEqual([
    [email.toLowerCase(), 'address', null],
    [name, 'person', null],
    [child, 'child', null],
  ]);
  const [address, person_, child_] = held.phrases;
  expect(address?.places.flatMap(({ sentences }) => sentences)).toContainEqual({
    ...{ before: 'Write to ', hit: email, after: '.' },
  });
  expect(person_?.places.find(({ label }) => label === `News story: ${name} visits`)).toMatchObject({
    ...{ kind: 'news', itemId: String(storyId), fate: 'unnamed', versions: 2 },
    sentences: expect.arrayContaining([{ before: '', hit: name, after: ' spoke.' }]),
  });
  expect(child_?.places.flatMap(({ sentences }) => sentences)).toEqual([
    { before: '', hit: child, after: ` with ${name}` },
  ]);
  // What is the school's own is never changed, and said.
  expect(held.untouched).toEqual([{ label: 'Committee: Board', kind: 'committee', itemId: expect.any(String) }]);

  const { status, answer } = await erase({ erase: choicesIn(held) });
  expect([status, answer.left]).toEqual([200, ['Committee: Board']]);
  expect(erased.strict().parse(answer)).toEqual(answer);
  expect(await columnsWith(api.database.pool, marks)).toEqual(['committees.purpose']);

  // What others need is still there.
  const [story] = await db.select().from(stories).where(eq(stories.id, storyId));
  expect(story).toMatchObject({ title: '(name removed) visits', authorId: null });
  expect(story?.detail).toBe('<p>(name removed) spoke. Write to (address removed).</p>');
  expect((await db.select().from(orders)).map((row) => [row.customerName, row.customerPhone, row.amount])).toEqual([
    ['(name removed)', '', 45_000],
    ['(name removed)', '', 45_000],
  ]);
  expect(await db.$count(enquiries)).toBe(2);
  expect((await db.select().from(mails)).map(({ recipient }) => recipient)).not.toContain('(address removed)');
  const { history } = (await api.request('GET', `/admin/enquiries/${theirs}`, { as: admin })).answer;
  expect(history[0]?.text).toBe('Assigned to former member of staff');
  const [shown] = await db.select().from(media).where(eq(media.name, picture));
  expect(shown).toMatchObject({ alt: '(name removed) runs', consent: 'unknown', consentNote: '' });
  for (const file of [portrait, photograph]) expect(await storage.get(originalKey(file))).toBeUndefined();
  const recipients = (await api.request('GET', '/admin/settings', { as: admin })).answer.recipients;
  expect(recipients.contact).toBe('');

  // Their session is over, and the log says that somebody was erased and by whom.
  expect((await api.request('GET', '/users/sessions', { as: person })).status).toBe(403);
  const [line] = await db.select().from(auditLog).where(eq(auditLog.action, 'erased'));
  expect(line).toMatchObject({ actorId: admin.id, kind: 'person', title: 'One person' });
  expect(line?.detail).toMatch(/^Deleted: 1 account, 1 invitation, 2 enquiries, .*Kept without the name: 2 orders/);
  expect((await find()).groups).toEqual([]);
  expect((await erase()).status).toBe(404);
});

test('what nobody ticked stays: namesakes and their orders', async () => {
  const { db } = api.deps;
  const sender = { senderName: 'Ruth Achan', senderPhone: phone };
  for (const senderEmail of [email, 'other.ruth@home.example', `x${email}`]) {
    await api.request('POST', '/mail/contact', { json: { ...sender, senderEmail, inquiry: 'Hello' } });
  }
  await db.insert(orders).values({ orderCode: 'SH-RUTH', customerName: 'Ruth Achan', amount: 1 });
  expect((await erase()).status).toBe(200);
  const kept = await db.select().from(enquiries).where(eq(enquiries.senderName, 'Ruth Achan'));
  expect(kept.map(({ senderEmail }) => senderEmail)).toEqual(['other.ruth@home.example', `x${email}`]);
  expect(await db.$count(orders, eq(orders.customerName, 'Ruth Achan'))).toBe(1);
  // Ticked, the order loses its name; who has another address is somebody else and keeps theirs.
  await api.request('POST', '/mail/contact', { json: { ...sender, senderEmail: email, inquiry: 'Hello again' } });
  expect((await erase({ erase: choicesIn(await find()) })).status).toBe(200);
  expect(await db.$count(orders, eq(orders.customerName, 'Ruth Achan'))).toBe(0);
  expect(await db.$count(enquiries, eq(enquiries.senderName, 'Ruth Achan'))).toBe(2);
  expect(await db.$count(mails, sql`body like '%Ruth Achan%'`)).toBeGreaterThanOrEqual(2);
});

test('what has changed since it was shown is not touched, and nothing else either', async () => {
  const { db } = api.deps;
  const sender = { senderName: 'Sanyu Birungi', senderPhone: phone, senderEmail: email };
  await api.request('POST', '/mail/contact', { json: { ...sender, inquiry: 'Hello' } });
  const { id } = await api.make.story({ detail: '<p>Thanks to Sanyu Birungi.</p>' });
  const ticked = choicesIn(await find());
  await db.update(stories).set({ detail: '<p>Thanks to Sanyu Birungi, our patron.</p>' }).where(eq(stories.id, id));
  const { status, refusal } = await erase({ erase: ticked });
  expect([status, refusal.message]).toEqual([409, expect.stringContaining('has changed since you looked')]);
  expect(await db.$count(enquiries, eq(enquiries.senderName, 'Sanyu Birungi'))).toBe(1);
  expect((await erase({ erase: ['no-such-thing'] })).status).toBe(409);
  expect((await erase({ erase: choicesIn(await find()) })).status).toBe(200);
  const [story] = await db.select().from(stories).where(eq(stories.id, id));
  expect(story?.detail).toBe('<p>Thanks to (name removed), our patron.</p>');
});

test('a person gets all of it as one readable file, and no secrets', async () => {
  const person = await api.make.person(2, { name: 'Exported Person', email: 'Exported@home.example' });
  const sender = { senderName: 'Exported Person', senderEmail: 'exported@home.example', senderPhone: phone };
  const { id } = (await api.request('POST', '/mail/contact', { json: { ...sender, inquiry: 'My question' } })).answer;
  await api.request('POST', `/admin/enquiries/${id}/notes`, { as: admin, json: { text: 'Called back' } });
  const { status, answer, headers } = await api.request('POST', '/admin/privacy/export', {
    ...{ as: admin, json: { email: person.email } },
  });
  expect(status).toBe(200);
  expect(headers.get('content-disposition')).toBe('attachment; filename="personal-data.json"');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(answer).toMatchObject({
    account: { name: 'Exported Person', role: 'Author' },
    devicesSignedIn: [{}],
    enquiries: [{ message: 'My question', notes: [{ text: 'Called back' }], mails: expect.any(Array) }],
  });
  const text = JSON.stringify(answer);
  expect(text).not.toMatch(/argon2|hash|fingerprint/i);
  expect(text).not.toContain(admin.name);
  const [line] = await api.deps.db.select().from(auditLog).where(eq(auditLog.action, 'exported'));
  expect(JSON.stringify(line)).not.toContain('xported@home');
});

test('nobody erases themself, those above them, or the mailbox of the school', async () => {
  const [administrator, other] = [await api.make.person(4), await api.make.person(4)];
  const attempt = (who: Person, address: string, confirm = address) =>
    erase({ email: address, confirm }, who).then(({ status, refusal }) => [status, refusal.message]);
  expect(await attempt(admin, admin.email)).toEqual([409, expect.stringContaining('your own data')]);
  expect(await attempt(administrator, other.email)).toEqual([403, expect.stringContaining('Only an owner')]);
  expect(await attempt(administrator, admin.email)).toEqual([403, expect.stringContaining('Only an owner')]);
  expect((await attempt(admin, 'office@school.example'))[0]).toBe(409);
  expect((await attempt(admin, other.email, 'other@home.example'))[0]).toBe(400);
  for (const act of ['find', 'export']) {
    const json = { email: other.email };
    const { status, refusal } = await api.request('POST', `/admin/privacy/${act}`, { as: administrator, json });
    expect([status, refusal.message]).toEqual([403, expect.stringContaining('Only an owner')]);
  }
  expect((await attempt(admin, other.email.toUpperCase()))[0]).toBe(200);
  expect(await api.deps.db.$count(users, eq(users.id, other.id))).toBe(0);
});
