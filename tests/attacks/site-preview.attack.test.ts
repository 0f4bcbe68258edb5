import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { siteDrafts, sitePreviews } from '../../api/db/tables/settings.ts';
import { users } from '../../api/db/tables/users.ts';
import { hashSecret } from '../../api/lib/security/tokens.ts';
import { defaultFooter, defaultHome, defaultMenu } from '../../contract/site/site-defaults.ts';
import { testApi } from '../support/api.ts';
import type { Person } from '../support/factory.ts';
import { tally } from './figures.ts';

const api = testApi();
const secret = 'A wing that nobody knows of';
let admin: Person;
let key: string;

const open = (value: string) => api.request('GET', `/site/preview?key=${encodeURIComponent(value)}`);
const make = async (as: Person) => (await api.request('POST', '/admin/site/home/preview', { as })).answer.key;

beforeAll(async () => {
  admin = await api.make.person(4);
  const home = { ...defaultHome, hero: { ...defaultHome.hero, line: secret } };
  await api.request('PUT', '/admin/site/home', { as: admin, json: { home, publish: false } });
  const menu = { ...defaultMenu, groups: [{ name: secret, links: [{ to: '/news', label: secret }] }] };
  await api.request('PUT', '/admin/site/menu', { as: admin, json: { menu, footer: defaultFooter, publish: false } });
  key = await make(admin);
});

describe('ASVS 8.2.2, 14.2.2: a site that is not published', () => {
  test('is opened by its key alone, and by none that looks like it', async () => {
    expect((await open(key)).answer.site.home.hero.line).toBe(secret);
    const page = (
      await api.request('POST', '/admin/pages', {
        as: admin,
        json: { title: 'P', slug: 'preview-of-another', parentId: null },
      })
    ).answer.id;
    const ofPage = (await api.request('POST', `/admin/pages/${page}/preview`, { as: admin })).answer.key;
    const guesses = [
      ...[key.slice(1), `${key}x`, key.toUpperCase(), hashSecret(key), ofPage, 'home', '*', '%', '\0', ' '],
      ...["' or true --", '{"$ne":1}', '../site', 'null', 'none'],
    ];
    for (const guess of guesses) {
      const { status, answer } = await open(guess);
      expect([guess, [400, 404].includes(status)]).toEqual([guess, true]);
      expect(JSON.stringify(answer)).not.toContain(secret);
    }
    // And it opens nothing else.
    expect((await api.request('GET', `/previews/open?key=${key}`)).status).toBe(404);
    tally({ requests: guesses.length + 2 });
  });

  test('shows a stranger of the kept menu nothing by the link to the home page', async () => {
    expect(JSON.stringify((await open(key)).answer.site.menu)).not.toContain(secret);
  });

  test('is in no answer to anybody who may not write it', async () => {
    for (const role of [undefined, 1, 2, 3] as const) {
      const as = role && (await api.make.person(role));
      for (const path of [
        '/admin/site/home',
        '/admin/site/menu',
        '/revisions/site/home',
        '/settings',
        '/admin/settings',
      ]) {
        const { answer } = await api.request('GET', path, { as });
        expect([role, path, JSON.stringify(answer ?? null).includes(secret)]).toEqual([role, path, false]);
      }
      expect((await api.request('POST', '/admin/site/home/preview', { as })).status).toBe(role ? 403 : 401);
    }
    tally({ requests: 24 });
  });

  test('is stored without its key, and ends with the account that made it', async () => {
    const rows = await api.deps.db.select().from(sitePreviews);
    expect(JSON.stringify(rows)).not.toContain(key);
    const leaver = await api.make.person(4);
    const theirs = await make(leaver);
    expect((await open(theirs)).status).toBe(200);
    await api.deps.db.delete(users).where(eq(users.id, leaver.id));
    expect((await open(theirs)).status).toBe(404);
    expect(await api.deps.db.$count(siteDrafts)).toBe(2);
  });
});
