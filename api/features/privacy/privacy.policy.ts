import { outranks } from '../../../contract/people/roles.ts';

type Standing = { id: number; role: number };

/**
 * Whose data somebody may look for, copy and erase: that of people whom they outrank, and their own. The account decides
 * for everything under its address, also for what was sent from it without signing in. An address without an account is
 * a parent's or a stranger's, whose enquiries every administrator reads.
 */
export const canHandlePerson = (actor: Standing, account: Standing | undefined): boolean =>
  account === undefined || account.id === actor.id || outranks(actor, account);
