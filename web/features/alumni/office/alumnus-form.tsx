import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { alumnus } from '../../../../contract/alumni.ts';
import { firstClassYear, lastClassYear } from '../../../../contract/alumni.ts';
import { emailMaxLength, nameMaxLength } from '../../../../contract/form.ts';
import type { EditField } from '../../../office/forms/edit-fields.ts';
import { EditForm, type EditFormProps } from '../../../office/forms/edit-form.tsx';
import { EditHead } from '../../../office/forms/edit-head.tsx';
import { SaveBar } from '../../../office/forms/save-bar.tsx';
import { PicturePicker } from '../../../office/pictures/picture-picker.tsx';
import { RichTextField } from '../../../office/rich-text/rich-text-field.tsx';
import { PhoneField } from '../../../ui/form/phone-field.tsx';
import { phoneOf } from '../../../ui/form/phone-values.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { alumnusFaults, alumnusNeeds, alumnusPhotoMessages } from '../alumnus-rules.ts';
import { alumnusValues } from '../alumnus-values.ts';

type Alumnus = z.infer<typeof alumnus>;

const fields: EditField[] = [
  { name: 'name', label: 'Name' },
  { name: 'classOf', label: 'Class of' },
  { name: 'email', label: 'E-mail' },
  { name: 'phone', label: 'Phone', words: (values) => phoneOf(values, 'phone') },
  { name: 'details', label: 'Bio', kind: 'html' },
  { name: 'picture', label: 'Photo', kind: 'pictures' },
];

type Props = Pick<EditFormProps<Alumnus>, 'save' | 'reload' | 'done' | 'cancelTo'> & {
  alumnus: Alumnus;
  /** The photo of one that waits is not public: where it can be seen. */
  photo: string | null;
  /** What stands below: the history, the way to delete. */
  aside: ReactNode;
};

/** A former pupil's entry, written again by an administrator. */
export function AlumnusForm({ alumnus, photo, aside, ...form }: Props) {
  const { name, pictureInfo, updatedAt } = alumnus;
  const years = Array.from({ length: lastClassYear() - firstClassYear + 1 }, (_, past) => firstClassYear + past);
  return (
    <div className="edit-page">
      <div className="wrap">
        <EditForm
          {...form}
          name="alumnus"
          fields={fields}
          start={alumnusValues(alumnus)}
          version={updatedAt}
          needs={alumnusNeeds}
          check={alumnusFaults}
        >
          <EditHead title="Edit alumni profile" above={{ to: form.cancelTo, label: name }} />
          <div className="edit-columns">
            <div>
              <div className="edit-box form">
                <TextField name="name" label="Name" maxLength={nameMaxLength} autoComplete="off" />
                <SelectField name="classOf" label="Class of" options={years} placeholder="Choose a year" />
                <TextField
                  name="email"
                  label="E-mail"
                  type="email"
                  maxLength={emailMaxLength}
                  autoComplete="off"
                  hint="Only administrators see the e-mail and the phone."
                />
                <PhoneField name="phone" />
                <RichTextField name="details" label="Bio" />
              </div>
            </div>
            <div>
              <section className="edit-box form" aria-label="Photo">
                <PicturePicker
                  name="picture"
                  label="Photo"
                  max={1}
                  known={pictureInfo}
                  messages={alumnusPhotoMessages}
                  fileName={(original, time) => `${name}_${time}${original}`}
                  {...(photo && { addressOf: () => photo })}
                  hint="A jpg, jpeg or png file of not more than 700kb."
                />
              </section>
              {aside}
            </div>
          </div>
          <SaveBar label="Send" />
        </EditForm>
      </div>
    </div>
  );
}
