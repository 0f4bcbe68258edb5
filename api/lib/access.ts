import type { adminRole, authorRole, editorRole, ownerRole } from '../../contract/people/roles.ts';

type Threshold = typeof authorRole | typeof editorRole | typeof adminRole | typeof ownerRole;

/** The rule that every route must name. */
export type Access =
  /** Anyone, and a token is not even looked at: these are the routes that get or renew one. */
  | { kind: 'tokenless' }
  | { kind: 'anyone' }
  | { kind: 'signedIn' }
  | { kind: 'role'; atLeast: Threshold }
  /** Signed in here, with this role where one is named; the service asks the feature's policy once it has the object. */
  | { kind: 'owner'; orRole: Threshold; atLeast?: Threshold };

/**
 * What cannot be undone wants a fresh proof of who acts. `policy`: from those who have a second step, where the school
 * asks for it. `always`: from everybody, for what would let somebody stay who found an open session.
 */
export type StepUp = 'policy' | 'always';

export const tokenless: Access = { kind: 'tokenless' };
export const anyone: Access = { kind: 'anyone' };
export const signedIn: Access = { kind: 'signedIn' };
export const atLeast = (role: Threshold): Access => ({ kind: 'role', atLeast: role });
export const ownerOr = (role: Threshold): Access => ({ kind: 'owner', orRole: role });
/** What is its owner's only while the owner may add such things at all. */
export const ownerFrom = (role: Threshold, orRole: Threshold): Access => ({ kind: 'owner', orRole, atLeast: role });

export function describeAccess(access: Access, stepUp?: StepUp): string {
  return stepUp ? `${whoMay(access)}, with a fresh proof (POST /users/step-up)` : whoMay(access);
}

function whoMay(access: Access): string {
  switch (access.kind) {
    case 'tokenless':
    case 'anyone':
      return 'Anyone';
    case 'signedIn':
      return 'Anyone who is signed in';
    case 'role':
      return `Role ${access.atLeast} or higher`;
    case 'owner':
      return access.atLeast
        ? `The owner of role ${access.atLeast} or higher, or role ${access.orRole} or higher`
        : `The owner, or role ${access.orRole} or higher`;
  }
}
