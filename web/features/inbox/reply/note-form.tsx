import type { HistoryLine } from '../../../../contract/enquiries/enquiries.ts';
import { noteFields } from '../../../../contract/enquiries/enquiries.ts';
import { ActionForm } from '../../../office/forms/action-form.tsx';
import { quietly } from '../../../office/forms/describe-values.ts';
import type { SaveResult } from '../../../office/forms/save-result.ts';
import { showNotice } from '../../../office/notices/notices.ts';
import { SubmitRow } from '../../../ui/form/fields/submit-row.tsx';
import { TextArea } from '../../../ui/form/fields/text-field.tsx';

type Props = { addNote: (text: string) => Promise<SaveResult<HistoryLine>>; refresh: () => Promise<void> };

const form = quietly({
  text: { rule: noteFields.text, label: 'Note', needed: 'a note', hint: 'Only the office sees it.', rows: 3 },
});

export function NoteForm({ addNote, refresh }: Props) {
  return (
    <ActionForm
      name="note"
      fields={form}
      send={({ text = '' }) => addNote(text)}
      done={() => {
        showNotice({ text: 'Note added.' });
        void refresh();
      }}
    >
      <TextArea name="text" />
      <SubmitRow label="Add the note" sendingLabel="Adding…" />
    </ActionForm>
  );
}
