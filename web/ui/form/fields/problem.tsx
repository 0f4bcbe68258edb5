import { Icon } from '../../icons/icon.tsx';
import { useFormState } from '../form-state.ts';

/** What went wrong as a whole; it takes the focus when it comes. */
export function Problem({ untilEdited = false }: { untilEdited?: boolean }) {
  const { answer, fresh, sending } = useFormState();
  if (!answer || sending || (untilEdited && !fresh)) return null;
  return (
    <div className={answer.waits ? 'note' : 'note bad'} role="alert" tabIndex={-1} data-answer>
      <Icon name={answer.waits ? 'clock' : 'warning'} />
      <div>
        <b>{answer.message}</b>
        {answer.detail && <p>{answer.detail}</p>}
      </div>
    </div>
  );
}
