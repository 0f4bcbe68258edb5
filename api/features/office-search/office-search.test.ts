import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { officeSearchAnswer } from '../../../contract/office/office-search.ts';
import { testApi } from '../../../tests/support/api.ts';
import { receive } from '../../../tests/support/enquiry-rows.ts';
import type { Person } from '../../../tests/support/factory.ts';
import { alumni } from '../../db/tables/alumni.ts';
import { documents } from '../../db/tables/documents.ts';
import { galleries } from '../../db/tables/galleries.ts';
import { pages } from '../../db/tables/pages.ts';
import { profiles } from '../../db/tables/profiles.ts';
import { orders } from '../../db/tables/shop.ts';

const api = testApi();
const unique = () => `z${randomBytes(5).toString('hex')}`;

async function search(q: string, as: Person, more = '') {
  const { status, answer } = await api.request('GET', `/desk/search?q=${encodeURIComponent(q)}${more}`, { as });
  expect(status).toBe(200);
  return officeSearchAnswer.strict().parse(answer).groups;
}
const kindsOf = async (q: string, as: Person) => (await search(q, as)).map(({ kind }) => kind);
const urlsOf = async (q: string, as: Person) => (await search(q, as)).flatMap(({ docs }) => docs.map(({ url }) => url));

/** One of each kind, all with the same word in their name. */
async function oneOfEach(word: string) {
  const { db } = api.deps;
  const picture = await api.make.picture();
  const person = await api.make.person(1, { name: `Ruth ${word}` });
  const enquiry = await receive(api, { senderName: `Grace ${word}` });
  await db.insert(orders).values({ orderCode: `SH-${word}`, customerName: 'Joel', amount: 1 });
  await db.insert(pages).values({ id: word, path: `about/${word}`, tag: 'x', title: 'A page', pageText: '<p>x</p>' });
  const news = await api.make.story({ title: `News ${word}` });
  const article = await api.make.story({ title: `Post ${word}`, kind: 'article', category: 1 });
  const event = await api.make.event({ title: `Event ${word}` });
  const [gallery] = await db.insert(galleries).values({ name: word, description: 'D', picture }).returning();
  const [profile] = await db
    .insert(profiles)
    .values({ name: 'Dr Atim', position: `Head of ${word}`, tag: 30, bio: 'b', picture })
    .returning();
  const [alumnus] = await db.insert(alumni).values({ name: word, classOf: 2010, status: 'published' }).returning();
  const file = { topic: 'Fees', file: `${word}.pdf`, name: word, type: 'pdf', bytes: 1 } as const;
  const [document] = await db
    .insert(documents)
    .values({ title: 'Fees', ...file })
    .returning();
  return { person, enquiry, news, article, event, gallery, profile, alumnus, document };
}

test('one request finds all kinds, each with the way to where it is changed', async () => {
  const [word, admin] = [unique(), await api.make.person(4)];
  const made = await oneOfEach(word);
  expect(await urlsOf(word, admin)).toEqual([
    `/admin/users/${made.person.id}`,
    `/admin/enquiries/${made.enquiry.id}`,
    `/admin/orders/SH-${word}`,
    `/desk/pages/${word}`,
    `/news/view/${made.news.id}?edit`,
    `/alumni/alblog/view/${made.article.id}?edit`,
    `/events/view/${made.event.id}?edit`,
    `/gallery/view/${made.gallery?.id}?edit`,
    `/profiles/view/${made.profile?.id}?edit`,
    `/alum/view/${made.alumnus?.id}?edit`,
    '/desk/documents',
  ]);
  const [people, enquiries] = await search(word, admin);
  expect(people?.docs[0]).toEqual({
    ...{ title: `Ruth ${word}`, note: `Regular · ${made.person.email}`, url: `/admin/users/${made.person.id}` },
    ...{ state: null, date: null },
  });
  expect(enquiries?.docs[0]).toMatchObject({
    title: `Grace ${word} for Joy Okello`,
    note: `Application · ${made.enquiry.receipt}`,
  });
  // One to know who asks, one for all that is found.
  expect(await api.countStatements(() => search(word, admin))).toBeLessThanOrEqual(2);
});

