import type { ReactNode } from 'react';
import type { Page } from '../../../contract/pages.ts';
import type { EditField } from '../../office/forms/edit-fields.ts';
import { EditForm, type EditFormProps } from '../../office/forms/edit-form.tsx';
import { EditHead } from '../../office/forms/edit-head.tsx';
import { SaveBar } from '../../office/forms/save-bar.tsx';
import { PicturePicker } from '../../office/pictures/picture-picker.tsx';
import { RichTextField } from '../../office/rich-text/rich-text-field.tsx';
import type { Values } from '../../ui/form/answer.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import { blankOnes } from '../../ui/form/words.ts';
import { pageValues } from './page-values.ts';

const fields: EditField[] = [
  { name: 'title', label: 'Title' },
  { name: 'pageText', label: 'Page details', kind: 'html' },
  { name: 'picture', label: 'Pictures', kind: 'pictures' },
];

const needs = ({ title, pageText }: Values) =>
  blankOnes([
    [title, 'a title'],
    [pageText, 'page details'],
  ]);

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
        <EditForm {...form} name="page" fields={fields} start={pageValues(page)} version={page.updatedAt} needs={needs}>
          <EditHead title="Edit page" above={{ to: `/${page.id}`, label: page.title }} />
          <div className="edit-columns">
            <div>
              <div className="edit-box form">
                <TextField name="title" label="Title" maxLength={200} autoComplete="off" />
                <RichTextField
                  name="pageText"
                  label="Page details"
                  hint="With several pictures the text is cut into as many parts, each beside its picture."
                />
                <PicturePicker
                  name="picture"
                  label="Pictures"
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
