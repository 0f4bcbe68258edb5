import type { Profile } from '../../../../contract/content/profiles.ts';
import { profileCalls } from './profile-calls.ts';
import { ProfileTools } from './profile-tools.tsx';

/** What the owner and the administrators can do with a profile that they read. */
export default function ProfileControls({ profile, path }: { profile: Profile; path: string }) {
  return <ProfileTools profile={profile} path={path} remove={() => profileCalls.remove(profile.id)} />;
}
