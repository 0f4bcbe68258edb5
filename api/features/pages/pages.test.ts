import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { page as pageShape, pageView } from '../../../contract/pages/pages.ts';
import { testApi } from '../../../tests/support/api.ts';
import { pagePictures, pages } from '../../db/tables/pages.ts';
import { pageSlugs } from '../../seed/page-slugs.ts';

const api = testApi();
const input = { title: 'About us', pageText: '<p>New words.</p>' };

async function showPage(id: string, pictures: string[] = [], pageText = '<p>One.</p><p>Two.</p><p>Six.</p>') {
  await api.deps.db.insert(pages).values({ id, path: id, tag: 'about', title: 'About', pageText });
  if (pictures.length === 0) return;
  await api.deps.db
    .insert(pagePictures)
    .values(pictures.map((picture, position) => ({ pageId: id, position, picture })));
}

const newPictures = (count: number) => Promise.all(Array.from({ length: count }, () => api.make.picture()));
const view = async (id: string) => (await api.request('GET', `/pages/view/${id}`)).answer;

const edit = async (json: object, id = 'about') =>
  api.request('PUT', `/pages/edit/${id}`, { as: await api.make.person(3), json });

beforeEach(async () => {
  await api.deps.db.delete(pages);
});

describe('view', () => {
  test('anyone reads a page, its text cut for its pictures', async () => {
    const pictures = await newPictures(3);
    await showPage('about', pictures);
    const { status, answer } = await api.request('GET', '/pages/view/about');
    expect(status).toBe(200);
    expect(pageView.strict().parse(answer)).toEqual(answer);
    expect(Object.keys(answer.page).sort()).toEqual(Object.keys(pageShape.shape).sort());
    expect(answer.page).toMatchObject({ id: 'about', tag: 'about', title: 'About', picture: pictures.join(',') });
    expect(answer.page.pictureInfo.map(({ name }: { name: string }) => name)).toEqual(pictures);
    expect(answer).toMatchObject({ textBatch1: '<p>One.</p>', textBatch2: '<p>Two.</p>', textBatch3: '<p>Six.</p>' });
    expect(await api.countStatements(() => view('about'))).toBe(1);
  });

  test('a page without pictures is one text', async () => {
    await showPage('fees', [], '<p>One.</p><p>Two.</p>');
    const answer = await view('fees');
    expect(answer.page).toMatchObject({ picture: '', pictureInfo: [] });
    expect(answer).toMatchObject({ textBatch1: '<p>One.</p><p>Two.</p>', textBatch2: '', textBatch3: '' });
  });

  test('there are 25 pages, and each has its own address', async () => {
    expect(new Set(pageSlugs).size).toBe(25);
    for (const slug of pageSlugs) await showPage(slug);
    for (const slug of pageSlugs) expect((await view(slug)).page.id).toBe(slug);
  });

  test.each([
    ['nowhere', 1],
    ['1', 1],
    ['About', 0],
    ['%00', 0],
    ['about%20', 0],
    ['x'.repeat(101), 0],
  ])('%s is not found, nor is it asked for unless a page could be called so', async (slug, most) => {
    await showPage('about');
    let status = 0;
    const statements = await api.countStatements(async () => {
      status = (await api.request('GET', `/pages/view/${slug}`)).status;
    });
    expect({ status, statements }).toEqual({ status: 404, statements: most });
  });

  test('a page that nobody has written yet is not found', async () => {
    expect((await api.request('GET', '/pages/view/talent')).status).toBe(404);
  });
});

