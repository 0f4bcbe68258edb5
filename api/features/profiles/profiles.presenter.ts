import type { Profile } from '../../../contract/profiles.ts';
import type { Version } from '../revisions/revisions.service.ts';
import type { ProfileRow } from './profiles.queries.ts';

export function presentProfile(row: ProfileRow): Profile {
  return {
    id: row.id,
    name: row.name,
    position: row.position,
    tag: row.tag,
    bio: row.bio,
    pictures: row.picture,
    pictureInfo: row.pictureInfo,
    UserId: row.ownerId,
    userId: row.ownerId,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** What a change would take to bring this version back. */
export function presentVersion(row: ProfileRow): Version {
  const { name, tag, position, bio, pictures } = presentProfile(row);
  return { kind: 'profile', itemId: row.id, title: name, content: { name, tag, position, bio, pictures } };
}
