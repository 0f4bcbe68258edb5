import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pathAfterLogin } from '../../web/session/return-path.ts';
import { runs, seed, tally } from './figures.ts';

const origin = 'https://school.example';
/** Where a browser goes with what the door answers, and the router, which takes two slashes for another site. */
const leadsTo = (from: string | null, referrer = '') => new URL(pathAfterLogin(from, referrer, origin), origin);

describe('ASVS 3.7.2: the door leads nowhere but into the house', () => {
  test.each([
    ...['/.//evil.test', '/..//x', '//here//x', '/./\\evil.test', '/a/..//evil.test', '/%2e//evil.test'],
    ...['//evil.test', '/\\evil.test', '/\t/evil.test', '\n//evil.test', 'https://evil.test', 'javascript:alert(1)'],
    ...['/.//user@evil.test', '//school.example@evil.test', '/.//[::1]', '/.//[', 'evil.test', '', ' /x', '/..//%2f'],
  ])('%j leads home', (from) => {
    expect(leadsTo(from).href).toBe(`${origin}/`);
    expect(leadsTo(null, origin + from).origin).toBe(origin);
  });

  test.each(['/news', '/user/view/3?edit#top', '/alum/', '/search?q=//evil.test', '/a/..'])('%s is ours', (from) => {
    expect(leadsTo(from).href).toBe(new URL(from, origin).href);
  });

  test('no text of slashes, dots and hosts leads out', () => {
    const part = fc.constantFrom(
      ...['/', '\\', '.', '..', '%2e', '%2f', '%5c', 'evil.test', '@', ':', 'https:', '?', '#', '\t', '\n', ' ', 'x'],
    );
    const numRuns = 5_000 + runs * 5_000;
    fc.assert(
      fc.property(fc.array(part, { maxLength: 10 }), (parts) => {
        const path = pathAfterLogin(`/${parts.join('')}`, '', origin);
        expect(path).toMatch(/^\/(?![/\\])/);
        expect(new URL(path, origin).origin).toBe(origin);
      }),
      { seed, numRuns },
    );
    tally({ payloads: numRuns });
  });
});
