import type { APIRequestContext } from '@playwright/test';

/** Answers of the program that no link leads to, but programs read. */
const unlinked = [
  ...['/sitemap.xml', '/robots.txt', '/.well-known/security.txt', '/news.xml', '/blog.xml', '/calendar.ics'],
  ...['/api/openapi.json', '/api/docs', '/api/settings', '/api/settings/scenes', '/api/documents', '/no-such-page'],
  ...['/login', '/forgot', '/search', '/search?q=school', '/sent', '/alum', '/documents', '/coming-soon'],
];

/** The text of all that a stranger can reach at a site: by following links, and what programs ask for. */
export async function crawl(request: APIRequestContext, site: string): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  const waiting = ['/', ...unlinked];
  const seen = new Set(waiting);
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const answer = await request.get(`${site}${path}`, { failOnStatusCode: false });
    const type = answer.headers()['content-type'] ?? '';
    if (!/text|xml|json|calendar|svg/.test(type)) continue;
    const text = await answer.text();
    texts.set(path, text);
    for (const [, link = ''] of text.matchAll(/(?:href|src|action|content)="([^"#]+)"|<loc>([^<]+)/g)) {
      if (!URL.canParse(link, site)) continue;
      const { origin, pathname, search } = new URL(link.replaceAll('&amp;', '&'), site);
      const target = pathname + search;
      if (origin !== site || seen.has(target) || pathname.startsWith('/assets/')) continue;
      seen.add(target);
      waiting.push(target);
    }
  }
  return texts;
}
