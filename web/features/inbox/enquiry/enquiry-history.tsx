import type { HistoryLine } from '../../../../contract/enquiries.ts';
import { noteFields } from '../../../../contract/enquiries.ts';
import { Box } from '../../../office/boxes/box.tsx';
import { ActionForm } from '../../../office/forms/action-form.tsx';
import { quietly } from '../../../office/forms/describe-values.ts';
import type { SaveResult } from '../../../office/forms/save-result.ts';
import { showNotice } from '../../../office/notices/notices.ts';
import { moment } from '../../../office/words/moment.ts';
import { SubmitRow } from '../../../ui/form/fields/submit-row.tsx';
import { TextArea } from '../../../ui/form/fields/text-field.tsx';
import { Icon, type IconName } from '../../../ui/icons/icon.tsx';

type Props = {
  history: HistoryLine[];
  createdAt: string;
  addNote: (text: string) => Promise<SaveResult<HistoryLine>>;
  refresh: () => Promise<void>;
};

const form = quietly({
  text: { rule: noteFields.text, label: 'Note', needed: 'a note', hint: 'Only the office sees it.', rows: 3 },
});

const icons: Record<HistoryLine['kind'], IconName> = { note: 'edit', status: 'arrow', assignee: 'user' };

/** What was done about it, from the beginning, and room for the next note. */
export function EnquiryHistory({ history, createdAt, addNote, refresh }: Props) {
  return (
    <Box title="History">
      <ol className="enquiry-history">
        <li>
          <Icon name="mail" />
          <p>Received</p>
          <small>
            <time dateTime={createdAt}>{moment(createdAt)}</time>
          </small>
        </li>
        {history.map(({ id, kind, text, author, at }) => (
          <li key={id} className={`is-${kind}`}>
            <Icon name={icons[kind]} />
            <p>{text}</p>
            <small>
              {author ?? 'Somebody who has left'}, <time dateTime={at}>{moment(at)}</time>
            </small>
          </li>
        ))}
      </ol>
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
    </Box>
  );
}
