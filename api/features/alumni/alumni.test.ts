import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { alumnusReceipt, lastClassYear } from '../../../contract/content/alumni.ts';
import { testApi } from '../../../tests/support/api.ts';
import { alumni } from '../../db/tables/alumni.ts';
import { media } from '../../db/tables/media.ts';

const api = testApi();
const hour = 3_600_000;
const contact = { email: 'amina@mail.example', phone: '+256772000444' };
let visitor = 0;

const input = async () => ({
  name: 'Amina Nansubuga',
  ...contact,
  classOf: 2010,
  alumDetails: 'I am a nurse.\n\nI <3 the choir & the hill.\nStill.',
  picture: await api.make.picture({ published: false }),
});

/** Each from an address of its own, so that the limit is met only where it is the subject. */
const send = (json: unknown, as?: Awaited<ReturnType<typeof api.make.person>>) =>
  api.request('POST', '/alum/add', { json, as, address: `10.8.0.${visitor++}` });

async function makeAlumnus(change: Partial<typeof alumni.$inferInsert> = {}) {
  const row = { name: 'Somebody', ...contact, classOf: 2010, details: '<p>Bio.</p>', status: 'published' as const };
  const picture = await api.make.picture();
  const [made] = await api.deps.db
    .insert(alumni)
    .values({ ...row, picture, ...change })
    .returning();
  if (!made) throw new Error('insert returned no row');
  return made;
}

const isPublished = async (name: string) => {
  const [file] = await api.deps.db.select().from(media).where(eq(media.name, name));
  return file?.published;
};

beforeEach(async () => {
  await api.deps.db.delete(alumni);
});

describe('sending a testimonial', () => {
  test('it waits, with its picture, and the answer has no contact data', async () => {
    const json = await input();
    const { status, answer } = await send(json);
    expect(status).toBe(201);
    expect(answer).toEqual({ id: answer.id, name: json.name, classOf: 2010, status: 'waiting' });
    expect(alumnusReceipt.strict().parse(answer)).toEqual(answer);
    const [row] = await api.deps.db.select().from(alumni);
    expect(row).toMatchObject({ ...contact, picture: json.picture, status: 'waiting', userId: null });
    expect(row?.details).toBe('<p>I am a nurse.</p><p>I &lt;3 the choir &amp; the hill.<br />Still.</p>');
    expect(await isPublished(json.picture)).toBe(false);
    expect((await api.request('GET', '/alum')).answer).toEqual({ allAlums: [], totalPages: 0 });
  });

  test('HTML is cleaned, and nothing may not be left of it', async () => {
    await send({ ...(await input()), alumDetails: '<p onclick="x()">Hi</p><script>x()</script>' });
    expect((await api.deps.db.select().from(alumni))[0]?.details).toBe('<p>Hi</p>');
    const empty = await send({ ...(await input()), alumDetails: '<script>x()</script>' });
    expect(empty.status).toBe(400);
    expect(empty.refusal.fields).toHaveProperty('alumDetails');
  });

  test('an administrator publishes it at once, with its picture; an editor does not', async () => {
    const [editor, admin] = await Promise.all([api.make.person(3), api.make.person(4)]);
    const json = await input();
    expect((await send(json, editor)).answer.status).toBe('waiting');
    expect(await isPublished(json.picture)).toBe(false);
    expect((await send(json, admin)).answer.status).toBe('published');
    expect(await isPublished(json.picture)).toBe(true);
    expect((await api.request('GET', '/alum')).answer.allAlums).toHaveLength(1);
  });

  test('the same form within a day is one entry, with the later picture', async () => {
    const json = await input();
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(json)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const { id } = answers[0]?.answer ?? {};
    expect(new Set(answers.map(({ answer }) => answer.id))).toEqual(new Set([id]));
    api.advanceClock(23 * hour);
    const { picture } = await input();
    expect((await send({ ...json, name: ' amina  nansubuga', picture })).answer.id).toBe(id);
    const rows = await api.deps.db.select().from(alumni);
    expect(rows).toMatchObject([{ id, name: json.name, picture }]);
    api.advanceClock(2 * hour);
    expect((await send(json)).answer.id).not.toBe(id);
    expect((await send({ ...(await input()), classOf: 2011 })).status).toBe(201);
    expect(await api.deps.db.$count(alumni)).toBe(3);
    api.advanceClock(-25 * hour);
  });

  test('what is published is not changed by the same form', async () => {
    const admin = await api.make.person(4);
    const json = await input();
    const { answer } = await send(json, admin);
    const { picture } = await input();
    expect((await send({ ...json, picture })).answer).toEqual(answer);
    expect(await api.deps.db.select().from(alumni)).toMatchObject([{ picture: json.picture }]);
    expect(await isPublished(picture)).toBe(false);
  });

  test('every missing field is named', async () => {
    const { status, refusal } = await send({});
    expect(status).toBe(400);
    expect(Object.keys(refusal.fields).sort()).toEqual(['alumDetails', 'classOf', 'email', 'name', 'phone', 'picture']);
    expect(refusal.fields.picture).toBe('You have not included recent picture of you');
  });

  test.each([
    ['classOf', 2001],
    ['classOf', lastClassYear() + 1],
    ['classOf', 2010.5],
    ['classOf', null],
    ['phone', `+${'1'.repeat(16)}`],
    ['email', 'amina@'],
    ['picture', 'nowhere.png'],
    ['picture', ''],
  ])('%s %s is refused', async (field, value) => {
    const { status, refusal } = await send({ ...(await input()), [field]: value });
    expect(status).toBe(400);
    expect(Object.keys(refusal.fields)).toEqual([field]);
  });

  test.each([2002, lastClassYear()])('the class of %i passes', async (classOf) => {
    expect((await send({ ...(await input()), classOf })).status).toBe(201);
  });

  test('too many from one address have to wait', async () => {
    const json = await input();
    const from = { json, address: 'crowd' };
    for (let i = 0; i < 20; i++) expect((await api.request('POST', '/alum/add', from)).status).toBe(201);
    expect((await api.request('POST', '/alum/add', from)).status).toBe(429);
  });
});

