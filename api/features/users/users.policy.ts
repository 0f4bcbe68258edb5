import { adminRole, ownerRole } from '../../../contract/roles.ts';

type Standing = { id: number; role: number };

/** Themself, or an administrator. */
export function canView(actor: Standing, user: Standing): boolean {
  return actor.id === user.id || actor.role >= adminRole;
}

export function canEditProfile(actor: Standing, user: Standing): boolean {
  return actor.id === user.id || outranks(actor, user);
}

/** For others there is the administrator's reset, which needs no old password. */
export function canChangePassword(actor: Standing, user: Standing): boolean {
  return actor.id === user.id;
}

/** Role, suspension and password of somebody else: nobody gets around their own old password or ends their own rights. */
export function canManage(actor: Standing, user: Standing): boolean {
  return actor.id !== user.id && outranks(actor, user);
}

// Only an owner changes an administrator or another owner.
function outranks(actor: Standing, user: Standing): boolean {
  return actor.role >= (user.role >= adminRole ? ownerRole : adminRole);
}
