import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { events, eventTextPictures } from '../../api/db/tables/events.ts';
import { galleries, galleryImages } from '../../api/db/tables/galleries.ts';
import { pagePictures, pages } from '../../api/db/tables/pages.ts';
import { previews } from '../../api/db/tables/previews.ts';
import { profiles } from '../../api/db/tables/profiles.ts';
import { stories, storyTextPictures } from '../../api/db/tables/stories.ts';
import { users } from '../../api/db/tables/users.ts';
import { hashSecret } from '../../api/lib/security/tokens.ts';
import { publishedKinds } from '../../contract/content/publishing.ts';
import { testApi } from '../support/api.ts';
import type { Person } from '../support/factory.ts';
import { tally } from './figures.ts';

const api = testApi();
const secret = 'A wing that nobody knows of';
const day = 86_400_000;
let author: Person;
let admin: Person;

type Kind = (typeof publishedKinds)[number];
type Thing = { kind: Kind; id: number };

const draft = async (kind: Kind, ownerId: number | null = author.id): Promise<Thing> => ({
  kind,
  id: (await api.make.published(kind, { title: secret, draft: true, ownerId })).id,
});
const at = ({ kind, id }: Thing) => `/previews/${kind}/${id}` as const;
const make = async (thing: Thing, as: Person) => (await api.request('POST', at(thing), { as })).answer.key;
const open = (key: string, address = '10.0.0.1') =>
  api.request('GET', `/previews/open?key=${encodeURIComponent(key)}`, { address });
const opens = async (key: string) => (await open(key)).status;
const picture = async (name: string, cookie?: string) =>
  (await api.api.request(`/images/${name}`, cookie ? { headers: { cookie } } : {})).status;

const give = ({ kind, id }: Thing, to: number) => {
  const { db } = api.deps;
  if (kind === 'gallery') return db.update(galleries).set({ ownerId: to }).where(eq(galleries.id, id));
  if (kind === 'profile') return db.update(profiles).set({ ownerId: to }).where(eq(profiles.id, id));
  const table = kind === 'event' ? events : stories;
  return db.update(table).set({ authorId: to }).where(eq(table.id, id));
};

beforeAll(async () => {
  [author, admin] = [await api.make.person(3), await api.make.person(4)];
});

