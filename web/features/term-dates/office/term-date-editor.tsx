import { lazy } from 'react';
import { editorRole } from '../../../../contract/people/roles.ts';
import type { TermDate } from '../../../../contract/school/term-dates.ts';
import { ChoiceField } from '../../../office/forms/choice-field.tsx';
import { HistoryPanel } from '../../../office/history/history-panel.tsx';
import { PreviewSlot } from '../../../office/preview/preview-slot.tsx';
import { SketchLink } from '../../../office/preview/sketch-link.tsx';
import { RecordEditor } from '../../../office/records/record-editor.tsx';
import type { RecordScreens } from '../../../office/records/record-screens.tsx';
import { TextField } from '../../../ui/form/fields/text-field.tsx';
import { useSite } from '../../../ui/meta/site.ts';
import { type TermDateContent, termDateContent, termDateErrors, termDateForm, termDateValues } from './form.ts';
import { termDateCalls } from './term-date-calls.ts';
import { termDateRecord } from './term-date-kind.ts';

// Nobody fetches it who does not look.
const TermDatePreview = lazy(() => import('./term-date-preview.tsx'));

function TermDateEditor({ record }: { record: TermDate | null }) {
  return (
    <RecordEditor
      kind={termDateRecord}
      calls={termDateCalls}
      record={record}
      valuesOf={termDateValues}
      form={termDateForm}
      check={termDateErrors}
      keepsVersions
    >
      <div className="edit-columns">
        <div>
          <div className="box form">
            <ChoiceField name="kind" />
            <TextField name="name" />
            <TextField name="note" />
          </div>
          <div className="box form">
            <TextField name="firstDay" />
            <TextField name="lastDay" />
            <CampusField />
          </div>
        </div>
        <div>
          <PreviewSlot label="Preview of the term dates">
            <TermDatePreview id={record?.id ?? 0} />
          </PreviewSlot>
          <SketchLink kind="termDate" id={record?.id ?? null} toContent={termDateContent} />
          {record && (
            <HistoryPanel
              kind="termDate"
              id={record.id}
              toValues={(content) => termDateValues(content as TermDateContent)}
            />
          )}
        </div>
      </div>
    </RecordEditor>
  );
}

/** Those that readers see as well. */
function CampusField() {
  const campuses = useSite()?.campuses ?? [];
  const choices = campuses.map(({ id, name }) => ({ value: String(id), label: name }));
  return <ChoiceField name="campusId" options={[{ value: '', label: 'All campuses' }, ...choices]} />;
}

export const termDateScreens: RecordScreens<TermDate> = {
  kind: termDateRecord,
  calls: termDateCalls,
  Editor: TermDateEditor,
  atLeast: editorRole,
  since: 'Added on',
  trash: 'termDate',
};
