type Standing = { id: number; role: number };

/** Only an owner changes an administrator or another owner. */
export const outranks = (actor: Standing, user: Standing): boolean =>
  actor.role >= (user.role >= adminRole ? ownerRole : adminRole);

/** A role that the person may give to others: from an administrator up, and never that of an owner. */
export const canGive = (actor: { role: number; suspended?: boolean } | undefined, role: number): boolean =>
  actor !== undefined && !actor.suspended && actor.role >= adminRole && role <= Math.min(actor.role, highestGivenRole);

/** Role, suspension and password of somebody else: nobody gets around their own old password or ends their own rights. */
export const canManage = (actor: Standing, user: Standing): boolean => actor.id !== user.id && outranks(actor, user);

/** Nobody puts words into the mouth of those above. */
export const canSpeakFor = (actor: { role: number }, person: { role: number }): boolean => person.role <= actor.role;

/** What a role's number means. */
export const roleNames = { 1: 'Regular', 2: 'Author', 3: 'Editor', 4: 'Administrator', 5: 'Owner' } as const;

export type Role = keyof typeof roleNames;

/** From this role on a person writes drafts and sends them in. */
export const authorRole = 2;
/** From this role on a person adds content and edits pages. */
export const editorRole = 3;
/** From this role on a person edits everything and runs the back office. */
export const adminRole = 4;
/** Only an owner changes an administrator or another owner. */
export const ownerRole = 5;
/** The highest role that is given like any other: an owner is made by an owner, or from the command line. */
export const highestGivenRole = 4;
