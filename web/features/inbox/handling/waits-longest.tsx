import { useId } from 'react';
import type { WaitingLongest } from '../../../../contract/enquiries/enquiries.ts';
import { Link } from '../../../ui/links/link.tsx';
import { waitWords } from '../ages.ts';

type Props = { waiting: WaitingLongest; enquiryId: number; now: Date };

/** Whom to answer next, one tap away. */
export function WaitsLongest({ waiting: { total, docs }, enquiryId, now }: Props) {
  const title = useId();
  if (docs.length === 0) return null;
  return (
    <nav className="box" aria-labelledby={title}>
      <header>
        <h2 id={title}>Waits longest</h2>
        {total > docs.length && (
          <span className="muted small">
            {docs.length} of {total.toLocaleString('en')}
          </span>
        )}
      </header>
      <ul className="waits-longest">
        {docs.map(({ id, senderName, childName, waitingSince }) => (
          <li key={id}>
            <Link to={`/admin/enquiries/${id}`} aria-current={id === enquiryId ? 'page' : undefined}>
              <b>
                {senderName}
                {childName && `, for ${childName}`}
              </b>
              <small>
                waits {waitWords(waitingSince, now)}
                {id === enquiryId && ', this one'}
              </small>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
