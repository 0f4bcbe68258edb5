import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { MailboxView } from '../../../../contract/enquiries/mailbox.ts';
import { reasonOf } from '../../../office/forms/reason.ts';
import { showNotice } from '../../../office/notices/notices.ts';
import { makeSecret, removeSecret } from './mailbox-calls.ts';

/** For mail services that hand over what they receive; the secret is shown once. */
export function WebhookBox({ webhook }: Pick<MailboxView, 'webhook'>) {
  const { revalidate } = useRevalidator();
  const [secret, setSecret] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function make() {
    if (busy) return;
    setBusy(true);
    const result = await makeSecret();
    await revalidate();
    setBusy(false);
    if (result.kind === 'saved') setSecret(result.thing.secret);
    else showNotice({ text: reasonOf(result), bad: true });
  }
  async function remove() {
    const result = await removeSecret();
    setSecret(undefined);
    await revalidate();
    showNotice(
      result.kind === 'saved'
        ? { text: 'No mails are taken this way any more.' }
        : { text: reasonOf(result), bad: true },
    );
  }

  return (
    <div className="webhook-box">
      <h3>Handed over by a mail service</h3>
      <p className="small muted">
        A service that receives mail for the school can post each mail, as it came, to <code>{webhook.url}</code>,
        signed with a secret.
      </p>
      {webhook.source === 'environment' && <p className="small">The secret is set in the file .env of the machine.</p>}
      {secret && (
        <p className="note" role="status">
          <span>
            Copy it now, it is not shown again: <code>{secret}</code>
          </span>
        </p>
      )}
      {webhook.source !== 'environment' && (
        <p className="row">
          <button type="button" className="btn line sm" aria-disabled={busy} onClick={make}>
            {webhook.source === 'none' ? 'Make a secret' : 'Make a new secret'}
          </button>
          {webhook.source === 'settings' && (
            <button type="button" className="delete-link" onClick={remove}>
              Take no more mails this way
            </button>
          )}
        </p>
      )}
    </div>
  );
}
