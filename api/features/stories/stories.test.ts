import { describe, expect, test } from 'vitest';
import { newsList, newsView, story as storyShape } from '../../../contract/content/stories.ts';
import { userMessages } from '../../../contract/people/users.ts';
import { testApi } from '../../../tests/support/api.ts';

const api = testApi();
const day = 86_400_000;

describe.each([
  { kind: 'news', base: '/news', view: 'story', top: 'topStory', image: 'The news story requires an image.' },
  { kind: 'article', base: '/articles', view: 'article', top: 'main', image: 'The blog post requires an image.' },
] as const)('$base', ({ kind, base, view, top, image }) => {
  const input = async () => ({
    title: 'Sports day',
    detail: '<p>We ran.</p>',
    category: 0,
    picture: await api.make.picture(),
  });

  test('an editor adds a story and reads it again', async () => {
    const editor = await api.make.person(3);
    const added = await api.request('POST', `${base}/add`, { as: editor, json: await input() });
    expect(added.status).toBe(201);
    expect(Object.keys(added.answer).sort()).toEqual(Object.keys(storyShape.shape).sort());
    expect(added.answer.userId).toBe(editor.id);
    expect(added.answer.author).toBe(editor.name);

    const read = await api.request('GET', `${base}/view/${added.answer.id}`);
    expect(read.status).toBe(200);
    expect(read.answer).toMatchObject({ [view]: added.answer });
    expect(read.answer.textBatch1).toBe('<p>We ran.</p>');
  });

  test('the newest leads every page and is not repeated', async () => {
    const stories = [];
    for (let age = 0; age < 27; age++) {
      stories.push(await api.make.story({ kind, category: 1, createdAt: new Date(Date.now() - age * day) }));
    }
    const first = await api.request('GET', `${base}?page=1&cat=1`);
    const third = await api.request('GET', `${base}?page=3&cat=1`);
    const beyond = await api.request('GET', `${base}?page=99&cat=1`);
    expect(first.answer.pages).toBe(3);
    for (const page of [first, third, beyond]) expect(page.answer).toMatchObject({ [top]: { id: stories[0]?.id } });
    expect(first.answer.docs.map((doc: { id: number }) => doc.id)).toEqual(stories.slice(1, 13).map((row) => row.id));
    expect(third.answer.docs.map((doc: { id: number }) => doc.id)).toEqual(stories.slice(25).map((row) => row.id));
    expect(beyond.answer.docs).toEqual([]);
  });

  test('a card names its author, and nobody when the author is gone', async () => {
    const author = await api.make.person(3);
    await api.make.story({ kind, authorId: author.id });
    await api.make.story({ kind, authorId: null });
    const { answer } = await api.request('GET', base);
    expect(answer).toMatchObject({ [top]: { author: null } });
    expect(answer.docs[0]?.author).toBe(author.name);
  });

  test('adding one takes eight statements, with begin, commit and the look at the session', async () => {
    const [editor, json] = [await api.make.person(3), await input()];
    expect(await api.countStatements(() => api.request('POST', `${base}/add`, { as: editor, json }))).toBe(8);
  });

  test('the first page of a list takes one statement and any other two, whatever its length', async () => {
    expect(await api.countStatements(() => api.request('GET', `${base}?cat=1`))).toBe(1);
    expect(await api.countStatements(() => api.request('GET', `${base}?cat=1&page=2`))).toBe(2);
  });

  test('every wrong field is named', async () => {
    const editor = await api.make.person(3);
    const { status, refusal } = await api.request('POST', `${base}/add`, {
      as: editor,
      json: { title: ' ', category: 2, createdAt: 'soon' },
    });
    expect(status).toBe(400);
    expect(refusal.code).toBe('invalid');
    expect(Object.keys(refusal.fields).sort()).toEqual(['category', 'createdAt', 'detail', 'picture', 'title']);
    expect(refusal.fields.picture).toBe(image);
    for (const none of [undefined, null, '', ' , ']) {
      const json = { ...(await input()), picture: none };
      expect((await api.request('POST', `${base}/add`, { as: editor, json })).refusal.fields).toEqual({
        picture: image,
      });
    }
    for (const wrong of [[], ['a.png'], 5, {}]) {
      const { status, refusal: told } = await api.request('POST', `${base}/add`, {
        ...{ as: editor, json: { ...(await input()), picture: wrong } },
      });
      expect([status, told.fields]).toEqual([400, { picture: 'picture must be a text.' }]);
    }
  });

  test('three pictures pass, four and unknown ones do not', async () => {
    const editor = await api.make.person(3);
    const names = await Promise.all([1, 2, 3, 4].map(() => api.make.picture()));
    const add = async (picture: string) =>
      api.request('POST', `${base}/add`, { as: editor, json: { ...(await input()), picture } });
    expect((await add(names.slice(0, 3).join(','))).status).toBe(201);
    expect((await add(names.join(','))).refusal.fields).toHaveProperty('picture');
    expect((await add('nowhere.png')).refusal.fields).toHaveProperty('picture');
  });

  test('text that is empty once it is clean is refused', async () => {
    const editor = await api.make.person(3);
    const json = { ...(await input()), detail: '<script>alert(1)</script><p> </p>' };
    const { status, refusal } = await api.request('POST', `${base}/add`, { as: editor, json });
    expect(status).toBe(400);
    expect(refusal.fields).toHaveProperty('detail');
  });

  test('only the author or an administrator changes or deletes', async () => {
    const [author, other, admin] = await Promise.all([api.make.person(3), api.make.person(3), api.make.person(4)]);
    const story = await api.make.story({ kind, authorId: author.id });
    const json = { ...(await input()), title: 'Changed' };
    expect((await api.request('PUT', `${base}/edit/${story.id}`, { as: other, json })).status).toBe(403);
    expect((await api.request('PUT', `${base}/edit/${story.id}`, { as: author, json })).answer.title).toBe('Changed');
    expect((await api.request('PUT', `${base}/edit/999999`, { as: admin, json })).status).toBe(404);
    expect((await api.request('DELETE', `${base}/delete/${story.id}`, { as: other })).status).toBe(403);
    expect((await api.request('DELETE', `${base}/delete/${story.id}`, { as: admin })).status).toBe(204);
    expect((await api.request('GET', `${base}/view/${story.id}`)).status).toBe(404);
  });

  test('a user id in the payload counts only for an administrator who adds', async () => {
    const [editor, admin] = await Promise.all([api.make.person(3), api.make.person(4)]);
    const json = { ...(await input()), userId: editor.id };
    expect((await api.request('POST', `${base}/add`, { as: admin, json })).answer.userId).toBe(editor.id);
    const forged = { ...(await input()), userId: admin.id };
    expect((await api.request('POST', `${base}/add`, { as: editor, json: forged })).answer.userId).toBe(editor.id);
    const nobody = { ...(await input()), userId: 999_999 };
    expect((await api.request('POST', `${base}/add`, { as: admin, json: nobody })).refusal.fields).toHaveProperty(
      'userId',
    );
  });

  test('is added for those of the same or a lower role, and in the name of nobody above', async () => {
    const [admin, owner] = await Promise.all([api.make.person(4), api.make.person(5)]);
    const addFor = async (as: typeof admin, userId: number) =>
      api.request('POST', `${base}/add`, { as, json: { ...(await input()), userId } });
    const { status, refusal } = await addFor(admin, owner.id);
    expect([status, refusal.fields]).toEqual([400, { userId: userMessages.above }]);
    const others = await Promise.all(([1, 2, 3, 4] as const).map((role) => api.make.person(role)));
    for (const { id } of others) expect((await addFor(admin, id)).answer.userId).toBe(id);
    const another = await api.make.person(5);
    expect((await addFor(owner, another.id)).answer.userId).toBe(another.id);
  });

  test('a story of the future is seen by those who may change it', async () => {
    const [author, reader] = await Promise.all([api.make.person(3), api.make.person(3)]);
    const story = await api.make.story({ kind, authorId: author.id, createdAt: new Date(Date.now() + day) });
    const url = `${base}/view/${story.id}`;
    expect((await api.request('GET', url)).status).toBe(404);
    expect((await api.request('GET', url, { as: reader })).status).toBe(404);
    expect((await api.request('GET', url, { as: author })).status).toBe(200);
  });
});

test('answers have exactly the documented shape', async () => {
  const { answer } = await api.request('GET', '/news?cat=1');
  expect(newsList.strict().parse(answer)).toEqual(answer);
  const view = await api.request('GET', `/news/view/${answer.topStory?.id}`);
  expect(newsView.strict().parse(view.answer)).toEqual(view.answer);
});

test('trending news counts readers of the last 30 days and leaves bots out', async () => {
  const [read, crawled] = [await api.make.story(), await api.make.story()];
  const browser = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile' };
  await api.request('GET', `/news/view/${read.id}`, { headers: browser });
  for (let i = 0; i < 3; i++) {
    await api.request('GET', `/news/view/${crawled.id}`, { headers: { 'user-agent': 'Googlebot/2.1' } });
  }
  await api.deps.views.flush();
  const { answer } = await api.request('GET', '/news/top');
  expect(answer.news[0]?.id).toBe(read.id);
  api.advanceClock(31 * day);
  const later = await api.request('GET', '/news/top');
  expect(later.answer.news.map(({ id }) => id)[0] ?? read.id).not.toBe(read.id);
  api.advanceClock(-31 * day);
});
