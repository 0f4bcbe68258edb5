import { type FormEvent, startTransition, useId, useState } from 'react';
import type { Enquiry, EnquiryChange, EnquiryView } from '../../../../contract/enquiries/enquiries.ts';
import { type EnquiryStatus, enquiryStatusNames, statusesOf } from '../../../../contract/enquiries/enquiries.ts';
import { Box } from '../../../office/boxes/box.tsx';
import { reasonOf } from '../../../office/forms/reason.ts';
import type { SaveResult } from '../../../office/forms/save-result.ts';
import { showNotice } from '../../../office/notices/notices.ts';
import type { Person } from '../inbox-shape.ts';

type Props = {
  enquiry: Enquiry;
  people: Person[];
  userId: number;
  change: (change: EnquiryChange) => Promise<SaveResult<EnquiryView>>;
  refresh: () => Promise<void>;
};

/** How far it has come, and whose it is. Saved together, so that a slip of the arrow key is no step of the history. */
export function EnquiryState({ enquiry, people, userId, change, refresh }: Props) {
  const saved = { status: enquiry.status, assigneeId: enquiry.assignee?.id ?? null };
  const [edited, setEdited] = useState<Partial<typeof saved>>({});
  const [busy, setBusy] = useState(false);
  const field = useId();
  const { status, assigneeId } = { ...saved, ...edited };
  const isIdle = busy || (status === saved.status && assigneeId === saved.assigneeId);
  const edit = (part: Partial<typeof saved>) => setEdited((before) => ({ ...before, ...part }));

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isIdle) return;
    setBusy(true);
    const result = await change({ status, assigneeId, updatedAt: enquiry.updatedAt });
    if (result.kind !== 'lost') await refresh();
    setBusy(false);
    // What somebody else has saved meanwhile is shown instead of what was chosen on top of it.
    if (result.kind === 'saved' || result.kind === 'stale') startTransition(() => setEdited({}));
    showNotice(result.kind === 'saved' ? { text: 'Saved.' } : { text: reasonOf(result), bad: true });
  }

  return (
    <Box title="Status">
      <form className="form enquiry-state" onSubmit={onSubmit}>
        <div className="field">
          <label htmlFor={`${field}-status`}>How far it has come</label>
          <select
            id={`${field}-status`}
            value={status}
            onChange={({ currentTarget }) => edit({ status: currentTarget.value as EnquiryStatus })}
          >
            {statusesOf(enquiry.kind).map((step) => (
              <option key={step} value={step}>
                {enquiryStatusNames[step]}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor={`${field}-assignee`}>Assigned to</label>
          <select
            id={`${field}-assignee`}
            value={assigneeId ?? ''}
            onChange={({ currentTarget }) => edit({ assigneeId: Number(currentTarget.value) || null })}
          >
            <option value="">Nobody</option>
            {choicesOf(people, enquiry.assignee).map(({ id, name }) => (
              <option key={id} value={id}>
                {id === userId ? `${name} (you)` : name}
              </option>
            ))}
          </select>
        </div>
        {/* Never disabled, so that the focus stays where it was. */}
        <button type="submit" className="btn sm" aria-disabled={isIdle}>
          {busy ? 'Saving…' : 'Save'}
        </button>
      </form>
    </Box>
  );
}

/** Who has it now stays in the list, even if nothing more can be given to them. */
const choicesOf = (people: Person[], current: Person | null): Person[] =>
  current && !people.some(({ id }) => id === current.id) ? [current, ...people] : people;
