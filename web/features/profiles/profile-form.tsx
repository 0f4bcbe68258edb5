import type { ReactNode } from 'react';
import type { Profile } from '../../../contract/profiles.ts';
import { ChoiceField } from '../../office/edit/choice-field.tsx';
import type { EditField } from '../../office/edit/edit-fields.ts';
import { EditForm, type EditFormProps } from '../../office/edit/edit-form.tsx';
import { EditHead } from '../../office/edit/edit-head.tsx';
import { RichTextField } from '../../office/edit/rich-text-field.tsx';
import { SaveBar } from '../../office/edit/save-bar.tsx';
import { PicturePicker } from '../../office/pictures/picture-picker.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { groupOf, profileGroups } from './profile-groups.ts';
import { profileImageMessages, profileNeeds } from './profile-rules.ts';
import { profileValues } from './profile-values.ts';

const fields: EditField[] = [
  { name: 'name', label: 'Name' },
  { name: 'position', label: 'Position' },
  { name: 'bio', label: 'Bio', kind: 'html' },
  { name: 'tag', label: 'Group', words: ({ tag }) => (tag ? groupOf(Number(tag)).name : '') },
  { name: 'pictures', label: 'Image', kind: 'pictures' },
];

const groups = [
  { value: '', label: 'Choose a group' },
  ...profileGroups.map(({ tag, name }) => ({ value: String(tag), label: name })),
];

type Props = Pick<EditFormProps<Profile>, 'save' | 'reload' | 'done' | 'cancelTo'> & {
  /** The one that is changed; null for a new one. */
  profile: Profile | null;
  /** What stands below the image: the history, the way to delete. */
  aside?: ReactNode;
};

/** Somebody of the staff, written for the first time or again. */
export function ProfileForm({ profile, aside, ...form }: Props) {
  return (
    <div className="edit-page">
      <div className="wrap">
        <EditForm
          {...form}
          name="profile"
          fields={fields}
          start={profileValues(profile ?? {})}
          version={profile?.updatedAt}
          needs={profileNeeds}
        >
          <EditHead title={profile ? 'Edit profile' : 'Add profile'} above={{ to: '/profiles', label: 'Our staff' }} />
          <div className="edit-columns">
            <div>
              <div className="edit-box form">
                <TextField name="name" label="Name" maxLength={120} autoComplete="off" />
                <TextField
                  name="position"
                  label="Position"
                  maxLength={120}
                  autoComplete="off"
                  hint="What they do at the school: Head of music, Class teacher P4."
                />
                <RichTextField name="bio" label="Bio" />
              </div>
            </div>
            <div>
              <section className="edit-box form" aria-label="Group and image">
                <ChoiceField name="tag" label="Group" options={groups} />
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
            </div>
          </div>
          <SaveBar label={profile ? 'Update' : 'Add Profile'} />
        </EditForm>
      </div>
    </div>
  );
}
