import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import * as contract from '../../../contract/content/galleries.ts';
import { listMessages } from '../../../contract/office/lists.ts';
import { testApi } from '../../../tests/support/api.ts';
import type { Person } from '../../../tests/support/factory.ts';
import { galleries, galleryImages } from '../../db/tables/galleries.ts';
import { pages } from '../../db/tables/pages.ts';

const api = testApi();
const day = 86_400_000;
let owner: Person;
let other: Person;
let admin: Person;

beforeEach(async () => {
  [owner, other, admin] = [await api.make.person(3), await api.make.person(3), await api.make.person(4)];
});

const add = (json: object, as = owner) => api.request('POST', '/galleries/add', { as, json });
const edit = (id: number, json: object, as = owner) => api.request('PUT', `/galleries/edit/${id}`, { as, json });
const view = (id: number, as?: Person) => api.request('GET', `/galleries/view/${id}`, { as });
const complete = async (more: object = {}) => ({
  ...{ name: 'Sports day', description: 'We ran.', picture: await api.make.picture(), ...more },
});
const ahead = () => new Date(api.deps.clock().getTime() + day).toISOString();

/** One with a picture in it, which readers do not see. */
async function hidden(more: object = { draft: true }) {
  const json = await complete(more);
  const { id } = (await add(json)).answer;
  const inside = await api.make.picture();
  const images = await api.request('POST', `/galleries/addpics/${id}`, { as: owner, json: [{ picture: inside }] });
  return { id, cover: json.picture, inside, image: images.answer[0]?.id ?? 0 };
}

describe('a draft', () => {
  test('needs a name alone, and without a word about it a gallery is public at once', async () => {
    const { status, answer } = await add({ name: 'Only this', draft: true });
    expect([status, contract.gallery.strict().parse(answer)]).toEqual([201, answer]);
    expect(answer).toMatchObject({ draft: true, description: '', picture: '', pictureInfo: [] });
    for (const json of [{ name: 'Only this' }, { name: 'Only this', draft: false }]) {
      expect(Object.keys((await add(json)).refusal.fields).sort()).toEqual(['description', 'picture']);
    }
    expect((await add({ draft: true })).refusal.fields).toEqual({ name: contract.galleryMessages.name });
    const added = await add(await complete());
    expect((await view(added.answer.id)).answer.gallery).toMatchObject({ draft: false });
  });

  test('is published when it is complete, of that moment, and changed without a word it stays one', async () => {
    const { id } = (await add({ name: 'First', draft: true })).answer;
    expect((await edit(id, { name: 'First', description: 'Words.' })).answer).toMatchObject({ draft: true });
    const refused = await edit(id, { name: 'First', description: 'Words.', draft: false });
    expect([refused.status, refused.refusal.fields]).toEqual([400, { picture: contract.galleryMessages.image }]);
    const whole = await complete();
    expect((await edit(id, { ...whole, draft: true })).status).toBe(200);
    expect((await view(id)).status).toBe(404);
    expect((await edit(id, { ...whole, draft: false, createdAt: new Date().toISOString() })).status).toBe(200);
    expect((await view(id)).answer.gallery).toMatchObject({ name: 'Sports day', draft: false });
    const cleared = await edit(id, { name: 'Sports day', draft: true, picture: '' });
    expect(cleared.answer).toMatchObject({ draft: true, picture: '' });
  });

  test('of an owner who does not publish stays a draft', async () => {
    const author = await api.make.person(2);
    const { id } = (await add(await complete({ draft: true, userId: author.id }), admin)).answer;
    expect((await edit(id, { ...(await complete()), draft: false }, author)).status).toBe(403);
    expect((await edit(id, { ...(await complete()), draft: true }, author)).status).toBe(200);
  });

  test('is saved over nobody: of two the second is told', async () => {
    const { id, updatedAt } = (await add(await complete({ draft: true }))).answer;
    const save = async () => (await edit(id, { ...(await complete()), draft: true, updatedAt })).status;
    expect((await Promise.all([save(), save()])).sort()).toEqual([200, 409]);
  });
});

describe.each([
  ['a draft', () => ({ draft: true })],
  ['what lies ahead', () => ({ createdAt: ahead() })],
])('%s is for its owner and administrators alone', (_, more) => {
  test('itself, its pictures one by one, and their files', async () => {
    const { id, image, cover, inside } = await hidden(more());
    const statuses = async (path: `/galleries/view/${number}` | `/galleries/viewpic/${number}`) =>
      Promise.all([undefined, other, owner, admin].map(async (as) => (await api.request('GET', path, { as })).status));
    expect(await statuses(`/galleries/view/${id}`)).toEqual([404, 404, 200, 200]);
    expect(await statuses(`/galleries/viewpic/${image}`)).toEqual([404, 404, 200, 200]);
    const seen = async () =>
      Promise.all([cover, inside].map(async (name) => (await api.api.request(`/images/${name}`)).status));
    expect(await seen()).toEqual([404, 404]);
    await api.deps.db.update(galleries).set({ draft: false, createdAt: new Date() }).where(eq(galleries.id, id));
    expect(await seen()).toEqual([200, 200]);
    expect(await statuses(`/galleries/view/${id}`)).toEqual([200, 200, 200, 200]);
  });

  test('not through its event, the block of a page, or the choice for the home page', async () => {
    const event = await api.make.event();
    const { id } = await hidden(more());
    await api.deps.db.update(galleries).set({ eventId: event.id }).where(eq(galleries.id, id));
    const blocks = [{ id: 'g', type: 'gallery', version: 1, gallery: id, most: 6 }];
    const page = { id: `of-${id}`, path: `of-${id}`, tag: '', title: 'T', pageText: '', blocks };
    await api.deps.db.insert(pages).values(page);
    const through = async () => {
      const [at, shown, home] = await Promise.all([
        api.request('GET', `/events/view/${event.id}`),
        api.request('GET', `/pages/view/${page.id}`),
        api.request('GET', `/galleries/home?gallery=${id}`),
      ]);
      const ofHome = home.answer.some(({ galleryId }) => galleryId === id);
      return [at.answer.gallery?.id ?? null, at.answer.calEvent.galleryId, shown.answer.blocks.length, ofHome];
    };
    expect(await through()).toEqual([null, null, 0, false]);
    await api.deps.db.update(galleries).set({ draft: false, createdAt: new Date() }).where(eq(galleries.id, id));
    expect(await through()).toEqual([id, id, 1, true]);
  });
});

