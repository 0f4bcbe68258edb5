import type { ReactNode } from 'react';
import type { Page } from '../../../contract/pages/pages.ts';
import { EditFields } from '../../office/forms/described-fields.tsx';
import type { EditFormProps } from '../../office/forms/edit/edit-form.tsx';
import { EditPage } from '../../office/forms/edit/edit-page.tsx';
import { SaveBar } from '../../office/forms/edit/save-bar.tsx';
import { PicturePicker } from '../../office/pictures/picture-picker.tsx';
import { pageForm, pageValues } from './form.ts';
import { ShortFormNote } from './short-form-note.tsx';

type Props = Pick<EditFormProps<Page>, 'save' | 'reload' | 'done' | 'cancelTo'> & {
  page: Page;
  /** What stands at the side: the history. */
  aside: ReactNode;
};

/** A content page, written again. */
export function PageForm({ page, aside, ...form }: Props) {
  return (
    <EditPage
      {...form}
      name="page"
      form={pageForm}
      start={pageValues(page)}
      version={page.updatedAt}
      title="Edit page"
      above={{ to: `/${page.path}`, label: page.title }}
      notice={<ShortFormNote id={page.id} />}
      side={aside}
      bar={<SaveBar label="Update" />}
    >
      <div className="edit-box form">
        <EditFields />
        <PicturePicker
          name="picture"
          known={page.pictureInfo}
          captions
          fileName={(original, time) => `${time} - ${original}`}
          hint="Up to three. Only jpg, jpeg and png files of not more than 700kb will be uploaded."
        />
      </div>
    </EditPage>
  );
}
