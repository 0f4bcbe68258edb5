import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { alumni } from '../../api/db/tables/alumni.ts';
import { committees } from '../../api/db/tables/committees.ts';
import { events } from '../../api/db/tables/events.ts';
import { auditLog, revisions, trash } from '../../api/db/tables/history.ts';
import { pageDrafts, pages } from '../../api/db/tables/pages.ts';
import { profiles } from '../../api/db/tables/profiles.ts';
import { products } from '../../api/db/tables/shop.ts';
import { stories } from '../../api/db/tables/stories.ts';
import { originalKey } from '../../api/lib/storage/keys.ts';
import { sanitise } from '../../api/lib/text/html.ts';
import type { HeldData } from '../../contract/people/privacy.ts';
import { testApi } from '../support/api.ts';
import { type Person, pngBytes } from '../support/factory.ts';
import { choicesIn } from '../support/privacy-choices.ts';

const api = testApi();
let admin: Person;
let email = '';
let count = 0;
beforeEach(async () => {
  admin = await api.make.person(4, { name: 'Akello Office' });
  count += 1;
  email = `stranger${count}@home.example`;
});

type Form = { pName?: string; cName?: string };
/** What anybody can send. */
const apply = async ({ pName = 'Peter Stranger', cName = 'A Child' }: Form) => {
  const json = { pName, cName, email, phone: '+256 772 123456', bDate: '2020-02-03', message: 'Please' };
  const address = `10.1.0.${count}`;
  expect((await api.request('POST', '/mail/apply', { json, address })).status).toBe(201);
};
const find = async (): Promise<HeldData> =>
  (await api.request('POST', '/admin/privacy/find', { as: admin, json: { email } })).answer;
/** With all ticks; `byName` is what the call took before there were any. */
const eraseAll = async () => {
  const held = await find();
  const erase = held.published ? choicesIn(held) : [];
  const json = { email, confirm: email, byName: true, erase };
  return { held, ...(await api.request('POST', '/admin/privacy/erase', { as: admin, json })) };
};
const refusal = ({ phrases }: HeldData, text: string) => phrases.find((one) => one.text === text)?.refused;

