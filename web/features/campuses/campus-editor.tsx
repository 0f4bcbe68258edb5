import { lazy } from 'react';
import { pictureMessages } from '../../../contract/media/media.ts';
import type { Campus } from '../../../contract/school/campuses.ts';
import { ChoiceField } from '../../office/forms/choice-field.tsx';
import { HistoryPanel } from '../../office/history/history-panel.tsx';
import { PicturePicker } from '../../office/pictures/picture-picker.tsx';
import { PreviewSlot } from '../../office/preview/preview-slot.tsx';
import { SketchLink } from '../../office/preview/sketch-link.tsx';
import { RecordEditor } from '../../office/records/record-editor.tsx';
import type { RecordScreens } from '../../office/records/record-screens.tsx';
import { PhoneField } from '../../ui/form/fields/phone-field.tsx';
import { TextArea, TextField } from '../../ui/form/fields/text-field.tsx';
import { campusCalls, pageChoices, staffProfiles } from './campus-calls.ts';
import { campusKind } from './campus-kind.ts';
import { type CampusContent, campusContent, campusForm, campusValues, classChoices } from './form.ts';
import { LateChoice } from './late-choice.tsx';
import { routeErrors, routeNeeds, routesField } from './route-form.ts';
import { RoutesField } from './routes-field.tsx';

// Nobody fetches it who does not look.
const CampusPreview = lazy(() => import('./campus-preview.tsx'));

function CampusEditor({ record }: { record: Campus | null }) {
  return (
    <RecordEditor
      kind={campusKind}
      calls={campusCalls}
      record={record}
      valuesOf={campusValues}
      form={campusForm}
      fields={[routesField]}
      needs={routeNeeds}
      check={routeErrors}
      keepsVersions
    >
      <div className="edit-columns">
        <div>
          <div className="box form">
            <TextField name="name" />
            <TextField name="slug" />
            <LateChoice name="pageId" none="No page" load={pageChoices} />
            <TextField name="address" />
            <PhoneField name="phone" />
            <PhoneField name="whatsapp" />
            <TextField name="callNote" />
            <TextField name="email" />
            <TextField name="hours" />
            <TextArea name="times" />
            <div className="campus-map">
              <ChoiceField name="firstClass" options={classChoices('The first')} />
              <ChoiceField name="lastClass" options={classChoices('The last')} />
            </div>
          </div>
          <div className="box form">
            <div className="campus-map">
              <TextField name="latitude" />
              <TextField name="longitude" />
            </div>
            <TextArea name="directions" />
            <TextArea name="landmarks" />
          </div>
          <div className="box form">
            <RoutesField />
            <TextArea name="busNote" />
          </div>
        </div>
        <div>
          <div className="box form">
            <LateChoice name="headId" none="Nobody" load={staffProfiles} />
            <TextField name="headNote" />
          </div>
          <div className="box form">
            <PicturePicker
              name="picture"
              max={1}
              known={record?.pictureInfo ?? []}
              messages={pictureMessages}
              hint="A jpg, jpeg or png file of not more than 700kb."
            />
          </div>
          <PreviewSlot label="Preview of the campus">
            <CampusPreview id={record?.id ?? 0} />
          </PreviewSlot>
          <SketchLink kind="campus" id={record?.id ?? null} toContent={campusContent} />
        </div>
      </div>
      {record && (
        <HistoryPanel kind="campus" id={record.id} toValues={(content) => campusValues(content as CampusContent)} />
      )}
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