test('an enquiry is found by its code, its child, its mail and its phone; what was set aside by its code alone', async () => {
  const [word, admin] = [unique(), await api.make.person(4)];
  const enquiry = await receive(api, {
    ...{ senderName: 'Paul', childName: `Amina ${word}`, senderEmail: `${word}@mail.example` },
    senderPhone: '+256701998877',
  });
  const url = `/admin/enquiries/${enquiry.id}`;
  const code = enquiry.receipt;
  for (const q of [code, code.toLowerCase(), code.replace('-', ''), `amina ${word}`, `${word}@mail`, '0701 998877']) {
    expect(await urlsOf(q, admin), q).toContain(url);
  }
  const spam = await receive(api, { senderName: `Spam ${word}`, suspicion: 'links' });
  expect(await urlsOf(`spam ${word}`, admin)).toEqual([]);
  expect((await search(spam.receipt, admin))[0]?.docs).toMatchObject([{ state: 'aside' }]);
});

test('all words must be there, two letters must begin one, and signs of patterns are letters like others', async () => {
  const [word, admin] = [unique(), await api.make.person(4)];
  const story = await api.make.story({ title: `Kitante drummers ${word} 100% q_x` });
  const url = `/news/view/${story.id}?edit`;
  for (const q of [word, `drum ${word}`, `${word} KITANTE`, `ki ${word}`, `${word} 100%`, `${word} q_x`]) {
    expect(await urlsOf(q, admin), q).toEqual([url]);
  }
  for (const q of [`${word} gala`, `${word} it`, `${word} %%`, `${word} q%x`, `${word} qax`, 'z', '', ' ', '%']) {
    expect(await urlsOf(q, admin), q).not.toContain(url);
  }
});

test('what begins with the words comes first, then the newest; more than are shown are known of', async () => {
  const [word, admin] = [unique(), await api.make.person(4)];
  const at = (hours: number) => new Date(api.deps.clock().getTime() - hours * 3_600_000);
  const titles = [`x${word} newest`, `${word} older`, `Old ${word}`, `x${word} oldest`];
  for (const [hours, title] of titles.entries()) await api.make.story({ title, createdAt: at(hours + 1) });
  const [group] = await search(word, admin, '&items=3');
  expect(group).toMatchObject({ kind: 'news', more: true });
  expect(group?.docs.map(({ title }) => title)).toEqual([titles[1], titles[2], titles[0]]);
  expect((await search(word, admin, '&items=4'))[0]?.more).toBe(false);
});

test('authors and editors find what they see elsewhere, and open it as far as they may', async () => {
  const word = unique();
  const [author, editor] = [await api.make.person(2), await api.make.person(3)];
  const made = await oneOfEach(word);
  const draft = await api.make.story({ title: `Draft ${word}`, draft: true, authorId: author.id });
  const content = ['page', 'news', 'article', 'event', 'gallery', 'profile', 'alumnus', 'document'];
  expect(await kindsOf(word, author)).toEqual(content);
  expect(await kindsOf(word, editor)).toEqual(content);
  const [ofAuthor, ofEditor] = [await urlsOf(word, author), await urlsOf(word, editor)];
  expect(ofAuthor).toContain(`/news/view/${draft.id}?edit`);
  expect(ofAuthor).toContain(`/news/view/${made.news.id}`);
  expect(ofAuthor).toContain(`/about/${word}`);
  expect(ofAuthor).toContain(`/documents/${made.document?.id}`);
  expect(ofEditor).toContain(`/desk/pages/${word}`);
  expect(ofEditor).toContain('/desk/documents');
  expect(ofEditor.filter((url) => url.includes(`/${draft.id}`))).toEqual([]);
});

test('what is too long or has control characters is refused by name', async () => {
  const as = await api.make.person(2);
  const long = await api.request('GET', `/desk/search?q=${'x'.repeat(101)}`, { as });
  expect([long.status, long.refusal.fields]).toEqual([400, { q: 'At most 100 characters.' }]);
  expect((await api.request('GET', '/desk/search?q=a%00b', { as })).status).toBe(400);
  expect((await api.request('GET', '/desk/search?q=ab&items=21', { as })).status).toBe(400);
});
