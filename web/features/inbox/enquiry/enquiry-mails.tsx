import { useState } from 'react';
import type { QueuedMail } from '../../../../contract/enquiries/enquiries.ts';
import { Box } from '../../../office/boxes/box.tsx';
import { reasonOf } from '../../../office/forms/reason.ts';
import type { SaveResult } from '../../../office/forms/save-result.ts';
import { showNotice } from '../../../office/notices/notices.ts';
import { moment } from '../../../office/words/moment.ts';
import { useMailWaits } from '../../../ui/meta/mail-waits.ts';

type Act = { resend: (mailId: number) => Promise<SaveResult<QueuedMail>>; refresh: () => Promise<void> };

/** Mails that are to go out: whether they went out, and if not, why. */
export function EnquiryMails({ title = 'Mails', mails, ...act }: Act & { title?: string; mails: QueuedMail[] }) {
  return (
    <Box title={title}>
      {mails.length === 0 && <p className="muted small">No mail was sent about this.</p>}
      <ul className="pending-mails">
        {mails.map((mail) => (
          <Mail key={mail.id} mail={mail} {...act} />
        ))}
      </ul>
    </Box>
  );
}

const states = {
  sent: { look: 'ok', words: 'Sent' },
  waiting: { look: 'wait', words: 'Waiting' },
  failed: { look: 'no', words: 'Failed' },
} as const;

function Mail({ mail, resend, refresh }: Act & { mail: QueuedMail }) {
  const [busy, setBusy] = useState(false);
  const mailWaits = useMailWaits();
  const { look, words } = states[mail.status];

  async function tryAgain() {
    if (busy) return;
    setBusy(true);
    const result = await resend(mail.id);
    setBusy(false);
    const text = mailWaits
      ? `The mail to ${mail.recipient} waits: mail is not set up.`
      : `The mail to ${mail.recipient} is tried again now.`;
    showNotice(result.kind === 'saved' ? { text } : { text: reasonOf(result), bad: true });
    await refresh();
  }

  return (
    <li>
      <p className="pending-mail-to">
        <span>{mail.recipient}</span>
        <span className={`pill ${look}`}>{words}</span>
      </p>
      <p className="muted small">{mail.isReceipt ? `Receipt to the sender: ${mail.subject}` : mail.subject}</p>
      <p className="muted small">{stateOf(mail, mailWaits)}</p>
      {mail.lastError && <p className="pending-mail-error">{mail.lastError}</p>}
      {mail.status !== 'sent' && (
        <button type="button" className="btn line sm" aria-disabled={busy} onClick={tryAgain}>
          {busy ? 'Trying…' : 'Send again'}
          <span className="vh"> to {mail.recipient}</span>
        </button>
      )}
    </li>
  );
}

function stateOf({ status, attempts, sentAt }: QueuedMail, mailWaits: boolean): string {
  const tries = attempts === 1 ? '1 attempt' : `${attempts} attempts`;
  if (sentAt) return `${moment(sentAt)}, ${tries}`;
  if (mailWaits && status === 'waiting') return 'It waits: mail is not set up.';
  if (attempts === 0) return 'Not tried yet.';
  return status === 'failed' ? `Given up after ${tries}.` : `${tries} so far; the next one comes by itself.`;
}
