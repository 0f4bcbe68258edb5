import { describe, expect, test } from 'vitest';
import { pngBytes } from '../../support/factory.ts';
import type { Victim } from './site.ts';

export function cacheAttacks(site: () => Victim) {
  describe('ASVS 14.2.2, 14.2.5, 15.3.7: what one reader asks does not change what the next one gets', () => {
    test('no header of a request gets into a page that is kept', async () => {
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
