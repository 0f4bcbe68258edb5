import { textNames } from '../../../contract/common/text/text-names.ts';
import { type Profile, profileFields } from '../../../contract/content/profiles.ts';
import { picked } from '../../lib/text/text-fields.ts';
import type { Version } from '../revisions/revisions.service.ts';
import type { ProfileRow } from './profiles.queries.ts';

export function presentProfile(row: ProfileRow): Profile {
  return {
    id: row.id,
    ...picked(row, textNames(profileFields)),
    tag: row.tag,
    pictures: row.picture ?? '',
    pictureInfo: row.pictureInfo,
    UserId: row.ownerId,
    userId: row.ownerId,
    createdAt: row.createdAt.toISOString(),
    draft: row.draft,
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** What a change would take to bring this version back. */
export function presentVersion(row: ProfileRow): Version {
  const profile = presentProfile(row);
  const names = [...(Object.keys(profileFields) as (keyof typeof profileFields)[]), 'draft', 'createdAt'] as const;
  return { kind: 'profile', itemId: row.id, title: profile.name, content: picked(profile, [...names]) };
}
