import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { pictureInfo } from '../../../contract/media/media.ts';
import { testApi } from '../../../tests/support/api.ts';
import { pngBytes } from '../../../tests/support/factory.ts';
import { auditLog } from '../../db/tables/history.ts';

const api = testApi();

const linesOf = async (name: string) => {
  const lines = await api.deps.db.select().from(auditLog).where(eq(auditLog.itemId, name)).orderBy(auditLog.id);
  return lines.map(({ action, kind, actorName, detail }) => [action, kind, actorName, detail]);
};

test('who uploaded a picture, or an editor, says what it shows, wherever it is shown', async () => {
  const [uploader, editor, other] = [await api.make.person(1), await api.make.person(3), await api.make.person(2)];
  const name = await api.make.picture({ uploadedBy: uploader.id });
  const story = await api.make.story({ pictures: [name] });
  const say = (alt: unknown, as?: typeof editor) => api.request('PUT', `/media/${name}`, { as, json: { alt } });
  expect((await say('x')).status).toBe(401);
  expect((await say('x', other)).status).toBe(403);
  const { status, answer } = await say(' Children run. ', uploader);
  expect(status).toBe(200);
  expect(pictureInfo.strict().parse(answer)).toEqual(answer);
  expect(answer).toMatchObject({ name, alt: 'Children run.', width: 40, height: 30 });
  expect((await api.request('GET', `/news/view/${story.id}`)).answer.story.pictureInfo).toEqual([answer]);
  expect((await say('', editor)).answer.alt).toBe('');
  expect((await say('a'.repeat(300), editor)).status).toBe(200);
  for (const wrong of ['a'.repeat(301), 'two\nlines', undefined, 5]) {
    const refused = await say(wrong, editor);
    expect([refused.status, Object.keys(refused.refusal.fields)]).toEqual([400, ['alt']]);
  }
  expect((await linesOf(name)).slice(0, 2)).toEqual([
    ['changed', 'picture', uploader.name, 'Children run.'],
    ['changed', 'picture', editor.name, ''],
  ]);
});

test('a picture that nobody has, or may not see yet, is not found', async () => {
  const [editor, admin] = [await api.make.person(3), await api.make.person(4)];
  const strangers = await api.make.picture({ published: false });
  const say = (name: string, as: typeof editor) => api.request('PUT', `/media/${name}`, { as, json: { alt: 'A' } });
  expect((await say('nowhere.png', editor)).status).toBe(404);
  expect((await say(strangers, editor)).status).toBe(404);
  expect((await say(strangers, admin)).status).toBe(200);
});

test('uploads and deletions of people who are signed in are in the log', async () => {
  const editor = await api.make.person(3);
  const upload = async (wanted: string, as?: typeof editor) => {
    const form = new FormData();
    form.set('name', wanted);
    form.set('file', new File([new Uint8Array(await pngBytes())], 'p.png'));
    return (await api.request('POST', '/singleUpload', { as, form })).answer.name;
  };
  const name = await upload('sports.png', editor);
  expect((await api.request('POST', `/fileDelete/${name}`, { as: editor })).status).toBe(204);
  expect((await linesOf(name)).map(([action]) => action)).toEqual(['uploaded', 'deleted']);
  expect(await linesOf(await upload('strangers.png'))).toEqual([]);
});

test('a picture that only an earlier version shows may go; that version then asks for another', async () => {
  const editor = await api.make.person(3);
  const [first, second] = [await api.make.picture(), await api.make.picture()];
  const story = { title: 'T', detail: '<p>x</p>', picture: `${first},${second}` };
  const { id } = (await api.request('POST', '/news/add', { as: editor, json: story })).answer;
  const save = (picture: string) => api.request('PUT', `/news/edit/${id}`, { as: editor, json: { ...story, picture } });
  await save(second);
  expect((await api.request('POST', `/fileDelete/${first}`, { as: editor })).status).toBe(204);
  expect((await save(story.picture)).refusal.fields.picture).toContain(first);
});
