import { eq, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { ListedKind } from '../../../contract/office/lists.ts';
import { adminRole, authorRole, canSpeakFor, editorRole, type Role } from '../../../contract/people/roles.ts';
import type { Actor } from '../../lib/actor.ts';

type Who = Pick<Actor, 'id' | 'role'>;
type Thing = { kind: ListedKind; authorId: number | null };
type Source = { authorId?: AnyPgColumn; states: (now: Date) => { public?: SQL }; waitsFor?: (role: number) => SQL };

/** E-mails and what waits of alumni are for administrators; pages are written by editors. */
const firstRole: Partial<Record<ListedKind, Role>> = { alumnus: adminRole, page: editorRole };

export const canList = (actor: Who, kind: ListedKind): boolean => actor.role >= (firstRole[kind] ?? authorRole);

/**
 * Authors see what is theirs. Editors also see what readers see, and what waits for them; of pages, which they all write,
 * they see all. So do administrators of everything.
 */
export function visibleTo(actor: Who, kind: ListedKind, source: Source, now: Date): SQL | undefined {
  if (actor.role >= adminRole || kind === 'page') return undefined;
  const theirs = source.authorId && eq(source.authorId, actor.id);
  if (actor.role < editorRole) return theirs;
  return or(source.states(now).public, theirs, source.waitsFor?.(actor.role));
}

/** Which things of a list are theirs to change, and so have what is kept beside them shown; nothing said means all. */
export function changedBy(actor: Who, kind: ListedKind, { authorId }: Source): SQL | undefined {
  if (actor.role >= adminRole || kind === 'page') return undefined;
  return authorId ? eq(authorId, actor.id) : sql`false`;
}

/** Its author, or an administrator; a page has none. */
export const canChange = (actor: Who, { kind, authorId }: Thing): boolean =>
  actor.role >= adminRole || (kind !== 'page' && authorId === actor.id);

/** Editors write pages, whoever has changed them last. */
export const canEdit = (actor: Who, thing: Thing): boolean =>
  canChange(actor, thing) || (thing.kind === 'page' && actor.role >= editorRole);

/** Authors have what they write published by others. */
export const canPublish = (actor: Who): boolean => actor.role >= editorRole;

/** Authors give nothing away, since they are read before they are published. */
export const canGive = (actor: Who): boolean => actor.role >= editorRole;

/** Somebody who writes such things, and of no higher rank. */
export const canInherit = (actor: Who, person: { role: number; suspended: boolean }, lowest: Role): boolean =>
  !person.suspended && person.role >= lowest && canSpeakFor(actor, person);
