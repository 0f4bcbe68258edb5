import type { Desk } from '../../../contract/office/desk.ts';
import { SumBars } from '../../office/charts/sum-bars.tsx';
import { Link } from '../../ui/links/link.tsx';

/** What readers typed in vain: whoever writes could answer it. */
export function Missed({ missed }: Pick<Desk, 'missed'>) {
  return (
    <>
      {missed.length > 0 && (
        <SumBars
          label="Looked for, not found"
          heads={['Words', 'Times']}
          rows={missed.map(({ words, count }) => ({ key: words, words, count }))}
        />
      )}
      <p className="muted small">
        {missed.length > 0
          ? 'Words people typed that led to nothing. A story or a page could answer them.'
          : 'Nobody looked for anything in vain.'}{' '}
        <Link to="/desk/statistics">Statistics</Link>
      </p>
    </>
  );
}
