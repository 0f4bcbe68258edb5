import { highestGivenRole } from '../../../contract/people/roles.ts';
import { roleName } from '../../office/pills/role-pill.tsx';

const duties: Record<number, string> = {
  1: 'has an account',
  2: 'changes what they wrote',
  3: 'adds content and edits pages',
  4: 'runs the back office',
};

/** The roles that can be given here, with what each may do. */
export const roleChoices = Array.from({ length: highestGivenRole }, (_, position) => position + 1).map((role) => ({
  role,
  words: `${roleName(role)}: ${duties[role]}`,
}));

/** What it means to make somebody an administrator, for whoever is about to. */
export const administratorReach =
  'They will read every application, message, order and address, change and delete everything on the site, and manage the accounts of others.';
