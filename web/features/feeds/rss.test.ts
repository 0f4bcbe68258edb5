import { expect, test } from 'vitest';
import { rssFeed } from './rss.ts';
import { sitemapXml } from './sitemap.ts';
import { escapeXml } from './xml.ts';

const channel = {
  title: 'News & <more>',
  description: 'D',
  origin: 'https://school.example',
  listPath: '/news',
  feedPath: '/news.xml',
};
const doc = {
  id: 3,
  title: 'Tom & "Ann" <3',
  url: '/news/view/3',
  html: '<p>See <a href="/fees">fees</a> &amp; <a href="https://x.example/">x</a> ]]></p>',
  date: '2026-11-21T05:00:00.000Z',
};

test('an item has its whole text, escaped once, with whole addresses', () => {
  const xml = rssFeed(channel, [doc]);
  expect(xml).toContain('<title>News &amp; &lt;more&gt;</title>');
  expect(xml).toContain('<title>Tom &amp; &quot;Ann&quot; &lt;3</title>');
  expect(xml).toContain('&lt;a href=&quot;https://school.example/fees&quot;&gt;fees&lt;/a&gt; &amp;amp; ');
  expect(xml).toContain('&lt;a href=&quot;https://x.example/&quot;&gt;');
  expect(xml).toContain('<guid>https://school.example/news/view/3</guid>');
  expect(xml).toContain('<pubDate>Sat, 21 Nov 2026 05:00:00 GMT</pubDate>');
});

test('a picture within the text is found from anywhere', () => {
  const html = '<p>a</p><img class="pic-full" src="/images/a.png" alt="A &lt;b&gt;" width="4" height="3" />';
  expect(rssFeed(channel, [{ ...doc, html }])).toContain('src=&quot;https://school.example/images/a.png&quot; alt=');
});

test('a feed of nothing is still a feed', () => {
  expect(rssFeed(channel, [])).toMatch(/<channel>[\s\S]*<\/channel>\n<\/rss>\n$/);
});

test('characters that XML cannot hold are left out', () => {
  expect(escapeXml('a\u0000b\u001fc\ufffed\ud800')).toBe('abcd\ufffd');
});

test('a sitemap names the fixed pages and every document with its last change', () => {
  const xml = sitemapXml('https://school.example', [{ url: '/a?b&c', updatedAt: '2026-11-21T05:00:00.000Z' }]);
  for (const path of ['/', '/term-dates', '/documents'])
    expect(xml).toContain(`<url><loc>https://school.example${path}</loc></url>`);
  expect(xml).toContain(
    '<url><loc>https://school.example/a?b&amp;c</loc><lastmod>2026-11-21T05:00:00.000Z</lastmod></url>',
  );
});
