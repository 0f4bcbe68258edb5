import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { alumnus as alumnusShape, testimonialList } from '../../../contract/content/alumni.ts';
import { testApi } from '../../../tests/support/api.ts';
import { alumni } from '../../db/tables/alumni.ts';
import { enquiries, mails } from '../../db/tables/enquiries.ts';
import { auditLog } from '../../db/tables/history.ts';
import { sweepAbandonedUploads } from '../media/media.service.ts';

const api = testApi();
const contact = { email: 'grace@x.example', phone: '+256 700 000000' };

async function waiting(change: Partial<typeof alumni.$inferInsert> = {}) {
  const values = { name: 'Grace Nakato', classOf: 2012, details: '<p>I learned to ask.</p>', ...contact };
  const picture = await api.make.picture({ published: false });
  const [row] = await api.deps.db
    .insert(alumni)
    .values({ ...values, picture, status: 'waiting', createdAt: api.deps.clock(), ...change })
    .returning();
  if (!row) throw new Error('insert returned no row');
  return row;
}

const posts = async () => {
  const { main, docs } = (await api.request('GET', '/articles?cat=1')).answer;
  return [main, ...docs].filter(Boolean);
};
const auditEventsOf = async (id: number) => {
  const ofAlumnus = and(eq(auditLog.kind, 'alumnus'), eq(auditLog.itemId, String(id)));
  const lines = await api.deps.db.select().from(auditLog).where(ofAlumnus).orderBy(auditLog.id);
  return lines.map(({ action }) => action);
};
const listed = async (name: string) => (await api.request('GET', `/alum?q=${name}`)).answer.allAlums;

describe('approval', () => {
  test('puts it into the directory and among the testimonials, with its picture', async () => {
    const admin = await api.make.person(4);
    const { id, picture } = await waiting({ name: 'Grace Approved' });
    const image = `/images/${picture}`;
    expect((await api.api.request(image)).status).toBe(404);
    expect(await listed('Approved')).toEqual([]);

    const { status, answer } = await api.request('POST', `/alum/approve/${id}`, { as: admin });
    expect(status).toBe(200);
    expect(alumnusShape.strict().parse(answer)).toEqual(answer);
    expect(answer).toMatchObject({ id, status: 'published', ...contact });
    expect((await listed('Approved')).map((row: { id: number }) => row.id)).toEqual([id]);
    expect((await api.api.request(image)).status).toBe(200);
    const [post] = await posts();
    expect(post).toMatchObject({ title: 'Grace Approved, class of 2012', picture, userId: admin.id, category: 1 });
    expect((await api.request('GET', `/articles/view/${post?.id}`)).answer.article.detail).toBe(
      '<p>I learned to ask.</p>',
    );
    expect(await auditEventsOf(id)).toEqual(['approved']);
  });

  test('twice, even at once, is harmless', async () => {
    const admin = await api.make.person(4);
    const { id } = await waiting();
    const before = (await posts()).length;
    const approve = () => api.request('POST', `/alum/approve/${id}`, { as: admin });
    const answers = [...(await Promise.all([approve(), approve()])), await approve()];
    expect(answers.map(({ status, answer }) => [status, answer.status])).toEqual(Array(3).fill([200, 'published']));
    expect((await posts()).length).toBe(before + 1);
    expect(await auditEventsOf(id)).toEqual(['approved']);
  });

  test('without a picture there is no post', async () => {
    const admin = await api.make.person(4);
    const { id } = await waiting({ picture: null });
    const before = (await posts()).length;
    expect((await api.request('POST', `/alum/approve/${id}`, { as: admin })).status).toBe(200);
    expect((await posts()).length).toBe(before);
  });

  test('what an administrator put right before is what appears', async () => {
    const admin = await api.make.person(4);
    const { id, picture } = await waiting();
    const json = { ...contact, name: 'Grace Corrected', classOf: 2013, details: '<p>Better.</p>' };
    expect((await api.request('PUT', `/alum/edit/${id}`, { as: admin, json })).answer.status).toBe('waiting');
    expect((await api.api.request(`/images/${picture}`)).status).toBe(404);
    await api.request('POST', `/alum/approve/${id}`, { as: admin });
    expect((await posts())[0]).toMatchObject({ title: 'Grace Corrected, class of 2013', detail: 'Better.' });
  });
});

