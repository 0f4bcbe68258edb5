import { adminRole } from '../../../contract/people/roles.ts';
import type { Actor } from '../../lib/actor.ts';

type Seen = { ownerId: number | null; draft: boolean; createdAt: Date };

/** The owner of the gallery, or an administrator; for the gallery itself and for each image in it. */
export function canChange(actor: Actor, gallery: { ownerId: number | null }): boolean {
  return actor.role >= adminRole || gallery.ownerId === actor.id;
}

/** Readers see what is published; those who may change a gallery also see it, and what is in it, before its time. */
export function canSee(actor: Actor | null, gallery: Seen, now: Date): boolean {
  const published = !gallery.draft && gallery.createdAt <= now;
  return published || (actor !== null && canChange(actor, gallery));
}