describe('ASVS 8.2.2, 14.2.2: a preview link', () => {
  test.each(publishedKinds)('of %s shows that draft alone, and no guess opens anything', async (kind) => {
    const [mine, other] = [await draft(kind), await draft(kind, null)];
    const key = await make(mine, author);
    const shown = await open(key);
    expect([shown.status, shown.answer.kind]).toEqual([200, kind]);
    expect(JSON.stringify(shown.answer)).toContain(secret);
    expect(shown.headers.get('cache-control')).toBe('private, no-store');
    const guesses = [key.slice(1), `${key}x`, key.toUpperCase(), hashSecret(key), String(mine.id), '*', '%', '\0', ' '];
    for (const guess of [...guesses, "' or true --", '{"$ne":1}', 'null', 'none']) {
      // From an address of its own for each kind, since wrong ones are counted by it.
      const { status, answer } = await open(guess, `10.0.2.${publishedKinds.indexOf(kind)}`);
      expect([guess, [400, 404].includes(status)]).toEqual([guess, true]);
      expect(JSON.stringify(answer)).not.toContain(secret);
    }
    // No id beside the key leads to another thing.
    const { answer } = await api.request(
      'GET',
      `/previews/open?key=${key}&id=${other.id}&kind=${kind}` as '/previews/open',
    );
    expect(JSON.stringify(answer)).not.toContain(`"id":${other.id},`);
    expect((await api.request('GET', `/site/preview?key=${key}`)).status).toBe(404);
    tally({ requests: guesses.length + 7 });
  });

  test.each(publishedKinds)('of %s is made, ended and asked about by those alone who may change it', async (kind) => {
    const thing = await draft(kind);
    const key = await make(thing, author);
    for (const role of [undefined, 1, 2, 3] as const) {
      const as = role && (await api.make.person(role));
      for (const method of ['GET', 'POST', 'DELETE'] as const) {
        expect((await api.request(method, at(thing), { as })).status).toBe(role ? 403 : 401);
      }
    }
    expect(await opens(key)).toBe(200);
    expect((await api.request('GET', at(thing), { as: admin })).answer.preview).toMatchObject({ opened: 1 });
    expect((await api.request('DELETE', at(thing), { as: admin })).status).toBe(204);
    expect(await opens(key)).toBe(404);
    expect((await api.request('GET', at(thing), { as: author })).answer.preview).toBeNull();
    tally({ requests: 18 });
  });

  test('ends with its week, with the next one, and with the thing', async () => {
    const thing = await draft('news');
    const [old, key] = [await make(thing, author), await make(thing, author)];
    expect([await opens(old), await opens(key)]).toEqual([404, 200]);
    api.advanceClock(7 * day - 60_000);
    expect(await opens(key)).toBe(200);
    api.advanceClock(120_000);
    expect(await opens(key)).toBe(404);
    api.advanceClock(-7 * day - 60_000);
    await api.request('DELETE', `/news/delete/${thing.id}`, { as: author });
    expect(await opens(key)).toBe(404);
    // What comes back out of the trash is not shown to anybody by an old link.
    await api.request('POST', `/trash/news/${thing.id}/restore`, { as: author });
    expect(await opens(key)).toBe(404);
  });

  test.each(publishedKinds)('of %s shows nothing once its maker could not change it any more', async (kind) => {
    const { db } = api.deps;
    const thing = await draft(kind);
    const key = await make(thing, author);
    await give(thing, admin.id);
    expect(await opens(key), 'given to somebody else').toBe(404);
    const theirs = await make(thing, admin);
    expect(await opens(theirs)).toBe(200);
    await db.update(users).set({ suspended: true }).where(eq(users.id, admin.id));
    expect(await opens(theirs), 'suspended').toBe(404);
    await db.update(users).set({ suspended: false }).where(eq(users.id, admin.id));
    const leaver = await api.make.person(4);
    const last = await make(thing, leaver);
    await db.delete(users).where(eq(users.id, leaver.id));
    expect(await opens(last), 'deleted').toBe(404);
  });

  test('is stored without its key, and a flood of guesses is cut off while a good one works', async () => {
    const thing = await draft('news');
    const key = await make(thing, author);
    expect(JSON.stringify(await api.deps.db.select().from(previews))).not.toContain(key);
    const statuses = new Set<number>();
    for (let guess = 0; guess < 70; guess++) statuses.add((await open(`guess-${guess}`, '10.9.9.9')).status);
    expect([...statuses]).toEqual([404, 429]);
    for (let time = 0; time < 70; time++) expect((await open(key, '10.9.9.8')).status).toBe(200);
    tally({ requests: 140 });
  });
});

