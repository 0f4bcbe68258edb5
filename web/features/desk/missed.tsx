import type { Desk } from '../../../contract/office/desk.ts';
import { Link } from '../../ui/links/link.tsx';

/** What readers typed in vain: whoever writes could answer it. */
export function Missed({ missed }: Pick<Desk, 'missed'>) {
  return (
    <>
      {missed.length > 0 && (
        <ul className="desk-list">
          {missed.map(({ words, count }) => (
            <li key={words}>
              <b>{words}</b>
              <small>{count} times</small>
            </li>
          ))}
        </ul>
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
