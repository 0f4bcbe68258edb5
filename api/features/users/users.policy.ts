import { adminRole, outranks } from '../../../contract/people/roles.ts';

export { canGive, canManage, canSpeakFor } from '../../../contract/people/roles.ts';

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
