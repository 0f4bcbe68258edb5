import { eq, type SQL } from 'drizzle-orm';
import { adminRole } from '../../../contract/roles.ts';
import { alumni } from '../../db/tables/alumni.ts';
import type { Actor } from '../../lib/actor.ts';

/** E-mail, phone and what still waits are for administrators. */
export function seesPrivateParts(actor: Actor | null): boolean {
  return actor !== null && actor.role >= adminRole;
}

/** What an administrator adds has been read by one. */
export function publishesAtOnce(actor: Actor | null): boolean {
  return actor !== null && actor.role >= adminRole;
}

export function visibleTo(actor: Actor | null): SQL | undefined {
  return seesPrivateParts(actor) ? undefined : eq(alumni.status, 'published');
}
