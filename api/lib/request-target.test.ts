import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalTarget } from './request-target.ts';

describe('a target', () => {
  test.each([
    '/',
    '/news',
    '/alum/',
    '/news.data?_routes=routes%2Fhome',
    '/_.data',
    '/.well-known/security.txt',
    '/images/1720000000000%20-%20Sports%20day.jpg?w=320',
    '/images/Na%C3%AFve%25%2B(1).jpg',
    '/search?q=a%2fb//..%5c&x=|{}"',
    "/a;b=1,2:3@4!$&'()*+",
    '/news?app-state=aaaaaaaaaaaaaaaaaaaaaa',
    '/images/Sports.jpg',
    '/images/Sports',
    '/api/News/view/1',
    '/assets/Root',
    '/admin/orders/SH-ABCDEF',
    '/search?q=Fees',
    '/SH-1234',
    '/...',
    '/..a/b..',
  ])('in normal form stays as it is: %s', (target) => {
    expect(normalTarget(target)).toBe(target);
  });

  test.each([
    ['//evil.test/x', '/evil.test/x'],
    ['/healthz/../api/search?q=x', '/api/search?q=x'],
    ['/../../x', '/x'],
    ['/a/./b/.', '/a/b/'],
    ['/a/b/..', '/a/'],
    ['/a//b//', '/a/b/'],
    ['/.', '/'],
    ['/%2e%2E/x', '/x'],
    ['/api/%75sers/logout', '/api/users/logout'],
    ['/%69mages/x%2ejpg', '/images/x.jpg'],
    ['/images/a%2bb.jpg', '/images/a%2Bb.jpg'],
    ['/images/a b|c.jpg?q="', '/images/a%20b%7Cc.jpg?q="'],
    ['/images/na\u00c3\u00afve.jpg?q=\u00c3\u00af', '/images/na%C3%AFve.jpg?q=%C3%AF'],
    ['/%7Euser', '/~user'],
    ['/Fees', '/fees'],
    ['/FEES/?q=A', '/fees/?q=A'],
    ['/Alumni/AlNews/View/12', '/alumni/alnews/view/12'],
    ['/Admin/Orders/SH-ABCDEF', '/admin/orders/SH-ABCDEF'],
  ])('in another is written anew: %s is %s', (target, normal) => {
    expect(normalTarget(target)).toBe(normal);
  });

  test.each([
    '',
    '*',
    'news',
    'http://school.example/news',
    'https://evil.test/x',
    '@evil.test/',
    '/a#b',
    '/a?b#c',
    '/a%2fb',
    '/a%5Cb',
    '/\\evil.test',
    '/a\\..\\b',
    '/a%00',
    '/a%0d%0aLocation:x',
    '/a\tb',
    '/a%7f',
    '/a%C2%85',
    '/%',
    '/a%2',
    '/a%2%66b',
    '/%ff',
    '/%c0%af',
    '/%ed%a0%80',
    '/\u00ff',
  ])('that means nothing is refused: %s', (target) => {
    expect(normalTarget(target)).toBeUndefined();
  });

  test('that is longer than any of ours is refused', () => {
    expect(normalTarget(`/${'x'.repeat(4_000)}`)).toBeUndefined();
  });

  test('has one normal form, which every reader of addresses takes as it is', () => {
    const part = fc.constantFrom(
      ...['/', '//', '.', '..', '%2e', '%2E', '%2f', '%5c', '\\', 'a', '%61', 'B', '%20', ' ', '%25', '%2', '%00', ';'],
      ...['~', '%7e', '|', '\u00c3\u00af', '%c3%af', '%C3', '?', '#', '@', ':', '%3a', 'http://x', '+', '%2b', '\t'],
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const normal = normalTarget(`/${parts.join('')}`);
        if (normal === undefined) return;
        expect(normalTarget(normal)).toBe(normal);
        const [path = ''] = normal.split('?');
        const { origin, pathname } = new URL(normal, 'http://school.example');
        expect([origin, pathname]).toEqual(['http://school.example', path]);
        expect(path).not.toMatch(/\/\/|\/\.{1,2}(\/|$)|\\|%(2F|5C|[01]|7F)|%[46][1-9A-F]/);
      }),
      { numRuns: 5_000 },
    );
  });
});
