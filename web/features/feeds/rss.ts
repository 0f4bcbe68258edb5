import { thisPlace } from '../../../contract/common/this-school.ts';
import type { FeedDoc } from '../../../contract/site/search.ts';
import { escapeXml } from './xml.ts';

type Channel = { title: string; description: string; origin: string; listPath: string; feedPath: string };

const language = () => ['en', thisPlace().country.toLowerCase()].filter(Boolean).join('-');

/** RSS 2.0 with the whole text of every item. */
export function rssFeed({ title, description, origin, listPath, feedPath }: Channel, docs: FeedDoc[]): string {
  const newest = docs[0] ? `\n<lastBuildDate>${feedDate(docs[0].date)}</lastBuildDate>` : '';
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escapeXml(title)}</title>
<link>${escapeXml(origin + listPath)}</link>
<description>${escapeXml(description)}</description>
<language>${language()}</language>
<atom:link href="${escapeXml(origin + feedPath)}" rel="self" type="application/rss+xml"/>${newest}
${docs.map((doc) => item(doc, origin)).join('\n')}
</channel>
</rss>
`;
}

const item = ({ title, url, html, date }: FeedDoc, origin: string) => `<item>
<title>${escapeXml(title)}</title>
<link>${escapeXml(origin + url)}</link>
<guid>${escapeXml(origin + url)}</guid>
<pubDate>${feedDate(date)}</pubDate>
<description>${escapeXml(withWholeAddresses(html, origin))}</description>
</item>`;

const feedDate = (iso: string) => new Date(iso).toUTCString();

/** A feed reader does not know from where a path starts. */
const withWholeAddresses = (html: string, origin: string) =>
  html.replaceAll(/ (href|src)="\/(?!\/)/g, (_, name) => ` ${name}="${origin}/`);
