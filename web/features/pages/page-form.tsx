import type { ReactNode } from 'react';
import type { Page } from '../../../contract/pages.ts';
import { EditFields } from '../../office/forms/described-fields.tsx';
import { EditForm, type EditFormProps } from '../../office/forms/edit-form.tsx';
import { EditHead } from '../../office/forms/edit-head.tsx';
import { SaveBar } from '../../office/forms/save-bar.tsx';
import { PicturePicker } from '../../office/pictures/picture-picker.tsx';
import { pageForm, pageValues } from './form.ts';

type Props = Pick<EditFormProps<Page>, 'save' | 'reload' | 'done' | 'cancelTo'> & {
  page: Page;
  /** What stands at the side: the history. */
  aside: ReactNode;
};

/** A content page, written again. */
export function PageForm({ page, aside, ...form }: Props) {
  return (
    <div className="edit-page">
      <div className="wrap">
        <EditForm {...form} name="page" form={pageForm} start={pageValues(page)} version={page.updatedAt}>
          <EditHead title="Edit page" above={{ to: `/${page.id}`, label: page.title }} />
          <div className="edit-columns">
            <div>
              <div className="edit-box form">
                <EditFields />
                <PicturePicker
                  name="picture"
                  known={page.pictureInfo}
                  fileName={(original, time) => `${time} - ${original}`}
                  hint="Up to three. Only jpg, jpeg and png files of not more than 700kb will be uploaded."
                />
              </div>
            </div>
            <div>{aside}</div>
          </div>
          <SaveBar label="Update" />
        </EditForm>
      </div>
    </div>
  );
}
