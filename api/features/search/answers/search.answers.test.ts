import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { searchAnswer } from '../../../../contract/site/search.ts';
import { testApi } from '../../../../tests/support/api.ts';
import type { Person } from '../../../../tests/support/factory.ts';
import { campuses } from '../../../db/tables/campuses.ts';
import { pages } from '../../../db/tables/pages.ts';
import { profiles } from '../../../db/tables/profiles.ts';
import { termDates } from '../../../db/tables/term-dates.ts';

const api = testApi();
const day = 86_400_000;
let admin: Person;

async function search(q: string) {
  const { status, answer } = await api.request('GET', `/search?${new URLSearchParams({ q })}`);
  expect(status, q).toBe(200);
  return searchAnswer.strict().parse(answer);
}
const answerTo = async (q: string) => (await search(q)).answer;
const inDays = (days: number) => new Date(api.deps.clock().getTime() + days * day).toISOString().slice(0, 10);

const table = (rows: string[]) =>
  `<table><thead><tr><th>Class</th><th>Term 1</th><th>Term 2</th><th>Whole year</th></tr></thead><tbody>${rows
    .map(
      (row) =>
        `<tr>${row
          .split('|')
          .map((cell) => `<td>${cell}</td>`)
          .join('')}</tr>`,
    )
    .join('')}</tbody></table>`;

beforeAll(async () => {
  admin = await api.make.person(4);
  const { db } = api.deps;
  const place = { classes: ['Reception', 'Grade 1', 'Grade 2', 'Grade 3'], currency: 'KES' };
  const school = {
    phone: '020 555 100',
    officeHours: '8 to 4',
    schoolName: 'Lakeside',
    shortName: 'Lakeside',
    social: { facebook: '', instagram: '', youtube: '', x: '', whatsapp: 'https://wa.me/254700000000' },
  };
  const json = { place, school };
  expect((await api.request('PUT', '/admin/settings', { as: admin, json })).status).toBe(200);
  const rows = [
    'Reception|10,000|10,000|20,000',
    'Grade 1 to Grade 3|12,000|13,000|25,000',
    'Boarding, Grade 3|9,000|9,000|18,000',
  ];
  const page = { tag: 'about', title: 'School fees', pageText: `<p>Our fees.</p>${table(rows)}` };
  const blocks = [{ id: 'main', type: 'text', version: 1, beside: 'apply' } as const];
  await db.insert(pages).values({ id: 'fees', path: 'fees', ...page, blocks });
  await db.insert(campuses).values([
    { name: 'North', slug: 'north', phone: '020 555 200', whatsapp: '+254 722 418 330', hours: 'Every day' },
    { name: 'South', slug: 'south', phone: '' },
    { name: 'West', slug: 'west', phone: '020 555 300' },
  ]);
  await db.insert(termDates).values([
    { kind: 'term', name: 'Term 3', firstDay: inDays(-20), lastDay: inDays(10) },
    { kind: 'term', name: 'Term 1', firstDay: inDays(40), lastDay: inDays(120) },
    { kind: 'holiday', name: 'Harvest Day', firstDay: inDays(15), lastDay: inDays(15) },
  ]);
  const picture = await api.make.picture();
  await db.insert(profiles).values({ name: 'Ada Otieno', position: 'Bursar', tag: 20, bio: '<p>x</p>', picture });
});

