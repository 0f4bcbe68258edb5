import { beforeAll, expect, test } from 'vitest';
import '../../../tests/support/at-the-demo-school.ts';
import { leastScore, moreQuestions, ownQuestions, readQuestions, scoreOf } from '../../../tests/search/score.ts';
import { testApi } from '../../../tests/support/api.ts';
import { fillDemo } from '../../../tests/support/demo-school.ts';

const api = testApi();
const find = async (words: string) => {
  const { answer } = await api.request('GET', `/search?${new URLSearchParams({ q: words })}`);
  return answer.docs.map(({ url }: { url: string }) => url);
};

beforeAll(() => fillDemo(api.deps.db, api.deps.clock()));

test('of a hundred questions that families ask, nearly all lead to the right page first', async () => {
  const questions = readQuestions(ownQuestions);
  expect(questions.length).toBeGreaterThanOrEqual(100);
  expect(new Set(questions.map(({ ask }) => ask)).size).toBe(questions.length);
  const { score, missed } = await scoreOf(questions, find);
  expect(score, JSON.stringify(missed, null, 1)).toBeGreaterThanOrEqual(leastScore);
});

test('so do short ones, those with slips, and those in Luganda', async () => {
  const { missed } = await scoreOf(readQuestions(moreQuestions), find);
  expect(missed).toEqual([]);
});

test('what has no answer of its own still says whom to call, or what the class costs', async () => {
  const answerTo = async (words: string) =>
    (await api.request('GET', `/search?${new URLSearchParams({ q: words })}`)).answer.answer;
  expect(await answerTo('bus driver phone')).toMatchObject({ kind: 'phone' });
  expect(await answerTo('director phone number')).toMatchObject({ kind: 'phone' });
  expect(await answerTo("essimu y'essomero")).toMatchObject({ kind: 'phone' });
  expect(await answerTo('how much is p3 with bus')).toMatchObject({ kind: 'fees', of: 'P3', cost: '/cost?class=P3' });
  expect(await answerTo('call bunga')).toMatchObject({ whatsapp: 'https://wa.me/256772530120' });
});

test.each(['ebisale', 'tuition', 'fees P.3', 'how much is primary three'])('%s asks for the fees', async (words) => {
  expect((await find(words))[0]).toBe('/fees');
});

test('an answer is made of what the school has written', async () => {
  const answerTo = async (words: string) =>
    (await api.request('GET', `/search?${new URLSearchParams({ q: words })}`)).answer.answer;
  const fees = await answerTo('P3 fees Bunga');
  expect(fees).toMatchObject({
    ...{ kind: 'fees', of: 'P3', rows: [{ label: 'P1 to P3', cells: expect.any(Array) }] },
    ...{ page: { url: '/fees' }, call: { name: 'Bunga', phone: '0414 530 120' } },
  });
  expect(await answerTo('fees for top class')).toMatchObject({ rows: [{ label: 'Baby, Middle and Top Class' }] });
  expect(await answerTo('whom do I call now')).toMatchObject({ kind: 'phone' });
  expect(await answerTo('next holiday')).toMatchObject({ kind: 'date', of: 'holiday', what: 'day' });
  expect(await answerTo('when does the term end')).toMatchObject({ kind: 'date', of: 'term', what: 'ends' });
  expect(await answerTo('who is the principal')).toMatchObject({ kind: 'person', position: 'Principal' });
  for (const words of ['fees policy', 'uniform price', 'holiday homework', 'music', 'visit the school']) {
    expect(await answerTo(words), words).toBeUndefined();
  }
});
