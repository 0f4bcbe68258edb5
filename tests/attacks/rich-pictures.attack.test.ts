import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { media } from '../../api/db/tables/media.ts';
import { blockPictures, pages } from '../../api/db/tables/pages.ts';
import { sanitise } from '../../api/lib/text/html.ts';
import { testApi } from '../support/api.ts';
import type { Person } from '../support/factory.ts';
import { tally } from './figures.ts';
import { dangersIn } from './html-look.ts';
import { scriptPayloads } from './payloads.ts';

const clean = (html: string) => sanitise(html, { pictures: true });
const own = '<img class="pic-half" src="/images/a.png" alt="A bus" width="40" height="30" />';

describe('ASVS 1.3.1: pictures in a text', () => {
  test.each([
    ...['https://evil.example/x.png', '//evil.example/x.png', 'http://localhost/images/a.png', 'x.png', ''],
    ...['data:image/png;base64,iVBORw0KGgo=', 'data:image/svg+xml,<svg onload=alert(1)>', 'javascript:alert(1)'],
    ...['blob:https://x/1', 'file:///etc/passwd', '/images/../api/users', '/images/a/b.png', '/images/%2e%2e%2fa.png'],
    ...[
      '/images/a.png?w=99999',
      '/images/a.png#x',
      '/images\\a.png',
      '/images/',
      '/api/images/a.png',
      '/images/a,b.png',
    ],
    ...['/images/.env', '/images/a%00.png', '/images/a"onerror="alert(1)', ' /images/a.png', '/IMAGES/a.png'],
  ])('src=%j is none of ours', (src) => {
    expect(clean(`<p>a</p><img src="${src.replaceAll('"', '&quot;')}" alt="x"><p>b</p>`)).toBe('<p>a</p><p>b</p>');
    tally({ payloads: 1 });
  });

  test('ours stays in one spelling, without anything else', () => {
    expect(clean(own)).toBe(own);
    const dressed =
      '<img alt="A\n bus" onerror=alert(1) style="position:fixed" id=x srcset="//evil.example 1x" class="x pic-half" src=/images/a.png loading=eager width=40 height=30 usemap=#m>';
    expect(clean(dressed)).toBe(own);
    expect(clean('<img src="/images/a%20b.png">')).toBe('<img class="pic-full" src="/images/a%20b.png" alt="" />');
    expect(clean('<img src="/images/a.png" width="999999" height="-1">')).not.toMatch(/width|height/);
  });

  test.each(scriptPayloads)('%s beside a picture, and as its words', (payload) => {
    const html = clean(`${own}${payload}<img src="/images/a.png" alt="${payload}">`);
    expect(dangersIn(html, () => false)).toEqual([]);
    for (const [, attributes = ''] of html.matchAll(/<img ([^>]*)>/g)) {
      expect(attributes).toMatch(
        /^class="pic-(half|full)" src="\/images\/a\.png" alt="[^"]*"( width="40" height="30")? \/$/,
      );
    }
    expect(clean(html)).toBe(html);
    tally({ payloads: 1 });
  });

  test('a text has none where nobody notes them', () => {
    expect(sanitise(`<p>a</p>${own}`)).toBe('<p>a</p>');
  });
});

describe('ASVS 8.2.2: what a page shows is noted', () => {
  const api = testApi();
  let editor: Person;
  let picture: string;
  const shows = (name: string) => `<p>Buses</p><img class="pic-small" src="/images/${name}" alt="A bus" />`;
  const save = (html: string, publish = true) =>
    api.request('PUT', '/admin/pages/bus/content', {
      as: editor,
      json: { title: 'Bus', publish, blocks: [{ id: 'a', type: 'text', version: 1, html }] },
    });
  const isPublic = async () => (await api.api.request(`/images/${picture}`)).status === 200;

  beforeAll(async () => {
    editor = await api.make.person(3);
    picture = await api.make.picture();
    const row = { tag: '', title: 'Bus', pageText: '<p>x</p>', createdAt: new Date(Date.now() - 1000) };
    await api.deps.db.insert(pages).values({ ...row, id: 'bus', path: 'bus' });
  });

  test('one that was never uploaded, or waits for others, is refused by name', async () => {
    const { status, refusal } = await save(shows('never.png'));
    expect([status, refusal.fields]).toEqual([400, { blocks: 'Not an uploaded picture: never.png' }]);
    const waiting = await api.make.picture({ published: false });
    expect((await save(shows(waiting))).status).toBe(400);
  });

  test('it is seen by readers with the page, keeps its true size, and cannot be deleted meanwhile', async () => {
    expect(await isPublic()).toBe(false);
    expect((await save(shows(picture).replace(' />', ' width="9" height="9" />'))).status).toBe(200);
    expect(await isPublic()).toBe(true);
    const { answer } = await api.request('GET', '/pages/view/bus');
    expect(JSON.stringify(answer)).toContain(`${picture}\\" alt=\\"A bus\\" width=\\"40\\" height=\\"30\\"`);
    const deleted = await api.request('POST', `/fileDelete/${picture}`, { as: await api.make.person(4) });
    expect(deleted.refusal.code).toBe('file_in_use');
  });

  test('the older form keeps it, too, and asks for the same', async () => {
    const edit = (pageText: string) =>
      api.request('PUT', '/pages/edit/bus', { as: editor, json: { title: 'Bus', pageText } });
    expect((await edit(shows('never.png'))).refusal.fields).toEqual({ pageText: 'Not an uploaded picture: never.png' });
    expect((await edit(shows(picture))).status).toBe(200);
    expect(await isPublic()).toBe(true);
  });

  test('without it in the text it is public no more, and a change that is kept does not make it so', async () => {
    await save('<p>Buses</p>');
    expect(await isPublic()).toBe(false);
    await save(shows(picture), false);
    expect(await isPublic()).toBe(false);
    const noted = await api.deps.db.select().from(blockPictures).where(eq(blockPictures.picture, picture));
    expect(noted.map(({ kept }) => kept)).toEqual([true]);
    const [row] = await api.deps.db.select().from(media).where(eq(media.name, picture));
    expect(row).toBeDefined();
  });
});
