import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { searchAnswer, searchKinds } from '../../../contract/site/search.ts';
import { testApi } from '../../../tests/support/api.ts';
import { alumni } from '../../db/tables/alumni.ts';
import { galleries } from '../../db/tables/galleries.ts';
import { pages } from '../../db/tables/pages.ts';
import { profiles } from '../../db/tables/profiles.ts';

const api = testApi();
const day = 86_400_000;

type Doc = { kind: string; id: number | string; title: string; url: string; snippet: { text: string; hit: boolean }[] };

async function search(q: string, more = '') {
  const { status, answer } = await api.request('GET', `/search?q=${encodeURIComponent(q)}${more}`);
  expect(status, q).toBe(200);
  return searchAnswer.strict().parse(answer);
}
const titles = async (q: string) => (await search(q)).docs.map(({ title }) => title);
const story = (title: string, detail: string, more: Parameters<typeof api.make.story>[0] = {}) =>
  api.make.story({ title, detail: `<p>${detail}</p>`, ...more });

async function oneOfEachKind(word: string) {
  const { db } = api.deps;
  const picture = await api.make.picture();
  await story(`News ${word}`, 'x');
  await story(`Blog ${word}`, 'x', { kind: 'article', category: 1 });
  await api.make.event({ title: `Event ${word}`, category: 1 });
  await db.insert(galleries).values({ name: `Gallery ${word}`, description: 'D', picture, category: 1 });
  await db.insert(pages).values({ id: 'visit', path: 'visit', tag: '', title: `Page ${word}`, pageText: '<p>x</p>' });
  await db.insert(profiles).values({ name: `Teacher ${word}`, position: 'P', tag: 30, bio: '<p>x</p>', picture });
  await alumnus(`Graduate ${word}`, 'published');
}

async function alumnus(name: string, status: 'waiting' | 'published') {
  const details = `<p>${name} remembers.</p>`;
  const values = { name, email: 'secretmail@x.example', phone: '0700123456', classOf: 2011, details, status };
  const [row] = await api.deps.db.insert(alumni).values(values).returning();
  return row?.id ?? 0;
}

describe('what is found', () => {
  test('every kind of public content, each with the path of its page', async () => {
    await oneOfEachKind('kaleidoscope');
    const { docs, total, pages: count } = await search('kaleidoscope');
    expect(docs.map(({ kind }) => kind).sort()).toEqual([...searchKinds].sort());
    expect([total, count]).toEqual([7, 1]);
    const urls = Object.fromEntries(docs.map(({ kind, url, id }) => [kind, url.replace(String(id), 'ID')]));
    expect(urls).toEqual({
      page: '/ID',
      news: '/news/view/ID',
      blog: '/alumni/alblog/view/ID',
      event: '/alumni/alevents/view/ID',
      gallery: '/alumni/algallery/view/ID',
      profile: '/profiles/view/ID',
      alumnus: '/alum/view/ID',
    });
    expect(docs.find(({ kind }) => kind === 'page')?.id).toBe('visit');
    expect(docs.filter(({ date }) => date === null).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['page', 'profile', 'alumnus']),
    );
  });

  test.each(searchKinds)('of one kind: %s', async (kind) => {
    const { docs, total } = await search('kaleidoscope', `&kind=${kind}`);
    expect(docs.map((doc) => doc.kind)).toEqual([kind]);
    expect(total).toBe(1);
  });

  test('a title counts more than the text, and of equals the newer comes first', async () => {
    await story('Lantern old', 'walk', { createdAt: new Date(Date.now() - 9 * day) });
    await story('Quiet evening', 'A lantern was lit.', { createdAt: new Date(Date.now() - day) });
    await story('Lantern new', 'walk', { createdAt: new Date(Date.now() - 2 * day) });
    expect(await titles('lantern')).toEqual(['Lantern new', 'Lantern old', 'Quiet evening']);
  });

  test('another form of the word, another case, with and without accents', async () => {
    await story('Café Zürich visits', 'We were swimming.');
    for (const q of ['cafe', 'CAFÉ', 'zurich', 'Zürich visit', 'cafe swims']) {
      expect(await titles(q), q).toEqual(['Café Zürich visits']);
    }
  });

  test('words on both sides of a slash, and of a tag', async () => {
    await story('Orchestra/Brassband', '<b>Vio</b>lin lesson</p><p>tuesdays');
    for (const q of ['orchestra', 'brassband', 'orchestra/brassband', 'violin', 'tuesday']) {
      expect(await titles(q), q).toEqual(['Orchestra/Brassband']);
    }
    expect(await titles('strong')).toEqual([]);
  });

  test('a place, a position and a class', async () => {
    await api.make.event({ title: 'Regatta', location: 'Entebbe harbour' });
    expect(await titles('entebbe')).toEqual(['Regatta']);
    await alumnus('Ovid Mukasa', 'published');
    expect(await titles('ovid "class of 2011"')).toEqual(['Ovid Mukasa']);
  });

  test('a phrase, a word left out, either word', async () => {
    await story('Zinnia one', 'red garden gate');
    await story('Zinnia two', 'garden with a red gate');
    expect(await titles('"red garden"')).toEqual(['Zinnia one']);
    expect(await titles('zinnia -garden')).toEqual([]);
    expect((await titles('"zinnia one" or "zinnia two"')).sort()).toEqual(['Zinnia one', 'Zinnia two']);
  });

  test('a change and a deletion count at once', async () => {
    const editor = await api.make.person(3);
    const json = { title: 'Marimba', detail: '<p>x</p>', category: 0, picture: await api.make.picture() };
    const { answer } = await api.request('POST', '/news/add', { as: editor, json });
    expect(await titles('marimba')).toEqual(['Marimba']);
    await api.request('PUT', `/news/edit/${answer.id}`, { as: editor, json: { ...json, title: 'Xylophonist' } });
    expect(await titles('marimba')).toEqual([]);
    expect(await titles('xylophonist')).toEqual(['Xylophonist']);
    await api.request('DELETE', `/news/delete/${answer.id}`, { as: editor });
    expect(await titles('xylophonist')).toEqual([]);
  });
});

