import type { Profile } from '../../../../contract/content/profiles.ts';
import { adminRole } from '../../../../contract/people/roles.ts';

type Person = { id: number; role: number };

/** Its owner, or an administrator. */
export const mayChangeProfile = (user: Person | null, { userId }: Pick<Profile, 'userId'>): boolean =>
  user !== null && (user.role >= adminRole || user.id === userId);
