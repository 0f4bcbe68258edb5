import type { z } from 'zod';
import { canGive } from '../../../contract/people/roles.ts';
import type {
  Invitation,
  MadeInvitation,
  User,
  UserPost,
  userDetail,
  userList,
  userView,
} from '../../../contract/people/users.ts';
import { presentState } from '../../lib/publish-state.ts';
import type { InvitationRow, UserRow } from './users.queries.ts';
import type { listPosts, listUsers, viewUser, viewUserDetail } from './users.service.ts';

type Post = Awaited<ReturnType<typeof listPosts>>['docs'][number];
type UserThings = Awaited<ReturnType<typeof viewUser>>;
type AllUserThings = Awaited<ReturnType<typeof viewUserDetail>>;
type UserList = Awaited<ReturnType<typeof listUsers>>;

export function presentUser(row: UserRow): User {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    suspend: row.suspended,
    picture: row.pictures[0]?.name ?? '',
    pictureInfo: row.pictures,
    telephone: row.telephone,
    twitter: row.twitter,
    linkedIn: row.linkedIn,
    instagram: row.instagram,
    updatedAt: row.updatedAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
  };
}

export function presentView({ user, news, articles }: UserThings, now: Date): z.infer<typeof userView> {
  return {
    foundUser: presentUser(user),
    userStories: news.map((story) => presentStory(story, now)),
    userArticles: articles.map((story) => presentStory(story, now)),
  };
}

export function presentDetail(found: AllUserThings, now: Date): z.infer<typeof userDetail> {
  return {
    ...presentView(found, now),
    userProfiles: found.profiles.map(({ id, profileTitle, position, ...state }) => ({
      ...{ id, profileTitle, position, ...presentState(state, now) },
    })),
    userGalleries: found.galleries.map(({ id, name, category, createdAt, draft }) => ({
      ...{ id, name, category, createdAt: createdAt.toISOString() },
      ...presentState({ draft, createdAt }, now),
    })),
  };
}

export function presentList({ groups, totals, pages }: UserList): z.infer<typeof userList> {
  return {
    admins: groups.admins.map(presentUser),
    editors: groups.editors.map(presentUser),
    authors: groups.authors.map(presentUser),
    users: groups.users.map(presentUser),
    totals,
    pages,
  };
}

function presentStory({ id, title, category, createdAt, draft }: UserThings['news'][number], now: Date) {
  return { id, title, category, createdAt: createdAt.toISOString(), ...presentState({ draft, createdAt }, now) };
}

export function presentPost(row: Post, now: Date): UserPost {
  const { id, kind, title, category, createdAt, draft } = row;
  return {
    id,
    kind,
    title,
    category,
    createdAt: createdAt.toISOString(),
    ...presentState({ draft, createdAt }, now),
  };
}

type Invited = InvitationRow & { inviter: { role: number; suspended?: boolean } | null };

/** One that nobody answers for any more is as dead as an old one. */
export function presentInvitation(row: Invited, now: Date): Invitation {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    expired: row.expiresAt <= now || !canGive(row.inviter ?? undefined, row.role),
  };
}

/** The link is in the answer to whoever made it, once: it is stored nowhere. */
export function presentMade(made: Invited & { link?: string | undefined }, now: Date): MadeInvitation {
  return { ...presentInvitation(made, now), ...(made.link !== undefined && { link: made.link }) };
}