test('the picture of an earlier version is not swept away as abandoned', async () => {
  const admin = await api.make.person(4);
  const { id, picture } = await waiting();
  const json = { ...contact, name: 'Grace', classOf: 2012, details: '<p>x</p>', picture: await api.make.picture() };
  await api.request('PUT', `/alum/edit/${id}`, { as: admin, json });
  api.advanceClock(2 * 86_400_000);
  await sweepAbandonedUploads(api.deps);
  const later = await api.make.person(4);
  const back = await api.request('PUT', `/alum/edit/${id}`, { as: later, json: { ...json, picture } });
  expect(back.answer.picture).toBe(picture);
  api.advanceClock(-2 * 86_400_000);
});

describe('the enquiry that the same form made', () => {
  const email = 'Twice@x.example';
  async function sent(change: Partial<typeof enquiries.$inferInsert> = {}) {
    const words = {
      senderName: 'Grace',
      senderEmail: email.toLowerCase(),
      message: 'x',
      classOf: 2012,
      answers: ['x'],
    };
    const values = { kind: 'testimonial' as const, ...words, fingerprint: 'x', createdAt: api.deps.clock(), ...change };
    const [row] = await api.deps.db.insert(enquiries).values(values).returning();
    if (!row) throw new Error('insert returned no row');
    return row.id;
  }
  const inboxOf = async (id: number) => {
    const as = await api.make.person(4);
    return (await api.request('GET', `/admin/enquiries/${id}`, { as })).answer;
  };

  test.each([
    ['approve', 'approved'],
    ['refuse', 'refused'],
  ])('is dealt with by it, with a line that says so: %s', async (verb, outcome) => {
    const admin = await api.make.person(4);
    const { id } = await waiting({ email });
    const [form, again] = [await sent(), await sent()];
    const others = [
      await sent({ senderEmail: 'other@x.example' }),
      await sent({ kind: 'contact' }),
      await sent({ createdAt: new Date(api.deps.clock().getTime() - 3 * 86_400_000) }),
      await sent({ status: 'contacted' }),
    ];
    const quarantined = await sent({ suspicion: 'Links.' });
    expect((await api.request('POST', `/alum/${verb}/${id}`, { as: admin })).status).toBeLessThan(300);
    for (const done of [form, again, quarantined]) {
      const { enquiry, history } = await inboxOf(done);
      expect(enquiry.status).toBe('closed');
      expect(history).toMatchObject([
        { text: `Moved from New to Closed. The testimonial was ${outcome}`, author: admin.name },
      ]);
    }
    expect((await inboxOf(quarantined)).enquiry.suspicion).toBe(outcome === 'approved' ? null : 'Links.');
    const states = await Promise.all(others.map(async (other) => (await inboxOf(other)).enquiry.status));
    expect(states).toEqual(['new', 'new', 'new', 'contacted']);
    expect(await api.deps.db.$count(mails)).toBe(0);
    await api.deps.db.delete(enquiries);
  });
});

describe('refusal', () => {
  test('moves it to the trash, from where it can come back and wait again', async () => {
    const admin = await api.make.person(4);
    const { id, picture } = await waiting();
    expect((await api.request('POST', `/alum/refuse/${id}`, { as: admin })).status).toBe(204);
    expect((await api.request('GET', `/alum/view/${id}`, { as: admin })).status).toBe(404);
    expect((await api.request('POST', `/fileDelete/${picture}`, { as: admin })).refusal.code).toBe('file_in_use');
    expect((await api.request('POST', `/alum/refuse/${id}`, { as: admin })).status).toBe(404);
    await api.request('POST', `/trash/alumnus/${id}/restore`, { as: admin });
    expect((await api.request('GET', `/alum/view/${id}`, { as: admin })).answer.status).toBe('waiting');
    expect(await auditEventsOf(id)).toEqual(['refused', 'restored']);
  });

  test('comes too late for one that is approved', async () => {
    const admin = await api.make.person(4);
    const { id } = await waiting({ status: 'published' });
    const { status, refusal } = await api.request('POST', `/alum/refuse/${id}`, { as: admin });
    expect([status, refusal.code]).toEqual([409, 'conflict']);
    expect((await api.request('GET', `/alum/view/${id}`)).status).toBe(200);
  });
});

