import type { DocumentAct } from '../../../../contract/media/documents.ts';
import { type ListPerson, type ListReport, listMessages } from '../../../../contract/office/lists.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../../lib/actor.ts';
import { ApiError, forbidden } from '../../../lib/errors.ts';
import { actOnEach } from '../../../lib/several.ts';
import { record } from '../../audit/audit.service.ts';
import { requireHeir } from '../../lists/heirs.service.ts';
import { isTheirs, lowestKeeper } from '../documents.policy.ts';
import * as queries from '../documents.queries.ts';
import { changeDocument, deleteDocument, lockDocument, named, refuseWhileOffered } from '../documents.service.ts';

/** What is to be done, with the person whom an id stood for. */
type Change = Exclude<DocumentAct, { action: 'author' }> | { action: 'author'; heir: ListPerson };
type Held = { deps: Deps; tx: Deps['db']; actor: Actor; before: queries.DocumentRow };

/** Each by itself. A file that came since the list was read has been seen by nobody who chose it. */
export async function actOnDocuments(deps: Deps, actor: Actor, act: DocumentAct): Promise<ListReport> {
  const change: Change =
    act.action === 'author'
      ? { action: 'author', heir: await requireHeir(deps, actor, act.authorId, lowestKeeper) }
      : act;
  return actOnEach(deps, act.items, async ({ id, updatedAt }) => {
    if (change.action === 'delete') {
      await deleteDocument(deps, actor, id, { updatedAt });
      return null;
    }
    return deps.db.transaction(async (tx) => {
      const before = await lockDocument(tx, actor, id, { updatedAt });
      const row = await save({ deps, tx, actor, before }, change);
      return row.updatedAt;
    });
  });
}

function save(held: Held, change: Exclude<Change, { action: 'delete' }>): Promise<queries.DocumentRow> {
  if (change.action === 'topic') return move(held, change.topic);
  if (change.action === 'author') return give(held, change.heir);
  return show(held, change.action === 'publish');
}

async function move({ deps, tx, actor, before }: Held, topic: string) {
  if (before.topic === topic) return before;
  const row = await changeDocument(deps, tx, actor, before, { topic });
  await record(deps, tx, actor, { action: 'changed', ...named(row) });
  return row;
}

async function show({ deps, tx, actor, before }: Held, isShown: boolean) {
  if (before.draft !== isShown) throw new ApiError('conflict', listMessages[isShown ? 'isPublic' : 'isDraft']);
  if (!isShown) await refuseWhileOffered(tx, before.id);
  const row = await changeDocument(deps, tx, actor, before, { draft: !isShown });
  await record(deps, tx, actor, { action: isShown ? 'published' : 'unpublished', ...named(row) });
  return row;
}

/** Whose it is is no part of its versions; the log says it. */
async function give({ deps, tx, actor, before }: Held, heir: ListPerson) {
  if (!isTheirs(actor, before)) throw forbidden(listMessages.notTheirs);
  if (before.uploadedBy === heir.id) return before;
  const row = await queries.updateDocument(tx, before.id, { uploadedBy: heir.id });
  await record(deps, tx, actor, { action: 'changed', ...named(row), detail: `Author: ${heir.name}` });
  return row;
}
