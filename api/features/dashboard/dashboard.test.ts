import { expect, test } from 'vitest';
import { dashboard } from '../../../contract/office/dashboard.ts';
import { testApi } from '../../../tests/support/api.ts';
import { alumni } from '../../db/tables/alumni.ts';
import { backups } from '../../db/tables/backups.ts';
import { enquiries, mails } from '../../db/tables/enquiries.ts';
import { galleries } from '../../db/tables/galleries.ts';
import { profiles } from '../../db/tables/profiles.ts';
import { orders } from '../../db/tables/shop.ts';
import { visits } from '../../db/tables/statistics.ts';

const api = testApi();
const day = 86_400_000;
const count = 10;
const days = Array.from({ length: count }, (_, age) => new Date(Date.now() + day - age * 1000));

test('the dashboard shows the latest 8 of each kind, the newest first', async () => {
  const { db } = api.deps;
  const admin = await api.make.person(4);
  const picture = await api.make.picture();
  const stories = { news: [] as number[], article: [] as number[] };
  const people: number[] = [];
  for (const createdAt of days) {
    people.push((await api.make.person(1, { createdAt, suspended: true })).id);
    for (const kind of ['news', 'article'] as const) {
      stories[kind].push((await api.make.story({ kind, createdAt, pictures: [picture] })).id);
    }
  }
  const madeProfiles = await db
    .insert(profiles)
    .values(days.map((createdAt) => ({ name: 'P', position: 'Head', tag: 20, bio: 'x', picture, createdAt })))
    .returning();
  const madeGalleries = await db
    .insert(galleries)
    .values(days.map((createdAt) => ({ name: 'G', description: 'x', category: 1, picture, createdAt })))
    .returning();
  const madeOrders = await db
    .insert(orders)
    .values(
      days.map((createdAt, n) => ({
        orderCode: `SH-${n}`,
        customerName: 'C',
        amount: n,
        mmCode: n > 0 ? `MM${n}` : null,
        dispatched: n > 1,
        createdAt,
      })),
    )
    .returning();

  const { status, answer } = await api.request('GET', '/admin/dash', { as: admin });
  expect(status).toBe(200);
  expect(dashboard.strict().parse(answer)).toEqual(answer);
  const latest = (rows: { id: number }[]) => rows.slice(0, 8).map(({ id }) => id);
  const ids = (key: 'users' | 'news' | 'articles' | 'profiles' | 'galleries' | 'orders') =>
    answer[key].map((row) => row.id);
  expect(ids('users')).toEqual(people.slice(0, 8));
  expect(ids('news')).toEqual(stories.news.slice(0, 8));
  expect(ids('articles')).toEqual(stories.article.slice(0, 8));
  expect(ids('profiles')).toEqual(latest(madeProfiles));
  expect(ids('galleries')).toEqual(latest(madeGalleries));
  expect(ids('orders')).toEqual(latest(madeOrders));
  expect(answer.users[0]).toMatchObject({ role: 1, suspend: true });
  expect(answer.orders.slice(0, 3).map((row: { status: string }) => row.status)).toEqual([
    'Not Paid',
    'Paid. No Dispatch',
    'Paid. Dispatched',
  ]);
  expect(Object.keys(answer.orders[0] ?? {}).sort()).toEqual(
    ['amount', 'createdAt', 'dispatched', 'id', 'mmCode', 'orderCode', 'paymentMethod', 'status'].sort(),
  );
  expect(Object.keys(answer.profiles[0] ?? {}).sort()).toEqual([
    ...['createdAt', 'draft', 'id', 'name', 'position', 'published', 'tag'],
  ]);
  expect(Object.keys(answer.galleries[0] ?? {}).sort()).toEqual([
    ...['category', 'createdAt', 'draft', 'id', 'name', 'published'],
  ]);
  expect(Object.keys(answer.news[0] ?? {}).sort()).toEqual([
    ...['category', 'createdAt', 'draft', 'id', 'published', 'title'],
  ]);
  expect(JSON.stringify(answer)).not.toContain('argon2');
  // The session's own check, five lists, what waits, pictures without consent, three charts, and the backups.
  expect(await api.countStatements(() => api.request('GET', '/admin/dash', { as: admin }))).toBe(12);
});

test('the dashboard is for administrators', async () => {
  const [editor, owner] = await Promise.all([api.make.person(3), api.make.person(5)]);
  expect((await api.request('GET', '/admin/dash')).status).toBe(401);
  expect((await api.request('GET', '/admin/dash', { as: editor })).status).toBe(403);
  expect((await api.request('GET', '/admin/dash', { as: owner })).status).toBe(200);
});

const view = async () => (await api.request('GET', '/admin/dash', { as: await api.make.person(4) })).answer;
const enquiry = (change: Partial<typeof enquiries.$inferInsert>) => ({
  kind: 'contact' as const,
  senderName: 'S',
  senderEmail: 's@x.example',
  fingerprint: 'f',
  childName: 'C',
  birthDate: '2020-02-03',
  classOf: 2010,
  answers: ['a'],
  ...change,
});

