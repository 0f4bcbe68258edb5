import { adminRole, editorRole } from '../../../contract/people/roles.ts';
import type { Actor } from '../../lib/actor.ts';

/** Every editor keeps all documents, also those that readers do not see yet. */
export const lowestKeeper = editorRole;
export const seesDrafts = (actor: Actor | null): boolean => actor !== null && actor.role >= lowestKeeper;

/** Whose it is to give to another author: as of all content, its author's and the administrators'. */
export const isTheirs = (actor: Actor, { uploadedBy }: { uploadedBy: number | null }): boolean =>
  actor.role >= adminRole || uploadedBy === actor.id;
