import { ActionForm } from '../../office/forms/action-form.tsx';
import type { ActionFormRules } from '../../office/forms/use-action-form.ts';
import { showNotice } from '../../office/notices/notices.ts';
import { SubmitRow } from '../../ui/form/fields/submit-row.tsx';
import { TextField } from '../../ui/form/fields/text-field.tsx';

type Props<T> = Pick<ActionFormRules<T>, 'name' | 'fields' | 'start' | 'send'> & {
  /** The one field, and what else is said of it. */
  field: { name: string; label?: string; hint?: string };
  submit: { label: string; sendingLabel: string };
  stop?: string;
  /** What was done, in a notice. */
  told: (thing: T) => string;
  refresh: () => Promise<void>;
  close: () => void;
};

/** The last step of setting something up: once it has worked the panel closes, and the page shows what is on now. */
export function FactorForm<T>({ field, submit, stop = 'Cancel', told, refresh, close, ...form }: Props<T>) {
  return (
    <ActionForm<T>
      {...form}
      done={async (thing) => {
        close();
        await refresh();
        showNotice({ text: told(thing) });
      }}
    >
      <TextField {...field} />
      <div className="row">
        <SubmitRow {...submit} />
        <button type="button" className="btn line" onClick={close}>
          {stop}
        </button>
      </div>
    </ActionForm>
  );
}
