import { adminRole, highestGivenRole, ownerRole } from './roles.ts';

// Apart from the schemas: the API decides by these, and the back office offers nothing that they refuse.
type Standing = { id: number; role: number };

/** Only an owner changes an administrator or another owner. */
export const outranks = (actor: Standing, user: Standing): boolean =>
  actor.role >= (user.role >= adminRole ? ownerRole : adminRole);

/** A role that the person may give to others: from an administrator up, and never that of an owner. */
export const canGive = (actor: { role: number; suspended?: boolean } | undefined, role: number): boolean =>
  actor !== undefined && !actor.suspended && actor.role >= adminRole && role <= Math.min(actor.role, highestGivenRole);

/** Role, suspension and password of somebody else: nobody gets around their own old password or ends their own rights. */
export const canManage = (actor: Standing, user: Standing): boolean => actor.id !== user.id && outranks(actor, user);