test('only administrators decide, and only about what is there', async () => {
  const editor = await api.make.person(3);
  const admin = await api.make.person(4);
  const { id } = await waiting();
  for (const what of ['approve', 'refuse']) {
    expect((await api.request('POST', `/alum/${what}/${id}`)).status).toBe(401);
    expect((await api.request('POST', `/alum/${what}/${id}`, { as: editor })).status).toBe(403);
    expect((await api.request('POST', `/alum/${what}/99999`, { as: admin })).status).toBe(404);
  }
  expect((await api.request('GET', '/admin/testimonials', { as: editor })).status).toBe(403);
});

test('the list has those that wait, the oldest first, with all that they sent', async () => {
  await api.deps.db.delete(alumni);
  const admin = await api.make.person(4);
  const now = Date.now();
  const newer = await waiting({ name: 'Newer', createdAt: new Date(now - 1000) });
  const older = await waiting({ name: 'Older', email: 'Old@x.example', createdAt: new Date(now - 2000) });
  await waiting({ name: 'Done', status: 'published' });
  const list = async (query = '') => (await api.request('GET', `/admin/testimonials?${query}`, { as: admin })).answer;
  const all = await list();
  expect(testimonialList.strict().parse(all)).toEqual(all);
  expect(all).toMatchObject({ pages: 1, total: 2 });
  expect(all.docs.map((row: { id: number }) => row.id)).toEqual([older.id, newer.id]);
  expect(all.docs[1]).toMatchObject({ ...contact, details: newer.details, picture: newer.picture, status: 'waiting' });
  expect(all.docs[1]?.pictureInfo).toHaveLength(1);
  expect((await list('q=old@x')).docs).toMatchObject([{ id: older.id }]);
  expect((await list('q=NEW')).total).toBe(1);
  expect((await list('page=2')).docs).toEqual([]);
  // The first one finds out who asks.
  expect(await api.countStatements(() => list())).toBe(1 + 2);
});

test('beside what waits stands why its form looks like spam, until somebody says that it is none', async () => {
  const admin = await api.make.person(4);
  const email = 'doubtful@x.example';
  const { id } = await waiting({ name: 'Doubtful', email: 'Doubtful@X.example' });
  const form = { kind: 'testimonial' as const, classOf: 2012, answers: ['a'], senderName: 'D', senderEmail: email };
  await api.deps.db.insert(enquiries).values({ ...form, fingerprint: 'd', suspicion: 'It has 4 links.' });
  const list = async () => (await api.request('GET', '/admin/testimonials?q=doubtful', { as: admin })).answer;
  expect(testimonialList.strict().parse(await list())).toMatchObject({ docs: [{ id, suspicion: 'It has 4 links.' }] });
  await api.deps.db.update(enquiries).set({ suspicion: null });
  expect((await list()).docs).toMatchObject([{ id, suspicion: null }]);
});

test('what waits is sorted by its date and by name, both ways', async () => {
  const admin = await api.make.person(4);
  const mark = 'Sorted';
  for (const [name, day] of [
    ['B', 3],
    ['A', 2],
    ['C', 1],
  ] as const) {
    await waiting({ name: `${mark} ${name}`, createdAt: new Date(Date.UTC(2026, 0, day)) });
  }
  const order = async (sort: string) => {
    const { answer } = await api.request('GET', `/admin/testimonials?q=${mark}${sort}`, { as: admin });
    return answer.docs.map(({ name }) => name.slice(-1)).join('');
  };
  expect(await order('')).toBe('CAB');
  expect(await order('&sort=-createdAt')).toBe('BAC');
  expect(await order('&sort=name')).toBe('ABC');
  expect(await order('&sort=-name')).toBe('CBA');
  expect((await api.request('GET', '/admin/testimonials?sort=email', { as: admin })).status).toBe(400);
});
