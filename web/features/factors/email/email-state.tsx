import { type RefObject, useState } from 'react';
import type { OwnEmail } from '../../../../contract/people/email-change.ts';
import { latelyWords } from '../../../office/words/moment.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { useMailWaits } from '../../../ui/meta/mail-waits.ts';
import { type FactorCalls, perform } from '../calls.ts';

type Props = {
  email: OwnEmail;
  /** The form for another address is open. */
  isOpen: boolean;
  trigger: RefObject<HTMLButtonElement | null>;
  open: () => void;
  calls: FactorCalls;
};

/** The address by which a person is known, and the one that waits until its link was followed. */
export function EmailState({ email: { email, waiting }, isOpen, trigger, open, calls }: Props) {
  const mailWaits = useMailWaits();
  const [busy, setBusy] = useState(false);

  async function stop() {
    setBusy(true);
    await perform(calls.stopEmailChange(), `Your address stays ${email}.`, calls.refresh);
    setBusy(false);
  }
  return (
    <>
      <span>
        {email}
        {waiting && (
          <small className="factor-wait">
            <Icon name="clock" />
            <span>
              Waits for proof: <b>{waiting.email}</b>. Follow the link we mailed there until{' '}
              <time dateTime={waiting.expiresAt}>{latelyWords(waiting.expiresAt)}</time>.
            </span>
          </small>
        )}
        {mailWaits && <small>This website cannot send mail yet, so the address cannot be changed.</small>}
      </span>
      {!isOpen && (
        <span className="factor-acts">
          {waiting && (
            <button type="button" className="plain-btn danger" disabled={busy} onClick={stop}>
              Stop<span className="vh"> the change of my e-mail</span>
            </button>
          )}
          {!mailWaits && (
            <button ref={trigger} type="button" className="btn line sm" onClick={open}>
              {waiting ? 'Mail again' : 'Change'}
              {!waiting && <span className="vh"> my e-mail</span>}
            </button>
          )}
        </span>
      )}
    </>
  );
}
