import { editorRole } from '../../../contract/people/roles.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../lib/actor.ts';
import { forbidden, notFound } from '../../lib/errors.ts';
import { waitsFor } from '../reviews/reviews.service.ts';
import { mayOpen, type Opened, openedAt } from './presence.policy.ts';
import { findOwner } from './presence.queries.ts';

/** Who asks has it open; they learn who else has, if they may open it at all. */
export async function meetOthers(deps: Deps, actor: Actor, path: string) {
  const opened = openedAt(path);
  if (!mayOpen(actor, opened) && !(await isTheirs(deps, actor, opened))) {
    throw actor.role < editorRole ? forbidden() : notFound();
  }
  return deps.presence.meet(opened.key, actor);
}

/** Its owner's, or an editor's while it waits for one. */
async function isTheirs({ db }: Deps, actor: Actor, opened: Opened): Promise<boolean> {
  if (opened.kind === 'screen' || opened.kind === 'account') return false;
  const { kind, id } = opened;
  if ((await findOwner(db, { kind, id })) === actor.id) return true;
  if (kind !== 'story' && kind !== 'event') return false;
  return waitsFor(db, actor, { kind: kind === 'event' ? 'event' : 'news', id });
}
