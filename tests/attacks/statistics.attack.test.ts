import { describe, expect, test } from 'vitest';
import { missedWords, pageReads } from '../../api/db/tables/statistics.ts';
import { rowLimits } from '../../api/features/statistics/counts.queries.ts';
import { testApi } from '../support/api.ts';
import { tally } from './figures.ts';

const api = testApi();
const phone = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
const views = () => api.deps.views;
const letters = (n: number) =>
  n.toString(26).replace(/./g, (sign) => String.fromCharCode(97 + Number.parseInt(sign, 26)));

describe('ASVS 14.2.1, 15.1.3: strangers say where they come from and what they look for', () => {
  test('100,000 made-up sites, pages and words in a day leave as many rows as a day may have', async () => {
    const host = 'school.example';
    for (let n = 0; n < 100_000; n++) {
      const word = letters(n);
      views().noteSearch(word, false);
      const path = n % 2 === 0 ? '/contact' : `/made-up/${word}`;
      views().countVisit(phone, { path, words: word, referer: `https://${word}.made-up.com/`, host });
      if (n % 1_000 === 999) await views().flush();
    }
    tally({ requests: 100_000 });
    await views().flush();
    const rows = await api.deps.db.select().from(pageReads);
    const hosts = new Set(rows.map(({ source }) => source).filter((source) => source.includes('.')));
    expect(hosts.size).toBe(rowLimits.hosts);
    expect(rows.length).toBeLessThanOrEqual(rowLimits.reads + 1);
    expect(await api.deps.db.$count(missedWords)).toBe(rowLimits.words);
    // No reading was lost, and what is real is still counted by its name.
    expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(100_000);
    views().countVisit(phone, { path: '/contact', words: undefined, referer: 'https://www.google.com/', host });
    await views().flush();
    expect((await api.deps.db.select().from(pageReads)).length).toBeLessThanOrEqual(rowLimits.reads + 2);
  });

  test('nothing of a person is stored: no address, no number, no query, no e-mail', async () => {
    await api.deps.db.delete(pageReads);
    await api.deps.db.delete(missedWords);
    const secret = ['0772418330', 'jane@mail.example', 'tok3n', '10.1.2.3'];
    for (const part of secret) {
      views().noteSearch(part, false);
      const referer = `https://${part}:x@site.org/${part}?q=${part}#${part}`;
      views().countVisit(phone, { path: '/contact', words: part, referer, host: 'school.example' });
      views().countVisit(phone, { path: '/contact', words: part, referer: `https://${part}/`, host: 'school.example' });
    }
    await views().flush();
    const stored = JSON.stringify([
      await api.deps.db.select().from(pageReads),
      await api.deps.db.select().from(missedWords),
    ]);
    for (const part of secret) expect(stored).not.toContain(part);
  });

  test('the statistics tell no editor the title of what is not public, and are for no author', async () => {
    const [author, editor] = [await api.make.person(2), await api.make.person(3)];
    const draft = await api.make.story({ title: 'Secret plan', draft: true, authorId: author.id });
    const path = `/desk/statistics?page=/news/view/${draft.id}`;
    const { status, answer } = await api.request('GET', path, { as: editor });
    expect([status, JSON.stringify(answer).includes('Secret plan')]).toEqual([200, false]);
    for (const as of [undefined, await api.make.person(1), author]) {
      expect((await api.request('GET', path, { as })).status).toBe(as ? 403 : 401);
    }
  });
});
