import { useState } from 'react';
import { Box } from '../../office/boxes/box.tsx';
import { useMailWaits } from '../../ui/meta/mail-waits.ts';
import { type FactorCalls, perform } from './calls.ts';

type Props = { isOn: boolean; calls: FactorCalls };

/** The least of the second steps, for those who have nothing else. */
export function MailBox({ isOn, calls }: Props) {
  const [busy, setBusy] = useState(false);
  const mailWaits = useMailWaits();
  async function toggle() {
    setBusy(true);
    await perform(calls.setMail(!isOn), isOn ? 'Codes by mail are off.' : 'Codes by mail are on.', calls.refresh);
    setBusy(false);
  }
  return (
    <Box
      title="Codes by mail"
      className="factor-box"
      aside={isOn ? <span className="pill ok">On</span> : <span className="pill">Off</span>}
    >
      <p className="factor-lead">
        Six digits to your mailbox, when you have neither passkey nor app. Better than nothing: whoever reads your mail
        reads them, too.
        {mailWaits && <b> This website cannot send mail yet: no code would reach you.</b>}
      </p>
      <button type="button" className="btn line sm" disabled={busy} onClick={toggle}>
        {isOn ? 'Turn off' : 'Turn on'}
      </button>
    </Box>
  );
}
