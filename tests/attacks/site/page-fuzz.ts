import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nastyText } from '../arbitraries.ts';
import { runs, seed, tally } from '../figures.ts';
import { leaksIn } from '../leaks.ts';
import type { Victim } from './site.ts';

export function pageFuzz(site: () => Victim) {
  describe(`ASVS 2.2.1, 16.5.1: pages with odd questions and odd forms (seed ${seed})`, () => {
    test('never a 500, never a leak', { timeout: 3_600_000 }, async () => {
      const paths = [
        '/',
        '/news',
        '/blog',
        '/events',
        '/gallery',
        '/alum',
        '/alumni',
        '/profiles',
        '/search',
        '/sent',
        '/login',
        '/reset',
        '/invitation',
        '/calendar.ics',
        '/about',
        '/news/view',
        '/gallery/view',
        '/user/view',
        '/admin/users',
        '/events/calendar',
      ];
      const names = [
        'page',
        'past',
        'cat',
        'q',
        'kind',
        'year',
        'items',
        'id',
        'from',
        'edit',
        'token',
        'group',
        'index',
        '_routes',
        '',
      ];
      const one = fc.tuple(
        fc.constantFrom(...paths),
        fc.array(fc.tuple(fc.constantFrom(...names), nastyText), { maxLength: 3 }),
        fc.option(nastyText),
        fc.constantFrom('', '', '.data'),
      );
      const asked = fc.sample(one, { seed, numRuns: 120 + runs * 40 });
      for (const [base, query, tail, end] of asked) {
        const below = tail === null ? '' : `/${encodeURIComponent(tail.toWellFormed())}`;
        const path = `${base}${below}${end}?${new URLSearchParams(query.map(([name, value]) => [name, value.toWellFormed()]))}`;
        const { status, text } = await site().raw('GET', path.replace('//', '/'));
        expect(status, path).toBeLessThan(500);
        expect(leaksIn(text), path).toEqual([]);
      }
      const forms = [
        '/contact',
        '/apply',
        '/forgot',
        '/reset',
        '/invitation',
        '/alumni/alumcontact',
        '/login',
        '/news',
        '/',
      ];
      const fields = [
        'senderName',
        'senderEmail',
        'senderPhone',
        'inquiry',
        'email',
        'token',
        'pwd',
        'again',
        'name',
        'pName',
        'cName',
        'bDate',
        'message',
        'phone',
        'classOf',
        'question1',
      ];
      const filled = fc.tuple(
        fc.constantFrom(...forms),
        fc.array(fc.tuple(fc.constantFrom(...fields), nastyText), { maxLength: 6 }),
      );
      const posted = fc.sample(filled, { seed, numRuns: 60 + runs * 20 });
      for (const [path, values] of posted) {
        const body = new URLSearchParams(values.map(([name, value]) => [name, value.toWellFormed()])).toString();
        const type = body.length % 5 === 0 ? 'multipart/form-data; boundary=x' : 'application/x-www-form-urlencoded';
        const { status, text } = await site().raw('POST', path, { 'content-type': type }, body);
        expect(status, `${path} ${body}`).toBeLessThan(500);
        expect(leaksIn(text), path).toEqual([]);
      }
      tally({ requests: asked.length + posted.length, payloads: asked.length + posted.length });
    });
  });
}
