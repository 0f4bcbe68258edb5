import type { User } from '../../../contract/users.ts';
import { EditFields } from '../../office/forms/described-fields.tsx';
import { EditForm, type EditFormProps } from '../../office/forms/edit-form.tsx';
import { EditHead } from '../../office/forms/edit-head.tsx';
import { SaveBar } from '../../office/forms/save-bar.tsx';
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
    <div className="edit-page">
      <div className="wrap">
        <EditForm
          name="account"
          form={accountForm}
          start={accountValues(user)}
          save={save}
          done={() => ({ to: path, text: 'Profile Edited Successfully' })}
          cancelTo={path}
        >
          <EditHead title="Edit profile" above={{ to: path, label: user.name }} />
          <div className="edit-columns">
            <div>
              <div className="edit-box form">
                <EditFields />
              </div>
            </div>
            <div>
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
            </div>
          </div>
          <SaveBar label="Update" />
        </EditForm>
      </div>
    </div>
  );
}
