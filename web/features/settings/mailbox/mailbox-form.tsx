import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { MailTest } from '../../../../contract/enquiries/mail-server.ts';
import { type MailboxView, mailboxFields } from '../../../../contract/enquiries/mailbox.ts';
import { ActionForm } from '../../../office/forms/action-form.tsx';
import { reasonOf } from '../../../office/forms/reason.ts';
import type { SaveResult } from '../../../office/forms/save-result.ts';
import { ServerFields, serverFields, serverInput } from '../../../office/mail-server/server-fields.tsx';
import { TestResult } from '../../../office/mail-server/test-result.tsx';
import { showNotice } from '../../../office/notices/notices.ts';
import type { Values } from '../../../ui/form/answer.ts';
import type { FormFields } from '../../../ui/form/describe.ts';
import { SubmitRow } from '../../../ui/form/fields/submit-row.tsx';
import { TextField } from '../../../ui/form/fields/text-field.tsx';
import { changeMailbox, removeMailbox, testMailbox } from './mailbox-calls.ts';

/** Where families' answers are read, saved only when it could be opened; what the server answered is told. */
export function MailboxForm({ mailbox }: { mailbox: MailboxView }) {
  const { revalidate } = useRevalidator();
  const [test, setTest] = useState<MailTest>();
  if (mailbox.source === 'environment') {
    return (
      <>
        <p className="note">
          <span>
            Answers are read from <b>{mailbox.user}</b> at <b>{mailbox.host}</b>. That is set in the file{' '}
            <code>.env</code> of the machine, which wins over anything here.
          </span>
        </p>
        <TestButton done={setTest} />
        {test && <TestResult test={test} saved={false} words="The mailbox could be opened" />}
      </>
    );
  }
  const inputOf = (values: Values) => ({
    ...serverInput(values),
    ...{ folder: (values.folder ?? '').trim(), replyTo: (values.replyTo ?? '').trim() },
  });
  async function send(values: Values): Promise<SaveResult<MailTest>> {
    setTest(undefined);
    const result = await changeMailbox(inputOf(values));
    if (result.kind !== 'saved' || result.thing.taken) return result;
    setTest(result.thing);
    return { kind: 'refused', fields: {}, message: 'The test below says why.' };
  }
  async function forget() {
    const result = await removeMailbox();
    await revalidate();
    showNotice(
      result.kind === 'saved'
        ? { text: 'Forgotten. Answers stay in the mailbox.' }
        : { text: reasonOf(result), bad: true },
    );
  }

  const { host, port, user, folder, replyTo } = mailbox;
  return (
    <>
      <ActionForm
        key={JSON.stringify([host, port, user, folder, replyTo])}
        name="mailbox"
        fields={fieldsOf(mailbox)}
        start={{ host, port: String(port), user, folder, replyTo }}
        send={send}
        done={(result) => {
          setTest(result);
          void revalidate();
        }}
      >
        <ServerFields />
        <TextField name="folder" />
        <TextField name="replyTo" />
        <SubmitRow label="Open it and save" sendingLabel="Asking the server…" />
      </ActionForm>
      {test && <TestResult test={test} saved words="The mailbox could be opened" />}
      {mailbox.source === 'settings' && (
        <button type="button" className="delete-link" onClick={forget}>
          Forget this mailbox
        </button>
      )}
    </>
  );
}

function TestButton({ done }: { done: (test: MailTest) => void }) {
  const [busy, setBusy] = useState(false);
  async function run() {
    if (busy) return;
    setBusy(true);
    const result = await testMailbox();
    setBusy(false);
    if (result.kind === 'saved') done(result.thing);
    else showNotice({ text: reasonOf(result), bad: true });
  }
  return (
    <p className="row">
      <button type="button" className="btn line" aria-disabled={busy} onClick={run}>
        {busy ? 'Asking the server…' : 'Open the mailbox'}
      </button>
    </p>
  );
}

const fieldsOf = ({ hasPassword }: MailboxView): FormFields => ({
  ...serverFields({ rules: mailboxFields, label: 'Mailbox server', needed: 'the server', port: 993, hasPassword }),
  folder: {
    ...{ rule: mailboxFields.folder, label: 'Folder', needed: 'the folder', autoComplete: 'off' },
    hint: 'INBOX unless a rule of the mailbox sorts the answers elsewhere.',
  },
  replyTo: {
    ...{ rule: mailboxFields.replyTo, label: 'Families answer to', type: 'email', autoComplete: 'off' },
    ...{ optional: 'may be empty', hint: 'The address of this mailbox. Without it, families answer to the office.' },
  },
});
