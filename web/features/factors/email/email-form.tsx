import { useEffect, useRef } from 'react';
import type { OwnEmail } from '../../../../contract/people/email-change.ts';
import { ActionForm } from '../../../office/forms/action-form.tsx';
import { showNotice } from '../../../office/notices/notices.ts';
import { SubmitRow } from '../../../ui/form/fields/submit-row.tsx';
import { TextField } from '../../../ui/form/fields/text-field.tsx';
import type { FactorCalls } from '../calls.ts';
import { emailForm } from '../form.ts';

type Props = { waiting: OwnEmail['waiting']; calls: FactorCalls; close: () => void };

/** Another address, with the password: whoever finds an open session does not take the account away. */
export function EmailForm({ waiting, calls, close }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  const asked = useRef('');
  // The button that opened it is gone: reading goes on in the first field that is empty.
  useEffect(() => {
    const fields = [...(panel.current?.querySelectorAll('input') ?? [])];
    fields.find(({ value }) => value === '')?.focus();
  }, []);

  async function done() {
    close();
    await calls.refresh();
    showNotice({ text: `A link is on its way to ${asked.current}. Your address stays as it is until you follow it.` });
  }
  return (
    <div className="factor-panel" ref={panel}>
      <ActionForm
        name="email"
        fields={emailForm}
        {...(waiting && { start: { email: waiting.email } })}
        send={({ email = '', pwd = '' }) => {
          asked.current = email.trim();
          return calls.changeEmail(asked.current, pwd);
        }}
        done={done}
      >
        <TextField name="email" hint="We mail a link there, and tell your present address about it." />
        <TextField name="pwd" />
        <div className="row">
          <SubmitRow label="Mail the link" sendingLabel="One moment…" />
          <button type="button" className="btn line" onClick={close}>
            Cancel
          </button>
        </div>
      </ActionForm>
    </div>
  );
}
