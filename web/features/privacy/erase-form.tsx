import type { Erased, HeldData } from '../../../contract/privacy.ts';
import { privacyMessages } from '../../../contract/privacy-rules.ts';
import { ActForm } from '../../office/act-form.tsx';
import type { SaveResult } from '../../office/edit/save-result.ts';
import type { Values } from '../../ui/form/answer.ts';
import { SubmitRow } from '../../ui/form/submit-row.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Icon } from '../../ui/icon.tsx';

export type Erase = (input: { email: string; confirm: string; byName: boolean }) => Promise<SaveResult<Erased>>;

type Props = { held: HeldData; erase: Erase; onDone: (erased: Erased) => void };

/** For good, so the address is typed once more. */
export function EraseForm({ held: { email, groups, obstacle }, erase, onDone }: Props) {
  if (obstacle) {
    return (
      <p className="note">
        <Icon name="shield" />
        <span>It cannot be erased here. {obstacle}</span>
      </p>
    );
  }
  const isTyped = ({ confirm = '' }: Values) => confirm.trim().toLowerCase() === email.toLowerCase();
  const guessed = groups.some(({ byName }) => byName);
  return (
    <>
      <p className="note bad">
        <Icon name="warning" />
        <span>It cannot be brought back. Export it first if the person wants a copy.</span>
      </p>
      <ActForm
        name="erase"
        needs={(values) => (isTyped(values) ? [] : ['the address once more'])}
        check={(values): Record<string, string> => (isTyped(values) ? {} : { confirm: privacyMessages.confirm })}
        send={({ confirm = '', byName }) => erase({ email, confirm, byName: byName === 'on' })}
        done={onDone}
      >
        {guessed && (
          <label className="check-row">
            <input type="checkbox" name="byName" />
            <span>
              Also what was found by name or phone number
              <small>Only if you are sure that it is the same person.</small>
            </span>
          </label>
        )}
        <TextField name="confirm" label="Type the address once more" type="email" autoComplete="off" hint={email} />
        <SubmitRow label="Erase for good" sendingLabel="Erasing…" />
      </ActForm>
    </>
  );
}
