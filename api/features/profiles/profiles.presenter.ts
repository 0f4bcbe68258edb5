import type { Profile } from '../../../contract/profiles.ts';
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
  };
}
