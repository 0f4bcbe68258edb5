import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNull,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { StoryKind } from '../../../contract/content/stories.ts';
import { adminRole } from '../../../contract/people/roles.ts';
import type { UserListQuery } from '../../../contract/people/users.ts';
import type { Change } from '../../db/change.ts';
import type { Db } from '../../db/client.ts';
import { pictureOf } from '../../db/picture-info.ts';
import { galleries } from '../../db/tables/galleries.ts';
import { profiles } from '../../db/tables/profiles.ts';
import { stories } from '../../db/tables/stories.ts';
import { invitations, users } from '../../db/tables/users.ts';

const card = {
  id: users.id,
  name: users.name,
  email: users.email,
  role: users.role,
  suspended: users.suspended,
  telephone: users.telephone,
  twitter: users.twitter,
  linkedIn: users.linkedIn,
  instagram: users.instagram,
  updatedAt: users.updatedAt,
  createdAt: users.createdAt,
  pictures: pictureOf('users.picture'),
};

export type UserRow = NonNullable<Awaited<ReturnType<typeof findUser>>>;
export type InvitationRow = typeof invitations.$inferSelect;

export async function findUser(db: Db, id: number) {
  const [user] = await db.select(card).from(users).where(eq(users.id, id));
  return user;
}

export async function userExists(db: Db, { email }: { email: string }): Promise<boolean> {
  const same = eq(sql`lower(${users.email})`, email.toLowerCase());
  const rows = await db.select({ id: users.id }).from(users).where(same);
  return rows.length > 0;
}

export type Page = { limit: number; offset: number };
type Wanted = Pick<UserListQuery, 'q' | 'state' | 'sort'>;
type Sort = Wanted['sort'];

const inState = ({ state }: Pick<Wanted, 'state'>) =>
  state === undefined ? undefined : eq(users.suspended, state === 'suspended');

function inOrder(sort: Sort): SQL[] {
  const way = sort.startsWith('-') ? desc : asc;
  return [way(sort.endsWith('updatedAt') ? users.updatedAt : users.name), way(users.id)];
}

/**
 * The same page of several groups of roles, in one statement. By name each group walks its index no further than its
 * page, and only the rows that are shown are looked up: it stays fast however many users there are.
 */
export function usersByRoles(db: Db, groups: (readonly number[])[], wanted: Wanted, { limit, offset }: Page) {
  const [first, second, ...rest] = groups.map((roles) =>
    db
      .select({ id: users.id })
      .from(users)
      .where(and(inArray(users.role, [...roles]), inState(wanted)))
      .orderBy(...inOrder(wanted.sort))
      .limit(limit)
      .offset(offset),
  );
  if (!first) throw new Error('no group is asked for');
  return usersWithIds(db, second ? unionAll(first, second, ...rest) : first, wanted.sort);
}

export function usersWithIds(db: Db, ids: number[] | SQLWrapper, sort: Sort) {
  return db
    .select(card)
    .from(users)
    .where(inArray(users.id, ids))
    .orderBy(...inOrder(sort));
}

export function countByRole(db: Db, wanted: Pick<Wanted, 'state'>) {
  return db.select({ role: users.role, total: count() }).from(users).where(inState(wanted)).groupBy(users.role);
}

/** A search must read every row whatever it finds, so the totals and the page's ids come from the same reading. */
export function searchByRole(db: Db, { q, state, sort }: Wanted, { limit, offset }: Page) {
  // Administrators and owners are one group.
  const role = sql<number>`least(${users.role}, ${adminRole}::smallint)`;
  const sorted = sql`array_agg(${users.id} order by ${sql.join(inOrder(sort), sql`, `)})`;
  return db
    .select({
      role: role.as('group_role'),
      total: count(),
      ids: sql<number[]>`(${sorted})[${offset + 1}::int : ${offset + limit}::int]`,
    })
    .from(users)
    .where(
      and(
        or(sql`strpos(lower(${users.name}), lower(${q})) > 0`, sql`strpos(lower(${users.email}), lower(${q})) > 0`),
        inState({ state }),
      ),
    )
    .groupBy(sql`group_role`);
}

const ownStory = {
  id: stories.id,
  title: stories.title,
  category: stories.category,
  createdAt: stories.createdAt,
  draft: stories.draft,
};

export function storiesOf(db: Db, authorId: number, kind: StoryKind, limit: number) {
  return db
    .select(ownStory)
    .from(stories)
    .where(and(eq(stories.authorId, authorId), eq(stories.kind, kind)))
    .orderBy(desc(stories.createdAt), desc(stories.id))
    .limit(limit);
}

