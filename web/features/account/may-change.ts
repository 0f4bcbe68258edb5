import { outranks } from '../../../contract/people/roles.ts';

type Standing = { id: number; role: number };

/** Themself, or whoever stands above them. */
export const mayEditProfile = (actor: Standing, user: Standing): boolean =>
  actor.id === user.id || outranks(actor, user);

/** Whoever knows the old one; others have the reset in the back office. */
export const mayChangePassword = (actor: Standing, user: Standing): boolean => actor.id === user.id;
