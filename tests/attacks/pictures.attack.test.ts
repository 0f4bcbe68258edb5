import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { createApi } from '../../api/app.ts';
import { alumni } from '../../api/db/tables/alumni.ts';
import { campuses } from '../../api/db/tables/campuses.ts';
import { galleries } from '../../api/db/tables/galleries.ts';
import { media } from '../../api/db/tables/media.ts';
import { profiles } from '../../api/db/tables/profiles.ts';
import { scenePictures } from '../../api/db/tables/settings.ts';
import { users } from '../../api/db/tables/users.ts';
import { testApi } from '../support/api.ts';
import { goodPassword, jpegBytes, type Person } from '../support/factory.ts';
import { tally } from './figures.ts';

const api = testApi();
const hour = 60 * 60 * 1000;
let addresses = 0;
const otherAddress = () => `10.6.${++addresses >> 8}.${addresses & 255}`;

async function upload(name: string, as?: Person): Promise<string> {
  const form = new FormData();
  form.set('name', name);
  form.set('file', new File([new Uint8Array(await jpegBytes())], name));
  const { status, answer } = await api.request('POST', '/singleUpload', { form, as, address: otherAddress() });
  expect(status).toBe(201);
  return answer.name;
}

let forms = 0;
const testimonial = (picture: string, as?: Person, change: object = {}) => {
  const person = { name: `Grace ${++forms}`, email: 'g@x.example', phone: '+256 700 000000', classOf: 2010 };
  const json = { ...person, alumDetails: 'I learned to ask.', picture, ...change };
  return api.request('POST', '/alum/add', { json, as, address: otherAddress() });
};

const look = (name: string, as?: Person, query = '') =>
  api.api.request(`/images/${encodeURIComponent(name)}${query}`, {
    headers: as ? { authorization: `Bearer ${as.token}` } : {},
  });
const statusFor = async (name: string, as?: Person) => (await look(name, as)).status;

describe('ASVS 8.2.2: a testimonial shows only a picture that was uploaded for it', () => {
  test('a stranger’s upload has a name that nobody guesses', async () => {
    const names = [await upload('1700000000 - me.jpg'), await upload('1700000000 - me.jpg')];
    for (const name of names) expect(name).toMatch(/^\d{13}-[0-9a-f]{18}\.jpg$/);
    expect(new Set(names).size).toBe(2);
  });

  test('nobody else’s is taken: waiting, accepted, refused, a draft’s, a portrait, a public one', async () => {
    const [admin, editor, member] = await Promise.all([api.make.person(4), api.make.person(3), api.make.person(1)]);
    const waiting = await upload('victim.jpg');
    expect((await testimonial(waiting)).status).toBe(201);
    const accepted = await upload('accepted.jpg');
    const { id } = (await testimonial(accepted)).answer;
    await api.request('POST', `/alum/approve/${id}`, { as: admin });
    const refused = await upload('refused.jpg');
    const other = (await testimonial(refused)).answer;
    await api.request('POST', `/alum/refuse/${other.id}`, { as: admin });
    const draft = await upload('draft.jpg', editor);
    await api.make.story({ draft: true, pictures: [draft], authorId: editor.id });
    const portrait = await upload('portrait.jpg', admin);
    await api.deps.db.update(users).set({ picture: portrait }).where(eq(users.id, admin.id));
    const shown = await upload('shown.jpg', editor);
    await api.make.story({ pictures: [shown] });
    for (const name of [waiting, accepted, refused, draft, portrait, shown]) {
      for (const as of [undefined, member]) {
        const { status, refusal } = await testimonial(name, as);
        expect([status, Object.keys(refusal.fields ?? {})], name).toEqual([400, ['picture']]);
      }
    }
    tally({ requests: 12, payloads: 6 });
  });

  test('one’s own is, also when the same form is sent again; what is a day old is not', async () => {
    const member = await api.make.person(1);
    expect((await testimonial(await upload('own.jpg', member), member)).status).toBe(201);
    const name = await upload('again.jpg');
    const first = await testimonial(name, undefined, { name: 'Twice' });
    const second = await testimonial(name, undefined, { name: 'Twice' });
    expect([first.status, second.status, second.answer.id]).toEqual([201, 201, first.answer.id]);
    const old = await upload('old.jpg');
    await api.deps.db
      .update(media)
      .set({ createdAt: new Date(Date.now() - 25 * hour) })
      .where(eq(media.name, old));
    expect((await testimonial(old)).status).toBe(400);
  });

  test('two forms at the same moment do not both get it', async () => {
    const name = await upload('race.jpg');
    const statuses = await Promise.all(Array.from({ length: 6 }, async () => (await testimonial(name)).status));
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(await api.deps.db.$count(alumni, eq(alumni.picture, name))).toBe(1);
  });

  test('a parent cannot look at a draft’s picture by making it their portrait', async () => {
    const [editor, member] = await Promise.all([api.make.person(3), api.make.person(1)]);
    const draft = await upload('secret.jpg', editor);
    const edit = (picture: string) =>
      api.request('PUT', `/users/edit/${member.id}`, { as: member, json: { name: 'M', picture } });
    expect((await edit(draft)).refusal.fields).toHaveProperty('picture');
    expect((await edit(await upload('me.jpg', member))).status).toBe(200);
  });
});

