import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { eventMessages } from '../../../contract/content/events.ts';
import { keptMessages } from '../../../contract/content/kept.ts';
import { type PublishedKind, publishedKinds } from '../../../contract/content/publishing.ts';
import { storyMessages } from '../../../contract/content/stories.ts';
import { testApi } from '../../../tests/support/api.ts';
import type { Person } from '../../../tests/support/factory.ts';
import { auditLog } from '../../db/tables/history.ts';
import { keptChanges } from '../../db/tables/kept.ts';
import { publishKept } from './publish-kept.ts';

const api = testApi();
let author: Person;

beforeAll(async () => {
  author = await api.make.person(3);
});

const hourMs = 3_600_000;
const roots = {
  news: 'news',
  article: 'articles',
  event: 'events',
  profile: 'profiles',
  gallery: 'galleries',
} as const;
const made = async (kind: PublishedKind) => (await api.make.published(kind, { ownerId: author.id })).id;
const edit = (kind: PublishedKind, id: number, json: object) =>
  api.request('PUT', `/${roots[kind]}/edit/${id}` as '/news/edit/1', { as: author, json });
const keep = (kind: PublishedKind, id: number, json: object) => edit(kind, id, { ...json, keep: true });
const kept = async (kind: PublishedKind, id: number) =>
  (await api.request('GET', `/kept/${kind}/${id}`, { as: author })).answer.kept;

/** What a draft may leave out, and the words for it that the same change gets when it does not say that it is one. */
const incomplete: [PublishedKind, object, Record<string, string>][] = [
  ['news', { title: 'X' }, { detail: storyMessages.detail, picture: storyMessages.newsImage }],
  ['article', { title: 'X' }, { detail: storyMessages.detail, picture: storyMessages.articleImage }],
  ['event', { title: 'X' }, { date: eventMessages.date }],
  ['event', { title: 'X', date: '' }, { date: eventMessages.date }],
  ['profile', { name: 'X', tag: 10, position: '', bio: '' }, { position: 'A position is required.' }],
  ['profile', { name: 'X', tag: 10, position: 'P', bio: '<p>b</p>', pictures: '' }, {}],
];

describe('a change of something public that says that it is a draft', () => {
  test.each(incomplete)('of %s is refused as any other when it is not complete: %o', async (kind, json, fields) => {
    const id = await made(kind);
    const asAny = await keep(kind, id, json);
    const asDraft = await keep(kind, id, { ...json, draft: true });
    expect([asAny.status, asDraft.status]).toEqual([400, 400]);
    expect(asDraft.refusal.fields).toMatchObject(fields);
    expect(asDraft.refusal.fields).toEqual(asAny.refusal.fields);
    expect(await kept(kind, id)).toBeNull();
  });

  test.each(['news', 'article'] as const)('of %s is refused where its text has no words', async (kind) => {
    const [id, picture] = [await made(kind), await api.make.picture()];
    for (const detail of ['<p> </p>', `<p><img src="/images/${picture}" alt=""></p>`]) {
      const { status, refusal } = await keep(kind, id, { title: 'X', detail, picture, draft: true });
      expect([status, refusal.fields]).toEqual([400, { detail: storyMessages.detail }]);
    }
  });

  test('is kept when it is complete, and can be seen by a link', async () => {
    const id = await made('event');
    expect((await keep('event', id, { title: 'X', date: '2030-03-04', draft: true })).status).toBe(200);
    const { key } = (await api.request('POST', `/previews/event/${id}`, { as: author })).answer;
    expect((await api.request('GET', `/previews/open?key=${key}`)).answer).toMatchObject({ calEvent: { title: 'X' } });
    await edit('event', id, { title: 'Y', date: '2030-03-04', kept: (await kept('event', id))?.at });
  });
});

test.each(publishedKinds)(
  'what cannot be read any more of %s stays when its moment comes, with the reason',
  async (kind) => {
    const [id, savedAt] = [await made(kind), api.deps.clock()];
    const key = ({ event: 'eventId', profile: 'profileId', gallery: 'galleryId' } as Record<string, string>)[kind];
    const publishAt = new Date(savedAt.getTime() + hourMs);
    const row = { kind, content: { title: 'X' }, basedOn: savedAt, publishAt, savedBy: author.id, savedAt };
    await api.deps.db.insert(keptChanges).values({ ...row, [key ?? 'storyId']: id });
    await publishKept(api.deps, { kind, id, savedAt: savedAt.toISOString() });
    expect(await kept(kind, id)).toMatchObject({ problem: keptMessages.unreadable });
    const log = await api.deps.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.itemId, String(id)));
    expect(log.filter((line) => line.kind === kind)).toMatchObject([
      { action: 'did not publish', detail: keptMessages.unreadable },
    ]);
    const link = (await api.request('POST', `/previews/${kind}/${id}`, { as: author })).answer;
    expect((await api.request('GET', `/previews/open?key=${link.key}`)).status).toBeLessThan(500);
  },
);
