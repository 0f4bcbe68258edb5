import type { Profile } from '../../../../contract/profiles.ts';
import { HistoryPanel } from '../../../office/history/history-panel.tsx';
import { DeleteControl } from '../../../office/tools/delete-control.tsx';
import { profileValues } from '../form.ts';
import { profileCalls } from './profile-calls.ts';
import { ProfileForm } from './profile-form.tsx';
import { profileDeletion } from './profile-tools.tsx';

/** A profile in place of which its form stands. */
export default function ProfileEditing({ profile, path }: { profile: Profile; path: string }) {
  const { id } = profile;
  return (
    <ProfileForm
      key={id}
      profile={profile}
      save={(values, updatedAt, said) => profileCalls.edit(id, values, updatedAt, said)}
      reload={() => profileCalls.version(id)}
      done={() => ({ to: path, text: 'Profile Edited' })}
      cancelTo={path}
      aside={
        <>
          <HistoryPanel kind="profile" id={id} toValues={profileValues} />
          <DeleteControl
            {...profileDeletion}
            id={id}
            backTo={path}
            remove={() => profileCalls.remove(id)}
            className="delete-link"
          >
            Delete this profile
          </DeleteControl>
        </>
      }
    />
  );
}
