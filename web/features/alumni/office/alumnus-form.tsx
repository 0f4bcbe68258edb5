import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { alumnus } from '../../../../contract/content/alumni.ts';
import { firstClassYear, lastClassYear } from '../../../../contract/content/alumni.ts';
import type { EditFormProps } from '../../../office/forms/edit/edit-form.tsx';
import { EditPage } from '../../../office/forms/edit/edit-page.tsx';
import { SaveBar } from '../../../office/forms/edit/save-bar.tsx';
import { PicturePicker } from '../../../office/pictures/picture-picker.tsx';
import { RichTextField } from '../../../office/rich-text/rich-text-field.tsx';
import { PhoneField } from '../../../ui/form/fields/phone-field.tsx';
import { SelectField } from '../../../ui/form/fields/select-field.tsx';
import { TextField } from '../../../ui/form/fields/text-field.tsx';
import { alumnusForm, alumnusPhotoMessages, alumnusValues } from '../form.ts';

type Alumnus = z.infer<typeof alumnus>;

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
  const first = firstClassYear();
  const years = Array.from({ length: lastClassYear() - first + 1 }, (_, past) => first + past);
  return (
    <EditPage
      {...form}
      name="alumnus"
      form={alumnusForm}
      start={alumnusValues(alumnus)}
      version={updatedAt}
      title="Edit alumni profile"
      above={{ to: form.cancelTo, label: name }}
      side={
        <>
          <section className="edit-box form" aria-label="Photo">
            <PicturePicker
              name="picture"
              max={1}
              known={pictureInfo}
              messages={alumnusPhotoMessages}
              fileName={(original, time) => `${name}_${time}${original}`}
              {...(photo && { addressOf: () => photo })}
              hint="A jpg, jpeg or png file of not more than 700kb."
            />
          </section>
          {aside}
        </>
      }
      bar={<SaveBar label="Send" />}
    >
      <div className="edit-box form">
        <TextField name="name" />
        <SelectField name="classOf" options={years} placeholder="Choose a year" />
        <TextField name="occupation" />
        <TextField name="email" />
        <PhoneField name="phone" />
        <RichTextField name="details" />
      </div>
    </EditPage>
  );
}