describe('edit', () => {
  test('an editor changes a page, and who did it and when is kept', async () => {
    await showPage('about', await newPictures(1));
    await showPage('fees');
    const editor = await api.make.person(3);
    const pictures = await newPictures(3);
    const json = { ...input, picture: pictures.toReversed().join(','), id: 'fees' };
    const before = api.deps.clock();
    const { status, answer } = await api.request('PUT', '/pages/edit/about', { as: editor, json });
    expect(status).toBe(200);
    expect(pageShape.strict().parse(answer)).toEqual(answer);
    expect(answer).toMatchObject({ ...input, id: 'about', tag: 'about', picture: json.picture });
    expect((await view('about')).page).toEqual(answer);
    expect((await view('fees')).page.title).toBe('About');
    const [row] = await api.deps.db.select().from(pages).where(eq(pages.id, 'about'));
    expect(row?.updatedBy).toBe(editor.id);
    expect(row?.updatedAt.getTime()).toBeGreaterThanOrEqual(before.getTime());
  });

  test('the time of a change is the time of the API', async () => {
    await showPage('about');
    api.advanceClock(-60_000);
    await edit(input);
    const [row] = await api.deps.db.select().from(pages);
    api.advanceClock(60_000);
    expect(row?.updatedAt.getTime()).toBeLessThan(Date.now() - 30_000);
  });

  test('pictures stay when none are named, and go when the list is empty or null', async () => {
    await showPage('about');
    for (const none of ['', null]) {
      const picture = (await newPictures(2)).join(',');
      await edit({ ...input, picture });
      expect((await edit(input)).answer.picture).toBe(picture);
      expect((await edit({ ...input, picture: none })).answer).toMatchObject({ picture: '', pictureInfo: [] });
    }
  });

  test('pictures that are no text are told so', async () => {
    await showPage('about');
    for (const picture of [[], ['a.png'], 5, {}]) {
      const { status, refusal } = await edit({ ...input, picture });
      expect([status, refusal.fields]).toEqual([400, { picture: 'picture must be a text.' }]);
    }
  });

  test('three pictures pass; four, unknown and repeated ones do not', async () => {
    await showPage('about');
    const names = await newPictures(4);
    expect((await edit({ ...input, picture: names.slice(0, 3).join(',') })).status).toBe(200);
    for (const picture of [names.join(','), 'nowhere.png', `${names[0]},${names[0]}`]) {
      const { status, refusal } = await edit({ ...input, title: 'Lost', picture });
      expect(status).toBe(400);
      expect(Object.keys(refusal.fields)).toEqual(['picture']);
    }
    expect((await view('about')).page).toMatchObject({ title: 'About us', picture: names.slice(0, 3).join(',') });
  });

  test('every wrong field is named', async () => {
    await showPage('about');
    const { status, refusal } = await edit({ title: ' ', picture: 7 });
    expect(status).toBe(400);
    expect(Object.keys(refusal.fields).sort()).toEqual(['pageText', 'picture', 'title']);
    expect((await edit({ title: 'x'.repeat(200), pageText: 'x'.repeat(200_000) })).status).toBe(200);
    const longer = await edit({ title: 'x'.repeat(201), pageText: 'x'.repeat(200_001) });
    expect(Object.keys(longer.refusal.fields).sort()).toEqual(['pageText', 'title']);
  });

  test('the text is cleaned, and refused when nothing is left', async () => {
    await showPage('about');
    const cleaned = await edit({ ...input, pageText: '<p onclick="x()">Words.</p><script>x()</script>' });
    expect(cleaned.answer.pageText).toBe('<p>Words.</p>');
    const { status, refusal } = await edit({ ...input, pageText: '<script>x()</script><p> </p>' });
    expect(status).toBe(400);
    expect(refusal.fields).toEqual({ pageText: 'The text is required.' });
  });

  test('only editors and above change a page', async () => {
    await showPage('about');
    const as = await api.make.person(2);
    expect((await api.request('PUT', '/pages/edit/about', { json: input })).status).toBe(401);
    expect((await api.request('PUT', '/pages/edit/about', { as, json: input })).status).toBe(403);
    const admin = await api.make.person(4);
    expect((await api.request('PUT', '/pages/edit/about', { as: admin, json: input })).status).toBe(200);
  });

  test.each(['nowhere', 'talent'])('%s cannot be edited: there is no such page', async (id) => {
    expect((await edit({ ...input, picture: await api.make.picture() }, id)).status).toBe(404);
  });
});
