import { type EnquiryKind, enquiryKindNames, enquiryKinds } from '../../../contract/enquiries/enquiries.ts';
import { listHref } from '../../office/table/list-request.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { Link } from '../../ui/links/link.tsx';
import { kindIcons } from './enquiry/enquiry-look.tsx';
import { type InboxRequest, inboxShape } from './inbox-shape.ts';

type Props = { fresh: Record<EnquiryKind, number>; request: InboxRequest };

/** What nobody has looked at yet, one tap away. */
export function FreshTiles({ fresh, request }: Props) {
  return (
    <ul className="fresh-tiles">
      {enquiryKinds.map((kind) => {
        const isShown = request.filters.kind === kind && request.filters.status === 'new';
        const noun = enquiryKindNames[kind].toLowerCase();
        return (
          <li key={kind}>
            <Link
              className={`is-${kind}`}
              to={listHref(request, inboxShape, { q: '', filters: { kind, status: 'new' } })}
              aria-current={isShown ? 'true' : undefined}
            >
              <Icon name={kindIcons[kind]} />
              <b>{fresh[kind].toLocaleString('en')}</b>
              <span>{`new ${fresh[kind] === 1 ? noun : `${noun}s`}`}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
