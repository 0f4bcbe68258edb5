import { actionsOf, type ListedKind, type ListQuery, maxChosen } from '../../../contract/office/lists.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../lib/actor.ts';
import { forbidden } from '../../lib/errors.ts';
import { pageCount, pageOf } from '../../lib/paging.ts';
import { listHeirs } from './heirs.service.ts';
import { canList, changedBy, visibleTo } from './lists.policy.ts';
import * as queries from './lists.queries.ts';
import { sources } from './sources.queries.ts';

const pageSize = maxChosen;

function viewOf({ clock }: Pick<Deps, 'clock'>, actor: Actor, kind: ListedKind): queries.View {
  if (!canList(actor, kind)) throw forbidden();
  const source = sources[kind];
  const now = clock();
  return { source, now, visible: visibleTo(actor, kind, source, now), theirs: changedBy(actor, kind, source) };
}

/** One page of a list, as far as somebody may see it. */
export async function listThings(deps: Deps, actor: Actor, kind: ListedKind, { page, ...wanted }: ListQuery) {
  const view = viewOf(deps, actor, kind);
  const [docs, { kept, ...states }] = await Promise.all([
    queries.listThings(deps.db, view, wanted, pageOf(page, pageSize)),
    queries.countByState(deps.db, view, wanted),
  ]);
  const all = Object.values(states).reduce((sum, count) => sum + count, 0);
  const total = wanted.state ? { ...states, kept }[wanted.state] : all;
  return { docs, total, pages: pageCount(total, pageSize), states, kept };
}

/** The people of a list: by whom there is something, and to whom something can be given. */
export async function listPeople(deps: Deps, actor: Actor, kind: ListedKind) {
  const [authors, heirs] = await Promise.all([
    queries.listAuthors(deps.db, viewOf(deps, actor, kind)),
    actionsOf[kind].includes('author') ? listHeirs(deps, actor) : [],
  ]);
  return { authors, heirs };
}
