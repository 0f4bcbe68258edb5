import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Block, blockMessages, shapes } from '../../../../contract/pages/blocks.ts';
import { pageContentMessages as messages, pageContent } from '../../../../contract/pages/page-content.ts';
import { pageView } from '../../../../contract/pages/pages.ts';
import { testApi } from '../../../../tests/support/api.ts';
import type { Person } from '../../../../tests/support/factory.ts';
import { campuses } from '../../../db/tables/campuses.ts';
import { revisionPictures, revisions } from '../../../db/tables/history.ts';
import { pages } from '../../../db/tables/pages.ts';

const api = testApi();
let editor: Person;

const text = (id: string, html: string) => ({ id, type: 'text', version: 1, html });
const table = {
  ...{ id: 'fares', type: 'table', version: 1, caption: 'Stops', heading: true },
  rows: [
    ['Route', 'One way'],
    ['Lake', '180,000'],
  ],
};
const questions = {
  ...{ id: 'q', type: 'questions', version: 1, title: '' },
  questions: [{ question: 'What if my child misses the bus?', answer: 'Ring the matron.' }],
};
const foreign = { id: 'live', type: 'timetable-live', version: 3, feed: { url: 'x', rows: [1, 2] } };

beforeEach(async () => {
  const { db } = api.deps;
  await db.delete(pages);
  const row = { tag: '', title: 'Bus', pageText: '<p>Three buses.</p>' };
  await db.insert(pages).values([
    { ...row, id: 'bus', path: 'bus' },
    { ...row, id: 'other', path: 'other' },
  ]);
  editor = await api.make.person(3);
});

const content = async () => (await api.request('GET', '/admin/pages/bus/content', { as: editor })).answer;
const save = (blocks: unknown[], more: object = {}) =>
  api.request('PUT', '/admin/pages/bus/content', {
    as: editor,
    json: { title: 'Bus', blocks, publish: true, ...more },
  });
const view = async () => (await api.request('GET', '/pages/view/bus')).answer;
const edit = (json: object) => api.request('PUT', '/pages/edit/bus', { as: editor, json });
const stored = async () => (await api.deps.db.select().from(pages).where(eq(pages.id, 'bus')))[0];

