import { eq, type SQL } from 'drizzle-orm';
import { adminRole, outranks } from '../../../contract/people/roles.ts';
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

/** Who has the e-mail of an entry is the person; an administrator may know better, but not for those above them. */
export function canClaim(actor: Actor, account: Account, entry: { email: string }): boolean {
  if (actor.id !== account.id) return outranks(actor, account);
  return actor.role >= adminRole || account.email.toLowerCase() === entry.email.toLowerCase();
}

type Account = { id: number; role: number; email: string };

export function visibleTo(actor: Actor | null): SQL | undefined {
  return seesPrivateParts(actor) ? undefined : eq(alumni.status, 'published');
}
