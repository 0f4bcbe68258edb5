import { authorRole } from '../../../../contract/people/roles.ts';
import { useSession } from '../../../session/session.tsx';
import { timeOfDay } from '../../../ui/dates/dates.ts';
import { Link } from '../../../ui/links/link.tsx';
import { HelpLink } from '../../help/help-link.tsx';
import { SearchSheetButton } from '../../search/search-sheet.tsx';
import { useEdit } from './edit-context.ts';
import './edit-head.css';

type Props = { title: string; above: { to: string; label: string } };

/** What is being written, where it belongs, and that it is safe on this device. */
export function EditHead({ title, above }: Props) {
  const { storedAt } = useEdit();
  const { user } = useSession();
  return (
    <header className="edit-head">
      <div>
        <p className="small">
          {user && user.role >= authorRole && (
            <>
              <Link to="/desk">Desk</Link> <span aria-hidden="true">/</span>{' '}
            </>
          )}
          <Link to={above.to}>{above.label}</Link>
        </p>
        <h1>{title}</h1>
      </div>
      <div className="row">
        <p className="muted small">
          {storedAt && `Saved as a draft on this device at ${timeOfDay(storedAt) ?? '0:00'}`}
        </p>
        <SearchSheetButton />
        {user && user.role >= authorRole && <HelpLink />}
      </div>
    </header>
  );
}
