import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { KeptKind } from '../../../contract/common/history.ts';
import { adminRole, editorRole } from '../../../contract/people/roles.ts';
import { trash } from '../../db/tables/history.ts';
import type { Actor } from '../../lib/actor.ts';

type Who = Pick<Actor, 'id' | 'role'>;

/** What those write who are no administrators; who was one does not keep sight of what others sent to the school. */
const written: readonly KeptKind[] = ['news', 'article', 'event', 'gallery', 'galleryImage', 'profile', 'termDate'];

/** What belongs to none of those who keep it: each may delete it, and so bring it back. */
const shared: readonly KeptKind[] = ['document'];
const keeps = ({ role }: Who, kind: KeptKind) => role >= editorRole && shared.includes(kind);

/** What they threw away themselves, what was theirs, whoever did it, and what they keep together with others. */
export function visibleTo(actor: Who): SQL | undefined {
  if (actor.role >= adminRole) return undefined;
  const own = and(or(eq(trash.deletedBy, actor.id), eq(trash.ownerId, actor.id)), inArray(trash.kind, [...written]));
  return actor.role >= editorRole ? or(own, inArray(trash.kind, [...shared])) : own;
}

type Deleted = { kind: KeptKind; deletedBy: number | null; deletedByRole: number | null };

/**
 * What others throw away of somebody's, administrators have thrown away, since nobody else may: that only administrators
 * bring back. The same counts for what an administrator has thrown away of what editors keep together.
 */
export const canRestore = (actor: Who, { kind, deletedBy, deletedByRole }: Deleted): boolean =>
  actor.role >= adminRole ||
  (deletedBy === actor.id && written.includes(kind)) ||
  (keeps(actor, kind) && (deletedByRole ?? adminRole) < adminRole);

/** Whoever is refused is told why, where it is theirs to see. */
export const mayAskFor = (actor: Who, { kind, ownerId }: { kind: KeptKind; ownerId: number | null }): boolean =>
  ownerId === actor.id || keeps(actor, kind);
