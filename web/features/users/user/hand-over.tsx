import { handOverFields, ownerMessages } from '../../../../contract/people/owners.ts';
import { ActionForm } from '../../../office/forms/action-form.tsx';
import type { SaveResult } from '../../../office/forms/save-result.ts';
import { showNotice } from '../../../office/notices/notices.ts';
import type { Values } from '../../../ui/form/answer.ts';
import type { FormFields } from '../../../ui/form/describe.ts';
import { SubmitRow } from '../../../ui/form/fields/submit-row.tsx';
import { TextField } from '../../../ui/form/fields/text-field.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { useMailWaits } from '../../../ui/meta/mail-waits.ts';

const form: FormFields = {
  confirm: {
    rule: handOverFields.confirm,
    label: 'Their name',
    needed: 'their name',
    quiet: true,
    autoComplete: 'off',
  },
};

type Props = {
  name: string;
  handOver: (confirm: string) => Promise<SaveResult<unknown>>;
  leave: () => Promise<void>;
};

/** For who leaves: nobody does this by mistake, since the name is typed, and nobody takes it back alone. */
export function HandOver({ name, handOver, leave }: Props) {
  const told = useMailWaits() ? `Mail is not set up: tell ${name} yourself.` : 'You both get a mail about it.';
  const check = ({ confirm = '' }: Values): Record<string, string> =>
    confirm.trim() && confirm.trim() !== name.trim() ? { confirm: ownerMessages.typed } : {};

  async function done() {
    await leave();
    showNotice({ text: `${name} owns the site now. You are an administrator.` });
  }
  return (
    <details className="user-reset">
      <summary>
        Hand the site over
        <Icon name="chevron" />
      </summary>
      <p className="hint">
        {name} becomes an owner in your place, and you an administrator. <b>You cannot take it back</b>: only an owner
        can. {told}
      </p>
      <ActionForm
        name="hand-over"
        fields={form}
        check={check}
        send={({ confirm = '' }) => handOver(confirm.trim())}
        done={done}
      >
        <TextField name="confirm" hint={`To be sure that you mean it, type: ${name}`} />
        <SubmitRow label="Hand the site over" sendingLabel="One moment…" />
      </ActionForm>
    </details>
  );
}
