import type { KeptKind, TrashEntry } from '../../../contract/history.ts';
import type { TrashRow } from './trash.queries.ts';
import { expiryOf } from './trash.service.ts';

export function presentEntry({ kind, itemId, title, deletedAt, deletedBy }: TrashRow): TrashEntry {
  return {
    kind: kind as KeptKind,
    itemId: kind === 'page' ? itemId : Number(itemId),
    title,
    deletedAt: deletedAt.toISOString(),
    deletedBy,
    expiresAt: expiryOf(deletedAt).toISOString(),
  };
}
