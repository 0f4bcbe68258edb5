import { adminRole } from '../../../contract/people/roles.ts';
import type { StoredSecurityPolicy } from '../../../contract/people/security.ts';

type Standing = { role: number; secondStep: boolean; roleSince: Date };

const day = 24 * 60 * 60 * 1000;

/** From when on a role needs a second step; nothing where the school does not ask for one. */
export function requiredFrom({ role, roleSince }: Omit<Standing, 'secondStep'>, policy: StoredSecurityPolicy | null) {
  if (!policy?.requireSecondStep || role < adminRole) return null;
  // The grace begins when the school asked for it, or when the person got the role, whichever is later.
  const since = Math.max(new Date(policy.since).getTime(), roleSince.getTime());
  return new Date(since + policy.graceDays * day);
}

/** Whether nothing of the role can be done before a second step is set up. */
export function mustHaveSecondStep(user: Standing, policy: StoredSecurityPolicy | null, now: Date): boolean {
  if (user.secondStep) return false;
  const from = requiredFrom(user, policy);
  return from !== null && from <= now;
}
