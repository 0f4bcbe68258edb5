import { useState } from 'react';
import type { QueuedMail } from '../../../../contract/enquiries/enquiries.ts';
import { reasonOf } from '../../../office/forms/reason.ts';
import type { SaveResult } from '../../../office/forms/save-result.ts';
import { showNotice } from '../../../office/notices/notices.ts';
import { moment } from '../../../office/words/moment.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { useMailWaits } from '../../../ui/meta/mail-waits.ts';

type Props = {
  mail: QueuedMail;
  resend: (mailId: number) => Promise<SaveResult<QueuedMail>>;
  /** Only for who wrote it. */
  takeBack: (() => Promise<SaveResult<unknown>>) | undefined;
  refresh: () => Promise<void>;
};

/** Whether an answer has arrived at the other side, and what can be done if not. */
export function ThreadMail({ mail, resend, takeBack, refresh }: Props) {
  const [busy, setBusy] = useState(false);
  const mailWaits = useMailWaits();
  const { status, attempts, lastError, subject, sentAt } = mail;
  const isUntried = status === 'waiting' && attempts === 0;

  async function act(call: () => Promise<SaveResult<unknown>>, done: string) {
    if (busy) return;
    setBusy(true);
    const result = await call();
    setBusy(false);
    showNotice(result.kind === 'saved' ? { text: done } : { text: reasonOf(result), bad: true });
    await refresh();
  }

  if (status === 'sent') {
    return (
      <p className="thread-mail is-sent">
        <Icon name="check" />
        <span>
          Taken by their mail server, {sentAt && moment(sentAt)}. Subject: {subject}
        </span>
      </p>
    );
  }
  const words = isUntried
    ? mailWaits
      ? 'It waits: mail is not set up.'
      : 'It leaves in a moment.'
    : status === 'failed'
      ? `Not delivered: ${lastError ?? 'no server took it'}`
      : `Not taken yet: ${lastError ?? ''} The next attempt comes by itself.`;
  return (
    <div className={`thread-mail is-${status}`}>
      <Icon name={status === 'failed' ? 'warning' : 'clock'} />
      <span>{words}</span>
      {isUntried && takeBack && (
        <button
          type="button"
          className="inbox-act"
          aria-disabled={busy}
          onClick={() => act(takeBack, 'The answer was taken back.')}
        >
          Take it back
        </button>
      )}
      {!isUntried && (
        <button
          type="button"
          className="inbox-act"
          aria-disabled={busy}
          onClick={() => act(() => resend(mail.id), 'The answer is tried again now.')}
        >
          Send again
        </button>
      )}
    </div>
  );
}