describe('ASVS 8.2.2, 8.3.1: what is not public has no public picture', () => {
  async function expectHidden(name: string, uploader: Person): Promise<void> {
    const [parent, author, editor] = await Promise.all([api.make.person(1), api.make.person(2), api.make.person(3)]);
    for (const as of [undefined, parent, author]) {
      for (const query of ['', '?w=320']) {
        const answer = await look(name, as, query);
        expect(answer.status).toBe(404);
        expect(answer.headers.get('cache-control')).toContain('no-store');
      }
    }
    for (const as of [uploader, editor]) {
      const answer = await look(name, as);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
    }
  }
  async function expectPublic(name: string): Promise<void> {
    const answer = await look(name);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  }

  test('it is hidden until something public shows it, shown as long as that is, and hidden again at once', async () => {
    const editor = await api.make.person(3);
    const name = await upload('1700000000 - term.jpg', editor);
    await expectHidden(name, editor);
    const story = { title: 'T', detail: '<p>x</p>', category: 0, userId: editor.id, picture: name };
    const send = <const Method extends string, const Path extends string>(method: Method, path: Path, json?: object) =>
      api.request(method, path, { as: editor, json });
    const added = await send('POST', '/news/add', { ...story, draft: true });
    expect(added.status).toBe(201);
    await expectHidden(name, editor);
    const edit = (change: object) => send('PUT', `/news/edit/${added.answer.id}`, { ...story, ...change });
    expect((await edit({ draft: false })).status).toBe(200);
    await expectPublic(name);
    expect((await edit({ draft: true })).status).toBe(200);
    await expectHidden(name, editor);
    expect((await edit({ draft: false })).status).toBe(200);
    expect((await send('DELETE', `/news/delete/${added.answer.id}`)).status).toBe(204);
    await expectHidden(name, editor);
    await send('POST', `/trash/news/${added.answer.id}/restore`);
    await expectPublic(name);
  });

  test('what lies in the future is hidden until its moment', async () => {
    const editor = await api.make.person(3);
    const name = await upload('soon.jpg', editor);
    await api.make.story({ pictures: [name], createdAt: new Date(Date.now() + hour) });
    await expectHidden(name, editor);
    api.advanceClock(2 * hour);
    await expectPublic(name);
    api.advanceClock(-2 * hour);
  });

  test('a portrait of an account is for its owner and the office', async () => {
    const [admin, member, other] = await Promise.all([api.make.person(4), api.make.person(1), api.make.person(1)]);
    const name = await upload('face.jpg', admin);
    await api.deps.db.update(users).set({ picture: name }).where(eq(users.id, member.id));
    expect([await statusFor(name), await statusFor(name, other)]).toEqual([404, 404]);
    expect([await statusFor(name, member), await statusFor(name, admin)]).toEqual([200, 200]);
  });

  test('whatever can refer to a picture is either public or known to be hidden', async () => {
    const { rows } = await api.deps.db.execute<{ name: string }>(sql`
      select distinct conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid = 'media'::regclass order by 1`);
    const hidden = ['kept_pictures', 'products', 'revision_pictures', 'trash_pictures', 'users'];
    const readByAll = [
      'alumni',
      'block_pictures',
      'campuses',
      'event_text_pictures',
      'galleries',
      'gallery_images',
      'page_pictures',
      'profiles',
      'scene_pictures',
    ];
    expect(rows.map(({ name }) => name)).toEqual(
      [...hidden, ...readByAll, 'story_pictures', 'story_text_pictures'].sort(),
    );
  });

  test('each of those that everybody reads shows its picture to everybody', async () => {
    const name = 'N';
    const made: Record<string, (picture: string) => Promise<unknown>> = {
      alumnus: (picture) =>
        api.deps.db.insert(alumni).values({ name, classOf: 2010, details: '<p>x</p>', picture, status: 'published' }),
      campus: (picture) => api.deps.db.insert(campuses).values({ name, slug: 'n', picture }),
      gallery: (picture) => api.deps.db.insert(galleries).values({ name, description: 'D', picture }),
      profile: (picture) =>
        api.deps.db.insert(profiles).values({ name, position: 'P', tag: 30, bio: '<p>b</p>', picture }),
      scene: (picture) => api.deps.db.insert(scenePictures).values({ set: 'hero', position: 0, picture }),
    };
    for (const [kind, make] of Object.entries(made)) {
      const picture = await api.make.picture();
      expect(await statusFor(picture), `${kind}, before`).toBe(404);
      await make(picture);
      expect(await statusFor(picture), kind).toBe(200);
    }
  });

  test('a public picture costs one statement', async () => {
    const name = await api.make.picture();
    await api.make.story({ pictures: [name] });
    expect(await api.countStatements(async () => look(name))).toBe(1);
  });
});

