import { and, type Column, eq, lte, or, type SQL } from 'drizzle-orm';
import type { OfficeKind } from '../../../contract/office/office-search.ts';
import { adminRole, editorRole } from '../../../contract/people/roles.ts';
import { alumni } from '../../db/tables/alumni.ts';
import { documents } from '../../db/tables/documents.ts';
import { events } from '../../db/tables/events.ts';
import { galleries } from '../../db/tables/galleries.ts';
import { pages } from '../../db/tables/pages.ts';
import { profiles } from '../../db/tables/profiles.ts';
import { stories } from '../../db/tables/stories.ts';
import type { Actor } from '../../lib/actor.ts';

/** What waits for an editor, as a part of a filter. */
type Waits = { stories: SQL; events: SQL };

/**
 * The kinds that somebody may look for, each with what of it they see elsewhere, too: people, enquiries and orders are
 * for administrators; what is not public is for its author, for administrators and, while it waits, for editors.
 */
export function visibleTo(actor: Actor, now: Date, waits: Waits): Partial<Record<OfficeKind, SQL | undefined>> {
  const isAdmin = actor.role >= adminRole;
  const isEditor = actor.role >= editorRole;
  const published = (t: Record<'draft' | 'createdAt', Column>) => and(eq(t.draft, false), lte(t.createdAt, now));
  const ofOwner = (t: Record<'draft' | 'createdAt', Column>, owner: Column, waiting?: SQL) =>
    isAdmin ? undefined : or(published(t), eq(owner, actor.id), isEditor ? waiting : undefined);
  return {
    ...(isAdmin && { person: undefined, enquiry: undefined, order: undefined }),
    page: isEditor ? undefined : and(published(pages), eq(pages.hidden, false)),
    news: ofOwner(stories, stories.authorId, waits.stories),
    article: ofOwner(stories, stories.authorId, waits.stories),
    event: ofOwner(events, events.authorId, waits.events),
    profile: ofOwner(profiles, profiles.ownerId),
    gallery: ofOwner(galleries, galleries.ownerId),
    document: isEditor ? undefined : eq(documents.draft, false),
    alumnus: isAdmin ? undefined : eq(alumni.status, 'published'),
  };
}

/** Whether it is opened to be changed: by its owner, by administrators, and pages and documents by editors. */
export function mayChange(actor: Actor, { kind, ownerId }: { kind: OfficeKind; ownerId: number | null }): boolean {
  if (actor.role >= adminRole) return true;
  if (kind === 'page' || kind === 'document') return actor.role >= editorRole;
  return ownerId === actor.id;
}
