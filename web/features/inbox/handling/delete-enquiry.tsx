import { Confirm } from '../../../office/boxes/confirm.tsx';
import type { SaveResult } from '../../../office/forms/save-result.ts';
import { useDeletion } from '../../../office/tools/delete-control.tsx';

type Props = {
  enquiry: { id: number; senderName: string };
  /** The list that one came from. */
  to: string;
  remove: () => Promise<SaveResult<unknown>>;
  stop: () => void;
};

/** Asks once more: with an enquiry goes all that was said about it. */
export function DeleteEnquiry({ enquiry: { id, senderName }, to, remove, stop }: Props) {
  const text = `What ${senderName} sent is in the trash.`;
  const { run } = useDeletion({ remove, text, to, kind: 'enquiry', id, backTo: `/admin/enquiries/${id}` });
  return (
    <Confirm
      title={`Delete what ${senderName} sent?`}
      label="Delete this enquiry"
      yes="Yes, delete it"
      busyLabel="Deleting…"
      act={async () => {
        await run();
        return true;
      }}
      stop={stop}
    >
      It goes with its answers, notes, files and mails. For 30 days it can be brought back from the trash.
    </Confirm>
  );
}