describe('ASVS 3.3, 7.4: the ticket for pictures', () => {
  const signIn = async (person: Person) => {
    const json = { user: person.email, pwd: goodPassword };
    const { headers } = await api.request('POST', '/users/login', { json, address: otherAddress() });
    const all = headers.getSetCookie();
    const ticket = all.find((cookie) => cookie.startsWith('pictures=')) ?? '';
    return { refresh: all[0]?.split(';')[0] ?? '', ticket: ticket.split(';')[0] ?? '', attributes: ticket };
  };
  const lookWith = async (name: string, cookie: string) =>
    (await api.api.request(`/images/${encodeURIComponent(name)}`, { headers: { cookie } })).status;

  test('shows a page’s hidden pictures to whoever may see them, as long as the session lives', async () => {
    const [editor, parent] = await Promise.all([api.make.person(3), api.make.person(1)]);
    const name = await upload('hidden.jpg', editor);
    const { ticket, refresh, attributes } = await signIn(editor);
    expect(attributes).toMatch(/; Path=\/images(;|$)/);
    expect(attributes).toMatch(/HttpOnly/);
    expect(attributes).toMatch(/SameSite=Strict/);
    expect(await lookWith(name, ticket)).toBe(200);
    expect(await lookWith(name, (await signIn(parent)).ticket)).toBe(404);
    const out = await api.request('GET', '/users/logout', { headers: { cookie: refresh } });
    expect(out.headers.getSetCookie().some((cookie) => /^pictures=;.*Max-Age=0/.test(cookie))).toBe(true);
    expect(await lookWith(name, ticket)).toBe(404);
  });

  test('counts for nothing when it is forged, and nowhere else', async () => {
    const editor = await api.make.person(3);
    const name = await upload('forged.jpg', editor);
    const { ticket } = await signIn(editor);
    const [session = '', seal = ''] = ticket.slice('pictures='.length).split('.');
    const flipped = (seal.startsWith('A') ? 'B' : 'A') + seal.slice(1);
    const forged = [
      session,
      `${session}.`,
      `${session}.${flipped}`,
      `.${seal}`,
      `${session}.${seal}x`,
      `${'0'.repeat(36)}.${seal}`,
    ];
    for (const value of forged) expect(await lookWith(name, `pictures=${value}`), value).toBe(404);
    const headers = { cookie: `${ticket}; refresh=${ticket.slice('pictures='.length)}` };
    expect((await api.request('GET', '/users/refresh', { headers })).status).toBe(401);
    expect((await api.request('GET', '/users/sessions', { headers })).status).toBe(401);
    tally({ requests: forged.length + 2, payloads: forged.length });
  });

  test('is kept to https where the site is', async () => {
    const person = await api.make.person(3);
    const own = createApi({ ...api.deps, publicUrl: 'https://school.example' });
    const answer = await own.request('/api/users/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ user: person.email, pwd: goodPassword }),
    });
    const ticket = answer.headers.getSetCookie().find((cookie) => cookie.includes('pictures=')) ?? '';
    expect(ticket).toMatch(/^__Secure-pictures=.*; Secure/);
  });
});
