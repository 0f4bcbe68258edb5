import type { HeldData } from '../../../contract/people/privacy.ts';
import { contentAddress } from '../../office/words/content-types.ts';
import { Link } from '../../ui/links/link.tsx';

/** What no erasure changes: people do, where it is. */
export function UntouchedList({ things }: { things: HeldData['untouched'] }) {
  return (
    <section className="ask">
      <h3>Stands here too, and stays</h3>
      <p className="muted small">Change these yourself if they should not name the person.</p>
      <ul className="untouched">
        {things.map(({ label, kind, itemId }) => {
          const to = kind && itemId ? contentAddress(kind, itemId) : undefined;
          return (
            <li key={`${label} ${itemId}`}>
              {to ? (
                <Link to={to} target="_blank" aria-label={`${label}, opens in a new window`}>
                  {label}
                </Link>
              ) : (
                label
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
