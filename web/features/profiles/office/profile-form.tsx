import type { ReactNode } from 'react';
import type { Profile } from '../../../../contract/profiles.ts';
import { EditFields } from '../../../office/forms/described-fields.tsx';
import type { EditFormProps } from '../../../office/forms/edit/edit-form.tsx';
import { EditPage } from '../../../office/forms/edit/edit-page.tsx';
import { SaveBar } from '../../../office/forms/edit/save-bar.tsx';
import { PicturePicker } from '../../../office/pictures/picture-picker.tsx';
import { profileForm, profileImageMessages, profileValues } from '../form.ts';

type Props = Pick<EditFormProps<Profile>, 'save' | 'reload' | 'done' | 'cancelTo'> & {
  /** The one that is changed; null for a new one. */
  profile: Profile | null;
  /** What stands below the image: the history, the way to delete. */
  aside?: ReactNode;
};

/** Somebody of the staff, written for the first time or again. */
export function ProfileForm({ profile, aside, ...form }: Props) {
  return (
    <EditPage
      {...form}
      name="profile"
      form={profileForm}
      start={profileValues(profile ?? {})}
      version={profile?.updatedAt}
      title={profile ? 'Edit profile' : 'Add profile'}
      above={{ to: '/profiles', label: 'Our staff' }}
      side={
        <>
          <section className="edit-box form" aria-label="Group and image">
            <EditFields aside />
            <PicturePicker
              name="pictures"
              label="Image"
              max={1}
              upload="upsingle"
              known={profile?.pictureInfo ?? []}
              messages={profileImageMessages}
              hint="A jpg, jpeg or png file of not more than 700kb."
            />
          </section>
          {aside}
        </>
      }
      bar={<SaveBar label={profile ? 'Update' : 'Add Profile'} />}
    >
      <div className="edit-box form">
        <EditFields />
      </div>
    </EditPage>
  );
}
