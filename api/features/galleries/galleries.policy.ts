import { adminRole } from '../../../contract/roles.ts';
import type { Actor } from '../../lib/actor.ts';

/** The owner of the gallery, or an administrator; for the gallery itself and for each image in it. */
export function canChange(actor: Actor, gallery: { ownerId: number | null }): boolean {
  return actor.role >= adminRole || gallery.ownerId === actor.id;
}
