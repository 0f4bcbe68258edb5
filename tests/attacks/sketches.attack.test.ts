import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sitePreviews } from '../../api/db/tables/settings.ts';
import { termDates } from '../../api/db/tables/term-dates.ts';
import { users } from '../../api/db/tables/users.ts';
import { hashSecret } from '../../api/lib/security/tokens.ts';
import { testApi } from '../support/api.ts';
import type { Person } from '../support/factory.ts';
import { formOf } from '../support/form-of.ts';
import { tally } from './figures.ts';

const api = testApi();
const secret = 'A day that nobody knows of';
const noticed = {
  name: secret,
  text: '',
  urgent: false,
  beginsAt: '2090-01-05T06:00:00.000Z',
  endsAt: null,
  paths: [],
};
const date = { kind: 'term', name: secret, firstDay: '2090-02-01', lastDay: '2090-04-30' };
const ofDate = (id?: number) => ({ kind: 'termDate', ...(id !== undefined && { id }), content: date });

let admin: Person;
beforeAll(async () => {
  admin = await api.make.person(4);
});
beforeEach(async () => {
  for (const table of [sitePreviews, termDates]) await api.deps.db.delete(table);
});

const open = (key: string) => api.request('GET', `/site/preview?key=${encodeURIComponent(key)}`);
const make = (as: Person | undefined, json: object) => api.request('POST', '/admin/sketches', { as, json });
const colours = { brand: '#1d4ed8', accent: '#f97316' };
const makeLook = (as: Person | undefined) => api.request('POST', '/admin/sketches/look', { as, form: formOf(colours) });
const keyOf = async (as: Person, json: object) => (await make(as, json)).answer.key;
const change = (id: number, values: Partial<typeof users.$inferInsert>) =>
  api.deps.db.update(users).set(values).where(eq(users.id, id));

describe('ASVS 8.2.2, 14.2.2: a change that nobody has saved', () => {
  test('is made, asked for and ended by nobody who may not save it', async () => {
    const bodies = {
      notice: { kind: 'notice', content: noticed },
      campus: { kind: 'campus', content: { name: secret, slug: 'unknown' } },
      brand: null,
      termDate: ofDate(),
    };
    for (const role of [undefined, 1, 2, 3, 4] as const) {
      const as = role && (await api.make.person(role));
      for (const [kind, json] of Object.entries(bodies)) {
        const may = role !== undefined && role >= (kind === 'termDate' ? 3 : 4);
        const refused = role === undefined ? 401 : 403;
        const statuses = [
          (await (json ? make(as, json) : makeLook(as))).status,
          (await api.request('GET', `/admin/sketches?kind=${kind}`, { as })).status,
          (await api.request('DELETE', `/admin/sketches?kind=${kind}`, { as })).status,
        ];
        expect([role, kind, statuses]).toEqual([role, kind, may ? [201, 200, 204] : [refused, refused, refused]]);
      }
    }
    tally({ requests: 60 });
  });

  test('of a date that is somebody else’s is made by no editor', async () => {
    const { id } = (await api.request('POST', '/admin/term-dates', { as: admin, json: date })).answer;
    expect((await make(await api.make.person(3), ofDate(id))).status).toBe(403);
    expect((await make(admin, ofDate(id))).status).toBe(201);
  });

  test('is opened by its key alone, which is not stored and opens nothing else', async () => {
    const key = await keyOf(admin, { kind: 'notice', content: noticed });
    expect(JSON.stringify(await api.deps.db.select().from(sitePreviews))).not.toContain(key);
    for (const guess of [key.slice(1), `${key}x`, key.toUpperCase(), hashSecret(key), 'notice', '*', '%', '\0', ' ']) {
      const { status, answer } = await open(guess);
      expect([guess, [400, 404].includes(status)]).toEqual([guess, true]);
      expect(JSON.stringify(answer)).not.toContain(secret);
    }
    expect((await api.request('GET', `/previews/open?key=${key}`)).status).toBe(404);
    for (const path of ['/settings', '/term-dates', '/search?q=nobody', '/admin/sketches?kind=notice'])
      expect(JSON.stringify((await api.request('GET', path)).answer ?? null)).not.toContain(secret);
    tally({ requests: 15 });
  });

  test('is shown no longer than seven days', async () => {
    const key = await keyOf(admin, { kind: 'notice', content: noticed });
    await api.deps.db.update(sitePreviews).set({ expiresAt: new Date(Date.now() - 1000) });
    expect((await open(key)).status).toBe(404);
  });

  test('is shown no longer than whoever made it may save it', async () => {
    const leaver = await api.make.person(4);
    const key = await keyOf(leaver, { kind: 'notice', content: noticed });
    await change(leaver.id, { suspended: true });
    expect((await open(key)).status).toBe(404);
    await change(leaver.id, { suspended: false, role: 3 });
    expect((await open(key)).status).toBe(404);
    await change(leaver.id, { role: 4 });
    expect((await open(key)).status).toBe(200);

    const editor = await api.make.person(3);
    const { id } = (await api.request('POST', '/admin/term-dates', { as: admin, json: date })).answer;
    const own = await keyOf(editor, ofDate());
    expect((await open(own)).status).toBe(200);
    await change(leaver.id, { role: 4 });
    const ofOther = await keyOf(leaver, ofDate(id));
    await change(leaver.id, { role: 3 });
    expect((await open(ofOther)).status).toBe(404);
    await change(editor.id, { role: 2 });
    expect((await open(own)).status).toBe(404);
    await api.deps.db.delete(users).where(eq(users.id, leaver.id));
    expect((await open(key)).status).toBe(404);
  });

  test('of one kind is none of another', async () => {
    const wrong = [
      { kind: 'notice', content: date },
      { kind: 'termDate', content: noticed },
      { kind: 'brand', content: colours },
      { kind: 'menu', content: {} },
    ];
    for (const json of wrong) expect((await make(admin, json)).status).toBe(400);
    expect(await api.deps.db.$count(sitePreviews)).toBe(0);
  });
});