export function postsOf(db: Db, authorId: number, { limit, offset }: Page) {
  return db
    .select({ ...ownStory, kind: stories.kind })
    .from(stories)
    .where(eq(stories.authorId, authorId))
    .orderBy(desc(stories.createdAt), desc(stories.id))
    .limit(limit)
    .offset(offset);
}

export const countPosts = (db: Db, authorId: number) => db.$count(stories, eq(stories.authorId, authorId));

export function profilesOf(db: Db, ownerId: number, limit: number) {
  return db
    .select({
      ...{ id: profiles.id, profileTitle: profiles.name, position: profiles.position },
      ...{ draft: profiles.draft, createdAt: profiles.createdAt },
    })
    .from(profiles)
    .where(eq(profiles.ownerId, ownerId))
    .orderBy(desc(profiles.createdAt), desc(profiles.id))
    .limit(limit);
}

export function galleriesOf(db: Db, ownerId: number, limit: number) {
  return db
    .select({
      id: galleries.id,
      name: galleries.name,
      category: galleries.category,
      createdAt: galleries.createdAt,
      draft: galleries.draft,
    })
    .from(galleries)
    .where(eq(galleries.ownerId, ownerId))
    .orderBy(desc(galleries.createdAt), desc(galleries.id))
    .limit(limit);
}

// Not "for update": that would also hold up everybody who adds a story, which only needs the user's id to stay.
const lockedColumns = {
  picture: users.picture,
  id: users.id,
  name: users.name,
  email: users.email,
  role: users.role,
  roleSince: users.roleSince,
  suspended: users.suspended,
  secondStep: users.secondStep,
  passwordHash: users.passwordHash,
};

export async function lockUser(db: Db, id: number) {
  const [user] = await db.select(lockedColumns).from(users).where(eq(users.id, id)).for('no key update');
  return user;
}

/** Holds a user together with all administrators: in the order of ids, so that two cannot wait for each other. */
export function lockUserAndAdmins(db: Db, id: number) {
  return db
    .select(lockedColumns)
    .from(users)
    .where(or(eq(users.id, id), gte(users.role, adminRole)))
    .orderBy(users.id)
    .for('no key update');
}

export async function updateUser(db: Db, id: number, change: Change<typeof users>): Promise<void> {
  if (Object.keys(change).length > 0) await db.update(users).set(change).where(eq(users.id, id));
}

export async function insertInvitation(db: Db, invitation: typeof invitations.$inferInsert): Promise<InvitationRow> {
  const [row] = await db.insert(invitations).values(invitation).returning();
  if (!row) throw new Error('insert returned no row');
  return row;
}

/** Locked until the end of the transaction: a suspension or a change of role in another one is waited for. */
export async function lockStanding(db: Db, id: number) {
  const [user] = await db.select(standing).from(users).where(eq(users.id, id)).for('share');
  return user;
}

const standing = { id: users.id, role: users.role, suspended: users.suspended };

/** With what each inviter may do now. */
export function openInvitations(db: Db, limit: number) {
  return db
    .select({ ...getTableColumns(invitations), inviter: standing })
    .from(invitations)
    .leftJoin(users, eq(users.id, invitations.invitedBy))
    .where(isNull(invitations.acceptedAt))
    .orderBy(desc(invitations.createdAt), desc(invitations.id))
    .limit(limit);
}

const isOpen = (id: number) => and(eq(invitations.id, id), isNull(invitations.acceptedAt));

export async function findOpenInvitationTo(db: Db, email: string): Promise<InvitationRow | undefined> {
  const same = eq(sql`lower(${invitations.email})`, email.toLowerCase());
  const [row] = await db
    .select()
    .from(invitations)
    .where(and(same, isNull(invitations.acceptedAt)));
  return row;
}

export async function expireInvitationsOf(db: Db, userId: number, now: Date): Promise<void> {
  const isLive = and(isNull(invitations.acceptedAt), gt(invitations.expiresAt, now));
  await db
    .update(invitations)
    .set({ expiresAt: now })
    .where(and(eq(invitations.invitedBy, userId), isLive));
}

/** Waits for somebody who is just accepting it; it is then no longer open. */
export async function renewInvitation(
  db: Db,
  id: number,
  renewed: { tokenHash: string; expiresAt: Date; invitedBy: number },
) {
  const [row] = await db.update(invitations).set(renewed).where(isOpen(id)).returning();
  return row;
}

export async function deleteInvitation(db: Db, id: number) {
  const [row] = await db.delete(invitations).where(isOpen(id)).returning();
  return row;
}
