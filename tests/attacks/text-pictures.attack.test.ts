import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { eventTextPictures } from '../../api/db/tables/events.ts';
import { media } from '../../api/db/tables/media.ts';
import { storyTextPictures } from '../../api/db/tables/stories.ts';
import { renameMedia } from '../../api/features/media/media.references.queries.ts';
import { mostTextPictures, textPicturesMessage } from '../../contract/common/text/rich-pictures.ts';
import { reviewedKinds } from '../../contract/content/publishing.ts';
import { testApi } from '../support/api.ts';
import type { Person } from '../support/factory.ts';
import { tally } from './figures.ts';

const api = testApi();
const hour = 3_600_000;
let editor: Person;
let cover: string;
let picture: string;

type Kind = (typeof reviewedKinds)[number];
const roots = { news: '/news', article: '/articles', event: '/events' } as const;
const fieldOf = (kind: Kind) => (kind === 'event' ? 'description' : 'detail');
const shows = (...names: string[]) =>
  `<p>Buses</p>${names.map((name) => `<img class="pic-small" src="/images/${name}" alt="A bus" />`).join('')}`;
const body = (kind: Kind, html: string, more: object = {}) => ({
  ...(kind === 'event' ? { title: 'Bus', date: '2030-01-02', location: 'Hall' } : { title: 'Bus', picture: cover }),
  ...{ [fieldOf(kind)]: html, ...more },
});

type Answer = { id: number; updatedAt: string; detail?: string; description?: string };
const add = async (kind: Kind, html: string, more: object = {}, as = editor) => {
  const sent = await api.request('POST', `${roots[kind]}/add` as '/news/add', { as, json: body(kind, html, more) });
  return { ...sent, answer: sent.answer as Answer };
};
const edit = (kind: Kind, id: number, html: string, more: object = {}, as = editor) =>
  api.request('PUT', `${roots[kind]}/edit/${id}` as `/news/edit/${number}`, { as, json: body(kind, html, more) });
const seen = async (name: string, cookie?: string) =>
  (await api.api.request(`/images/${name}`, cookie ? { headers: { cookie } } : {})).status === 200;
const noted = async (kind: Kind, id: number) => {
  const { db } = api.deps;
  const rows =
    kind === 'event'
      ? await db.select().from(eventTextPictures).where(eq(eventTextPictures.eventId, id))
      : await db.select().from(storyTextPictures).where(eq(storyTextPictures.storyId, id));
  return rows.map((row) => row.picture);
};
const remove = async (name: string) =>
  (await api.request('POST', `/fileDelete/${name}`, { as: await api.make.person(4) })).status;

beforeAll(async () => {
  editor = await api.make.person(3);
  cover = await api.make.picture();
});

