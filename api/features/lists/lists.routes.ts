import * as contract from '../../../contract/office/lists.ts';
import { authorRole } from '../../../contract/people/roles.ts';
import type { Deps } from '../../deps.ts';
import { atLeast } from '../../lib/access.ts';
import { body, createRouter, defineRoute, ok } from '../../middleware/define-route.ts';
import { theActor } from '../../middleware/require.ts';
import { actOnMany } from './acts.service.ts';
import { presentThing } from './lists.presenter.ts';
import { listPeople, listThings } from './lists.service.ts';

const list = defineRoute({
  method: 'get',
  path: '/lists/{kind}',
  access: atLeast(authorRole),
  summary: 'All of a kind that you may see, whatever its state',
  request: { params: contract.listParam, query: contract.listQuery },
  answer: ok(contract.thingList),
});
const people = defineRoute({
  method: 'get',
  path: '/lists/{kind}/people',
  access: atLeast(authorRole),
  summary: 'The authors of a list, and whom you may make the author of something',
  request: { params: contract.listParam },
  answer: ok(contract.listPeople),
});
const act = defineRoute({
  method: 'post',
  path: '/lists/{kind}/act',
  access: atLeast(authorRole),
  summary: 'Do the same to several: each is done or refused by itself, by the rules for one',
  request: { params: contract.listParam, body: body(contract.listAct) },
  answer: ok(contract.listReport),
});

export const listRoutes = (deps: Deps) =>
  createRouter()
    .openapi(list, async (c) => {
      const actor = theActor(c);
      const { kind } = c.req.valid('param');
      const { docs, ...rest } = await listThings(deps, actor, kind, c.req.valid('query'));
      return c.json({ docs: docs.map((row) => presentThing(row, kind, actor)), ...rest }, 200);
    })
    .openapi(people, async (c) => c.json(await listPeople(deps, theActor(c), c.req.valid('param').kind), 200))
    .openapi(act, async (c) => {
      const report = await actOnMany(deps, theActor(c), c.req.valid('param').kind, c.req.valid('json'));
      return c.json(report, 200);
    });
