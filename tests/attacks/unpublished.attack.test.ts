import { beforeAll, describe, expect, test } from 'vitest';
import { testApi } from '../support/api.ts';
import type { Person } from '../support/factory.ts';
import { tally } from './figures.ts';

const api = testApi();
const ahead = new Date(Date.now() + 9e8);
const kinds = ['news', 'article', 'event'] as const;
const lists = ['/news', '/articles', '/events', '/events/past', '/events/home', '/news/home', '/news/top'];
let author: Person;
let colleague: Person;

async function hide(title: string, authorId: number | null) {
  for (const category of [0, 1]) {
    for (const hidden of [{ draft: true }, { createdAt: ahead }]) {
      const thing = { title, category, authorId, ...hidden };
      await api.make.story({ kind: 'news', ...thing });
      await api.make.story({ kind: 'article', ...thing });
      await api.make.event(thing);
      await api.make.event({ ...thing, startsAt: new Date(Date.now() - 9e8) });
    }
  }
}

beforeAll(async () => {
  [author, colleague] = [await api.make.person(3), await api.make.person(3)];
  await hide('Secret of the author', author.id);
  await hide('Secret of the colleague', colleague.id);
  await hide('Secret of nobody', null);
  for (const kind of kinds.slice(0, 2)) await api.make.story({ kind: kind as 'news', authorId: author.id });
});

const titlesFor = async (as: Person | undefined, query: string) => {
  const { status, answer } = await api.request('GET', `/unpublished?${query}`, { as });
  tally({ requests: 1 });
  return status === 200 ? [...new Set(answer.docs.map(({ title }: { title: string }) => title))].sort() : status;
};

describe('ASVS 8.2.2, 14.2.2: what is not public yet', () => {
  test.each(kinds)('%s: its author reads their own, administrators all, everybody else nothing', async (kind) => {
    for (const cat of [0, 1]) {
      const asked = `kind=${kind}&cat=${cat}`;
      expect(await titlesFor(undefined, asked)).toBe(401);
      for (const role of [1, 2, 3] as const) expect(await titlesFor(await api.make.person(role), asked)).toEqual([]);
      expect(await titlesFor(author, asked)).toEqual(['Secret of the author']);
      for (const role of [4, 5] as const) {
        expect(await titlesFor(await api.make.person(role), asked)).toEqual([
          'Secret of nobody',
          'Secret of the author',
          'Secret of the colleague',
        ]);
      }
    }
  });

  test('no parameter widens it to what others wrote', async () => {
    const tricks = ['authorId', 'author', 'userId', 'UserId', 'role', 'as', 'all', 'draft', 'q'];
    for (const trick of tricks) {
      for (const value of [String(colleague.id), '4', 'true', '%25', "' or 1=1 --"]) {
        const found = await titlesFor(author, `kind=event&${trick}=${encodeURIComponent(value)}`);
        expect([trick, value, found]).toEqual([trick, value, ['Secret of the author']]);
      }
    }
    for (const query of ['kind=page', 'kind=event&cat=2', 'kind=event&page=0', '']) {
      expect(await titlesFor(author, query), query).toBe(400);
    }
  });

  test('whose role was taken away reads no more than their own, and a suspended author nothing', async () => {
    const [former, admin] = [await api.make.person(4), await api.make.person(5)];
    await api.request('PUT', `/admin/users/${former.id}`, { as: admin, json: { role: 1 } });
    expect(await titlesFor(former, 'kind=news')).toEqual([]);
    await api.request('PUT', `/admin/users/${former.id}`, { as: admin, json: { suspend: true } });
    expect(await titlesFor(former, 'kind=news')).toBe(403);
  });

  test('the lists that everybody reads are the same for everybody, and the private one is for no cache', async () => {
    const admin = await api.make.person(4);
    for (const path of lists.flatMap((list) => [list, `${list}?cat=1`])) {
      const anonymous = JSON.stringify((await api.request('GET', path)).answer);
      expect(anonymous, path).not.toContain('Secret');
      for (const as of [author, admin]) {
        expect(JSON.stringify((await api.request('GET', path, { as })).answer), path).toBe(anonymous);
      }
    }
    const { headers } = await api.request('GET', '/unpublished?kind=news', { as: admin });
    expect(headers.get('cache-control')).toBe('no-store');
  });
});