describe('in the office', () => {
  const act = (what: object, as: Person, id: number, updatedAt: string) =>
    api.request('POST', '/lists/gallery/act', { as, json: { ...what, items: [{ id, updatedAt }] } });
  const row = async (id: number) => (await api.deps.db.select().from(galleries).where(eq(galleries.id, id)))[0];
  const at = async (id: number) => (await row(id))?.updatedAt.toISOString() ?? '';

  test('the list says its state and is filtered by it, for who may see it', async () => {
    const [draft, planned] = [await hidden(), await hidden({ createdAt: ahead() })];
    const states = async (as: Person, query = '') =>
      (await api.request('GET', `/lists/gallery?author=${owner.id}${query}`, { as })).answer.docs.map((doc) => [
        ...[doc.id, doc.state],
      ]);
    expect(await states(owner)).toEqual(
      expect.arrayContaining([
        [draft.id, 'draft'],
        [planned.id, 'scheduled'],
      ]),
    );
    expect(await states(owner, '&state=draft')).toEqual([[draft.id, 'draft']]);
    expect(await states(admin, '&state=scheduled')).toEqual([[planned.id, 'scheduled']]);
    expect(await states(other)).toEqual([]);
  });

  test('several are published and unpublished by who may, and as they were before', async () => {
    const { id, inside } = await hidden();
    expect((await act({ action: 'publish' }, other, id, await at(id))).answer.refused).toMatchObject([{ id }]);
    expect((await act({ action: 'publish' }, owner, id, await at(id))).answer.refused).toEqual([]);
    const published = (await row(id))?.createdAt;
    expect((await view(id)).status).toBe(200);
    expect((await act({ action: 'unpublish' }, owner, id, await at(id))).answer.refused).toEqual([]);
    expect([(await view(id)).status, (await api.api.request(`/images/${inside}`)).status]).toEqual([404, 404]);
    api.advanceClock(day);
    await act({ action: 'publish', asBefore: true }, owner, id, await at(id));
    api.advanceClock(-day);
    expect((await row(id))?.createdAt).toEqual(published);
    const stale = await act({ action: 'unpublish' }, owner, id, new Date(0).toISOString());
    expect(stale.answer.refused).toMatchObject([{ id }]);
  });

  test('what is not complete is not published, and says what is missing', async () => {
    const { id } = (await add({ name: 'Only this', draft: true })).answer;
    const { refused } = (await act({ action: 'publish' }, owner, id, await at(id))).answer;
    expect(refused).toEqual([{ id, reason: expect.stringContaining(contract.galleryMessages.description) }]);
    expect((await act({ action: 'unpublish' }, owner, id, await at(id))).answer.refused).toEqual([
      { id, reason: listMessages.isDraft },
    ]);
  });

  test('the desk and the search of the office show it to its owner, and to nobody who may not see it', async () => {
    const name = `Quokka${owner.id}`;
    const { id } = (await add({ name, draft: true })).answer;
    const planned = (await add(await complete({ name, createdAt: ahead() }))).answer;
    const desk = (await api.request('GET', '/desk', { as: owner })).answer;
    expect(desk.drafts).toMatchObject([{ kind: 'gallery', id, title: name }]);
    expect(desk.scheduled).toMatchObject([{ kind: 'gallery', id: planned.id }]);
    expect((await api.request('GET', '/desk', { as: other })).answer.scheduled).toEqual([]);
    const found = async (as: Person) =>
      JSON.stringify((await api.request('GET', `/desk/search?q=${name}`, { as })).answer).includes(name);
    expect([await found(owner), await found(admin), await found(other)]).toEqual([true, true, false]);
  });

  test('goes to the trash with its pictures and comes back a draft', async () => {
    const { id } = await hidden();
    await api.request('DELETE', `/galleries/delete/${id}`, { as: owner });
    expect((await api.request('POST', `/trash/gallery/${id}/restore`, { as: owner })).status).toBe(200);
    expect((await view(id, owner)).answer.gallery.draft).toBe(true);
    expect(await api.deps.db.$count(galleryImages, eq(galleryImages.galleryId, id))).toBe(1);
  });
});
