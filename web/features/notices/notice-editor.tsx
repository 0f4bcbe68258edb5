import { schoolTimeWords } from '../../../contract/common/school-time.ts';
import type { Notice } from '../../../contract/school/notices.ts';
import { HistoryPanel } from '../../office/history/history-panel.tsx';
import { RecordEditor } from '../../office/records/record-editor.tsx';
import type { RecordScreens } from '../../office/records/record-screens.tsx';
import { TextArea, TextField } from '../../ui/form/fields/text-field.tsx';
import { useFormState } from '../../ui/form/form-state.ts';
import { ClosedField } from './closed-field.tsx';
import { type NoticeContent, noticeErrors, noticeForm, noticeValues } from './form.ts';
import { noticeCalls } from './notice-calls.ts';
import { noticeKind } from './notice-kind.ts';

function NoticeEditor({ record }: { record: Notice | null }) {
  return (
    <RecordEditor
      kind={noticeKind}
      calls={noticeCalls}
      record={record}
      valuesOf={noticeValues}
      form={noticeForm}
      check={noticeErrors}
      keepsVersions
    >
      <div className="edit-columns">
        <div className="box form">
          <TextField name="name" />
          <TextArea name="text" />
          <UrgentField />
          <ClosedField />
        </div>
        <div className="box form">
          <TextField name="beginsAt" hint={schoolTimeWords()} />
          <TextField name="endsAt" hint="It goes by itself. Without an end it stays until you delete it." />
          <TextArea name="paths" />
        </div>
      </div>
      {record && (
        <HistoryPanel kind="notice" id={record.id} toValues={(content) => noticeValues(content as NoticeContent)} />
      )}
    </RecordEditor>
  );
}

function UrgentField() {
  const { name, values } = useFormState();
  return (
    <label className="check-row">
      <input type="checkbox" name="urgent" id={`${name}-urgent`} defaultChecked={values.urgent === 'on'} />
      <span>
        Urgent
        <small>It stands in red above everything: closed today, a bus that does not come. It needs an end.</small>
      </span>
    </label>
  );
}

export const noticeScreens: RecordScreens<Notice> = {
  kind: noticeKind,
  calls: noticeCalls,
  Editor: NoticeEditor,
  since: 'Written on',
  trash: 'notice',
};
