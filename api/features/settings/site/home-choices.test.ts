import { beforeEach, describe, expect, test } from 'vitest';
import { defaultHome } from '../../../../contract/site/site-defaults.ts';
import { testApi } from '../../../../tests/support/api.ts';
import type { Person } from '../../../../tests/support/factory.ts';
import { settings } from '../../../db/tables/settings.ts';

const api = testApi();
const day = 24 * 60 * 60 * 1000;
let admin: Person;

beforeEach(async () => {
  admin ??= await api.make.person(4);
  await api.deps.db.delete(settings);
});

describe('the home page shows whom and what it is told to', () => {
  const home = (change: object) =>
    api.request('PUT', '/admin/site/home', { as: admin, json: { publish: true, home: { ...defaultHome, ...change } } });

  test('news and events of the school, of alumni or of both', async () => {
    const stories = [await api.make.story({ title: 'Ours' }), await api.make.story({ title: 'Theirs', category: 1 })];
    const tomorrow = new Date(api.deps.clock().getTime() + day);
    await api.make.event({ title: 'Ours', startsAt: tomorrow });
    await api.make.event({ title: 'Theirs', startsAt: tomorrow, category: 1 });
    const titles = async (query: '' | `?from=${string}` = '') => {
      const { topStory, homeStories } = (await api.request('GET', `/news/home${query}`)).answer;
      const events = (await api.request('GET', `/events/home${query}`)).answer;
      const found = [topStory, ...homeStories].flatMap((story) => (story ? [story.title] : [])).sort();
      return [found, events.map(({ title }: { title: string }) => title).sort()];
    };
    expect(stories).toHaveLength(2);
    expect(await titles()).toEqual([['Ours'], ['Ours']]);
    for (const [from, expected] of [
      ['alumni', ['Theirs']],
      ['both', ['Ours', 'Theirs']],
      ['school', ['Ours']],
    ] as const) {
      await home({ news: { ...defaultHome.news, from }, events: { ...defaultHome.events, from } });
      expect(await titles()).toEqual([expected, expected]);
    }
    // Seen before it is chosen; readers of the home page notice nothing.
    expect(await titles('?from=both')).toEqual([
      ['Ours', 'Theirs'],
      ['Ours', 'Theirs'],
    ]);
    expect(await titles()).toEqual([['Ours'], ['Ours']]);
    expect((await api.request('GET', '/news/home?from=everybody')).status).toBe(400);
    expect(await api.countStatements(() => api.request('GET', '/news/home'))).toBe(1);
    expect(await api.countStatements(() => api.request('GET', '/events/home'))).toBe(1);
  });

  test('chosen people in their order, and one gallery', async () => {
    const [first, second, third] = [await makeProfile('A'), await makeProfile('B'), await makeProfile('C')];
    const names = async (query: '' | `?who=${string}` = '') =>
      (await api.request('GET', `/profiles/home${query}`)).answer.profiles.map(({ name }: { name: string }) => name);
    expect(await names()).toHaveLength(3);
    await home({ people: { ...defaultHome.people, who: [third, first] } });
    expect(await names()).toEqual(['C', 'A']);
    expect(await names(`?who=${second},${third}`)).toEqual(['B', 'C']);
    expect(await names('?who=')).toHaveLength(3);
    expect((await api.request('GET', '/profiles/home?who=1;2')).status).toBe(400);
    for (const id of [first, third]) await api.request('DELETE', `/profiles/delete/${id}`, { as: admin });
    expect(await names()).toEqual(['B']);
    expect(second).toBeGreaterThan(first);

    const [one, two] = [await makeGallery('One'), await makeGallery('Two')];
    const galleries = async (query: '' | `?gallery=${number}` = '') => {
      const { answer } = await api.request('GET', `/galleries/home${query}`);
      return new Set(answer.map(({ galleryId }: { galleryId: number }) => galleryId));
    };
    expect(await galleries()).toEqual(new Set([one, two]));
    await home({ gallery: { title: 'G', count: 3, gallery: one } });
    expect(await galleries()).toEqual(new Set([one]));
    expect(await galleries(`?gallery=${two}`)).toEqual(new Set([two]));
    expect(await galleries('?gallery=0')).toEqual(new Set([one, two]));
    await api.request('DELETE', `/galleries/delete/${one}`, { as: admin });
    expect(await galleries()).toEqual(new Set([two]));
  });
});

async function makeProfile(name: string): Promise<number> {
  const json = { name, tag: 20, position: 'Teacher', bio: '<p>x</p>', pictures: await api.make.picture() };
  return ((await api.request('POST', '/profiles/add', { as: admin, json })).answer as { id: number }).id;
}

async function makeGallery(name: string): Promise<number> {
  const json = { name, description: name, category: 0, picture: await api.make.picture() };
  const { id } = (await api.request('POST', '/galleries/add', { as: admin, json })).answer as { id: number };
  const images = [{ picture: await api.make.picture(), caption: name }];
  expect((await api.request('POST', `/galleries/addpics/${id}`, { as: admin, json: images })).status).toBe(201);
  return id;
}
