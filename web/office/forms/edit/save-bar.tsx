import { Problem } from '../../../ui/form/fields/problem.tsx';
import { useFormState } from '../../../ui/form/form-state.ts';
import { inWords } from '../../../ui/form/words.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { useEdit } from './edit-context.ts';
import './save-bar.css';

/** Save and Cancel, and beside them what is still needed or what went wrong. */
export function SaveBar({ label }: { label: string }) {
  const { name, missing, sending } = useFormState();
  const { cancel } = useEdit();
  return (
    <div className="edit-save">
      <Problem />
      <button
        className="btn"
        type="submit"
        // Only said to be out of use while it saves: whoever goes on writing keeps the focus.
        disabled={missing.length > 0}
        aria-disabled={sending || undefined}
        aria-describedby={`${name}-needed`}
      >
        {sending ? 'Saving…' : label}
        {sending && <Icon name="clock" />}
      </button>
      <button className="btn line" type="button" disabled={sending} onClick={cancel}>
        Cancel
      </button>
      <p id={`${name}-needed`} className="small muted" role="status">
        {missing.length > 0 && `Still needed: ${inWords(missing)}.`}
      </p>
    </div>
  );
}
