import type { KeptKind, TrashEntry } from '../../../contract/common/history.ts';
import type { Actor } from '../../lib/actor.ts';
import { canRestore } from './trash.policy.ts';
import type { TrashRow } from './trash.queries.ts';
import { expiryOf } from './trash.service.ts';

export function presentEntry(row: TrashRow, actor: Actor): TrashEntry {
  const { itemId, title, deletedAt, deletedBy, deletedById, deletedByRole } = row;
  const kind = row.kind as KeptKind;
  return {
    kind,
    itemId: kind === 'page' ? itemId : Number(itemId),
    title,
    deletedAt: deletedAt.toISOString(),
    deletedBy,
    mayRestore: canRestore(actor, { kind, deletedBy: deletedById, deletedByRole }),
    expiresAt: expiryOf(deletedAt).toISOString(),
  };
}
