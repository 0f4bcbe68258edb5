import type { Enquiry } from '../../../../contract/enquiries/enquiries.ts';
import { moment } from '../../../office/words/moment.ts';
import { isSnoozed, overdue, waitWords } from '../ages.ts';

type Turn = Pick<Enquiry, 'waitingSince' | 'snoozedUntil' | 'status' | 'suspicion'>;

/** Whose turn it is: ours, and for how long, or theirs; or nobody's until a moment. */
export function TurnPills({ enquiry, isAnswered, now }: { enquiry: Turn; isAnswered: boolean; now: Date }) {
  const { waitingSince, snoozedUntil, status, suspicion } = enquiry;
  if (suspicion !== null) return <span className="pill">Spam</span>;
  if (status === 'closed') return <span className="pill">Closed</span>;
  if (snoozedUntil && isSnoozed(enquiry, now)) {
    return <span className="pill info">Snoozed until {moment(snoozedUntil)}</span>;
  }
  return (
    <>
      {waitingSince && (
        <span className={`pill ${overdue(enquiry, now) ? 'no' : 'wait'}`}>
          Waits {waitWords(waitingSince, now)} for us
        </span>
      )}
      {snoozedUntil && <span className="pill info">Back from its snooze, {moment(snoozedUntil)}</span>}
      {!waitingSince && isAnswered && <span className="pill">Waits for them</span>}
    </>
  );
}
