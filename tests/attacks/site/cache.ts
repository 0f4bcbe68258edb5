import { describe, expect, test } from 'vitest';
import { pngBytes } from '../../support/factory.ts';
import type { Victim } from './site.ts';

export function cacheAttacks(site: () => Victim) {
  describe('ASVS 14.2.2, 14.2.5, 15.3.7: what one reader asks does not change what the next one gets', () => {
    test('no header of a request gets into a page that is cached', async () => {
      const poison = 'evil-poison.example';
      const headers = {
        host: poison,
        ...{ 'x-forwarded-host': poison, 'x-forwarded-proto': poison, 'x-forwarded-port': poison, 'x-host': poison },
        ...{
          'x-original-url': '/admin',
          'x-rewrite-url': '/admin',
          forwarded: `host=${poison}`,
          referer: `http://${poison}/`,
        },
        ...{
          'user-agent': poison,
          'accept-language': poison,
          cookie: `a=${poison}`,
          accept: `text/${poison}`,
          origin: `http://${poison}`,
        },
      };
      for (const path of ['/', '/news', '/sitemap.xml', '/robots.txt', '/api/news', '/about', '/calendar.ics']) {
        for (const attempt of [`${path}?utm_source=${poison}`, `${path}?page=1`, path]) {
          expect((await site().raw('GET', attempt, headers)).text, attempt).not.toContain(poison);
          expect((await site().raw('GET', attempt)).text, attempt).not.toContain(poison);
        }
      }
    });

    test('what somebody is shown with a token or a cookie is shown to nobody else', async () => {
      const draft = { title: 'Kept back 7f3a', detail: '<p>x</p>', category: 0, draft: true };
      const picture = await site().upload(await pngBytes(), 'draft.png');
      const { id } = await site().write('POST', '/news/add', { ...draft, picture });
      const path = `/api/news/view/${id}`;
      const mine = await site().call(path, { headers: { authorization: `Bearer ${site().token}` } });
      expect(await mine.text()).toContain('Kept back 7f3a');
      for (const headers of [{}, { cookie: site().cookie.split(';')[0] ?? '' }] as Record<string, string>[]) {
        for (const same of [
          path,
          `${path}?page=1`,
          `${path}/`,
          `${path}?utm_x=1`,
          `/news/view/${id}`,
          '/api/news',
          '/news',
        ]) {
          const { text } = await site().raw('GET', same, headers);
          expect(text, same).not.toContain('Kept back 7f3a');
        }
      }
    });

    test('lists with drafts in the house are byte for byte what they were, whoever asked before', async () => {
      const pages = ['/news', '/blog', '/events', '/alumni/alnews', '/alumni/alevents', '/'];
      const data = ['/api/news', '/api/articles', '/api/events', '/api/events/past', '/api/news/top'];
      const paths = [...pages, ...data, '/api/unpublished?kind=news', '/api/unpublished?kind=event'];
      const asAnonymous = async () => {
        const answers = new Map<string, string>();
        for (const path of paths) answers.set(path, (await site().raw('GET', path)).text);
        return answers;
      };
      const before = await asAnonymous();
      const title = 'Kept back 51c9';
      const soon = { createdAt: new Date(Date.now() + 9e8).toISOString() };
      await site().write('POST', '/news/add', { title, draft: true });
      await site().write('POST', '/events/add', { title, draft: true });
      await site().write('POST', '/events/add', { title, date: '2031-05-04', ...soon });
      const own = { authorization: `Bearer ${site().token}` };
      for (const path of paths) await site().call(path, { headers: own });
      for (const kind of ['news', 'event']) {
        const answer = await site().call(`/api/unpublished?kind=${kind}`, { headers: own });
        expect(await answer.text()).toContain('Kept back 51c9');
        expect(answer.headers.get('cache-control')).toBe('no-store');
      }
      const after = await asAnonymous();
      for (const path of paths) {
        expect(after.get(path), path).not.toContain('Kept back 51c9');
        // A refusal carries the number of its request.
        if (!path.includes('unpublished')) expect(after.get(path), path).toBe(before.get(path));
        else expect(after.get(path), path).toContain('no_token');
      }
      const withCookie = { cookie: site().cookie.split(';')[0] ?? '' };
      for (const path of paths)
        expect((await site().raw('GET', path, withCookie)).text).not.toContain('Kept back 51c9');
    });

    test('two questions never share an answer: order, repetition, encoding and case of their parts', async () => {
      const pairs = [
        ['/search?q=kitante', '/search?q=makindye'],
        ['/search?q=a%26kind=news', '/search?q=a&kind=news'],
        ['/search?q=zx&q=yw', '/search?q=yw&q=zx'],
        ['/search?q=%2561', '/search?q=a'],
        ['/alum?year=2010', '/alum?year=2011'],
        ['/search?q=A%2BB', '/search?q=A+B'],
      ] as const;
      for (const [one, other] of pairs) {
        const [a, b] = [await site().raw('GET', one), await site().raw('GET', other)];
        expect(a.text === b.text, `${one} and ${other}`).toBe(false);
        expect((await site().raw('GET', one)).text, one).toBe(a.text);
      }
    });

    test('a file name behind the address of a page does not make the page a file', async () => {
      for (const path of [
        '/api/users/sessions/x.css',
        '/api/admin/users/x.js',
        '/user/x.css',
        '/admin/x.png',
        '/api/users/refresh/x.js',
      ]) {
        const answer = await site().call(path, { headers: { authorization: `Bearer ${site().token}` } });
        expect(answer.headers.get('cache-control') ?? '', path).not.toMatch(/max-age=[1-9]/);
      }
    });

    test('the packed answer is for those who can unpack it, and says so', async () => {
      for (const path of ['/', '/api/news']) {
        const plain = await site().raw('GET', path, { 'accept-encoding': 'identity' });
        expect(plain.headers['content-encoding']).toBeUndefined();
        const packed = await site().raw('GET', path, { 'accept-encoding': 'gzip' });
        for (const { headers } of [plain, packed]) expect(String(headers.vary)).toContain('Accept-Encoding');
      }
    });
  });
}
