import { adminRole, editorRole } from '../../../contract/people/roles.ts';
import type { Actor } from '../../lib/actor.ts';

/** Who uploaded it, or an editor. */
export function canChange(actor: Actor, file: { uploadedBy: number | null }): boolean {
  return actor.role >= editorRole || file.uploadedBy === actor.id;
}

/** What a stranger uploaded is nobody's business until an administrator has accepted it. */
export function canSee(actor: Actor | null, file: { published: boolean; uploadedBy: number | null }): boolean {
  return file.published || (actor !== null && (actor.role >= adminRole || file.uploadedBy === actor.id));
}

type Picture = { published: boolean; uploadedBy: number | null; isShown: boolean };

/** What nothing public shows is a draft's, the trash's or an account's: it is for those who could publish it. */
export function canLookAt(actor: Actor | null, file: Picture): boolean {
  if (file.published && file.isShown) return true;
  return actor !== null && canSee(actor, file) && canChange(actor, file);
}
