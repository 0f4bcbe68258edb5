import { Problem } from '../../ui/form/fields/problem.tsx';
import { useFormState } from '../../ui/form/form-state.ts';

export function SendBackButtons({ stop }: { stop: () => void }) {
  const { missing, sending } = useFormState();
  return (
    <div className="row">
      <Problem />
      <button className="btn sm" type="submit" disabled={missing.length > 0} aria-disabled={sending || undefined}>
        {sending ? 'Sending…' : 'Send back with this word'}
      </button>
      <button className="btn line sm" type="button" disabled={sending} onClick={stop}>
        Cancel
      </button>
    </div>
  );
}
