import type { RouterContextProvider } from 'react-router';
import { apiContext, originContext, unwrap } from '../../../api-client.ts';
import { feedAnswer } from '../feed-answer.ts';
import { rssFeed } from '../rss.ts';

const feeds = {
  news: { name: 'News', description: 'News of the school.', listPath: '/news', feedPath: '/news.xml' },
  blog: { name: 'Blog', description: 'The blog of the school.', listPath: '/blog', feedPath: '/blog.xml' },
};

export async function storyFeed(context: Readonly<RouterContextProvider>, kind: 'news' | 'blog'): Promise<Response> {
  const api = context.get(apiContext);
  const [school, { docs }] = await Promise.all([
    unwrap(api.settings.$get()),
    unwrap(api.search.feed.$get({ query: { kind } })),
  ]);
  const { name, ...feed } = feeds[kind];
  const channel = { ...feed, title: `${name} · ${school.schoolName}`, origin: context.get(originContext) };
  return feedAnswer(rssFeed(channel, docs), 'application/rss+xml');
}
