import type { Campus } from '../../../contract/campuses.ts';
import { pictureMessages } from '../../../contract/media.ts';
import { PicturePicker } from '../../office/pictures/picture-picker.tsx';
import { RecordEditor } from '../../office/records/record-editor.tsx';
import type { RecordScreens } from '../../office/records/record-screens.tsx';
import { PhoneField } from '../../ui/form/fields/phone-field.tsx';
import { TextField } from '../../ui/form/fields/text-field.tsx';
import { campusCalls } from './campus-calls.ts';
import { campusKind } from './campus-kind.ts';
import { campusForm, campusValues } from './form.ts';
import { PageField } from './page-field.tsx';

function CampusEditor({ record }: { record: Campus | null }) {
  return (
    <RecordEditor kind={campusKind} calls={campusCalls} record={record} valuesOf={campusValues} form={campusForm}>
      <div className="edit-columns">
        <div>
          <div className="box form">
            <TextField name="name" />
            <TextField name="slug" />
            <PageField />
            <TextField name="address" />
            <PhoneField name="phone" />
            <TextField name="email" />
            <TextField name="hours" />
            <div className="campus-map">
              <TextField name="latitude" />
              <TextField name="longitude" />
            </div>
          </div>
        </div>
        <div>
          <div className="box form">
            <PicturePicker
              name="picture"
              max={1}
              known={record?.pictureInfo ?? []}
              messages={pictureMessages}
              hint="A jpg, jpeg or png file of not more than 700kb."
            />
          </div>
        </div>
      </div>
    </RecordEditor>
  );
}

export const campusScreens: RecordScreens<Campus> = {
  kind: campusKind,
  calls: campusCalls,
  Editor: CampusEditor,
  since: 'On the site since',
  trash: 'campus',
};
