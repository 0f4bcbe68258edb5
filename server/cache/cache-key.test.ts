import { describe, expect, test } from 'vitest';
import { cacheKey, countedAs, splitStateName } from './cache-key.ts';

describe('an answer is cached under', () => {
  test.each([
    ['/', '/'],
    ['/news?page=2', '/news?page=2'],
    ['/news?utm_source=whatsapp&page=2&fbclid=x', '/news?page=2'],
    ['/news?fbclid=x', '/news'],
    ['/alum?year=2010&items=60', '/alum?items=60&year=2010'],
    ['/search?q=a%26b', '/search?q=a%26b'],
    ['/api/openapi.json?x=1', '/api/openapi.json'],
    [`/api/docs?x=${'1'.repeat(600)}`, '/api/docs'],
    ['/icons/512.png?page=2', '/icons/512.png'],
    ['/favicon.ico?v=3', '/favicon.ico'],
  ])('%s: %s', (url, key) => {
    expect(cacheKey(url)).toBe(key);
  });

  test.each([
    '/reset?token=secret',
    '/sent?receipt=K7M-4PX',
    '/news?x=1',
    '/images/a.jpg?w=320',
    '/documents/7',
    '/icons/512.png/x?page=2&x=1',
    '/assets/a.js',
    '/api/users/refresh',
    '/api/admin/dash',
    '/readyz',
    '/readyz?page=1',
    '/images?page=1',
    `/search?q=${'x'.repeat(600)}`,
  ])('nothing: %s', (url) => {
    expect(cacheKey(url)).toBeUndefined();
  });
});

test.each([
  ['/news/view/12', 12],
  ['/alumni/alblog/view/3?from=x', 3],
  ['/api/articles/view/7', 7],
  ['/gallery/view/7', undefined],
  ['/news/view/7/edit', undefined],
])('%s shows the story %s', (path, id) => {
  expect(countedAs(path).storyId).toBe(id);
});

test('what React needs of a page is asked for by a name behind its address', () => {
  const name = 'a'.repeat(22);
  expect(splitStateName(`/news?app-state=${name}`)).toEqual(['/news', name]);
  expect(splitStateName(`/news?page=2&app-state=${name}`)).toEqual(['/news?page=2', name]);
  expect(splitStateName('/news?app-state=short')).toEqual(['/news?app-state=short']);
});
