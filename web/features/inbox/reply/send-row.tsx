import { takeBackSeconds } from '../../../../contract/enquiries/replies.ts';
import { useFormState } from '../../../ui/form/form-state.ts';
import { inWords } from '../../../ui/form/words.ts';

type Props = {
  /** Not closed already. */
  mayClose: boolean;
  /** A message is done with its answer; an application goes on. */
  closesFirst: boolean;
  /** What is written lies on the device. */
  isKept: boolean;
  onIntent: (close: boolean) => void;
};

/** The two ways to send, and what is still needed. */
export function SendRow({ mayClose, closesFirst, isKept, onIntent }: Props) {
  const { missing, sending } = useFormState();
  const idle = sending || missing.length > 0;
  const button = (close: boolean, label: string, first: boolean) => (
    <button
      type="submit"
      className={first ? 'btn' : 'btn line'}
      disabled={idle}
      aria-describedby="reply-needed"
      onClick={() => onIntent(close)}
    >
      {sending ? 'Sending…' : label}
    </button>
  );
  const keep = button(false, mayClose && closesFirst ? 'Send, keep open' : 'Send', !(mayClose && closesFirst));
  const close = mayClose && button(true, 'Send and close', closesFirst);
  return (
    <div className="reply-send">
      <div className="row">
        {closesFirst ? close : keep}
        {closesFirst ? keep : close}
      </div>
      <p id="reply-needed" className="small muted" role="status">
        {missing.length > 0
          ? `Still needed: ${inWords(missing)}.`
          : `${isKept ? 'Kept on this device as you write, without the files. ' : ''}You have ${takeBackSeconds} seconds to take it back.`}
      </p>
    </div>
  );
}