describe('a page', () => {
  test('that was written before there were blocks is one text block, and costs readers no statement more', async () => {
    const { status, answer } = await api.request('GET', '/admin/pages/bus/content', { as: editor });
    expect(status).toBe(200);
    expect(pageContent.strict().parse(answer)).toEqual(answer);
    expect(answer.blocks).toEqual([text('main', '<p>Three buses.</p>')]);
    expect((await view()).blocks).toEqual([]);
    expect(await api.countStatements(view)).toBe(1);
  });

  test('keeps its shape for callers, made from the blocks', async () => {
    expect((await save([table, text('a', '<p>Words.</p>'), text('b', '<p>More.</p>')])).status).toBe(200);
    const answer = await view();
    expect(pageView.strict().parse(answer)).toEqual(answer);
    expect(answer).toMatchObject({ page: { pageText: '<p>Words.</p>', picture: '' }, textBatch1: '<p>Words.</p>' });
    expect(answer.blocks).toEqual([table, { id: 'a', type: 'text', version: 1 }, text('b', '<p>More.</p>')]);
    // Nothing in it names anything else.
    expect(await api.countStatements(view)).toBe(1);
  });

  test('is still saved by the form of title, details and pictures, without losing a block', async () => {
    await save([table, text('a', '<p>Words.</p>'), questions]);
    const [picture] = [await api.make.picture()];
    expect((await edit({ title: 'Buses', pageText: '<p>New words.</p>', picture })).status).toBe(200);
    expect((await content()).blocks).toEqual([table, text('a', '<p>New words.</p>'), questions]);
    expect((await view()).page).toMatchObject({ title: 'Buses', picture });
  });

  test('of blocks alone gets its text back at its beginning', async () => {
    await save([table]);
    expect((await view()).page.pageText).toBe('');
    await edit({ title: 'Bus', pageText: '<p>Words.</p>' });
    expect((await content()).blocks).toEqual([text('main', '<p>Words.</p>'), table]);
  });

  test('names a campus by its number; its words are those that every page has already', async () => {
    const { db } = api.deps;
    const reach = { phone: '0414 1', email: 'lake@school.example', hours: '8 to 5', latitude: 0.3, longitude: 32.5 };
    const [lake] = await db
      .insert(campuses)
      .values({ name: 'Lake', slug: 'lake', ...reach })
      .returning();
    const block = { id: 'c', type: 'campus', version: 1, campus: lake?.id };
    expect((await save([text('a', '<p>Words.</p>'), block])).status).toBe(200);
    expect((await view()).blocks[1]).toEqual(block);
    expect(await api.countStatements(view)).toBe(1);
    const { site } = (await api.request('GET', '/settings')).answer;
    expect(site.campuses).toMatchObject([{ id: lake?.id, name: 'Lake', to: null, ...reach }]);
    await db.delete(campuses);
  });

  test('with a marked table shows it beside the application form, wherever the page stands', async () => {
    const beside = async () => (await api.request('GET', '/pages/beside-apply')).answer.beside;
    expect(await beside()).toBeNull();
    await save([text('a', '<p>Words.</p>'), { ...table, beside: 'apply' }]);
    await api.deps.db.update(pages).set({ path: 'money/bus' }).where(eq(pages.id, 'bus'));
    expect(await beside()).toEqual({ title: 'Bus', to: '/money/bus', rows: table.rows });
    expect(await api.countStatements(beside)).toBe(1);
    await api.deps.db.update(pages).set({ draft: true }).where(eq(pages.id, 'bus'));
    expect(await beside(), 'a draft').toBeNull();
    await api.deps.db.update(pages).set({ draft: false }).where(eq(pages.id, 'bus'));
    await save([{ ...text('a', '<table></table>'), beside: 'apply' }]);
    expect(await beside()).toMatchObject({ html: expect.any(String) });
    expect((await view()).blocks, 'readers of the page see the text alone').toEqual([]);
    expect((await content()).blocks).toMatchObject([{ id: 'a', beside: 'apply' }]);
    await edit({ title: 'Bus', pageText: '<p>New.</p>' });
    expect(await beside(), 'the short form keeps the mark').toMatchObject({ html: '<p>New.</p>' });
    expect((await save([{ ...table, beside: 'home' }])).status).toBe(400);
  });

  test('shows what its blocks name in one statement more', async () => {
    const { db } = api.deps;
    const [picture, face] = [await api.make.picture(), await api.make.picture()];
    const { profiles } = await import('../../../db/tables/profiles.ts');
    const [person] = await db
      .insert(profiles)
      .values({ name: 'Ruth', position: 'Teacher', tag: 30, bio: '<p>x</p>', picture: face })
      .returning();
    const story = await api.make.story({ title: 'Sports day' });
    await api.make.story({ title: 'Not yet', draft: true });
    await save([
      { id: 'p', type: 'picture', version: 1, html: '<p>x</p>', picture, side: 'left' },
      { id: 'w', type: 'people', version: 1, title: 'Who', people: [person?.id, 999_999] },
      { id: 'n', type: 'latest', version: 1, of: 'news', most: 3 },
      { id: 'g', type: 'gallery', version: 1, gallery: 999_999, most: 3 },
    ]);
    const { blocks } = await view();
    expect(blocks.map(({ type }) => type)).toEqual(['picture', 'people', 'latest']);
    expect(blocks).toMatchObject([
      { pictureInfo: { name: picture } },
      { people: [{ name: 'Ruth', pictureInfo: { name: face } }] },
      { items: [{ id: story.id, title: 'Sports day' }] },
    ]);
    expect(await api.countStatements(view)).toBe(2);
  });
});

