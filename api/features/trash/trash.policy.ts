import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { KeptKind } from '../../../contract/common/history.ts';
import { adminRole } from '../../../contract/people/roles.ts';
import { trash } from '../../db/tables/history.ts';
import type { Actor } from '../../lib/actor.ts';

type Who = Pick<Actor, 'id' | 'role'>;

/** What those write who are no administrators; who was one does not keep sight of what others sent to the school. */
const written: readonly KeptKind[] = ['news', 'article', 'event', 'gallery', 'galleryImage', 'profile', 'termDate'];

/** What they threw away themselves, and what was theirs, whoever did it. */
export const visibleTo = (actor: Who): SQL | undefined =>
  actor.role >= adminRole
    ? undefined
    : and(or(eq(trash.deletedBy, actor.id), eq(trash.ownerId, actor.id)), inArray(trash.kind, [...written]));

/**
 * What others throw away of somebody's, administrators have thrown away, since nobody else may: that only administrators
 * bring back.
 */
export const canRestore = (actor: Who, { kind, deletedBy }: { kind: KeptKind; deletedBy: number | null }): boolean =>
  actor.role >= adminRole || (deletedBy === actor.id && written.includes(kind));