describe('a stranger’s words are not a search and replace over the school', () => {
  const phrase = 'Junior Academy';
  beforeEach(async () => {
    await api.deps.db.delete(committees);
    await api.deps.db.delete(products);
    await api.deps.db.delete(stories);
  });

  test('nothing changes that nobody has seen and ticked', async () => {
    const { id } = await api.make.story({ title: `${phrase} opens`, detail: `<p>Welcome to ${phrase}. We begin.</p>` });
    await apply({ cName: phrase });
    const held = await find();
    const json = { email, confirm: email, byName: true };
    expect((await api.request('POST', '/admin/privacy/erase', { as: admin, json })).status).toBe(200);
    const [story] = await api.deps.db.select().from(stories).where(eq(stories.id, id));
    expect(story).toMatchObject({ title: `${phrase} opens`, detail: `<p>Welcome to ${phrase}. We begin.</p>` });
    // The child's name was shown with its sentences.
    expect(held.phrases.find(({ whose }) => whose === 'child')).toMatchObject({
      text: phrase,
      places: [
        {
          ...{ label: `News story: ${phrase} opens`, kind: 'news', itemId: String(id) },
          sentences: [
            { before: '', hit: phrase, after: ' opens' },
            { before: 'Welcome to ', hit: phrase, after: '.' },
          ],
        },
      ],
    });
  });

  test('settings, products, committees and the lines of others stay, whatever is ticked', async () => {
    const { db } = api.deps;
    const owner = await api.make.person(5);
    const school = { notice: `${phrase} has a holiday`, vision: `At ${phrase} we learn` };
    await api.request('PUT', '/admin/settings', { as: owner, json: { school } });
    await db.insert(products).values({ name: `${phrase} tie`, price: 1 });
    await db.insert(committees).values({ name: `Friends of ${phrase}`, purpose: `Helps ${phrase}` });
    const picture = await api.make.picture();
    const story = { title: `${phrase} wins`, detail: '<p>x</p>', picture };
    await api.request('POST', '/news/add', { as: owner, json: story });
    const lines = await db.select().from(auditLog).orderBy(auditLog.id);
    expect(JSON.stringify(lines)).toContain(phrase);
    await apply({ cName: phrase });
    const { status, answer, held } = await eraseAll();
    expect(status).toBe(200);
    const after = await db.select().from(auditLog).orderBy(auditLog.id);
    expect(after.slice(0, lines.length)).toEqual(lines);
    const saved = (await api.request('GET', '/admin/settings', { as: owner })).answer.school;
    expect(saved).toMatchObject(school);
    expect(await db.$count(products, eq(products.name, `${phrase} tie`))).toBe(1);
    expect(await db.select().from(committees)).toMatchObject([
      { name: `Friends of ${phrase}`, purpose: `Helps ${phrase}` },
    ]);
    const named = [
      'Settings',
      `Product: ${phrase} tie`,
      `Committee: Friends of ${phrase}`,
      'Audit log: what others did',
    ];
    expect(held.untouched.map(({ label }) => label).sort()).toEqual(named.sort());
    expect(answer.left).toEqual(expect.arrayContaining(named));
    await api.request('PUT', '/admin/settings', { as: owner, json: { school: { notice: '', vision: '' } } });
  });

  test('the words of a picture within a text are text: they lose the name, and the picture stays', async () => {
    const owner = await api.make.person(5);
    const [picture, shown] = [await api.make.picture(), await api.make.picture()];
    const html = `<p>They ran.</p><img class="pic-half" src="/images/${shown}" alt="${phrase} at the lake" />`;
    const story = { title: 'Run', detail: html, picture };
    const event = { title: 'Race', date: '2030-01-02', description: html };
    const { answer: news } = await api.request('POST', '/news/add', { as: owner, json: story });
    await api.request('PUT', `/news/edit/${news.id}`, { as: owner, json: { ...story, keep: true } });
    const gone = (await api.request('POST', '/events/add', { as: owner, json: event })).answer;
    await api.request('DELETE', `/events/delete/${gone.id}`, { as: owner });
    const { answer: race } = await api.request('POST', '/events/add', { as: owner, json: event });
    await apply({ cName: phrase });
    const { held, status } = await eraseAll();
    expect(status).toBe(200);
    expect(held.phrases.find(({ text }) => text === phrase)?.places[0]?.sentences).toEqual([
      { before: '', hit: phrase, after: ' at the lake' },
    ]);
    const { db } = api.deps;
    const texts = [
      ...(await db.select().from(stories).where(eq(stories.id, news.id))),
      ...(await db.select().from(events).where(eq(events.id, race.id))),
      ...(await db.execute(sql`select content from kept_changes where story_id = ${news.id}`)).rows,
      ...(await db
        .select()
        .from(revisions)
        .where(eq(revisions.itemId, String(news.id)))),
      ...(await db
        .select()
        .from(trash)
        .where(eq(trash.itemId, String(gone.id)))),
    ];
    expect(texts).toHaveLength(5);
    for (const text of texts.map((row) => JSON.stringify(row))) {
      expect(text).not.toContain(phrase);
      expect(text).toContain(`src=\\"/images/${shown}\\" alt=\\"`);
      expect(text).toContain('at the lake');
    }
  });

  test('a phrase in many places is refused with a sentence', async () => {
    for (let n = 0; n < 21; n += 1) await api.make.story({ title: `Day ${n}`, detail: `<p>At ${phrase} again.</p>` });
    await apply({ cName: phrase });
    const { held, status } = await eraseAll();
    expect(refusal(held, phrase)).toContain('more than 20 places');
    expect(status).toBe(200);
    expect(await api.deps.db.$count(stories, sql`detail like ${`%${phrase}%`}`)).toBe(21);
  });

  test('also when it stands in more rows than are read', async () => {
    await api.deps.db.execute(sql`insert into stories (kind, title, detail, extract)
      select 'news', 'Junior or Academy ' || n, '<p>x</p>', 'x' from generate_series(1, 401) n`);
    await api.make.story({ title: 'Last', detail: `<p>${phrase}</p>` });
    await apply({ cName: phrase });
    expect(refusal(await find(), phrase)).toContain('more than 20 places');
  });

  test.each([
    ...['One', 'onload', 'p', 'a', 'href', 'strong', '&amp;', '"><img', '"><'].map((name) => [name, 'One word alone']),
    ['a b', 'too short'],
    ['Our School', 'the school’s own name'],
  ])('%s is not looked for', async (cName = '', message = '') => {
    await api.make.story({ title: `About ${cName}`, detail: `<p>${sanitise(cName)} and Our School</p>` });
    const inOrder = () => api.deps.db.select().from(stories).orderBy(stories.id);
    const before = await inOrder();
    await apply({ cName });
    const { held, status } = await eraseAll();
    expect(refusal(held, cName)).toContain(message);
    expect(status).toBe(200);
    expect(await inOrder()).toEqual(before);
  });

  test('an address that the school itself shows is asked about too', async () => {
    const { db } = api.deps;
    await db.delete(pages);
    const text = `<p>Write to <a href="mailto:${email}" rel="noopener noreferrer">${email}</a>.</p>`;
    await db.insert(pages).values({ id: 'contact', path: 'contact', tag: 'contact', title: 'Contact', pageText: text });
    await apply({});
    const json = { email, confirm: email, byName: true };
    expect((await api.request('POST', '/admin/privacy/erase', { as: admin, json })).status).toBe(200);
    expect((await db.select().from(pages))[0]?.pageText).toBe(text);
    // Ticked it goes, from the link too.
    const { status } = await eraseAll();
    expect(status).toBe(200);
    expect(JSON.stringify(await db.select().from(pages))).not.toContain(email);
  });

  test('a longer address is somebody else’s, in counters too', async () => {
    await apply({});
    const key = (address: string) => `loginByAccount:10.0.0.9 ${address}`;
    await api.deps.db.execute(
      sql`insert into rate_limits (key, points) values (${key(email)}, 1), (${key(`x${email}`)}, 1)`,
    );
    await eraseAll();
    const { rows } = await api.deps.db.execute(sql`select key from rate_limits where key like '%home.example'`);
    expect(rows).toEqual([{ key: key(`x${email}`) }]);
  });
});

