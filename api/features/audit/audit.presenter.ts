import type { AuditEntry } from '../../../contract/common/history.ts';
import type { AuditRow } from './audit.queries.ts';

export function presentEntry({ at, actorName, ...row }: AuditRow): AuditEntry {
  const { id, actorId, action, kind, itemId, title, detail } = row;
  return { id, at: at.toISOString(), actorId, actor: actorName, action, kind, itemId, title, detail };
}
