import type { Profile } from '../../../../contract/content/profiles.ts';
import type { SaveResult } from '../../../office/forms/save-result.ts';
import { publishMark } from '../../../office/publishing/publish-mark.ts';
import { ItemTools } from '../../../office/tools/item-tools.tsx';

type Props = {
  profile: Pick<Profile, 'id' | 'draft' | 'createdAt'>;
  /** Where the profile is read. */
  path: string;
  remove: () => Promise<SaveResult<unknown>>;
};

/** How a profile is deleted, and where that leads. */
export const profileDeletion = { kind: 'profile', text: 'Profile Deleted', to: '/profiles' } as const;

/** For the owner and the administrators, on the page of a profile. */
export const ProfileTools = ({ profile, ...rest }: Props) => (
  <ItemTools {...rest} {...profileDeletion} id={profile.id} mark={publishMark(profile)} />
);
