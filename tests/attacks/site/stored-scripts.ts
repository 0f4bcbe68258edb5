import { describe, expect, test } from 'vitest';
import { pngBytes } from '../../support/factory.ts';
import { isLong, tally } from '../figures.ts';
import { dangersIn } from '../html-look.ts';
import { scriptPayloads } from '../payloads.ts';
import { allowedBy, type Victim } from './site.ts';

/** Where a writer's words end up: each makes a thing of a payload and says which pages show it. */
function placesOf(site: Victim, picture: string): Record<string, (payload: string) => Promise<string[]>> {
  const line = (text: string, max = 100) =>
    text
      .replace(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, max) || 'x';
  const rich = (text: string) => `<p>Text</p>${text}<p>${text}</p>`;
  const phone = '+256 700 000000';
  let alumnusId: number | undefined;
  return {
    async news(payload) {
      const { id } = await site.write('POST', '/news/add', {
        title: line(payload),
        detail: rich(payload),
        category: 0,
        picture,
      });
      return [`/news/view/${id}`, '/news', '/', '/news.xml'];
    },
    async article(payload) {
      const { id } = await site.write('POST', '/articles/add', {
        title: line(payload),
        detail: rich(payload),
        category: 1,
        picture,
      });
      return [`/alumni/alblog/view/${id}`, '/alumni/alblog', '/blog.xml'];
    },
    async event(payload) {
      const event = {
        title: line(payload),
        date: '2030-01-02',
        location: line(payload),
        description: rich(payload),
        category: 0,
      };
      const { id } = await site.write('POST', '/events/add', event);
      return [`/events/view/${id}`, '/events', '/', '/calendar.ics'];
    },
    async gallery(payload) {
      const gallery = { name: line(payload), description: line(payload), category: 0, picture };
      const { id } = await site.write('POST', '/galleries/add', gallery);
      await site.write('POST', `/galleries/addpics/${id}`, [{ picture, caption: line(payload) }]);
      return [`/gallery/view/${id}`, `/gallery/view/${id}/1`, '/gallery'];
    },
    async profile(payload) {
      const profile = { name: line(payload), tag: 10, position: line(payload), bio: rich(payload), pictures: picture };
      const { id } = await site.write('POST', '/profiles/add', profile);
      return [`/profiles/view/${id}`, '/profiles', '/'];
    },
    async alumnus(payload) {
      const person = { name: line(payload), email: 'a@x.example', phone, classOf: 2010 };
      // Added once, as the form has a limit; changed as often as one likes.
      alumnusId ??= (await site.write('POST', '/alum/add', { ...person, alumDetails: rich(payload), picture })).id;
      await site.write('PUT', `/alum/edit/${alumnusId}`, { ...person, details: rich(payload) });
      return [`/alum/view/${alumnusId}`, '/alum', `/alum?q=${encodeURIComponent(line(payload, 60))}`];
    },
    async settings(payload) {
      const text = line(payload, 60);
      const school = {
        schoolName: text,
        shortName: text,
        motto: text,
        address: text,
        notice: text,
        vision: text,
        mission: text,
      };
      await site.write('PUT', '/admin/settings', { school });
      return ['/', '/about', '/contact', '/robots.txt'];
    },
    async alternative(payload) {
      await site.write('PUT', `/media/${encodeURIComponent(picture)}`, { alt: line(payload) });
      return ['/gallery', '/news'];
    },
    async search(payload) {
      return [
        `/search?q=${encodeURIComponent(line(payload))}`,
        `/login?from=${encodeURIComponent(payload)}`,
        `/${encodeURIComponent(payload)}`,
      ];
    },
  };
}

export function storedScripts(site: () => Victim) {
  describe('ASVS 1.2.1, 1.2.2, 1.2.3, 1.3.1, 3.2.2: what is written never runs where it is read', () => {
    test('every field with every payload, in the page as it is served', { timeout: 3_600_000 }, async () => {
      const victim = site();
      const picture = await victim.upload(await pngBytes(), `${scriptPayloads[0]}.png`);
      const places = Object.entries(placesOf(victim, picture));
      const found = new Set<string>();
      const lists = new Set<string>();
      let pages = 0;
      async function look(path: string, what: string) {
        const response = await victim.call(path);
        const html = await response.text();
        pages += 1;
        const policy = response.headers.get('content-security-policy') ?? '';
        if (response.status >= 500 || /unsafe|\*/.test(policy)) found.add(`${what}: ${response.status} ${policy}`);
        if (!response.headers.get('content-type')?.includes('html')) return;
        for (const danger of dangersIn(html, allowedBy(policy))) found.add(`${what}: ${danger} at ${path}`);
      }
      for (const [index, payload] of scriptPayloads.entries()) {
        // In the suite each payload is tried in one place and the lists are looked at in the end; in the long version
        // all of them in all places.
        const some = isLong ? places : places.filter((_, n) => (index + n) % places.length === 0);
        for (const [place, write] of some) {
          const [own = '/', ...others] = await write(payload);
          await look(own, `${place}, ${JSON.stringify(payload)}`);
          for (const path of others) isLong ? await look(path, place) : lists.add(path);
        }
      }
      for (const path of lists) await look(path, 'a list');
      const school = { schoolName: 'School', shortName: 'School', notice: '' };
      await victim.write('PUT', '/admin/settings', { school });
      tally({ requests: pages, payloads: isLong ? scriptPayloads.length * places.length : scriptPayloads.length });
      expect([...found]).toEqual([]);
    });

    test('should one get through, the policy of the page does not know it', async () => {
      const victim = site();
      const page = await victim.call('/');
      const policy = page.headers.get('content-security-policy') ?? '';
      const html = (await page.text()).replace('<main', '<script>alert(1)</script><main');
      expect(dangersIn(html, allowedBy(policy))).toEqual(['<script >']);
    });

    test('feeds and the calendar stay whole', async () => {
      const victim = site();
      const title = ']]><x>&"\'</title><script>alert(1)</script>';
      const { id } = await victim.write('POST', '/events/add', { title, date: '2030-01-02', category: 0 });
      for (const path of ['/news.xml', '/blog.xml', '/sitemap.xml']) {
        expect(await (await victim.call(path)).text(), path).not.toMatch(/<script|<x>/);
      }
      const calendar = await (await victim.call(`/events/calendar/${id}`)).text();
      expect(calendar.match(/^BEGIN:VEVENT\r?$/gm)).toHaveLength(1);
    });
  });
}