describe('one alumnus', () => {
  const edit = async () => {
    const { alumDetails: _, picture: __, ...fields } = await input();
    return { ...fields, name: 'Changed', details: '<p>New <em>bio</em>.</p><script>x()</script>' };
  };

  test('one that waits exists for administrators only', async () => {
    const { id } = await makeAlumnus({ status: 'waiting' });
    const [editor, admin] = await Promise.all([api.make.person(3), api.make.person(4)]);
    for (const as of [undefined, editor])
      expect((await api.request('GET', `/alum/view/${id}`, { as })).status).toBe(404);
    expect((await api.request('GET', `/alum/view/${id}`, { as: admin })).answer.status).toBe('waiting');
    expect((await api.request('GET', '/alum/view/999999', { as: admin })).status).toBe(404);
  });

  test('administrators change it; whose it is stays', async () => {
    const [editor, admin] = await Promise.all([api.make.person(3), api.make.person(4)]);
    const { id, picture } = await makeAlumnus({ userId: editor.id });
    const json = { ...(await edit()), userId: admin.id, id: 5 };
    expect((await api.request('PUT', `/alum/edit/${id}`, { json })).status).toBe(401);
    expect((await api.request('PUT', `/alum/edit/${id}`, { as: editor, json })).status).toBe(403);
    expect((await api.request('PUT', '/alum/edit/999999', { as: admin, json })).status).toBe(404);
    const { status, answer } = await api.request('PUT', `/alum/edit/${id}`, { as: admin, json });
    expect(status).toBe(200);
    const details = '<p>New <em>bio</em>.</p>';
    expect(answer).toMatchObject({ id, name: 'Changed', details, picture, userId: editor.id, status: 'published' });
    expect((await api.request('GET', `/alum/view/${id}`, { as: admin })).answer).toEqual(answer);
    const wrong = await api.request('PUT', `/alum/edit/${id}`, { as: admin, json: { picture: '', classOf: 1 } });
    const fields = ['classOf', 'details', 'email', 'name', 'phone', 'picture'];
    expect(Object.keys(wrong.refusal.fields).sort()).toEqual(fields);
    const empty = await api.request('PUT', `/alum/edit/${id}`, { as: admin, json: { ...json, details: '<p> </p>' } });
    expect(Object.keys(empty.refusal.fields)).toEqual(['details']);
  });

  test.each(['published', 'waiting'] as const)('a new picture of a %s one is as public as it', async (status) => {
    const as = await api.make.person(4);
    const { id } = await makeAlumnus({ status });
    const picture = await api.make.picture({ published: false });
    const { answer } = await api.request('PUT', `/alum/edit/${id}`, { as, json: { ...(await edit()), picture } });
    expect(answer).toMatchObject({ picture, status });
    expect(await isPublished(picture)).toBe(status === 'published');
  });

  test('administrators delete it', async () => {
    const [editor, admin] = await Promise.all([api.make.person(3), api.make.person(4)]);
    const { id } = await makeAlumnus({ userId: editor.id });
    expect((await api.request('DELETE', `/alum/delete/${id}`)).status).toBe(401);
    expect((await api.request('DELETE', `/alum/delete/${id}`, { as: editor })).status).toBe(403);
    expect((await api.request('DELETE', `/alum/delete/${id}`, { as: admin })).status).toBe(204);
    expect((await api.request('DELETE', `/alum/delete/${id}`, { as: admin })).status).toBe(404);
  });
});
