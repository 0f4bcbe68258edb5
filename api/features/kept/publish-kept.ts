import { eventEdit } from '../../../contract/events.ts';
import { keptMessages } from '../../../contract/kept.ts';
import type { PublishedKind } from '../../../contract/publishing.ts';
import type { Role } from '../../../contract/roles.ts';
import { articleEdit, newsEdit } from '../../../contract/stories.ts';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../lib/actor.ts';
import { ApiError } from '../../lib/errors.ts';
import { changeEvent, lockEvent } from '../events/events.service.ts';
import { changeStory, lockStory } from '../stories/stories.service.ts';
import { contentOf, findKept, type KeptRow, noteProblem } from './kept.service.ts';

type Due = { kind: PublishedKind; id: number; savedAt: string };

/**
 * Its moment has come: it is made public as the direct save of whoever kept it, with all that such a save is asked. It
 * does nothing when it was given up, published or kept anew since, and stays with the reason when it cannot be done.
 */
export function publishKept(deps: Deps, { kind, id, savedAt }: Due): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const held = await (kind === 'event' ? lockEvent(tx, id) : lockStory(tx, kind, id)).catch(() => undefined);
    const kept = held && (await findKept(tx, { kind, id }));
    if (!kept || kept.publishAt === null || kept.savedAt.toISOString() !== savedAt) return;
    const problem = await makePublic(deps, tx, { kind, id, savedAt }, kept);
    if (problem) await noteProblem(deps, tx, { kind, id, title: held.title }, problem);
  });
}

async function makePublic(deps: Deps, tx: Db, due: Due, kept: KeptRow): Promise<string | undefined> {
  const { saver } = kept;
  if (!saver || saver.suspended) return keptMessages.mayNot;
  const actor: Actor = { id: saver.id, name: saver.name, role: saver.role as Role, sessionId: '' };
  try {
    // What fails leaves nothing behind but the reason.
    await tx.transaction((inner) => save(deps, inner, actor, due, kept));
    return undefined;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'stale') return keptMessages.behind;
    return error.code === 'forbidden' ? keptMessages.mayNot : error.message;
  }
}

async function save(deps: Deps, tx: Db, actor: Actor, { kind, id, savedAt }: Due, kept: KeptRow): Promise<unknown> {
  const from = { ...contentOf(kept), updatedAt: kept.basedOn.toISOString(), kept: savedAt };
  if (kind === 'event') return changeEvent(deps, tx, actor, id, eventEdit.parse(from));
  return changeStory(deps, tx, actor, kind, id, (kind === 'news' ? newsEdit : articleEdit).parse(from));
}
