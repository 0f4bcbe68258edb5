import { describe, expect, test } from 'vitest';
import { alumni } from '../../api/db/tables/alumni.ts';
import { pages } from '../../api/db/tables/pages.ts';
import { orders } from '../../api/db/tables/shop.ts';
import { testApi } from '../support/api.ts';
import { waitingStory } from '../support/desk-route-samples.ts';
import { receive } from '../support/enquiry-rows.ts';
import type { Person } from '../support/factory.ts';
import { tally } from './figures.ts';

const api = testApi();

/** All that was answered, as text: whatever leaks is in it. */
async function answerTo(q: string, as: Person | undefined) {
  tally({ requests: 1 });
  const { status, answer } = await api.request('GET', `/desk/search?q=${encodeURIComponent(q)}&items=20`, { as });
  return { status, text: JSON.stringify(answer) };
}

describe('ASVS 8.2.2, 8.3.1: the search of the office', () => {
  test('is for those who have an office', async () => {
    expect((await answerTo('anna', undefined)).status).toBe(401);
    expect((await answerTo('anna', await api.make.person(1))).status).toBe(403);
  });

  test('below an administrator nobody finds people, enquiries or orders: by no name, code, mail or phone', async () => {
    const person = await api.make.person(1, { name: 'Zaituni Secret', email: 'zaituni@secret.example' });
    const enquiry = await receive(api, { senderName: 'Zaituni Secret', childName: 'Zaituni Child' });
    await api.deps.db.insert(orders).values({ orderCode: 'SH-ZAITUNI', customerName: 'Zaituni Secret', amount: 1 });
    const admin = await api.make.person(4);
    const asked = ['zaituni', person.email, enquiry.receipt, enquiry.senderPhone, 'SH-ZAITUNI', 'zaituni child'];
    for (const q of asked) {
      expect((await answerTo(q, admin)).text, q).toContain('/admin/');
      for (const role of [2, 3] as const) {
        expect(await answerTo(q, await api.make.person(role)), q).toEqual({ status: 200, text: '{"groups":[]}' });
      }
    }
  });

  test('drafts and plans of others are found by no author and no editor, nor counted', async () => {
    const [author, other, editor] = [await api.make.person(2), await api.make.person(2), await api.make.person(3)];
    const later = new Date(api.deps.clock().getTime() + 86_400_000);
    const unseen = [{ draft: true }, { createdAt: later }];
    for (const change of unseen) {
      const title = 'Wombat plan';
      await api.make.story({ title, authorId: author.id, ...change });
      await api.make.story({ title, authorId: author.id, kind: 'article', ...change });
      await api.make.event({ title, authorId: author.id, ...change });
    }
    for (const as of [other, editor]) expect((await answerTo('wombat', as)).text).toBe('{"groups":[]}');
    expect((await answerTo('wombat', author)).text.match(/Wombat plan/g)).toHaveLength(6);
  });

  test('ranks hold for what waits: an editor finds what an author sent in, and not what an administrator did', async () => {
    const [author, admin, editor] = [await api.make.person(2), await api.make.person(4), await api.make.person(3)];
    const low = await waitingStory(api, author);
    const high = await waitingStory(api, admin);
    // Read first: whoever decides on it does not begin by changing it.
    expect((await answerTo(low.title, editor)).text).toContain(`"/news/view/${low.id}"`);
    expect((await answerTo(high.title, editor)).text).toBe('{"groups":[]}');
    expect((await answerTo(low.title, await api.make.person(2))).text).toBe('{"groups":[]}');
  });

  test('hidden and unfinished pages are for those who write pages; what alumni sent waits for administrators', async () => {
    const page = { tag: 'x', pageText: '<p>x</p>' };
    await api.deps.db.insert(pages).values([
      { ...page, id: 'numbat-draft', path: 'numbat-draft', title: 'Numbat', draft: true },
      { ...page, id: 'numbat-hidden', path: 'numbat-hidden', title: 'Numbat', hidden: true },
    ]);
    await api.deps.db.insert(alumni).values({ name: 'Numbat Alumna', classOf: 2010, status: 'waiting' });
    expect((await answerTo('numbat', await api.make.person(2))).text).toBe('{"groups":[]}');
    const ofEditor = (await answerTo('numbat', await api.make.person(3))).text;
    expect([ofEditor.includes('/desk/pages/numbat-draft'), ofEditor.includes('Alumna')]).toEqual([true, false]);
    expect((await answerTo('numbat', await api.make.person(4))).text).toContain('Alumna');
  });

  test('the mail and phone of an entry in the directory find nobody', async () => {
    const entry = { name: 'Bilby', email: 'bilby@private.example', phone: '+256700123999', classOf: 2010 };
    await api.deps.db.insert(alumni).values({ ...entry, status: 'published' });
    for (const q of ['bilby@private', '0700 123999']) {
      expect((await answerTo(q, await api.make.person(3))).text, q).toBe('{"groups":[]}');
    }
  });

  test('patterns, quotes and statements are letters like others', async () => {
    const admin = await api.make.person(4);
    for (const q of ["'; drop table users; --", '%%%%', '____', '\\\\\\', '%_\\', "a' or 'a'='a", ')('.repeat(40)]) {
      expect((await answerTo(q, admin)).status, q).toBe(200);
    }
  });
});
