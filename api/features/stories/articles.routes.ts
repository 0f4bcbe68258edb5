import { idParam } from '../../../contract/common/fields.ts';
import { categoryPageQuery } from '../../../contract/common/paging.ts';
import * as contract from '../../../contract/content/stories.ts';
import { adminRole, authorRole, editorRole } from '../../../contract/people/roles.ts';
import type { Deps } from '../../deps.ts';
import { anyone, atLeast, ownerOr } from '../../lib/access.ts';
import { body, created, createRouter, defineRoute, noContent, ok } from '../../middleware/define-route.ts';
import { theActor } from '../../middleware/require.ts';
import { presentBatches, presentCard, presentStory } from './stories.presenter.ts';
import * as stories from './stories.service.ts';

const list = defineRoute({
  method: 'get',
  path: '/articles',
  access: anyone,
  summary: 'Blog posts or alumni testimonials: the newest one, and a page of the others',
  request: { query: categoryPageQuery },
  answer: ok(contract.articleList),
});
const view = defineRoute({
  method: 'get',
  path: '/articles/view/{id}',
  access: anyone,
  summary: 'One blog post, its text cut in parts for the pictures',
  request: { params: idParam },
  answer: ok(contract.articleView),
});
const add = defineRoute({
  method: 'post',
  path: '/articles/add',
  access: atLeast(editorRole),
  summary: 'Add a blog post',
  request: { body: body(contract.articleAdd) },
  answer: created(contract.story),
});
const begin = defineRoute({
  method: 'post',
  path: '/articles/draft',
  access: atLeast(authorRole),
  summary: 'Begin a blog post that readers do not see yet',
  request: { body: body(contract.storyDraft) },
  answer: created(contract.story),
});
const edit = defineRoute({
  method: 'put',
  path: '/articles/edit/{id}',
  access: ownerOr(adminRole),
  summary: 'Change a blog post',
  request: { params: idParam, body: body(contract.articleEdit) },
  answer: ok(contract.story),
});
const remove = defineRoute({
  method: 'delete',
  path: '/articles/delete/{id}',
  access: ownerOr(adminRole),
  summary: 'Delete a blog post',
  request: { params: idParam },
  answer: noContent,
});

export const articleRoutes = (deps: Deps) =>
  createRouter()
    .openapi(list, async (c) => {
      const { top, docs, pages } = await stories.listStories(deps, 'article', c.req.valid('query'));
      return c.json({ main: top ? presentCard(top) : null, docs: docs.map(presentCard), pages }, 200);
    })
    .openapi(view, async (c) => {
      const story = await stories.viewStory(deps, c.var.actor, 'article', c.req.valid('param').id);
      deps.views.count(story.id, c.req.header('user-agent'));
      return c.json({ article: presentStory(story), userId: story.authorId, ...presentBatches(story) }, 200);
    })
    .openapi(add, async (c) => {
      const story = await stories.addStory(deps, theActor(c), 'article', c.req.valid('json'));
      return c.json(presentStory(story), 201);
    })
    .openapi(begin, async (c) => {
      const story = await stories.addStory(deps, theActor(c), 'article', c.req.valid('json'));
      return c.json(presentStory(story), 201);
    })
    .openapi(edit, async (c) => {
      const { id } = c.req.valid('param');
      const story = await stories.editStory(deps, theActor(c), 'article', id, c.req.valid('json'));
      return c.json(presentStory(story), 200);
    })
    .openapi(remove, async (c) => {
      await stories.deleteStory(deps, theActor(c), 'article', c.req.valid('param').id);
      return c.body(null, 204);
    });
