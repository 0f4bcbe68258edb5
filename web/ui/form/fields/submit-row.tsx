import { Icon } from '../../icons/icon.tsx';
import { useFormState } from '../form-state.ts';
import { inWords } from '../words.ts';
import { Problem } from './problem.tsx';

type Props = { label: string; sendingLabel?: string; kind?: 'sun'; wide?: boolean; problemAbove?: boolean };

/** The button, and beside it what is still needed or what went wrong. */
export function SubmitRow({ label, sendingLabel = 'Sending…', kind, wide = false, problemAbove = false }: Props) {
  const { name, missing, sending } = useFormState();
  const names = ['btn', kind ?? ''].filter(Boolean).join(' ');
  return (
    <div className={wide ? 'submit wide' : 'submit'}>
      {!problemAbove && <Problem />}
      <button
        className={names}
        type="submit"
        disabled={sending || missing.length > 0}
        aria-describedby={`${name}-needed`}
      >
        {sending ? sendingLabel : label}
        {sending && <Icon name="clock" />}
      </button>
      <p id={`${name}-needed`} role="status">
        {missing.length > 0 && `Still needed: ${inWords(missing)}.`}
      </p>
    </div>
  );
}