describe('fees', () => {
  test('of a class that a row names or lies in its range, with whom to call', async () => {
    expect(await answerTo('fees grade 2')).toMatchObject({
      ...{ kind: 'fees', of: 'Grade 2', currency: 'KES', page: { title: 'School fees', url: '/fees' } },
      rows: [
        {
          label: 'Grade 1 to Grade 3',
          cells: [
            { name: 'Term 1', amount: '12,000' },
            { name: 'Term 2', amount: '13,000' },
            { name: 'Whole year', amount: '25,000' },
          ],
        },
      ],
      call: { name: 'Lakeside', phone: '020 555 100' },
    });
    expect(await answerTo('how much is reception at north')).toMatchObject({
      of: 'Reception',
      call: { name: 'North' },
    });
    expect(await answerTo('tuition')).toMatchObject({ of: '', rows: [{}, {}, {}] });
    expect(await answerTo('boarding fees grade 3')).toMatchObject({ rows: [{}, { label: 'Boarding, Grade 3' }] });
  });

  test('follow the table as soon as it is saved', async () => {
    const current = (await api.request('GET', '/pages/view/fees')).answer;
    const pageText = table(['Reception|11,000|11,000|22,000']);
    const json = { title: 'School fees', pageText, picture: '', updatedAt: current.page.updatedAt };
    expect((await api.request('PUT', '/pages/edit/fees', { as: admin, json })).status).toBe(200);
    expect(await answerTo('fees reception')).toMatchObject({ rows: [{ cells: [{ amount: '11,000' }, {}, {}] }] });
    expect(await answerTo('fees grade 2')).toBeUndefined();
  });

  test('are not told from a page that is hidden', async () => {
    const { db } = api.deps;
    await db.update(pages).set({ hidden: true }).where(eq(pages.id, 'fees'));
    expect(await answerTo('fees reception')).toBeUndefined();
    await db.update(pages).set({ hidden: false }).where(eq(pages.id, 'fees'));
    expect(await answerTo('fees reception')).toMatchObject({ kind: 'fees' });
  });
});

describe('dates, phones and people', () => {
  test.each([
    ['when does term start', { name: 'Term 1', what: 'begins', inDays: 40 }],
    ['when does the term end', { name: 'Term 3', what: 'ends', inDays: 10 }],
    ['next holiday', { name: 'Harvest Day', what: 'day', inDays: 15 }],
    ['harvest day', { name: 'Harvest Day', of: 'holiday' }],
  ])('%s', async (words, expected) => {
    expect(await answerTo(words)).toMatchObject({ kind: 'date', ...expected });
  });

  test('a half-term that runs is told until its last day is over, and when school is back', async () => {
    const half = { kind: 'halfTerm', name: 'Half-term', firstDay: inDays(0), lastDay: inDays(2) } as const;
    const [row] = await api.deps.db.insert(termDates).values(half).returning();
    const running = { name: 'Half-term', what: 'ends', now: true, lastDay: half.lastDay };
    const first = await answerTo('half term');
    expect(first).toMatchObject({ ...running, inDays: 2 });
    expect(first?.kind === 'date' && first.backOn && first.backOn > half.lastDay).toBe(true);
    api.advanceClock(2 * day);
    expect(await answerTo('when is half term')).toMatchObject({ ...running, inDays: 0 });
    api.advanceClock(day);
    expect(await answerTo('half term')).not.toMatchObject({ now: true });
    api.advanceClock(-3 * day);
    await api.deps.db.delete(termDates).where(eq(termDates.id, row?.id ?? 0));
  });

  test('the numbers of the school and of each campus that has one, or of the one that was asked for', async () => {
    const names = async (words: string) => {
      const answer = await answerTo(words);
      return answer?.kind === 'phone' ? answer.phones.map(({ name, phone }) => `${name} ${phone}`) : [];
    };
    expect(await names('phone number')).toEqual(['Lakeside 020 555 100', 'North 020 555 200', 'West 020 555 300']);
    expect(await names('call north')).toEqual(['North 020 555 200']);
  });

  test('a campus is written to by its own number, or not at all', async () => {
    expect(await answerTo('call north')).toMatchObject({ whatsapp: 'https://wa.me/254722418330' });
    expect(await answerTo('call west')).toMatchObject({ whatsapp: '' });
    expect(await answerTo('phone number')).toMatchObject({ whatsapp: 'https://wa.me/254700000000' });
    expect(await answerTo('bursar phone number')).toMatchObject({ kind: 'phone' });
  });

  test('somebody by name, or by what they are', async () => {
    for (const words of ['ada otieno', 'who is the bursar', 'bursar']) {
      expect(await answerTo(words), words).toMatchObject({ kind: 'person', name: 'Ada Otieno', position: 'Bursar' });
    }
  });

  test.each(['fees policy', 'holiday homework', '"phone number"', 'fees -grade', 'otieno street'])(
    '%s has no answer',
    async (words) => expect(await answerTo(words)).toBeUndefined(),
  );

  test('an answer costs no statement of its own', async () => {
    for (const words of ['fees reception', 'phone number', 'next holiday', 'ada otieno']) {
      expect(await api.countStatements(() => search(words)), words).toBe(1);
    }
  });
});
