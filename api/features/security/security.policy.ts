import { canManage, ownerRole } from '../../../contract/people/roles.ts';

type Standing = { id: number; role: number };

/** Whoever outranks the person; an owner for another owner, never for themself. */
export const canResetFactors = (actor: Standing, person: Standing): boolean =>
  canManage(actor, person) && (person.role < ownerRole || actor.role >= ownerRole);
