import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goodPassword } from '../../../tests/support/factory.ts';
import { startSite, temporaryFolder } from '../../../tests/support/program.ts';

/** The first hour of a new school, on the whole program with two processes that cache. */
const folder = temporaryFolder();
let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite({ DATA_DIR: folder, WORKERS: '2' }, { closed: true });
});
afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
});

const linkIn = (output: string) => /\/setup\?key=([\w-]{43})/.exec(output)?.[1] ?? '';
const read = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(site.url + path, { headers, redirect: 'manual' });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};
const post = (path: string, json: object, headers: Record<string, string> = {}) =>
  fetch(`${site.url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(json),
  });
const cookiesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

describe('a new school', () => {
  const seen: Record<string, string> = {};
  let [cookie, token] = ['', ''];

  test('shows strangers the same quiet page at every address, and nothing else', async () => {
    const pages = ['/', '/about', '/news', '/contact', '/apply', '/search?q=x', '/no/such', '/gallery/view/1', '/alum'];
    for (const path of pages) {
      const { status, headers, text } = await read(path);
      expect([path, status]).toEqual([path, 200]);
      expect(text).toContain('Our new site opens soon.');
      expect(text).toContain('<meta name="robots" content="noindex"/>');
      expect(text).not.toMatch(/<script|<nav|<form|being written/);
      expect(headers.get('cache-control')).toBe('public, no-cache');
      seen[path] = text;
    }
    expect(new Set(Object.values(seen)).size).toBe(1);
    for (const path of ['/sitemap.xml', '/news.xml', '/calendar.ics', '/news.data', '/.well-known/security.txt']) {
      expect([path, (await read(path)).status]).toEqual([path, 404]);
    }
    expect((await read('/robots.txt')).text).toBe('User-agent: *\nDisallow: /\n');
    expect((await read('/api/pages/view/about')).status).toBe(403);
    expect((await read('/login')).text).toContain('Log in');
  });

  test('is taken by whoever has the link that its start printed', async () => {
    const key = linkIn(site.output());
    const page = await read(`/setup?key=${key}`);
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(page.text).toContain('Your name');
    expect((await read('/setup?key=wrong')).text).toContain('This link has ended, or is not the newest one.');
    const made = await post('/setup/owner', { key, name: 'Head', email: 'head@school.example', pwd: goodPassword });
    expect(made.status).toBe(200);
    [cookie, token] = [cookiesOf(made), ((await made.json()) as { accessToken: string }).accessToken];
    expect((await read(`/setup?key=${key}`)).text).toContain('This site has an owner already.');
    expect(site.output()).not.toMatch(new RegExp(`"path":"[^"]*${key}`));
  });

  test('shows all of it to its owner, while others who ask for the same still see nothing', async () => {
    for (const path of ['/', '/about', '/news']) {
      const inside = await read(path, { cookie });
      expect([path, inside.status]).toEqual([path, 200]);
      expect(inside.text).toContain('<nav');
      expect(inside.headers.get('cache-control')).toBe('private, no-store');
      expect((await read(path)).text).toBe(seen[path]);
    }
    expect((await read('/', { cookie: 'inside=made-up' })).text).toBe(seen['/']);
  });

  test('once opened it is open for all, in every process, whatever was answered before', async () => {
    const opened = await post('/admin/opening', {}, { authorization: `Bearer ${token}` });
    expect(opened.status).toBe(204);
    for (let n = 0; n < 8; n += 1) {
      const { status, text } = await read('/about', { connection: 'close' });
      expect([status, text.includes('opens soon'), text.includes('<nav')]).toEqual([200, false, true]);
    }
    expect((await read('/sitemap.xml')).status).toBe(200);
    expect((await read('/coming-soon')).headers.get('location')).toBe('/');
  });

  test('has no link any more at its next start', async () => {
    await site.stop();
    site = await startSite({ DATA_DIR: folder }, { closed: true });
    expect(linkIn(site.output())).toBe('');
    expect((await read('/')).text).toContain('<nav');
  });
});