test('how it stands with the backups', async () => {
  const { db } = api.deps;
  expect((await view()).backups).toEqual({ state: 'off', lastVerified: null, failure: null, next: null });
  const [early, late] = [new Date('2030-01-01T23:30:00Z'), new Date('2030-01-02T23:30:00Z')];
  await db.insert(backups).values([
    { file: '/secret/a.tar', status: 'verified', bytes: 3_000_000_000, pictures: 7, createdAt: early },
    { file: '/secret/b.tar', status: 'failed', error: 'The disk is full', createdAt: late },
  ]);
  const answer = (await view()).backups;
  expect(answer).toEqual({
    state: 'failed',
    lastVerified: { at: early.toISOString(), bytes: 3_000_000_000, pictures: 7, remark: null },
    failure: { at: late.toISOString(), reason: 'The disk is full' },
    next: null,
  });
});

test('what waits for somebody is counted, and nothing else', async () => {
  const { db } = api.deps;
  // The one picture that readers see: all that is above lies ahead.
  await api.make.story({ pictures: [await api.make.picture()] });
  const picturesWithoutConsent = 1;
  const none = { newApplications: 0, newMessages: 0, newTestimonials: 0, testimonialsWaiting: 0, setAside: 0 };
  const mailbox = { waitingAnswers: 0, mailboxProblem: null };
  expect((await view()).attention).toEqual({
    ...none,
    ...mailbox,
    failedMails: 0,
    waitingMails: 0,
    picturesWithoutConsent,
  });
  const kinds = ['application', 'application', 'application', 'contact', 'contact', 'testimonial'] as const;
  await db.insert(enquiries).values(kinds.map((kind) => enquiry({ kind })));
  await db.insert(enquiries).values(kinds.map((kind) => enquiry({ kind, status: 'closed' })));
  await db.insert(enquiries).values(kinds.map((kind) => enquiry({ kind, suspicion: 'It has 4 links.' })));
  const [closed] = await db
    .insert(enquiries)
    .values(enquiry({ status: 'closed' }))
    .returning();
  const alumnus = { name: 'A', classOf: 2010 };
  await db.insert(alumni).values([
    { ...alumnus, status: 'waiting' },
    { ...alumnus, status: 'published' },
  ]);
  const mail = { kind: 'contact', recipient: 'r@x.example', subject: 'S', body: 'B' };
  const statuses = ['failed', 'failed', 'waiting', 'sent', 'sent'] as const;
  await db.insert(mails).values(statuses.map((status) => ({ ...mail, status })));
  // Nobody need look at these any more; of the two invitations only the later one counts.
  const failed = { ...mail, status: 'failed' as const };
  await db.insert(mails).values([
    { ...failed, enquiryId: closed?.id },
    { ...failed, kind: 'password-reset' },
    { ...failed, kind: 'invitation' },
    { ...failed, kind: 'invitation' },
  ]);
  expect((await view()).attention).toEqual({
    newApplications: 3,
    newMessages: 2,
    newTestimonials: 1,
    testimonialsWaiting: 1,
    setAside: 6,
    failedMails: 3,
    waitingMails: 1,
    ...mailbox,
    picturesWithoutConsent,
  });
});

test('ten weeks and thirty days of the school, none left out', async () => {
  const { db } = api.deps;
  await db.delete(enquiries);
  // A Sunday evening in Kampala, a Monday at its midnight, and one outside.
  const moments = ['2031-05-04T20:59:59Z', '2031-05-04T21:00:00Z', '2031-05-11T20:59:59Z', '2031-03-02T20:59:59Z'];
  await db.insert(enquiries).values(moments.map((at) => enquiry({ kind: 'application', createdAt: new Date(at) })));
  await db.insert(enquiries).values([enquiry({ createdAt: new Date('2031-05-06T10:00:00Z') })]);
  await db.insert(visits).values([
    { day: '2031-04-08', count: 5 },
    { day: '2031-04-09', count: 7 },
    { day: '2031-05-08', count: 9 },
  ]);
  const now = Date.parse('2031-05-07T21:30:00Z');
  api.advanceClock(now - Date.now());
  const { charts } = await view();
  expect(
    charts.applicationsByWeek.map(({ week, count }: { week: string; count: number }) => `${week} ${count}`),
  ).toEqual([
    '2031-03-03 0',
    '2031-03-10 0',
    '2031-03-17 0',
    '2031-03-24 0',
    '2031-03-31 0',
    '2031-04-07 0',
    '2031-04-14 0',
    '2031-04-21 0',
    '2031-04-28 1',
    '2031-05-05 2',
  ]);
  expect(charts.visitsByDay).toHaveLength(30);
  expect(charts.visitsByDay[0]).toEqual({ day: '2031-04-09', count: 7 });
  expect(charts.visitsByDay[28]).toEqual({ day: '2031-05-07', count: 0 });
  expect(charts.visitsByDay[29]).toEqual({ day: '2031-05-08', count: 9 });
  expect(charts.ordersByStatus).toEqual([
    { status: 'Not Paid', count: 1, amount: 0 },
    { status: 'Paid. No Dispatch', count: 1, amount: 1 },
    { status: 'Paid. Dispatched', count: 8, amount: 44 },
    { status: 'Void', count: 0, amount: 0 },
  ]);

  const agent = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
  for (const reader of [agent, agent, 'Googlebot/2.1', undefined]) api.deps.views.countVisit(reader);
  await api.deps.views.flush();
  await api.deps.views.flush();
  api.deps.views.countVisit(agent);
  await api.deps.views.flush();
  expect((await view()).charts.visitsByDay[29]).toEqual({ day: '2031-05-08', count: 12 });
});
