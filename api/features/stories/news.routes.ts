import { idParam } from '../../../contract/common/fields.ts';
import { categoryPageQuery } from '../../../contract/common/paging.ts';
import * as contract from '../../../contract/content/stories.ts';
import { adminRole, authorRole, editorRole } from '../../../contract/people/roles.ts';
import { sourceQuery } from '../../../contract/site/site.ts';
import type { Deps } from '../../deps.ts';
import { anyone, atLeast, ownerOr } from '../../lib/access.ts';
import { body, created, createRouter, defineRoute, noContent, ok } from '../../middleware/define-route.ts';
import { theActor } from '../../middleware/require.ts';
import { upcomingForSidebar } from '../events/events.service.ts';
import { presentBatches, presentCard, presentStory } from './stories.presenter.ts';
import * as stories from './stories.service.ts';

const list = defineRoute({
  method: 'get',
  path: '/news',
  access: anyone,
  summary: 'News stories: the newest one, and a page of the others',
  request: { query: categoryPageQuery },
  answer: ok(contract.newsList),
});
const home = defineRoute({
  method: 'get',
  path: '/news/home',
  access: anyone,
  summary: 'The stories of the home page',
  request: { query: sourceQuery },
  answer: ok(contract.newsHome),
});
const top = defineRoute({
  method: 'get',
  path: '/news/top',
  access: anyone,
  summary: 'Trending news, newest blog posts and next events, for the sidebar',
  answer: ok(contract.newsTop),
});
const view = defineRoute({
  method: 'get',
  path: '/news/view/{id}',
  access: anyone,
  summary: 'One news story, its text cut in parts for the pictures',
  request: { params: idParam },
  answer: ok(contract.newsView),
});
const add = defineRoute({
  method: 'post',
  path: '/news/add',
  access: atLeast(editorRole),
  summary: 'Add a news story',
  request: { body: body(contract.newsAdd) },
  answer: created(contract.story),
});
const begin = defineRoute({
  method: 'post',
  path: '/news/draft',
  access: atLeast(authorRole),
  summary: 'Begin a news story that readers do not see yet',
  request: { body: body(contract.storyDraft) },
  answer: created(contract.story),
});
const edit = defineRoute({
  method: 'put',
  path: '/news/edit/{id}',
  access: ownerOr(adminRole),
  summary: 'Change a news story',
  request: { params: idParam, body: body(contract.newsEdit) },
  answer: ok(contract.story),
});
const remove = defineRoute({
  method: 'delete',
  path: '/news/delete/{id}',
  access: ownerOr(adminRole),
  summary: 'Delete a news story',
  request: { params: idParam },
  answer: noContent,
});

export const newsRoutes = (deps: Deps) =>
  createRouter()
    .openapi(list, async (c) => {
      const { top, docs, pages } = await stories.listStories(deps, 'news', c.req.valid('query'));
      return c.json({ topStory: top ? presentCard(top) : null, docs: docs.map(presentCard), pages }, 200);
    })
    .openapi(home, async (c) => {
      const { top, rest } = await stories.homeStories(deps, 'news', c.req.valid('query').from);
      return c.json({ topStory: top ? presentCard(top) : null, homeStories: rest.map(presentCard) }, 200);
    })
    .openapi(top, async (c) => {
      const [news, blogs, events] = await Promise.all([
        stories.trending(deps, 'news'),
        stories.latestStories(deps, 'article'),
        upcomingForSidebar(deps),
      ]);
      return c.json({ news: news.map(presentCard), blogs: blogs.map(presentCard), events }, 200);
    })
    .openapi(view, async (c) => {
      const story = await stories.viewStory(deps, c.var.actor, 'news', c.req.valid('param').id);
      deps.views.count(story.id, c.req.header('user-agent'));
      return c.json({ story: presentStory(story), ...presentBatches(story) }, 200);
    })
    .openapi(add, async (c) => {
      const story = await stories.addStory(deps, theActor(c), 'news', c.req.valid('json'));
      return c.json(presentStory(story), 201);
    })
    .openapi(begin, async (c) => {
      const story = await stories.addStory(deps, theActor(c), 'news', c.req.valid('json'));
      return c.json(presentStory(story), 201);
    })
    .openapi(edit, async (c) => {
      const { id } = c.req.valid('param');
      const story = await stories.editStory(deps, theActor(c), 'news', id, c.req.valid('json'));
      return c.json(presentStory(story), 200);
    })
    .openapi(remove, async (c) => {
      await stories.deleteStory(deps, theActor(c), 'news', c.req.valid('param').id);
      return c.body(null, 204);
    });
