import { beforeAll, describe, expect, test } from 'vitest';
import { testApi } from '../support/api.ts';
import type { Person } from '../support/factory.ts';
import { tally } from './figures.ts';

const api = testApi();
const secret = 'Zanzibarwing';
let author: Person;
let story: number;
let event: number;
let profile: number;
let gallery: number;
let hidden: string;

const change = () => ({ title: secret, detail: `<p>${secret}</p>`, picture: hidden, keep: true });

const changedProfile = () => ({
  ...{ name: secret, position: secret, bio: `<p>${secret}</p>`, tag: 10, pictures: hidden, keep: true },
});

const changedGallery = () => ({ name: secret, description: secret, picture: hidden, keep: true });

beforeAll(async () => {
  author = await api.make.person(2);
  hidden = await api.make.picture();
  story = (await api.make.story({ kind: 'news', authorId: author.id })).id;
  event = (await api.make.event({ authorId: author.id })).id;
  profile = (await api.make.profile({ ownerId: author.id })).id;
  gallery = (await api.make.gallery({ ownerId: author.id })).id;
  const json = { title: secret, date: '2030-01-02', location: secret, description: `<p>${secret}</p>`, keep: true };
  const kept = [
    await api.request('PUT', `/news/edit/${story}`, { as: author, json: change() }),
    await api.request('PUT', `/events/edit/${event}`, { as: author, json }),
    await api.request('PUT', `/profiles/edit/${profile}`, { as: author, json: changedProfile() }),
    await api.request('PUT', `/galleries/edit/${gallery}`, { as: author, json: changedGallery() }),
  ];
  expect(kept.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});

describe('ASVS 8.2.2, 14.2.2: a change that is kept beside something public', () => {
  test('is kept, read and given up by those alone who may change the thing', async () => {
    for (const role of [undefined, 1, 2, 3] as const) {
      const as = role && (await api.make.person(role));
      const refused = role ? 403 : 401;
      const tried = [
        await api.request('PUT', `/news/edit/${story}`, { as, json: change() }),
        await api.request('GET', `/kept/news/${story}`, { as }),
        await api.request('DELETE', `/kept/news/${story}`, { as }),
        await api.request('GET', `/kept/event/${event}`, { as }),
        await api.request('DELETE', `/kept/event/${event}`, { as }),
        await api.request('PUT', `/profiles/edit/${profile}`, { as, json: changedProfile() }),
        await api.request('GET', `/kept/profile/${profile}`, { as }),
        await api.request('DELETE', `/kept/profile/${profile}`, { as }),
        await api.request('PUT', `/galleries/edit/${gallery}`, { as, json: changedGallery() }),
        await api.request('GET', `/kept/gallery/${gallery}`, { as }),
        await api.request('DELETE', `/kept/gallery/${gallery}`, { as }),
      ];
      expect(tried.map(({ status }) => status)).toEqual(tried.map(() => refused));
      expect(JSON.stringify(tried.map(({ answer }) => answer ?? null))).not.toContain(secret);
    }
    tally({ requests: 44 });
  });

  test('is in nothing that readers or other staff are answered', async () => {
    const paths = [
      ...[`/news/view/${story}`, '/news', '/news/home', '/news/top', `/events/view/${event}`, '/events'],
      ...[`/search?q=${secret}`, '/search/feed?kind=news', '/search/calendar', `/search/calendar?id=${event}`],
      ...[
        `/profiles/view/${profile}`,
        '/profiles/30',
        '/profiles/10',
        '/profiles/home',
        `/revisions/profile/${profile}`,
      ],
      ...[`/galleries/view/${gallery}`, '/galleries', '/galleries/home', `/revisions/gallery/${gallery}`],
      ...['/search/sitemap', '/unpublished?kind=news', '/desk', `/revisions/news/${story}`],
    ];
    for (const role of [undefined, 1, 2, 3] as const) {
      const as = role && (await api.make.person(role));
      for (const path of paths) {
        const { answer } = await api.request('GET', path as '/news', { as });
        const text = JSON.stringify({ ...(answer as object), query: '' });
        expect([role, path, text.includes(secret) || text.includes(hidden)]).toEqual([role, path, false]);
      }
      expect((await api.api.request(`/images/${hidden}`)).status).toBe(404);
    }
    tally({ requests: paths.length * 4 });
  });

  test('of another kind or id cannot be named', async () => {
    const admin = await api.make.person(4);
    for (const path of [`/kept/article/${story}`, `/kept/event/${story + 10_000}`, '/kept/page/1', '/kept/news/x']) {
      const { status, answer } = await api.request('GET', path as '/kept/news/1', { as: admin });
      expect([path, [400, 404].includes(status)]).toEqual([path, true]);
      expect(JSON.stringify(answer)).not.toContain(secret);
    }
    tally({ requests: 4 });
  });

  test('is no way for an author to publish a draft', async () => {
    const draft = await api.make.story({ kind: 'news', authorId: author.id, draft: true });
    for (const more of [{}, { publishAt: new Date(Date.now() + 9e6).toISOString() }, { draft: false }]) {
      const { status } = await api.request('PUT', `/news/edit/${draft.id}`, {
        as: author,
        json: { ...change(), ...more },
      });
      expect([400, 403]).toContain(status);
    }
    expect((await api.request('GET', `/news/view/${draft.id}`)).status).toBe(404);
    tally({ requests: 4 });
  });
});
