import type { UnpublishedThing } from '../../../contract/content/publishing.ts';
import { shortDate, timeOfDay } from '../../ui/dates/dates.ts';
import { Link } from '../../ui/links/link.tsx';
import { PublishPill } from './publish-pill.tsx';
import { momentInWords } from './publish-values.ts';
import './unpublished-list.css';

type Props = {
  things: UnpublishedThing[];
  /** Events have a day of their own, which a draft may not know yet. */
  dated: boolean;
  /** An administrator sees what others have written, too. */
  ofAll: boolean;
  addressOf: (thing: UnpublishedThing) => string;
  /** How many more there are, and the way to them. */
  left: number;
  onMore: () => void;
};

/** Above a list that everybody reads: what of its kind is not public yet, for those who may change it. */
export function UnpublishedList({ things, dated, ofAll, addressOf, left, onMore }: Props) {
  return (
    <section className="wrap unpublished" aria-labelledby="unpublished">
      <header>
        <h2 id="unpublished" className="h4">
          Not public yet
        </h2>
        <p className="muted small">
          {ofAll ? 'Only their authors and administrators see these.' : 'Only you and the administrators see these.'}
        </p>
      </header>
      <ul>
        {things.map((thing) => (
          <li key={thing.id}>
            <div>
              <Link to={addressOf(thing)}>{thing.title}</Link>
              <p className="row muted small">
                <PublishPill draft={thing.draft} />
                {!thing.draft && <span>public from {momentInWords(thing.createdAt)}</span>}
                {dated && <span>{dayOf(thing.date)}</span>}
                {ofAll && thing.author && <span>by {thing.author}</span>}
              </p>
            </div>
            <Link className="btn line sm" to={`${addressOf(thing)}?edit`} aria-label={`Edit ${thing.title}`}>
              Edit
            </Link>
          </li>
        ))}
      </ul>
      {left > 0 && (
        <button className="btn line sm" type="button" onClick={onMore}>
          Show more ({left})
        </button>
      )}
    </section>
  );
}

/** takes place on 21 November 2026, 8:30 */
const dayOf = (date: string | null): string =>
  date ? `takes place on ${[shortDate(date), timeOfDay(date)].filter(Boolean).join(', ')}` : 'no date yet';
