import { lazy, type ReactNode } from 'react';
import type { Profile } from '../../../../contract/content/profiles.ts';
import type { PictureInfo } from '../../../../contract/media/media.ts';
import { EditFields } from '../../../office/forms/described-fields.tsx';
import type { EditFormProps } from '../../../office/forms/edit/edit-form.tsx';
import { EditPage } from '../../../office/forms/edit/edit-page.tsx';
import { PicturePicker } from '../../../office/pictures/picture-picker.tsx';
import { PreviewSlot } from '../../../office/preview/preview-slot.tsx';
import { PublishFields } from '../../../office/publishing/publish-fields.tsx';
import { PublishSave } from '../../../office/publishing/publish-save.tsx';
import { publishFaults, publishField, publishNeeds } from '../../../office/publishing/publish-values.ts';
import { profileForm, profileImageMessages } from '../form.ts';

// Only those who look at it need the page of a reader.
const ProfilePreview = lazy(() => import('./profile-preview.tsx'));

type Props = Pick<EditFormProps<Profile>, 'start' | 'version' | 'save' | 'reload' | 'done' | 'cancelTo'> & {
  /** Nothing for a new one. */
  id?: number;
  published: boolean;
  pictures?: PictureInfo[];
  /** What must be known before one goes on. */
  notice?: ReactNode;
  /** What stands below the image: the history, the way to delete. */
  aside?: ReactNode;
};

/** Somebody of the staff, written for the first time or again. */
export function ProfileForm({ id, published, pictures = [], aside, ...form }: Props) {
  const isNew = id === undefined;
  return (
    <EditPage
      {...form}
      name="profile"
      form={profileForm}
      fields={[publishField]}
      needs={publishNeeds}
      check={(values) => publishFaults(values, new Date())}
      title={isNew ? 'Add profile' : 'Edit profile'}
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
              known={pictures}
              messages={profileImageMessages}
              hint="A jpg, jpeg or png file of not more than 700kb."
            />
          </section>
          <section className="edit-box form" aria-labelledby="publishing">
            <h2 id="publishing">Publishing</h2>
            <PublishFields published={published} dated={false} reviewed={false} />
          </section>
          <PreviewSlot label="Preview of the profile">
            <ProfilePreview id={id ?? 0} />
          </PreviewSlot>
          {aside}
        </>
      }
      bar={<PublishSave published={published} {...(isNew && { first: 'Add Profile' })} />}
    >
      <div className="edit-box form">
        <EditFields />
      </div>
    </EditPage>
  );
}
