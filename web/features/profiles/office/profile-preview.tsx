import { useEffect, useState } from 'react';
import { textsIn } from '../../../../contract/common/text/text-names.ts';
import { type Profile, type ProfileGroup, profileFields } from '../../../../contract/content/profiles.ts';
import { altFieldOf } from '../../../office/forms/edit/edit-fields.ts';
import { useShownText } from '../../../office/preview/use-shown-text.ts';
import { useFormState } from '../../../ui/form/form-state.ts';
import { groupOf, type Person } from '../profile-groups.ts';
import { ProfilePage } from '../public/profile-page.tsx';
import { profileCalls } from './profile-calls.ts';

/** The page of somebody as it is typed, by the view that readers get. */
export default function ProfilePreview({ id }: { id: number }) {
  const { values, typed } = useFormState();
  const now = typed ?? values;
  const { tag } = groupOf(Number(now.tag));
  const mates = useMates(id, tag);
  const { parts, pictureInfo } = useShownText(now.bio ?? '', now.pictures);
  const profile: Profile = {
    ...{ id, tag, UserId: null, userId: null, createdAt: '', updatedAt: '', draft: false },
    ...{ ...textsIn(profileFields, now), name: now.name || 'No name yet', bio: parts.join('') },
    pictures: now.pictures ?? '',
    pictureInfo: pictureInfo.map((picture) => ({ ...picture, alt: now[altFieldOf(picture.name)] ?? picture.alt })),
  };
  return <ProfilePage profile={profile} mates={mates} />;
}

/** Who stands below now. */
function useMates(id: number, tag: ProfileGroup): Person[] {
  const [mates, setMates] = useState<Person[]>([]);
  useEffect(() => {
    let isOld = false;
    profileCalls.mates({ id, tag }).then(
      (found) => !isOld && setMates(found),
      () => {},
    );
    return () => {
      isOld = true;
    };
  }, [id, tag]);
  return mates;
}
