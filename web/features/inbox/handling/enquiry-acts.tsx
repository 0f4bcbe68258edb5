import { useState } from 'react';
import type { Enquiry, EnquiryChange, EnquiryView } from '../../../../contract/enquiries/enquiries.ts';
import { reasonOf } from '../../../office/forms/reason.ts';
import type { SaveResult } from '../../../office/forms/save-result.ts';
import { showNotice } from '../../../office/notices/notices.ts';
import { PopMenu } from '../../../office/tools/pop-menu.tsx';
import { moment } from '../../../office/words/moment.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { isSnoozed } from '../ages.ts';
import { SnoozeMenu } from './snooze-menu.tsx';

type Result = Promise<SaveResult<EnquiryView>>;

export type HandlingCalls = {
  change: (change: EnquiryChange) => Result;
  spam: (id: number, updatedAt: string) => Result;
  takeBack: (id: number) => Result;
  refresh: () => Promise<void>;
};

type Props = { enquiry: Enquiry; now: Date; calls: HandlingCalls; onDelete: () => void };

/** What is done with an enquiry besides answering it, at the head of its page. Each can be undone. */
export function EnquiryActs({ enquiry, now, calls, onDelete }: Props) {
  const { id, status, suspicion, snoozedUntil, updatedAt } = enquiry;
  const [busy, setBusy] = useState(false);
  const { change, spam, takeBack, refresh } = calls;

  async function act(call: () => Result, done: string, undo?: (thing: EnquiryView) => Result) {
    if (busy) return;
    setBusy(true);
    const result = await call();
    if (result.kind !== 'lost') await refresh();
    setBusy(false);
    if (result.kind !== 'saved') return showNotice({ text: reasonOf(result), bad: true });
    const back = undo && (() => act(() => undo(result.thing), 'It is as it was.'));
    showNotice({ text: done, ...(back && { undo: back }) });
  }

  const snooze = (until: string | null) =>
    act(
      () => change({ snoozedUntil: until, updatedAt }),
      until ? `Out of sight until ${moment(until)}. It comes back by itself.` : 'It is in the inbox again.',
      (thing) => change({ snoozedUntil: stillToCome(snoozedUntil, now), updatedAt: thing.enquiry.updatedAt }),
    );
  const move = (to: Enquiry['status'], done: string) =>
    act(
      () => change({ status: to, updatedAt }),
      done,
      (thing) => change({ status, updatedAt: thing.enquiry.updatedAt }),
    );
  const setAside = () =>
    act(
      () => spam(id, updatedAt),
      'Set aside as spam.',
      () => takeBack(id),
    );

  return (
    <div className="enquiry-acts" aria-busy={busy}>
      {suspicion === null && (
        <>
          {status !== 'closed' && <SnoozeMenu now={now} isSnoozed={isSnoozed(enquiry, now)} snooze={snooze} />}
          <button type="button" className="btn line sm" aria-disabled={busy} onClick={setAside}>
            <SpamIcon />
            Spam
          </button>
          {status === 'closed' ? (
            <button
              type="button"
              className="btn line sm"
              aria-disabled={busy}
              onClick={() => move('contacted', 'It is open again.')}
            >
              <Icon name="back" />
              Open again
            </button>
          ) : (
            <button
              type="button"
              className="btn line sm"
              aria-disabled={busy}
              onClick={() => move('closed', 'It is closed.')}
            >
              <Icon name="check" />
              Close
            </button>
          )}
        </>
      )}
      <PopMenu label="More" icon="more" iconOnly>
        {(close) => (
          <button
            type="button"
            className="danger"
            onClick={() => {
              close();
              onDelete();
            }}
          >
            <Icon name="trash" />
            Delete
          </button>
        )}
      </PopMenu>
    </div>
  );
}

/** A snooze that is over cannot be asked for again. */
const stillToCome = (until: string | null, now: Date) => (until && Date.parse(until) > now.getTime() ? until : null);

const SpamIcon = () => (
  <svg className="ic" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M4 4l16 16M9.5 6c.8-.3 1.6-.5 2.5-.5 4 0 7 2 9.5 6.5-.8 1.4-1.7 2.6-2.7 3.500M6 8c-1.300 1-2.500 2.300-3.500 4 2.500 4.500 5.500 6.500 9.500 6.500 1.300 0 2.500-.2 3.600-.7" />
  </svg>
);