describe('ASVS 1.3.1: taking a name out of rich text leaves rich text', () => {
  /** Each kept two-worded, so that it is looked for at all. */
  const names = [
    ...[
      'onload onload',
      'href href',
      'strong strong',
      'amp amp amp',
      'noopener noreferrer',
      'class class',
      'nbsp nbsp',
    ],
    ...['"><img src=x', 'rel="noopener noreferrer"', 'p strong p strong', 'align-center size-large'],
    ...['script alert', '&amp; &amp; &lt;img', '$& $1 $` Nakato', 'javascript:alert(1) x', '</p><p onclick=x'],
  ];
  const rich = (name: string) => {
    const words = name
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;');
    return sanitise(
      `<p class="align-center">Hello ${words}, <strong>strong</strong> &amp; <a href="https://school.example/?onload=1&amp;href=2">p</a></p>` +
        `<p>onload=&quot;alert(1)&quot; <span class="size-large">${words}</span> &lt;img src=x onerror=alert(1)&gt;</p>` +
        `<table><thead><tr><th scope="col">${words}</th></tr></thead></table><p>not x${words}x</p>`,
    );
  };

  const htmlOf = (block: object | undefined) => (block && 'html' in block ? block.html : undefined);

  test.each(names)('%s', async (name) => {
    const { db } = api.deps;
    for (const table of [stories, events, pages, profiles, alumni, revisions, trash]) await db.delete(table);
    const html = rich(name);
    const picture = await api.make.picture();
    const story = await api.make.story({ detail: html });
    await api.make.event({ description: html });
    const blocks = [
      { id: 'a', type: 'text', version: 1 },
      { id: 'b', type: 'text', version: 1, html },
    ];
    const content = { title: 'About', pageText: html, blocks };
    await db.insert(pages).values({ id: 'about', path: 'about', tag: 'about', ...content });
    await db.insert(pageDrafts).values({ pageId: 'about', ...content, picture: '', savedAt: new Date() });
    await db.insert(profiles).values({ name: 'Ruth', position: 'x', tag: 20, bio: html, picture });
    await db.insert(alumni).values({ name: 'Grace', classOf: 2010, details: html, status: 'published' });
    const version = { kind: 'news', itemId: String(story.id), title: 'T', savedAt: new Date() };
    await db.insert(revisions).values({ ...version, content: { title: 'T', detail: html } });
    const gone = await api.make.story({ detail: html });
    const editor = await api.make.person(3);
    await db.update(stories).set({ authorId: editor.id }).where(eq(stories.id, gone.id));
    expect((await api.request('DELETE', `/news/delete/${gone.id}`, { as: editor })).status).toBe(204);
    await apply({ pName: name });
    const { status } = await eraseAll();
    expect(status).toBe(200);

    const texts = [
      (await db.select().from(stories))[0]?.detail,
      (await db.select().from(events))[0]?.description,
      ...(await db.select().from(pages)).flatMap(({ pageText, blocks: [, block] }) => [pageText, htmlOf(block)]),
      ...(await db.select().from(pageDrafts)).flatMap(({ pageText, blocks: [, block] }) => [pageText, htmlOf(block)]),
      (await db.select().from(profiles))[0]?.bio,
      (await db.select().from(alumni))[0]?.details,
      (await db.select().from(revisions).where(eq(revisions.title, 'T')))[0]?.content.detail,
      (await db.select().from(trash))[0]?.rows.stories?.[0]?.detail,
    ];
    for (const text of texts) {
      // What the one sanitiser would not change holds no handler, no script, no broken tag.
      expect(sanitise(String(text))).toBe(text);
      expect(text).toMatch(
        /^<p class="align-center">Hello \(name removed\), <strong>strong<\/strong> &amp; <a href="https:\/\/school\.example/,
      );
      expect(text).toContain('&lt;img src=x onerror=alert(1)&gt;');
    }
    expect(new Set(texts).size).toBe(1);
  });

  test('an attribute is no text: no handler comes out of a link', async () => {
    const detail = sanitise('<p><a href="https://x.example/?q= y onmouseover=alert(1) z">more</a> of it</p>');
    expect(detail).toContain(' onmouseover=alert(1) ');
    const { id } = await api.make.story({ detail });
    await apply({ pName: 'href="https://x.example/?q= y' });
    expect((await eraseAll()).status).toBe(200);
    const [story] = await api.deps.db.select().from(stories).where(eq(stories.id, id));
    expect(story?.detail).toBe(detail);
  });

  test('a name that is put together from several elements goes as a whole', async () => {
    const { db } = api.deps;
    const html =
      '<p>By <strong>Nakato</strong> <em>Sanyu&nbsp;Birungi</em>, and <a href="https://x.example/Nakato%20Sanyu-Birungi">more</a></p>';
    const { id } = await api.make.story({ detail: sanitise(html) });
    await apply({ pName: 'Nakato Sanyu Birungi' });
    await eraseAll();
    const [story] = await db.select().from(stories).where(eq(stories.id, id));
    expect(story?.detail).toBe(
      '<p>By <strong>(name removed)</strong><em></em>, and <a rel="noopener noreferrer">more</a></p>',
    );
    expect(story?.extract).toBe('By (name removed), and more');
  });
});

