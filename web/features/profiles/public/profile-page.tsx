import type { ReactNode } from 'react';
import type { Profile } from '../../../../contract/content/profiles.ts';
import { Banner } from '../../../ui/layout/banner.tsx';
import type { Person } from '../profile-groups.ts';
import { GroupMates } from './group-mates.tsx';
import { ProfileDetails } from './profile-details.tsx';

type Props = {
  profile: Profile;
  mates: Person[];
  /** For those who may change it. */
  tools?: ReactNode;
};

export const ProfilePage = ({ profile, mates, tools }: Props) => (
  <>
    <Banner
      title={profile.name}
      crumbs={[{ to: '/profiles', label: 'Our staff' }]}
      sub={profile.position}
      long={profile.name.length > 30}
      action={tools}
    />
    <div className="band tight">
      <div className="wrap">
        <ProfileDetails profile={profile} />
      </div>
    </div>
    <GroupMates tag={profile.tag} people={mates} />
  </>
);
