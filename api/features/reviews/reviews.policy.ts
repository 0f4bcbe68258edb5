import { editorRole } from '../../../contract/people/roles.ts';
import type { Actor } from '../../lib/actor.ts';

/** What waits is for editors, and never for somebody of a lower rank than who sent it in. */
export const canReview = (actor: Actor, { submitterRole }: { submitterRole: number | null }): boolean =>
  actor.role >= editorRole && actor.role >= (submitterRole ?? 0);

/** Whoever writes nothing but drafts has them published by others. */
export const canPublish = (actor: Actor): boolean => actor.role >= editorRole;
