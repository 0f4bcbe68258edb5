import { beforeAll, describe, expect, test } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { routeSamples } from '../../../tests/support/route-samples.ts';
import { galleries, galleryImages } from '../../db/tables/galleries.ts';
import type { Access } from '../../lib/access.ts';

const api = testApi();
const day = 86_400_000;
const word = 'Zanzibarquiz';

type Route = { method: string; path: string; access: Access | undefined };

/** What nobody is shown without the key of a link, and a picture, which has no words to look for. */
const byKey = ['/api/previews/open', '/api/previews/file', '/api/site/preview', '/api/setup', '/api/settings/social'];

/** Every list, feed and search that anyone may read: whatever is open, takes no id and only reads. */
function publicLists(): Route[] {
  const { paths = {} } = api.api.getOpenAPI31Document({ openapi: '3.1.0', info: { title: 'x', version: '1' } });
  return Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods as Record<string, { 'x-access'?: Access }>).map(([method, operation]) => ({
        method,
        path,
        access: operation['x-access'],
      })),
    )
    .filter(
      ({ method, path, access }) =>
        method === 'get' && access?.kind === 'anyone' && !path.includes('{id}') && !byKey.includes(path),
    );
}

/** The ways in which each can be asked. */
function questions({ path }: Route): string[] {
  const asked: Record<string, string[]> = {
    '/api/search': [
      `q=${word}`,
      `q=${word}s`,
      'q=Zanzibarquix',
      'q=hidden',
      'q=hidden&kind=event',
      'q=hidden&kind=news',
    ],
    '/api/pages/at': ['path=about'],
    '/api/search/feed': ['kind=news', 'kind=news&cat=1', 'kind=blog', 'kind=blog&cat=1'],
    '/api/search/calendar': ['', 'cat=0', 'cat=1'],
  };
  return asked[path] ?? ['', 'cat=0', 'cat=1', 'page=1&cat=0', 'page=2'];
}

let linked = 0;
let hiddenEvents: number[] = [];

async function addGallery(category: number, hide: object) {
  const picture = await api.make.picture();
  const values = { name: `${word} hidden`, description: `${word} hidden`, category, picture, ...hide };
  const [{ id: galleryId } = { id: 0 }] = await api.deps.db.insert(galleries).values(values).returning();
  await api.deps.db.insert(galleryImages).values({ galleryId, picture, caption: `${word} hidden` });
  return galleryId;
}

async function fill(visible: boolean) {
  const hide = (draft: boolean) =>
    visible ? {} : draft ? { draft: true } : { createdAt: new Date(api.deps.clock().getTime() + day) };
  for (const category of [0, 1]) {
    for (const draft of [true, false]) {
      const text = { title: `${word} hidden`, category, ...hide(draft) };
      const detail = { detail: `<p>${word} hidden</p>`, extract: `${word} hidden` };
      await api.make.story({ kind: 'news', ...text, ...detail });
      await api.make.story({ kind: 'article', ...text, ...detail });
      const soon = await api.make.event({ ...text, description: `<p>${word} hidden</p>` });
      const past = await api.make.event({ ...text, startsAt: new Date(Date.now() - 10 * day) });
      const { title: name, category: _, ...unseen } = text;
      const bio = `<p>${word} hidden</p>`;
      for (const tag of [10, 20, 30]) await api.make.profile({ name, bio, position: word, tag, ...unseen });
      hiddenEvents.push(soon.id, past.id);
      const picture = await api.make.picture();
      const values = { name: 'Gallery', description: 'D', picture, eventId: soon.id };
      const [gallery] = await api.deps.db.insert(galleries).values(values).returning();
      linked = gallery?.id ?? 0;
      await addGallery(category, hide(draft));
    }
  }
}

async function whereSeen(): Promise<string[]> {
  const seen: string[] = [];
  const samples = routeSamples(api);
  const somebody = await api.make.person(3);
  for (const route of publicLists()) {
    const sample = await samples[`GET ${route.path}`]?.(somebody);
    const path = route.path.replace('/api', '').replace(/\{(\w+)\}/g, (_, key) => String(sample?.params?.[key]));
    for (const question of questions(route)) {
      const { status, answer } = await api.request('GET', `${path}?${question}`);
      // The words that were looked for are part of the answer.
      const text = JSON.stringify({ ...(answer as object), query: '' });
      expect([path, question, status]).toEqual([path, question, 200]);
      if (text.includes(word) || text.includes(word.toLowerCase())) seen.push(`${route.path}?${question}`);
    }
  }
  for (const id of hiddenEvents) {
    if ((await api.request('GET', `/search/calendar?id=${id}`)).status !== 404) seen.push('/api/search/calendar?id');
  }
  const { answer } = await api.request('GET', `/galleries/view/${linked}`);
  if (JSON.stringify(answer.events).includes(word)) seen.push('/api/galleries/view: events');
  if (answer.event !== null) seen.push('/api/galleries/view: event');
  return [...new Set(seen)];
}

describe('drafts and what lies in the future', () => {
  beforeAll(() => fill(false));

  test('stand in no list, feed or search that readers see', async () => {
    expect(publicLists().length).toBeGreaterThan(15);
    expect(await whereSeen()).toEqual([]);
  });

  test('while the same things, once published, stand in all of them', async () => {
    hiddenEvents = [];
    await fill(true);
    const seen = new Set((await whereSeen()).map((place) => place.split('?')[0]));
    expect([...seen].sort()).toEqual(
      [
        '/api/articles',
        '/api/events',
        '/api/events/home',
        '/api/events/past',
        '/api/galleries',
        '/api/galleries/events',
        '/api/galleries/home',
        '/api/galleries/view: event',
        '/api/galleries/view: events',
        '/api/news',
        '/api/news/home',
        '/api/news/top',
        '/api/profiles/home',
        '/api/profiles/{group}',
        '/api/search',
        '/api/search/calendar',
        '/api/search/feed',
      ].sort(),
    );
  });

  test('no address of them is in the sitemap', async () => {
    const story = await api.make.story({ draft: true });
    const event = await api.make.event({ createdAt: new Date(api.deps.clock().getTime() + day) });
    const profiles = [
      await api.make.profile({ draft: true }),
      await api.make.profile({ createdAt: new Date(api.deps.clock().getTime() + day) }),
    ];
    const gallery = await addGallery(0, { draft: true });
    const { answer } = await api.request('GET', '/search/sitemap');
    const urls = answer.docs.map(({ url }: { url: string }) => url);
    expect(urls).not.toContain(`/news/view/${story.id}`);
    expect(urls).not.toContain(`/events/view/${event.id}`);
    for (const { id } of profiles) expect(urls).not.toContain(`/profiles/view/${id}`);
    expect(urls).not.toContain(`/gallery/view/${gallery}`);
    for (const id of hiddenEvents.slice(0, 1)) expect(urls).toContain(`/events/view/${id}`);
  });
});
