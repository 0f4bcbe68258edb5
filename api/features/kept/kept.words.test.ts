import { beforeAll, describe, expect, test } from 'vitest';
import { type PublishedKind, publishedKinds } from '../../../contract/content/publishing.ts';
import { testApi } from '../../../tests/support/api.ts';
import type { Person } from '../../../tests/support/factory.ts';

const api = testApi();
let author: Person;
let picture: string;

beforeAll(async () => {
  author = await api.make.person(2);
  picture = await api.make.picture({ uploadedBy: author.id });
});

/** Events have no pictures of which anything is said. */
const described = publishedKinds.filter((kind) => kind !== 'event');
const roots = {
  news: 'news',
  article: 'articles',
  event: 'events',
  profile: 'profiles',
  gallery: 'galleries',
} as const;
const complete = (kind: PublishedKind) => {
  if (kind === 'profile') return { name: 'N', position: 'P', bio: '<p>b</p>', tag: 10, pictures: picture };
  if (kind === 'gallery') return { name: 'N', description: 'D', picture };
  return { title: 'T', detail: '<p>d</p>', picture };
};

describe.each(described)('what a kept change of %s says of pictures', (kind) => {
  const say = async (names: string[], more: object) => {
    const { id } = await api.make.published(kind, { ownerId: author.id });
    const json = { ...complete(kind), pictureWords: names.map((name) => ({ name, alt: 'Words' })), ...more };
    const { status, refusal } = await api.request('PUT', `/${roots[kind]}/edit/${id}` as '/news/edit/1', {
      as: author,
      json,
    });
    return [status, refusal.message];
  };

  test('is refused as a save that says it at once', async () => {
    const [waiting, foreign] = [await api.make.picture({ published: false }), await api.make.picture()];
    for (const [name, status] of [
      ['nowhere.png', 404],
      [waiting, 404],
      [foreign, 403],
    ] as const) {
      const refused = await say([name], { keep: true });
      expect([name, refused[0]]).toEqual([name, status]);
      expect(refused).toEqual(await say([name], {}));
    }
    expect((await say([picture], { keep: true }))[0]).toBe(200);
  });
});
