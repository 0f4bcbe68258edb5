import * as contract from '../../../contract/site/search.ts';
import type { Deps } from '../../deps.ts';
import { anyone } from '../../lib/access.ts';
import { createRouter, defineRoute, ok } from '../../middleware/define-route.ts';
import { presentCalendarDoc, presentDoc, presentFeedDoc, presentSitemapDoc } from './search.presenter.ts';
import * as service from './search.service.ts';

const search = defineRoute({
  method: 'get',
  path: '/search',
  access: anyone,
  summary: 'What is public and has the words or means the same, pages first, with an answer where the school has one',
  request: { query: contract.searchQuery },
  answer: ok(contract.searchAnswer),
});
const sitemap = defineRoute({
  method: 'get',
  path: '/search/sitemap',
  access: anyone,
  summary: 'The path of everything public, the latest change first',
  answer: ok(contract.sitemap),
});
const feed = defineRoute({
  method: 'get',
  path: '/search/feed',
  access: anyone,
  summary: 'The newest stories with their whole text, for feed readers',
  request: { query: contract.feedQuery },
  answer: ok(contract.feed),
});
const calendar = defineRoute({
  method: 'get',
  path: '/search/calendar',
  access: anyone,
  summary: 'The events of the last year and all to come, or one event, for calendar programs',
  request: { query: contract.calendarQuery },
  answer: ok(contract.calendar),
});

export const searchRoutes = (deps: Deps) =>
  createRouter()
    .openapi(search, async (c) => {
      const query = c.req.valid('query');
      const { docs, meanings, ...found } = await service.search(deps, query);
      return c.json({ query: query.q, ...found, docs: docs.map((doc) => presentDoc(doc, meanings)) }, 200);
    })
    .openapi(sitemap, async (c) => {
      const docs = await service.sitemap(deps);
      return c.json({ docs: docs.map(presentSitemapDoc) }, 200);
    })
    .openapi(feed, async (c) => {
      const docs = await service.feed(deps, c.req.valid('query'));
      return c.json({ docs: docs.map(presentFeedDoc) }, 200);
    })
    .openapi(calendar, async (c) => {
      const docs = await service.calendar(deps, c.req.valid('query'));
      return c.json({ docs: docs.map(presentCalendarDoc) }, 200);
    });
