import { describe, expect, test } from 'vitest';
import { isCacheable, packResponse } from '../../server/cache/response-cache.ts';

const now = new Date();
const about = { counted: { storyId: undefined, path: undefined, words: undefined }, page: undefined, now };

describe('ASVS 14.2.2, 14.3.2: an answer made for everybody is nobody’s own', () => {
  test('it never carries a cookie, be it that the program gave it one', async () => {
    const headers = new Headers({ 'content-type': 'text/html' });
    headers.append('set-cookie', 'refresh=; Max-Age=0');
    headers.append('set-cookie', 'a=b');
    const response = new Response('x'.repeat(5_000), { headers });
    expect(isCacheable(response)).toBe(false);
    const answer = await packResponse(response, about);
    const written = [answer.plain, answer.br, answer.gzip].flatMap((body) => body?.headers ?? []);
    expect([...written, ...answer.notModified].map((text) => text.toLowerCase())).not.toContain('set-cookie');
  });

  test('what depends on the asker is not cacheable', () => {
    for (const vary of ['Accept, Save-Data', 'Cookie', 'Authorization', '*', 'Accept-Encoding, Cookie'])
      expect(isCacheable(new Response('x', { headers: { vary } })), vary).toBe(false);
    for (const caching of ['private', 'no-store', 'private, no-store'])
      expect(isCacheable(new Response('x', { headers: { 'cache-control': caching } })), caching).toBe(false);
    for (const vary of ['Accept-Encoding', 'accept-encoding'])
      expect(isCacheable(new Response('x', { headers: { vary } })), vary).toBe(true);
  });
});
