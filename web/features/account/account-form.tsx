import type { User } from '../../../contract/people/users.ts';
import { EditFields } from '../../office/forms/described-fields.tsx';
import type { EditFormProps } from '../../office/forms/edit/edit-form.tsx';
import { EditPage } from '../../office/forms/edit/edit-page.tsx';
import { SaveBar } from '../../office/forms/edit/save-bar.tsx';
import { PicturePicker } from '../../office/pictures/picture-picker.tsx';
import { accountForm, accountValues } from './form.ts';

type Props = Pick<EditFormProps<User>, 'save'> & {
  user: User;
  /** Where the account is seen. */
  path: string;
};

/** What a person tells about themself. */
export function AccountForm({ user, path, save }: Props) {
  return (
    <EditPage
      name="account"
      form={accountForm}
      start={accountValues(user)}
      save={save}
      done={() => ({ to: path, text: 'Profile Edited Successfully' })}
      cancelTo={path}
      title="Edit profile"
      above={{ to: path, label: user.name }}
      side={
        <section className="edit-box form" aria-label="Picture">
          <PicturePicker
            name="picture"
            max={1}
            upload="upsingle"
            known={user.pictureInfo}
            describe={false}
            hint="A jpg, jpeg or png file of not more than 700kb. Without one the initials are shown."
          />
        </section>
      }
      bar={<SaveBar label="Update" />}
    >
      <div className="edit-box form">
        <EditFields />
      </div>
    </EditPage>
  );
}
