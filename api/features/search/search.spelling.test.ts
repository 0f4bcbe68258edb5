import { beforeAll, describe, expect, test } from 'vitest';
import { searchAnswer } from '../../../contract/site/search.ts';
import { testApi } from '../../../tests/support/api.ts';

const api = testApi();

async function search(q: string) {
  const { status, answer } = await api.request('GET', `/search?q=${encodeURIComponent(q)}`);
  expect(status, q).toBe(200);
  return searchAnswer.strict().parse(answer);
}
const titles = async (q: string) => (await search(q)).docs.map(({ title }) => title);
const story = (title: string, detail: string) => api.make.story({ title, detail: `<p>${detail}</p>` });

test('many savers of the same new words at once do not block each other', async () => {
  const words = Array.from({ length: 60 }, (_, n) => `novel${'abcdefghij'[n % 10]}${'klmnopqrst'[Math.floor(n / 10)]}`);
  const savers = Array.from({ length: 16 }, (_, n) => {
    const turned = [...words.slice(n * 3), ...words.slice(0, n * 3)];
    return story(`Saver ${n}`, turned.join(' '));
  });
  await Promise.all(savers);
  expect((await search('novelak')).total).toBe(16);
});

describe('misspelt words', () => {
  beforeAll(async () => {
    await story('Music festival at Kitante', 'Choirs of five campuses sang, and the sports ground was full.');
  });

  test.each([
    ['festval', 'festival'],
    ['sprots', 'sports'],
    ['Kitane festivl', 'kitante festival'],
    ['campusses', 'campuses'],
    ['festiv', 'festival'],
  ])('%s is read as %s', async (typed, meant) => {
    const { docs, suggestion, query } = await search(typed);
    expect(docs.map(({ title }) => title)).toContain('Music festival at Kitante');
    // A stem such as "festiv" is found as it is; there is nothing to suggest then.
    expect(suggestion ?? meant).toBe(meant);
    expect(query).toBe(typed);
  });

  test('what families ask for is meant rather than what stands in some story', async () => {
    await story('How it feels', 'They feel that takes of the paths to Uganda are long.');
    expect((await search('skool feez')).suggestion).toBe('school fees');
  });

  test.each(['maths', 'takisi', 'buganda'])('%s is a word of its own', async (word) => {
    expect(await search(word)).not.toHaveProperty('suggestion');
  });

  test('nothing is suggested when the words are found, or when nothing is like them', async () => {
    expect(await search('festival')).not.toHaveProperty('suggestion');
    expect(await search('qqqqwwww')).toEqual({ query: 'qqqqwwww', total: 0, pages: 0, docs: [] });
  });

  test('with words that stand nowhere together, what has any of them', async () => {
    await story('Tortoise', 'slow');
    await story('Leopard', 'fast');
    expect((await titles('tortoise leopard')).sort()).toEqual(['Leopard', 'Tortoise']);
  });
});