describe('a block of a newer version', () => {
  beforeEach(async () => {
    await api.deps.db
      .update(pages)
      .set({ blocks: [foreign as unknown as Block, { id: 'a', type: 'text', version: 1 }] });
  });

  test('is kept as it is, not shown to readers, and told to editors', async () => {
    expect((await content()).blocks).toEqual([foreign, text('a', '<p>Three buses.</p>')]);
    expect((await view()).blocks).toEqual([{ id: 'a', type: 'text', version: 1 }]);
    const { id, type, version } = foreign;
    // A browser may send what it knows of it; what is stored stays.
    expect((await save([text('a', '<p>x</p>'), { id, type, version, feed: 'lost' }])).status).toBe(200);
    expect((await stored())?.blocks).toEqual([{ id: 'a', type: 'text', version: 1 }, foreign]);
    await edit({ title: 'Bus', pageText: '<p>New.</p>' });
    expect((await stored())?.blocks).toContainEqual(foreign);
  });

  test('cannot be left out, made up, or taken for a known one of another version', async () => {
    for (const blocks of [
      [text('a', '<p>x</p>')],
      [foreign, { ...foreign, id: 'second' }],
      [foreign, { ...table, version: 2 }],
    ]) {
      const { status, refusal } = await save(blocks);
      expect([status, refusal.fields]).toEqual([400, { blocks: blockMessages.lost }]);
    }
  });
});

describe('changes that are kept', () => {
  test('are seen by nobody until they are published, by all who write the page', async () => {
    expect((await save([text('a', '<p>Soon.</p>'), table], { title: 'Soon', publish: false })).status).toBe(200);
    expect(await view()).toMatchObject({ page: { title: 'Bus' }, textBatch1: '<p>Three buses.</p>', blocks: [] });
    const kept = await content();
    expect(kept).toMatchObject({
      title: 'Soon',
      kept: { by: editor.name },
      blocks: [text('a', '<p>Soon.</p>'), table],
    });
    await save(kept.blocks, { title: kept.title, updatedAt: kept.updatedAt });
    expect(await view()).toMatchObject({ page: { title: 'Soon' }, textBatch1: '<p>Soon.</p>' });
    expect((await content()).kept).toBeNull();
  });

  test('can be given up', async () => {
    await save([table], { publish: false });
    const drop = () => api.request('DELETE', '/admin/pages/bus/kept', { as: editor });
    expect([(await drop()).status, (await drop()).status]).toEqual([204, 404]);
    expect((await content()).blocks).toEqual([text('main', '<p>Three buses.</p>')]);
  });

  test('are not saved over somebody else’s', async () => {
    const { updatedAt } = await content();
    await save([table], { publish: false, updatedAt });
    const other = await api.make.person(3);
    const json = { title: 'Bus', blocks: [], publish: false, updatedAt };
    const { status, refusal } = await api.request('PUT', '/admin/pages/bus/content', { as: other, json });
    expect([status, refusal.message]).toEqual([409, `${editor.name} has saved this since you opened it.`]);
  });

  test('show their pictures to nobody', async () => {
    const picture = await api.make.picture();
    const blocks = [{ id: 'p', type: 'picture', version: 1, html: '', picture, side: 'left' }];
    const isShown = async () => (await api.api.request(`/images/${picture}`)).status;
    await save(blocks, { publish: false });
    expect(await isShown()).toBe(404);
    await save(blocks);
    expect(await isShown()).toBe(200);
    await api.deps.db.update(pages).set({ draft: true });
    expect(await isShown()).toBe(404);
  });

  test('are seen by whoever has the link, until it is ended or its week is over', async () => {
    await save([text('a', '<p>Soon.</p>')], { publish: false });
    const make = async () => (await api.request('POST', '/admin/pages/bus/preview', { as: editor })).answer.key;
    const open = (key: string) => api.request('GET', `/previews/open?key=${key}`);
    const [old, key] = [await make(), await make()];
    expect((await open(old)).status).toBe(404);
    expect((await open(key)).answer).toMatchObject({ page: { title: 'Bus' }, textBatch1: '<p>Soon.</p>' });
    expect((await content()).preview).toMatchObject({ opened: 1 });
    api.advanceClock(8 * 86_400_000);
    expect((await open(key)).status).toBe(404);
    api.advanceClock(-8 * 86_400_000);
    await api.request('DELETE', '/admin/pages/bus/preview', { as: editor });
    expect((await open(key)).status).toBe(404);
  });
});

