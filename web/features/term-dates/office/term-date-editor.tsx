import { useEffect, useState } from 'react';
import type { TermDate } from '../../../../contract/term-dates.ts';
import { ChoiceField } from '../../../office/forms/choice-field.tsx';
import { RecordEditor } from '../../../office/records/record-editor.tsx';
import type { RecordScreens } from '../../../office/records/record-screens.tsx';
import { TextField } from '../../../ui/form/fields/text-field.tsx';
import { termDateErrors, termDateForm, termDateValues } from './form.ts';
import { campusChoices, termDateCalls } from './term-date-calls.ts';
import { termDateRecord } from './term-date-kind.ts';

function TermDateEditor({ record }: { record: TermDate | null }) {
  return (
    <RecordEditor
      kind={termDateRecord}
      calls={termDateCalls}
      record={record}
      valuesOf={termDateValues}
      form={termDateForm}
      check={termDateErrors}
    >
      <div className="edit-columns">
        <div className="box form">
          <ChoiceField name="kind" />
          <TextField name="name" />
          <TextField name="note" />
        </div>
        <div className="box form">
          <TextField name="firstDay" />
          <TextField name="lastDay" />
          <CampusField known={record?.campus ? { value: String(record.campusId), label: record.campus } : undefined} />
        </div>
      </div>
    </RecordEditor>
  );
}

type Choice = { value: string; label: string };
const everywhere: Choice = { value: '', label: 'All campuses' };

/** The list comes after the form; until then the campus that is chosen stays chosen. */
function CampusField({ known }: { known: Choice | undefined }) {
  const [choices, setChoices] = useState<Choice[]>(known ? [known] : []);
  useEffect(() => {
    campusChoices().then(setChoices, () => {});
  }, []);
  return <ChoiceField key={choices.length} name="campusId" options={[everywhere, ...choices]} />;
}

export const termDateScreens: RecordScreens<TermDate> = {
  kind: termDateRecord,
  calls: termDateCalls,
  Editor: TermDateEditor,
  since: 'Added on',
  trash: 'termDate',
};