describe.each(reviewedKinds)('ASVS 8.2.2: what the text of a %s shows', (kind) => {
  test('is refused by name where it was never uploaded or waits for others, and where it is too much', async () => {
    const waiting = await api.make.picture({ published: false });
    for (const name of ['never.png', waiting]) {
      const { status, refusal } = await add(kind, shows(name));
      expect([status, refusal.fields]).toEqual([400, { [fieldOf(kind)]: `Not an uploaded picture: ${name}` }]);
    }
    picture = await api.make.picture();
    const many = (count: number) => shows(...Array.from({ length: count }, () => picture));
    expect((await add(kind, many(mostTextPictures + 1))).refusal.fields).toEqual({
      [fieldOf(kind)]: textPicturesMessage,
    });
    const { status, answer } = await add(kind, many(mostTextPictures));
    expect([status, await noted(kind, answer.id)]).toEqual([201, [picture]]);
    tally({ requests: 4 });
  });

  test('is ours alone, in the one spelling', async () => {
    picture = await api.make.picture();
    const foreign = [
      ...['https://evil.example/x.png', '//evil.example/x.png', 'data:image/png;base64,AAAA', 'javascript:alert(1)'],
      ...[`/images/${picture}?w=1`, `/images/../api/me`, `/images/%2e%2e/${picture}`, `IMAGES/${picture}`],
    ];
    for (const src of foreign) {
      const { status, answer } = await add(kind, `<p>a</p><img src="${src}" alt="x" onerror="alert(1)">`);
      expect([src, status, answer[fieldOf(kind)]]).toEqual([src, 201, '<p>a</p>']);
      expect(await noted(kind, answer.id)).toEqual([]);
    }
    const { answer } = await add(kind, `<p>a</p><IMG SRC='/images/${picture}' ALT='"x' onload=y width=9 height=9>`);
    expect(answer[fieldOf(kind)]).toBe(
      `<p>a</p><img class="pic-full" src="/images/${picture}" alt="&quot;x" width="40" height="30" />`,
    );
    expect(await noted(kind, answer.id)).toEqual([picture]);
    tally({ payloads: foreign.length, requests: foreign.length + 1 });
  });

  test('is public with it, in use meanwhile, and neither once it is taken out', async () => {
    picture = await api.make.picture();
    const { answer } = await add(kind, shows(picture), { draft: true });
    expect([await seen(picture), await remove(picture)]).toEqual([false, 409]);
    await edit(kind, answer.id, shows(picture), { draft: false });
    expect([await seen(picture), await remove(picture)]).toEqual([true, 409]);
    const later = { createdAt: new Date(Date.now() + hour).toISOString() };
    await edit(kind, answer.id, shows(picture), { draft: false, ...later });
    expect(await seen(picture)).toBe(false);
    api.advanceClock(2 * hour);
    expect(await seen(picture)).toBe(true);
    api.advanceClock(-2 * hour);
    await edit(kind, answer.id, '<p>None</p>', { draft: false });
    expect([await seen(picture), await noted(kind, answer.id)]).toEqual([false, []]);
    // A person may take it out of the versions, too.
    expect(await remove(picture)).toBe(204);
  });

  test('is in use and not public while a change is kept, and public with it', async () => {
    picture = await api.make.picture();
    const { answer } = await add(kind, '<p>Now</p>', { draft: false });
    expect((await edit(kind, answer.id, shows('never.png'), { keep: true })).status).toBe(400);
    expect((await edit(kind, answer.id, shows(picture), { keep: true })).status).toBe(200);
    expect([await seen(picture), await remove(picture), await noted(kind, answer.id)]).toEqual([false, 409, []]);
    const { kept } = (await api.request('GET', `/kept/${kind}/${answer.id}`, { as: editor })).answer;
    expect(String(kept?.content[fieldOf(kind)])).toContain('width="40" height="30"');
    const { key } = (await api.request('POST', `/previews/${kind}/${answer.id}`, { as: editor })).answer;
    const opened = await api.request('GET', `/previews/open?key=${key}`);
    const [cookie] = opened.headers.getSetCookie().map((one) => one.split(';')[0] ?? '');
    expect(JSON.stringify(opened.answer)).toContain(`/images/${picture}`);
    expect([await seen(picture, cookie), await seen(picture)]).toEqual([true, false]);
    const trashed = await api.request('DELETE', `${roots[kind]}/delete/${answer.id}` as '/news/delete/1', {
      as: editor,
    });
    expect([trashed.status, await remove(picture), await seen(picture, cookie)]).toEqual([204, 409, false]);
    await api.request('POST', `/trash/${kind}/${answer.id}/restore` as '/trash/news/1/restore', { as: editor });
    expect(await remove(picture)).toBe(409);
    const published = { kept: kept?.at, updatedAt: answer.updatedAt };
    expect((await edit(kind, answer.id, shows(picture), published)).status).toBe(200);
    expect([await seen(picture), await noted(kind, answer.id)]).toEqual([true, [picture]]);
  });

  test('of a draft is seen with its preview link alone', async () => {
    const [mine, other] = [await api.make.picture(), await api.make.picture()];
    const [first] = [await add(kind, shows(mine), { draft: true }), await add(kind, shows(other), { draft: true })];
    const { key } = (await api.request('POST', `/previews/${kind}/${first.answer.id}`, { as: editor })).answer;
    const opened = await api.request('GET', `/previews/open?key=${key}`);
    const [cookie] = opened.headers.getSetCookie().map((one) => one.split(';')[0] ?? '');
    expect([await seen(mine, cookie), await seen(other, cookie), await seen(mine)]).toEqual([true, false, false]);
  });

  test('comes back out of the trash with it, and an earlier version has its own', async () => {
    const [first, second] = [await api.make.picture(), await api.make.picture()];
    const { answer } = await add(kind, shows(first), { draft: false });
    await edit(kind, answer.id, shows(second), { draft: false });
    const { rows } = await api.deps.db.execute(sql`select from revision_pictures where picture = ${first}`);
    expect(rows).toHaveLength(1);
    await api.request('DELETE', `${roots[kind]}/delete/${answer.id}` as '/news/delete/1', { as: editor });
    expect([await seen(second), await noted(kind, answer.id), await remove(second)]).toEqual([false, [], 409]);
    await api.request('POST', `/trash/${kind}/${answer.id}/restore` as '/trash/news/1/restore', { as: editor });
    expect([await seen(second), await noted(kind, answer.id)]).toEqual([true, [second]]);
  });

  test('asks for consent where readers see it, and keeps its place under another name', async () => {
    await api.deps.db.update(media).set({ consent: 'nobody' });
    const admin = await api.make.person(4);
    picture = await api.make.picture();
    const { answer } = await add(kind, shows(picture), { draft: false });
    await add(kind, shows(await api.make.picture()), { draft: true });
    const asked = (await api.request('GET', '/admin/consent', { as: admin })).answer.docs;
    expect(asked.map(({ name, uses }) => [name, uses])).toEqual([
      [picture, [expect.objectContaining({ kind, itemId: String(answer.id), title: 'Bus' })]],
    ]);
    const renamed = `renamed-${kind}.png`;
    await api.deps.db.transaction((tx) => renameMedia(tx, picture, renamed));
    const view = await api.api.request(`/api${roots[kind]}/view/${answer.id}`);
    expect(await view.text()).toContain(`/images/${renamed}\\"`);
    expect(await noted(kind, answer.id)).toEqual([renamed]);
  });

  test('is no text: a draft may be pictures alone, what readers get may not', async () => {
    picture = await api.make.picture();
    const alone = `<p></p><img src="/images/${picture}" alt="">`;
    const { status, answer } = await add(kind, alone, { draft: true });
    expect([status, await noted(kind, answer.id)]).toEqual([201, [picture]]);
    const published = await edit(kind, answer.id, alone, { draft: false });
    expect(published.status).toBe(kind === 'event' ? 200 : 400);
    const typed = await api.request('POST', '/previews/text', { as: editor, json: { text: alone } });
    expect(typed.answer.parts.join('')).toContain(`src="/images/${picture}" alt="" width="40" height="30"`);
  });
});

test('two saves at once leave the pictures of the one that is stored', async () => {
  const [first, second] = [await api.make.picture(), await api.make.picture()];
  const { answer } = await add('news', '<p>a</p>', { draft: false });
  await Promise.all([first, second].map((name) => edit('news', answer.id, shows(name), { draft: false })));
  const view = (await api.request('GET', `/news/view/${answer.id}`)).answer.story;
  const [stored] = await noted('news', answer.id);
  expect(await noted('news', answer.id)).toHaveLength(1);
  expect(view.detail).toContain(`/images/${stored}"`);
});