describe('a draft', () => {
  beforeEach(() => api.deps.db.update(pages).set({ draft: true }));

  test('is saved as it is, and published now or on a day', async () => {
    await save([table], { publish: false });
    expect(await stored()).toMatchObject({ draft: true, blocks: [table] });
    const publishAt = new Date(Date.now() + 3_600_000).toISOString();
    await save([table], { publishAt });
    expect((await api.request('GET', '/pages/view/bus')).status).toBe(404);
    api.advanceClock(2 * 3_600_000);
    expect((await api.request('GET', '/pages/view/bus')).status).toBe(200);
    api.advanceClock(-2 * 3_600_000);
    await save([table]);
    expect((await save([table], { publishAt })).refusal.fields).toEqual({ publishAt: messages.later });
  });
});

describe('what is wrong', () => {
  test('is named by its block and field, and nothing is changed', async () => {
    const wrong = [
      [[{ ...table, rows: [['a', 'b'], ['c']] }], 'blocks.0.rows'],
      [[text('a', ''), { ...questions, questions: [{ question: '', answer: 'x' }] }], 'blocks.1.questions.0.question'],
      [
        [{ id: 'c', type: 'call', version: 1, title: 'T', text: '', label: 'L', link: 'javascript:x' }],
        'blocks.0.link',
      ],
      [
        [
          {
            id: 'v',
            type: 'video',
            version: 1,
            title: 'T',
            seconds: 1,
            picture: 'x.png',
            address: 'https://evil.test/v',
          },
        ],
        'blocks.0.address',
      ],
      [[table, table], 'blocks'],
      [[{ id: 'p', type: 'picture', version: 1, html: '', picture: 'nowhere.png' }], 'blocks'],
      [[{ id: 'd', type: 'documents', version: 1, documents: [999_999] }], 'blocks'],
      [Array.from({ length: 61 }, (_, n) => text(`b${n}`, '')), 'blocks'],
    ] as const;
    for (const [blocks, field] of wrong) {
      const { status, refusal } = await save([...blocks]);
      expect([status, Object.keys(refusal.fields ?? {})], field).toEqual([400, expect.arrayContaining([field])]);
    }
    expect((await stored())?.blocks).toEqual([]);
  });

  test('in rich text is taken out, in every block that has some', async () => {
    const html = '<p onclick="x()">Words.</p><script>x()</script>';
    await save([text('a', html), text('b', html)]);
    expect((await content()).blocks).toEqual([text('a', '<p>Words.</p>'), text('b', '<p>Words.</p>')]);
  });
});

test('every word of a block is found, and its pages only where readers find them', async () => {
  await save([text('a', ''), table, questions]);
  const found = async (q: string) => (await api.request('GET', `/search?q=${q}`)).answer.docs.map(({ url }) => url);
  expect(await found('matron')).toEqual(['/bus']);
  expect(await found('stops')).toEqual(['/bus']);
  await api.deps.db.update(pages).set({ path: 'travel/bus' }).where(eq(pages.id, 'bus'));
  expect(await found('matron')).toEqual(['/travel/bus']);
  await api.deps.db.update(pages).set({ hidden: true });
  expect(await found('matron')).toEqual([]);
  await api.deps.db.update(pages).set({ hidden: false, draft: true });
  expect(await found('matron')).toEqual([]);
});

test('an earlier version holds its blocks and keeps their pictures in use', async () => {
  const picture = await api.make.picture();
  const block = { id: 'p', type: 'picture', version: 1, html: '', picture, side: 'left' };
  await save([block]);
  await save([text('a', '<p>x</p>')]);
  const kept = await api.deps.db.select().from(revisionPictures).where(eq(revisionPictures.picture, picture));
  expect(kept).toHaveLength(1);
  const [version] = await api.deps.db
    .select()
    .from(revisions)
    .where(eq(revisions.id, kept[0]?.revisionId ?? 0));
  expect(version?.content).toMatchObject({ blocks: [block] });
});

test('every type of block has a shape with a version', () => {
  expect(Object.keys(shapes)).toHaveLength(12);
});
