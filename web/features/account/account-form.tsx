import type { User } from '../../../contract/users.ts';
import type { EditField } from '../../office/forms/edit-fields.ts';
import { EditForm, type EditFormProps } from '../../office/forms/edit-form.tsx';
import { EditHead } from '../../office/forms/edit-head.tsx';
import { SaveBar } from '../../office/forms/save-bar.tsx';
import { PicturePicker } from '../../office/pictures/picture-picker.tsx';
import type { Values } from '../../ui/form/answer.ts';
import { PhoneField } from '../../ui/form/phone-field.tsx';
import { phoneOf } from '../../ui/form/phone-values.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import { blankOnes } from '../../ui/form/words.ts';
import { accountValues } from './account-values.ts';

const fields: EditField[] = [
  { name: 'name', label: 'Name' },
  { name: 'telephone', label: 'Telephone', words: (values) => phoneOf(values, 'telephone') },
  { name: 'twitter', label: 'Twitter' },
  { name: 'linkedIn', label: 'LinkedIn' },
  { name: 'instagram', label: 'Instagram' },
  { name: 'picture', label: 'Picture', kind: 'pictures' },
];

const needs = ({ name }: Values) => blankOnes([[name, 'a name']]);

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
          fields={fields}
          start={accountValues(user)}
          needs={needs}
          save={save}
          done={() => ({ to: path, text: 'Profile Edited Successfully' })}
          cancelTo={path}
        >
          <EditHead title="Edit profile" above={{ to: path, label: user.name }} />
          <div className="edit-columns">
            <div>
              <div className="edit-box form">
                <TextField name="name" label="Name" maxLength={120} autoComplete="name" />
                <PhoneField name="telephone" label="Telephone" optional="may be left empty" />
                <TextField
                  name="twitter"
                  label="Twitter"
                  {...social}
                  hint="A name such as @sevenhills, or the address."
                />
                <TextField name="linkedIn" label="LinkedIn" {...social} />
                <TextField name="instagram" label="Instagram" {...social} />
              </div>
            </div>
            <div>
              <section className="edit-box form" aria-label="Picture">
                <PicturePicker
                  name="picture"
                  label="Picture"
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

const social = { maxLength: 200, autoComplete: 'off', optional: 'may be left empty' } as const;
