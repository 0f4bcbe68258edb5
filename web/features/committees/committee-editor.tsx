import type { Committee } from '../../../contract/content/committees.ts';
import { EditFields } from '../../office/forms/described-fields.tsx';
import { RecordEditor } from '../../office/records/record-editor.tsx';
import type { RecordScreens } from '../../office/records/record-screens.tsx';
import { schoolDate } from '../../ui/dates/dates.ts';
import { committeeCalls } from './committee-calls.ts';
import { committeeKind } from './committee-kind.ts';
import { committeeForm, committeeValues, memberErrors, memberNeeds, membersField } from './form.ts';
import { MembersField } from './members-field.tsx';

function CommitteeEditor({ record }: { record: Committee | null }) {
  return (
    <RecordEditor
      kind={committeeKind}
      calls={committeeCalls}
      record={record}
      valuesOf={committeeValues}
      form={committeeForm}
      fields={[membersField]}
      needs={memberNeeds}
      check={memberErrors}
    >
      <div className="box form">
        <EditFields />
      </div>
      <div className="box">
        <MembersField thisYear={schoolDate(new Date().toISOString()).year} />
      </div>
    </RecordEditor>
  );
}

export const committeeScreens: RecordScreens<Committee> = {
  kind: committeeKind,
  calls: committeeCalls,
  Editor: CommitteeEditor,
  since: 'On the list since',
  warning: 'It cannot be brought back, nor can the list of its members.',
};
