import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { alumnusAccount } from '../../../contract/content/alumni.ts';
import { testApi } from '../../../tests/support/api.ts';
import type { Person } from '../../../tests/support/factory.ts';
import { alumni } from '../../db/tables/alumni.ts';
import { auditLog } from '../../db/tables/history.ts';

const api = testApi();

async function entry(change: Partial<typeof alumni.$inferInsert> = {}) {
  const values = { name: 'A', email: 'a@x.example', phone: '+256 700 000000', classOf: 2010, details: '<p>d</p>' };
  const [row] = await api.deps.db
    .insert(alumni)
    .values({ ...values, status: 'published', ...change })
    .returning();
  if (!row) throw new Error('insert returned no row');
  return row;
}
const account = (id: number, as?: Person) => api.request('GET', `/users/alum/${id}`, { as });
const claim = (id: number, alumnusId: unknown, as?: Person) =>
  api.request('POST', `/users/alum/${id}/claim`, { as, json: { alumnusId } });

test('a person sees the entries with their e-mail, claims one, and then has it', async () => {
  const person = await api.make.person(1);
  const own = await entry({ email: person.email.toUpperCase(), status: 'waiting' });
  const second = await entry({ email: person.email });
  await entry();
  const before = await account(person.id, person);
  expect(before.status).toBe(200);
  expect(alumnusAccount.strict().parse(before.answer)).toEqual(before.answer);
  expect(before.answer.alumnus).toBeNull();
  expect(before.answer.claimable.map((row: { id: number }) => row.id)).toEqual([own.id, second.id]);

  const { status, answer } = await claim(person.id, own.id, person);
  expect(status).toBe(200);
  expect(answer).toMatchObject({ alumnus: { id: own.id, userId: person.id, phone: own.phone }, claimable: [] });
  expect((await claim(person.id, own.id, person)).status).toBe(200);
  const lines = await api.deps.db.select().from(auditLog).where(eq(auditLog.action, 'claimed'));
  expect(lines).toMatchObject([{ itemId: String(own.id), actorName: person.name }]);
  // One account, one entry.
  expect((await claim(person.id, second.id, person)).refusal.code).toBe('conflict');
});

test('nobody claims what is not theirs', async () => {
  const [person, other] = [await api.make.person(3), await api.make.person(1)];
  const [published, waiting] = [await entry(), await entry({ status: 'waiting' })];
  expect((await account(person.id)).status).toBe(401);
  expect((await account(person.id, other)).status).toBe(403);
  expect((await claim(person.id, published.id, other)).status).toBe(403);
  expect((await claim(person.id, published.id, person)).status).toBe(403);
  // Of what waits a stranger does not even learn that it is there.
  expect((await claim(person.id, waiting.id, person)).status).toBe(404);
  expect((await claim(person.id, 99_999, person)).status).toBe(404);
  expect((await claim(person.id, 'mine', person)).refusal.fields).toHaveProperty('alumnusId');
  expect((await account(person.id, person)).answer).toEqual({ alumnus: null, claimable: [] });
});

test('an administrator ties any entry that nobody has', async () => {
  const [admin, person, other] = [await api.make.person(4), await api.make.person(1), await api.make.person(1)];
  const { id } = await entry();
  expect((await claim(person.id, id, admin)).answer.alumnus?.id).toBe(id);
  expect((await account(person.id, admin)).answer.alumnus?.userId).toBe(person.id);
  expect((await claim(other.id, id, admin)).refusal.code).toBe('conflict');
  expect((await claim(99_999, id, admin)).status).toBe(404);
});

test('of several claims at once for one account, one counts', async () => {
  const person = await api.make.person(1);
  const entries = await Promise.all([1, 2, 3, 4, 5, 6].map(() => entry({ email: person.email })));
  const answers = await Promise.all(entries.map(({ id }) => claim(person.id, id, person)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
});

test('a testimonial belongs to the person who sends it, unless an administrator sends it for somebody', async () => {
  const [person, admin] = [await api.make.person(1), await api.make.person(4)];
  for (const as of [person, admin]) {
    const json = {
      ...{ name: as.name, email: 'b@x.example', phone: '+256 700 000000', classOf: 2011 },
      ...{ alumDetails: 'Text.', picture: await api.make.picture({ uploadedBy: as.id }) },
    };
    expect((await api.request('POST', '/alum/add', { as, json })).status).toBe(201);
  }
  expect((await account(person.id, person)).answer.alumnus?.name).toBe(person.name);
  expect((await account(admin.id, admin)).answer.alumnus).toBeNull();
});
