import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { editables } from '../../../tests/support/editables.ts';
import { auditLog } from '../../db/tables/history.ts';
import { media } from '../../db/tables/media.ts';

const api = testApi();
const things = editables(api);

const wordsOf = async (name: string) => {
  const [row] = await api.deps.db.select().from(media).where(eq(media.name, name));
  return [row?.alt, row?.consent, row?.consentNote];
};
const linesOf = async (name: string) =>
  (await api.deps.db.select().from(auditLog).where(eq(auditLog.itemId, name)).orderBy(auditLog.id)).map(
    ({ detail }) => detail,
  );

const said = (name: string) => ({ name, alt: ' Children run. ', consent: 'given', consentNote: 'All parents, May' });
const saved = ['Children run.', 'given', 'All parents, May'];
const untouched = ['', 'unknown', ''];
const anHourAgo = () => new Date(Date.now() - 3_600_000).toISOString();

/** The kinds that show pictures. */
const kinds = ['news', 'article', 'gallery', 'galleryImage', 'profile', 'alumnus', 'page'] as const;

describe.each(kinds)('%s', (kind) => {
  const { add, edit, change } = things[kind];

  test('what is said of its pictures is saved with it, or not at all', async () => {
    const admin = await api.make.person(4);
    const id = await add(admin);
    const content = await change('Second');
    const name = await api.make.picture();
    const save = (more: object) => api.request('PUT', `${edit}/${id}`, { as: admin, json: { ...content, ...more } });

    expect((await save({ pictureWords: [said(name)], updatedAt: anHourAgo() })).status).toBe(409);
    expect(await wordsOf(name)).toEqual(untouched);
    const refused = await save({ pictureWords: [said(name), { name: 'nowhere.png', alt: 'x' }] });
    expect([refused.status, await wordsOf(name)]).toEqual([404, untouched]);
    const wrong = await save({ pictureWords: [{ name, alt: 'two\nlines' }] });
    expect([wrong.status, Object.keys(wrong.refusal.fields)]).toEqual([400, ['pictureWords.0.alt']]);

    expect((await save({ pictureWords: [said(name)] })).status).toBe(200);
    expect(await wordsOf(name)).toEqual(saved);
    expect(await linesOf(name)).toEqual(['Children run.', 'Consent: Parents agreed.']);
  });
});

test('what is said of pictures is saved with what is new, or not at all', async () => {
  const [editor, admin] = [await api.make.person(3), await api.make.person(4)];
  const taken = await api.make.picture();
  const product = { name: 'Tie', price: 5, picture: taken };
  await api.request('POST', '/admin/products', { as: admin, json: product });
  const adds: [url: string, as: typeof editor, json: object, wrong: object][] = [
    ['/news/add', editor, { title: 'T', detail: '<p>x</p>', picture: taken }, { detail: '<p> </p>' }],
    ['/articles/add', editor, { title: 'T', detail: '<p>x</p>', picture: taken }, { detail: '<p> </p>' }],
    ['/galleries/add', editor, { name: 'G', description: 'D', picture: taken }, { galleryId: 999 }],
    [
      '/profiles/add',
      editor,
      { name: 'P', tag: 20, position: 'x', bio: '<p>x</p>', pictures: taken },
      { bio: '<b></b>' },
    ],
    ['/admin/products', admin, { ...product, name: 'Cap' }, { name: 'Tie' }],
  ];
  for (const [url, as, json, wrong] of adds) {
    const name = await api.make.picture();
    const send = (more: object) =>
      api.request('POST', url, { as, json: { ...json, ...more, pictureWords: [said(name)] } });
    const refused = await send(wrong);
    expect([url, refused.status < 500 && refused.status >= 400, await wordsOf(name)]).toEqual([url, true, untouched]);
    expect([url, (await send({})).status, await wordsOf(name)]).toEqual([url, 201, saved]);
  }
});

test('new pictures of a gallery bring their words along', async () => {
  const editor = await api.make.person(3);
  const [cover, first, second] = [await api.make.picture(), await api.make.picture(), await api.make.picture()];
  const gallery = { name: 'G', description: 'D', picture: cover };
  const { id } = (await api.request('POST', '/galleries/add', { as: editor, json: gallery })).answer;
  const addpics = (json: object[]) => api.request('POST', `/galleries/addpics/${id}`, { as: editor, json });
  const { name: _, ...words } = said(first);
  const refused = await addpics([{ picture: first, ...words }, { picture: 'nowhere.png' }]);
  expect([refused.status, await wordsOf(first)]).toEqual([400, untouched]);
  expect((await addpics([{ picture: first, ...words }, { picture: second }])).status).toBe(201);
  expect([await wordsOf(first), await wordsOf(second)]).toEqual([saved, untouched]);
});

test('only for pictures that the person may change', async () => {
  const [owner, other] = [await api.make.person(2), await api.make.person(4)];
  const name = await api.make.picture({ uploadedBy: other.id });
  const profile = { name: 'P', tag: 20, position: 'x', bio: '<p>x</p>', pictures: name };
  const added = await api.request('POST', '/profiles/add', { as: other, json: { ...profile, userId: owner.id } });
  const json = { ...profile, name: 'Q', pictureWords: [{ name, alt: 'x' }] };
  const edit = await api.request('PUT', `/profiles/edit/${added.answer.id}`, { as: owner, json });
  expect([edit.status, await wordsOf(name)]).toEqual([403, untouched]);
});

test('scenes and products, too', async () => {
  const admin = await api.make.person(4);
  const name = await api.make.picture();
  const scenes = (json: object) => api.request('PUT', '/admin/settings/scenes/hero', { as: admin, json });
  const stale = { pictures: [name], before: ['other.png'], pictureWords: [said(name)] };
  expect([(await scenes(stale)).status, await wordsOf(name)]).toEqual([409, untouched]);
  expect((await scenes({ pictures: [name], pictureWords: [said(name)] })).status).toBe(200);
  expect(await wordsOf(name)).toEqual(saved);

  const picture = await api.make.picture();
  const added = await api.request('POST', '/admin/products', { as: admin, json: { name: 'Sock', price: 5, picture } });
  const edit = (json: object) => api.request('PUT', `/admin/products/${added.answer.id}`, { as: admin, json });
  expect((await edit({ pictureWords: [said(picture)], updatedAt: anHourAgo() })).status).toBe(409);
  expect(await wordsOf(picture)).toEqual(untouched);
  expect((await edit({ pictureWords: [said(picture)] })).status).toBe(200);
  expect(await wordsOf(picture)).toEqual(saved);
});
