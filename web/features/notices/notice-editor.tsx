import type { ComponentType } from 'react';
import { schoolTimeWords } from '../../../contract/common/school-time.ts';
import type { Notice, TypedNotice } from '../../../contract/school/notices.ts';
import { HistoryPanel } from '../../office/history/history-panel.tsx';
import { PreviewSlot } from '../../office/preview/preview-slot.tsx';
import { SketchLink } from '../../office/preview/sketch-link.tsx';
import { RecordEditor } from '../../office/records/record-editor.tsx';
import type { RecordScreens } from '../../office/records/record-screens.tsx';
import { TextArea, TextField } from '../../ui/form/fields/text-field.tsx';
import { useFormState } from '../../ui/form/form-state.ts';
import { ClosedField } from './closed-field.tsx';
import { type NoticeContent, noticeContent, noticeErrors, noticeForm, noticeValues } from './form.ts';
import { noticeCalls } from './notice-calls.ts';
import { noticeKind } from './notice-kind.ts';

type Preview = ComponentType<{ notice: TypedNotice }>;

function NoticeEditor({ record, Preview }: { record: Notice | null; Preview: Preview }) {
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
        <div>
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
        <div>
          <PreviewSlot label="Preview of the notice">
            <Typed by={record?.by ?? null} Preview={Preview} />
          </PreviewSlot>
          <SketchLink kind="notice" id={record?.id ?? null} toContent={noticeContent} />
          {record && (
            <HistoryPanel kind="notice" id={record.id} toValues={(content) => noticeValues(content as NoticeContent)} />
          )}
        </div>
      </div>
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

function Typed({ by, Preview }: { by: string | null; Preview: Preview }) {
  const { values, typed } = useFormState();
  const { beginsAt, name, ...content } = noticeContent(typed ?? values);
  const written = { name: name || 'No headline yet', beginsAt: beginsAt || new Date().toISOString() };
  return <Preview notice={{ ...content, ...written, by }} />;
}

/** `Preview` shows a notice where readers will find it. */
export const noticeScreens = (Preview: Preview): RecordScreens<Notice> => ({
  kind: noticeKind,
  calls: noticeCalls,
  Editor: ({ record }) => <NoticeEditor record={record} Preview={Preview} />,
  since: 'Written on',
  trash: 'notice',
});
