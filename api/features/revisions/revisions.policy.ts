import type { VersionKind } from '../../../contract/common/history.ts';
import { adminRole, editorRole } from '../../../contract/people/roles.ts';
import type { Actor } from '../../lib/actor.ts';

/** Who may change a thing may also see what it was before. */
export function canSeeHistory(actor: Actor, kind: VersionKind, ownerId: number | null): boolean {
  if (kind === 'page' || kind === 'document') return actor.role >= editorRole;
  return actor.role >= adminRole || (ownerId !== null && ownerId === actor.id);
}