describe('the pictures of a draft', () => {
  test('of a profile and of what is kept beside one are seen with its key alone', async () => {
    const [own, later, foreign] = [await api.make.picture(), await api.make.picture(), await api.make.picture()];
    const { id } = await api.make.profile({ ownerId: author.id, picture: own });
    await api.make.profile({ ownerId: author.id, picture: foreign, draft: true });
    const json = { name: 'N', position: 'P', bio: '<p>b</p>', tag: 10, pictures: later, keep: true };
    expect((await api.request('PUT', `/profiles/edit/${id}`, { as: author, json })).status).toBe(200);
    const { headers } = await open(await make({ kind: 'profile', id }, author));
    const sent = headers.getSetCookie()[0]?.split(';')[0];
    expect([await picture(later), await picture(later, sent), await picture(foreign, sent)]).toEqual([404, 200, 404]);
    await api.deps.db.update(profiles).set({ draft: true }).where(eq(profiles.id, id));
    expect([await picture(own), await picture(own, sent)]).toEqual([404, 200]);
    tally({ requests: 6 });
  });

  test('of a gallery, its cover, what is in it and what is kept beside it, are seen with its key alone', async () => {
    const [own, inside, later] = [await api.make.picture(), await api.make.picture(), await api.make.picture()];
    const { id } = await api.make.gallery({ ownerId: author.id, picture: own });
    await api.deps.db.insert(galleryImages).values({ galleryId: id, picture: inside });
    const json = { name: 'N', description: 'D', picture: later, keep: true };
    expect((await api.request('PUT', `/galleries/edit/${id}`, { as: author, json })).status).toBe(200);
    const { headers } = await open(await make({ kind: 'gallery', id }, author));
    const sent = headers.getSetCookie()[0]?.split(';')[0];
    expect([await picture(later), await picture(later, sent)]).toEqual([404, 200]);
    await api.deps.db.update(galleries).set({ draft: true }).where(eq(galleries.id, id));
    for (const name of [own, inside]) expect([await picture(name), await picture(name, sent)]).toEqual([404, 200]);
    tally({ requests: 6 });
  });

  test('are seen with its key by the browser that opened it, and with no other', async () => {
    const [name, foreign] = [await api.make.picture(), await api.make.picture()];
    const story = await api.make.story({ draft: true, authorId: author.id, pictures: [name] });
    await api.make.story({ draft: true, authorId: author.id, pictures: [foreign] });
    const key = await make({ kind: 'news', id: story.id }, author);
    const { headers } = await open(key);
    const [cookie = ''] = headers.getSetCookie();
    expect(cookie).toMatch(/^preview=.*; Path=\/images; .*HttpOnly; SameSite=Strict$/);
    const sent = cookie.split(';')[0];
    expect([await picture(name), await picture(name, sent), await picture(foreign, sent)]).toEqual([404, 200, 404]);
    const answer = await api.api.request(`/images/${name}`, { headers: { cookie: sent ?? '' } });
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    await api.request('DELETE', `/previews/news/${story.id}`, { as: author });
    expect(await picture(name, sent)).toBe(404);
    for (const guess of ['preview=', 'preview=x', `preview=${hashSecret(key)}`, 'preview=%00'])
      expect(await picture(name, guess)).toBe(404);
    tally({ requests: 9 });
  });

  /** A draft with a picture of its own. */
  const pictured = async (kind: Kind) => {
    const thing = await draft(kind);
    const name = await api.make.picture();
    const { db } = api.deps;
    if (kind === 'event') await db.insert(eventTextPictures).values({ eventId: thing.id, picture: name });
    else if (kind === 'gallery') await db.insert(galleryImages).values({ galleryId: thing.id, picture: name });
    else if (kind === 'profile') await db.update(profiles).set({ picture: name }).where(eq(profiles.id, thing.id));
    else await db.insert(storyTextPictures).values({ storyId: thing.id, picture: name });
    return { thing, name };
  };
  const cookieOf = async (key: string) => (await open(key)).headers.getSetCookie()[0]?.split(';')[0];

  test.each(publishedKinds)('of %s are not seen any more once the link shows nothing', async (kind) => {
    const { thing, name } = await pictured(kind);
    const own = await cookieOf(await make(thing, author));
    expect(await picture(name, own)).toBe(200);
    await give(thing, admin.id);
    expect(await picture(name, own), 'given to somebody else').toBe(404);
    const leaver = await api.make.person(4);
    const theirs = await cookieOf(await make(thing, leaver));
    expect(await picture(name, theirs)).toBe(200);
    await api.deps.db.update(users).set({ role: 3 }).where(eq(users.id, leaver.id));
    expect(await picture(name, theirs), 'demoted').toBe(404);
    await api.deps.db.update(users).set({ role: 4, suspended: true }).where(eq(users.id, leaver.id));
    expect(await picture(name, theirs), 'suspended').toBe(404);
    tally({ requests: 10 });
  });

  test('of a page are not seen any more once its maker is no editor', async () => {
    const [editor, name, id] = [await api.make.person(3), await api.make.picture(), 'secret-wing'];
    const { db } = api.deps;
    await db.insert(pages).values({ id, path: id, tag: '', title: secret, pageText: '', draft: true });
    await db.insert(pagePictures).values({ pageId: id, position: 0, picture: name });
    const { key } = (await api.request('POST', `/admin/pages/${id}/preview`, { as: editor })).answer;
    const sent = await cookieOf(key);
    expect([await opens(key), await picture(name, sent)]).toEqual([200, 200]);
    await db.update(users).set({ role: 2 }).where(eq(users.id, editor.id));
    expect([await opens(key), await picture(name, sent)]).toEqual([404, 404]);
    tally({ requests: 6 });
  });
});