describe('what was published from a person’s own form', () => {
  const name = 'Namusoke Kizito';

  async function publish() {
    const form = new FormData();
    form.set('name', `${name}_1700000000portrait.png`);
    form.set('file', new File([new Uint8Array(await pngBytes())], `${name}.png`));
    const { name: picture } = (await api.request('POST', '/singleUpload', { form, address: `10.2.0.${count}` })).answer;
    const json = { name, email, phone: '+256 772 123456', classOf: 2012, alumDetails: 'I loved it here.', picture };
    const { id } = (await api.request('POST', '/alum/add', { json, address: `10.2.0.${count}` })).answer;
    expect((await api.request('POST', `/alum/approve/${id}`, { as: admin })).status).toBe(200);
    return { id: id as number, picture: picture as string };
  }
  const posts = async () => (await api.request('GET', '/articles?category=1')).answer.docs as { title: string }[];

  test('a stored file is never called after anybody', async () => {
    const { picture } = await publish();
    expect(picture).toMatch(/^\d{13}-[0-9a-f]{18}\.png$/);
    await eraseAll();
  });

  test('is asked about before anything is done, and goes with its portrait', async () => {
    const { id, picture } = await publish();
    const held = await find();
    expect(held.published).toMatchObject([{ label: `Blog post: ${name}, class of 2012`, fate: 'deleted' }]);
    const send = (json: object) =>
      api.request('POST', '/admin/privacy/erase', { as: admin, json: { email, confirm: email, ...json } });
    const undecided = await send({});
    expect([undecided.status, undecided.refusal.fields.erase]).toEqual([
      400,
      expect.stringContaining('Decide about each'),
    ]);
    expect(await api.deps.db.$count(alumni, eq(alumni.id, id))).toBe(1);
    const [post] = held.published.map((one) => one.id);
    expect((await send({ erase: [post], keep: [post] })).status).toBe(400);
    expect((await send({ erase: choicesIn(held) })).status).toBe(200);
    expect(JSON.stringify(await posts())).not.toContain(name);
    expect((await api.api.request(`/images/${picture}`)).status).toBe(404);
    expect(await api.deps.storage.get(originalKey(picture))).toBeUndefined();
    const log = JSON.stringify(await api.deps.db.select().from(auditLog));
    expect(log).not.toContain(name);
    expect(JSON.stringify(await api.deps.db.select().from(revisions))).not.toContain(name);
  });

  test('can be kept, knowingly; then it is said that it is still there', async () => {
    const { picture } = await publish();
    const held = await find();
    const keep = held.published.map((one) => one.id);
    const json = { email, confirm: email, keep };
    const { status, answer } = await api.request('POST', '/admin/privacy/erase', { as: admin, json });
    expect(status).toBe(200);
    expect(answer.left).toContain(`Blog post: ${name}, class of 2012`);
    expect((await api.api.request(`/images/${picture}`)).status).toBe(200);
    await api.deps.db.delete(stories);
  });

  test('a post that lies in the trash is found too', async () => {
    await publish();
    const [post] = await api.deps.db
      .select()
      .from(stories)
      .where(eq(stories.title, `${name}, class of 2012`));
    await api.request('DELETE', `/articles/delete/${post?.id}`, { as: admin });
    const { held, status } = await eraseAll();
    expect(held.published).toMatchObject([{ label: `Blog post in the trash: ${name}, class of 2012` }]);
    expect(status).toBe(200);
    expect(JSON.stringify(await api.deps.db.select().from(trash))).not.toContain(name);
  });

  test('files of before, called after the person, get another name wherever they are shown', async () => {
    const { db, storage } = api.deps;
    const [old, other] = ['Tendo_Wasswa_1600000000.png', 'Wasswa Tendo'];
    await api.make.picture({ name: old });
    await storage.put(originalKey(old), await pngBytes());
    const editor = await api.make.person(3);
    const story = { title: 'A visit', detail: '<p>x</p>', picture: `${old},${await api.make.picture()}` };
    const { id } = (await api.request('POST', '/news/add', { as: editor, json: story })).answer;
    const gone = (await api.request('POST', '/news/add', { as: editor, json: story })).answer.id;
    await api.request('DELETE', `/news/delete/${gone}`, { as: editor });
    await db.insert(alumni).values({ name: 'Another', classOf: 2010, status: 'published', picture: old });
    await apply({ pName: other });
    const { held, status, answer } = await eraseAll();
    expect(held.others).toMatchObject([{ label: `Picture file: ${old}`, fate: 'renamed' }]);
    expect([status, answer.left]).toEqual([200, []]);
    const view = (await api.request('GET', `/news/view/${id}`)).answer.story;
    const [renamed] = view.picture.split(',');
    expect(renamed).toMatch(/^\d{13}-[0-9a-f]{18}\.png$/);
    expect((await api.api.request(`/images/${old}`)).status).toBe(404);
    expect((await api.api.request(`/images/${renamed}`)).status).toBe(200);
    expect(await storage.get(originalKey(old))).toBeUndefined();
    const everywhere = await Promise.all([revisions, trash, alumni, auditLog].map((table) => db.select().from(table)));
    expect(JSON.stringify(everywhere)).not.toContain(old);
    // What lies in the trash comes back with it.
    expect((await api.request('POST', `/trash/news/${gone}/restore`, { as: editor })).status).toBe(200);
    expect((await api.request('GET', `/news/view/${gone}`)).answer.story.picture).toBe(view.picture);
  });
});
