import { editorRole } from '../../../contract/people/roles.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../lib/actor.ts';
import { forbidden, notFound } from '../../lib/errors.ts';
import { waitsFor } from '../reviews/reviews.service.ts';
import { mayOpen, type Opened, openedAt, pageOpened } from './presence.policy.ts';
import { findOwner, findPageAt } from './presence.queries.ts';

/** Who asks has it open; they learn who else has, if they may open it at all. */
export async function meetOthers(deps: Deps, actor: Actor, path: string) {
  const at = openedAt(path);
  const opened = at.kind === 'address' ? await pageAt(deps, actor, at.path) : at;
  if (!mayOpen(actor, opened) && !(await isTheirs(deps, actor, opened))) {
    throw actor.role < editorRole ? forbidden() : notFound();
  }
  return deps.presence.meet(opened.key, actor);
}

async function pageAt({ db }: Deps, actor: Actor, path: string): Promise<Opened> {
  if (actor.role < editorRole) throw forbidden();
  const id = await findPageAt(db, path.slice(1));
  if (id === undefined) throw notFound();
  return pageOpened(id);
}

/** Its owner's, or an editor's while it waits for one. */
async function isTheirs({ db }: Deps, actor: Actor, opened: Opened): Promise<boolean> {
  if (opened.kind === 'screen' || opened.kind === 'account') return false;
  const { kind, id } = opened;
  if ((await findOwner(db, { kind, id })) === actor.id) return true;
  if (kind !== 'story' && kind !== 'event') return false;
  return waitsFor(db, actor, { kind: kind === 'event' ? 'event' : 'news', id });
}
