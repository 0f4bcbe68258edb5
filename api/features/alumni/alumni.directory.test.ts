import { beforeEach, describe, expect, test } from 'vitest';
import { alumnus as alumnusShape, directoryList } from '../../../contract/content/alumni.ts';
import { testApi } from '../../../tests/support/api.ts';
import { alumni } from '../../db/tables/alumni.ts';

const api = testApi();
const contact = { email: 'amina@mail.example', phone: '+256772000444' };

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

describe('the directory', () => {
  beforeEach(async () => {
    await api.deps.db.delete(alumni);
  });

  const names = async (query: string) => {
    const { answer } = await api.request('GET', `/alum/?${query}`);
    return answer.allAlums.map(({ name }: { name: string }) => name);
  };

  test('newest class first, then by name; only what is published', async () => {
    await makeAlumnus({ name: 'Bosco', classOf: 2010 });
    await makeAlumnus({ name: 'Ann', classOf: 2005 });
    await makeAlumnus({ name: 'Ann', classOf: 2010, picture: null });
    await makeAlumnus({ name: 'Zoe', classOf: 2020, status: 'waiting' });
    const [bare, slash] = [await api.request('GET', '/alum'), await api.request('GET', '/alum/')];
    expect([bare.status, slash.status]).toEqual([200, 200]);
    expect(bare.answer).toEqual(slash.answer);
    expect(directoryList.strict().parse(bare.answer)).toEqual(bare.answer);
    const entries = bare.answer.allAlums.map((entry: { name: string; classOf: number }) => [entry.name, entry.classOf]);
    expect(entries).toEqual([
      ['Ann', 2010],
      ['Bosco', 2010],
      ['Ann', 2005],
    ]);
    expect(bare.answer.allAlums[0]).toMatchObject({ picture: '', pictureInfo: [] });
    expect(bare.answer.allAlums[1]?.pictureInfo).toMatchObject([{ name: bare.answer.allAlums[1]?.picture }]);
    expect(await names('year=2005')).toEqual(['Ann']);
    expect(await names('year=2001')).toEqual([]);
    expect(await names('year=0&q=0')).toHaveLength(3);
  });

  test('the search finds part of a name and takes its signs for letters', async () => {
    for (const name of ['Nakato 100%', 'Under_score', 'Back\\slash', 'Plain']) await makeAlumnus({ name });
    expect(await names('q=KATO')).toEqual(['Nakato 100%']);
    expect(await names('q=%25')).toEqual(['Nakato 100%']);
    expect(await names('q=_')).toEqual(['Under_score']);
    expect(await names('q=%5C')).toEqual(['Back\\slash']);
    expect(await names('q=kato&year=2011')).toEqual([]);
    expect(await names('q=')).toHaveLength(4);
  });

  test('e-mail and phone are for administrators', async () => {
    const { id } = await makeAlumnus();
    for (const as of [undefined, await api.make.person(1), await api.make.person(3)]) {
      const list = await api.request('GET', '/alum', { as });
      const keys = ['classOf', 'id', 'name', 'occupation', 'picture', 'pictureInfo'];
      expect(Object.keys(list.answer.allAlums[0] ?? {}).sort()).toEqual(keys);
      const view = await api.request('GET', `/alum/view/${id}`, { as });
      expect(Object.keys(view.answer).sort()).toEqual([...keys, 'createdAt', 'details', 'updatedAt', 'userId'].sort());
    }
    const as = await api.make.person(4);
    expect((await api.request('GET', '/alum', { as })).answer.allAlums[0]).toMatchObject(contact);
    const view = await api.request('GET', `/alum/view/${id}`, { as });
    expect(view.answer).toMatchObject({ ...contact, status: 'published' });
    expect(alumnusShape.strict().parse(view.answer)).toEqual(view.answer);
  });

  test('pages are as long as asked for and leave nobody out', async () => {
    const row = { name: 'Name', classOf: 2010, status: 'published' as const };
    const made = await api.deps.db
      .insert(alumni)
      .values(Array.from({ length: 481 }, () => row))
      .returning({ id: alumni.id });
    const page = async (query: string) => (await api.request('GET', `/alum?${query}`)).answer;
    for (const [query, length, totalPages] of [
      ['', 30, 17],
      ['items=60&page=9', 1, 9],
      ['items=480', 480, 2],
      ['items=500', 480, 2],
      ['items=500&page=3', 0, 2],
    ] as const) {
      const answer = await page(query);
      expect([answer.allAlums.length, answer.totalPages], query).toEqual([length, totalPages]);
    }
    const walked = [];
    for (let number = 1; number <= 17; number++) walked.push(...(await page(`page=${number}`)).allAlums);
    expect(walked.map(({ id }) => id)).toEqual(made.map(({ id }) => id));
    const wrong = await api.request('GET', '/alum?items=31&page=0&year=x');
    expect(Object.keys(wrong.refusal.fields).sort()).toEqual(['items', 'page', 'year']);
    expect(await api.countStatements(() => page('items=480&q=am&year=2010'))).toBe(2);
  });
});
