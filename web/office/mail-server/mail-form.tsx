import { useState } from 'react';
import { mailFields } from '../../../contract/enquiries/mail-server.ts';
import type { Values } from '../../ui/form/answer.ts';
import type { FormFields } from '../../ui/form/describe.ts';
import { SubmitRow } from '../../ui/form/fields/submit-row.tsx';
import { TextField } from '../../ui/form/fields/text-field.tsx';
import { ActionForm } from '../forms/action-form.tsx';
import type { SaveResult } from '../forms/save-result.ts';
import { changeMail, type MailTest, type MailView, testMail } from './mail-calls.ts';
import { ServerFields, serverFields, serverInput } from './server-fields.tsx';
import { TestResult } from './test-result.tsx';

type Props = { mail: MailView; to: string };

const to = {
  ...{ rule: mailFields.to, label: 'Send a test to', type: 'email', autoComplete: 'email' },
  ...{ needed: 'where the test goes', untilRight: true },
};

/** Where mail leaves by, saved only when it works; what the server answered is told. */
export function MailForm({ mail, to }: Props) {
  return mail.source === 'environment' ? <ByEnvironment mail={mail} to={to} /> : <OwnServer mail={mail} to={to} />;
}

function ByEnvironment({ mail, to: start }: Props) {
  const [test, setTest] = useState<MailTest>();
  return (
    <>
      <p className="note">
        <span>
          Mail leaves by <b>{mail.host}</b>. That is set in the file <code>.env</code> of the machine, which wins over
          anything here.
        </span>
      </p>
      <ActionForm
        name="mail-test"
        fields={{ to }}
        start={{ to: start }}
        send={(values) => testMail(values.to ?? '')}
        done={setTest}
      >
        <TextField name="to" />
        <SubmitRow label="Send a test" />
      </ActionForm>
      {test && <TestResult test={test} saved={false} />}
    </>
  );
}

function OwnServer({ mail, to: start }: Props) {
  const [test, setTest] = useState<MailTest>();
  const [stored, setStored] = useState(mail);
  const fields: FormFields = {
    ...serverFields({
      ...{ rules: mailFields, label: 'Mail server', needed: 'the mail server', port: 587 },
      hasPassword: stored.hasPassword,
    }),
    from: {
      ...{ rule: mailFields.from, label: 'Sent as', type: 'email', autoComplete: 'off', optional: 'may be empty' },
      hint: 'The address that families see. Without it, the user name.',
    },
    to,
  };

  const inputOf = (values: Values) => ({
    ...serverInput(values),
    ...{ from: (values.from ?? '').trim(), to: (values.to ?? '').trim() },
  });
  async function send(values: Values): Promise<SaveResult<MailTest>> {
    setTest(undefined);
    const result = await changeMail(inputOf(values));
    if (result.kind !== 'saved') return result;
    if (!result.thing.taken) {
      // All that was typed stays, also the password: what is wrong may be the port.
      setTest(result.thing);
      return { kind: 'refused', fields: {}, message: 'The test below says why.' };
    }
    const { host, port, user, from } = inputOf(values);
    setStored({ ...stored, host, port, user, from, hasPassword: true });
    return result;
  }

  const { host, port, user, from } = stored;
  return (
    <>
      <ActionForm
        key={JSON.stringify([host, port, user, from])}
        name="mail"
        fields={fields}
        start={{ host, port: String(port), user, from, to: start }}
        send={send}
        done={setTest}
      >
        <ServerFields />
        <TextField name="from" />
        <TextField name="to" />
        <SubmitRow label="Send a test and save" sendingLabel="Asking the server…" />
      </ActionForm>
      {test && <TestResult test={test} saved />}
    </>
  );
}