describe('what is not public', () => {
  test('a story before its time is neither found nor suggested, and is found from then on', async () => {
    await story('Wheelbarrow premiere', 'x', { createdAt: new Date(Date.now() + 2 * day) });
    for (const q of ['wheelbarrow', 'wheelbarow']) {
      expect(await search(q)).toEqual({ query: q, total: 0, pages: 0, docs: [] });
    }
    const admin = await api.make.person(5);
    expect((await api.request('GET', '/search?q=wheelbarrow', { as: admin })).answer.docs).toEqual([]);
    api.advanceClock(3 * day);
    expect(await titles('wheelbarow')).toEqual(['Wheelbarrow premiere']);
    api.advanceClock(-3 * day);
  });

  test('a waiting alumnus is found once published, and never by e-mail or phone', async () => {
    const id = await alumnus('Wilberforce Zziwa', 'waiting');
    for (const q of ['zziwa', 'wilberforse']) expect(await titles(q), q).toEqual([]);
    await api.deps.db.update(alumni).set({ status: 'published' }).where(eq(alumni.id, id));
    expect(await titles('wilberforse')).toEqual(['Wilberforce Zziwa']);
    for (const q of ['secretmail@x.example', 'secretmail', '0700123456']) expect(await titles(q), q).toEqual([]);
  });
});

describe('snippets', () => {
  const hits = ({ snippet }: Doc) => snippet.filter(({ hit }) => hit).map(({ text }) => text);

  test('mark every match, in plain text', async () => {
    await story('Harvest', 'The <strong>pumpkins</strong> &amp; a pumpkin &lt;3 were weighed.');
    const [doc] = (await search('pumpkin')).docs;
    expect(doc && hits(doc)).toEqual(['pumpkins', 'pumpkin']);
    expect(doc?.snippet.map(({ text }) => text).join('')).toBe('The pumpkins & a pumpkin <3 were weighed.');
  });

  test('show the place of the match in a long text', async () => {
    await story('Long', `${'Filler words here. '.repeat(200)}The hippopotamus came. ${'More words. '.repeat(200)}`);
    const [doc] = (await search('hippopotamus')).docs;
    expect(doc && hits(doc)).toEqual(['hippopotamus']);
    expect(doc?.snippet.map(({ text }) => text).join('').length).toBeLessThan(400);
  });

  test('carry no markup: a hostile title comes out as the letters it is, and marks cannot be forged', async () => {
    const title = '<img src=x onerror=alert(1)> Gargoyle';
    await story(title, '\uE000forged\uE001 gargoyle &lt;script&gt;alert(1)&lt;/script&gt;');
    const [doc] = (await search('gargoyle')).docs;
    expect(doc?.title).toBe(title);
    expect(doc && hits(doc)).toEqual(['gargoyle']);
  });
});

describe('the question', () => {
  test('may be empty or missing', async () => {
    expect(await search('   ')).toEqual({ query: '', total: 0, pages: 0, docs: [] });
    expect((await api.request('GET', '/search')).answer.docs).toEqual([]);
    expect(await api.countStatements(() => search(''))).toBe(0);
  });

  test.each([
    "'; drop table stories; --",
    "a & | ! ( ) : * <-> \\ '",
    '((((((',
    '":*"',
    'foo:*A & !bar',
    '%_%',
    '"unclosed',
    '-',
    'the and of',
    '\uE000\uE001',
    '💥 🎉',
    'a/b//c',
    'x'.repeat(100),
    'é'.repeat(100),
    Array.from({ length: 50 }, () => 'q').join(' '),
  ])('takes any characters: %s', async (q) => {
    expect((await search(q)).docs.length).toBeGreaterThanOrEqual(0);
  });

  test('in broken UTF-8 is no fault of ours', async () => {
    for (const q of ['%ED%A0%BD', '%FF%FE', '%']) {
      expect((await api.request('GET', `/search?q=${q}`)).status, q).toBe(200);
    }
  });

  test.each([
    ['q', `?q=${'x'.repeat(101)}`],
    ['q', '?q=a%00b'],
    ['kind', '?q=a&kind=user'],
    ['page', '?q=a&page=0'],
  ])('a wrong %s is named', async (field, query) => {
    const { status, refusal } = await api.request('GET', `/search${query}`);
    expect(status).toBe(400);
    expect(Object.keys(refusal.fields)).toEqual([field]);
  });

  test('is answered in pages of 12; one past the end is empty and keeps the total', async () => {
    for (let n = 0; n < 14; n++) await story(`Umbrella ${n}`, 'same', { createdAt: new Date(Date.now() - n * day) });
    const [first, second, third] = [
      await search('umbrella'),
      await search('umbrella', '&page=2'),
      await search('umbrella', '&page=3'),
    ];
    expect([first.docs.length, second.docs.length, third.docs.length]).toEqual([12, 2, 0]);
    expect([first.pages, third.pages, third.total]).toEqual([2, 2, 14]);
    expect([...first.docs, ...second.docs].map(({ title }) => title)).toEqual(
      Array.from({ length: 14 }, (_, n) => `Umbrella ${n}`),
    );
  });

  test('takes one statement, two when words are corrected', async () => {
    expect(await api.countStatements(() => search('umbrella'))).toBe(1);
    expect(await api.countStatements(() => search('umbrela'))).toBe(2);
  });
});
