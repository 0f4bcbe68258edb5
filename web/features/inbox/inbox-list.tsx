import type { EnquiryCard } from '../../../contract/enquiries.ts';
import type { EnquiryKind } from '../../../contract/enquiry-rules.ts';
import { OfficeHead } from '../../office/head.tsx';
import { moment } from '../../office/moment.ts';
import { OfficeList } from '../../office/table/office-list.tsx';
import type { Column } from '../../office/table/office-table.tsx';
import { RowLink } from '../../office/table/row-link.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { overdue } from './ages.ts';
import { KindMark, StatusPill } from './enquiry-look.tsx';
import { ExportButton } from './export-button.tsx';
import { FreshTiles } from './fresh-tiles.tsx';
import { type InboxRequest, inboxShapeFor, type Person } from './inbox-shape.ts';

type Props = {
  docs: EnquiryCard[];
  pages: number;
  total: number;
  fresh: Record<EnquiryKind, number>;
  people: Person[];
  userId: number;
  request: InboxRequest;
  now: Date;
  download: () => Promise<Blob | null>;
};

/** All that came in through the public forms. */
export function InboxList({ docs, pages, total, fresh, people, userId, request, now, download }: Props) {
  return (
    <>
      <OfficeHead title="Enquiries" note="Messages, applications and testimonials that came through the website.">
        <ExportButton total={total} download={download} />
        <ButtonLink to="/admin/applications" small>
          <Icon name="document" />
          Applications board
        </ButtonLink>
      </OfficeHead>
      <FreshTiles fresh={fresh} request={request} />
      <div className="inbox">
        <OfficeList
          label="Enquiries"
          nouns={['enquiry', 'enquiries']}
          shape={inboxShapeFor(people, userId)}
          request={request}
          search={{ label: 'Search enquiries', hint: 'Name, e-mail, phone or words' }}
          columns={columnsAt(now)}
          keyOf={({ id }) => id}
          rows={docs}
          total={total}
          pages={pages}
          empty={{ sentence: 'Nobody has written yet.', drawing: 2 }}
        />
      </div>
    </>
  );
}

const columnsAt = (now: Date): Column<EnquiryCard>[] => [
  { key: 'from', label: 'From', kind: 'words', cell: (card) => <From card={card} /> },
  { key: 'kind', label: 'Kind', cell: ({ kind }) => <KindMark kind={kind} /> },
  { key: 'extract', label: 'Message', kind: 'words', cell: ({ extract }) => <p className="extract">{extract}</p> },
  { key: 'status', label: 'Status', cell: (card) => <Status card={card} now={now} /> },
  { key: 'assignee', label: 'Assigned to', cell: ({ assignee }) => assignee?.name ?? '–' },
  {
    key: 'createdAt',
    label: 'Received',
    orders: ['oldest first', 'newest first'],
    cell: ({ createdAt }) => <time dateTime={createdAt}>{moment(createdAt)}</time>,
  },
];

function From({ card: { id, senderName, childName, classOf } }: { card: EnquiryCard }) {
  const about = childName ? `for ${childName}` : classOf ? `class of ${classOf}` : null;
  return (
    <span className="enquiry-from">
      <RowLink to={`/admin/enquiries/${id}`}>{senderName}</RowLink>
      {about && <small>{about}</small>}
    </span>
  );
}

function Status({ card, now }: { card: EnquiryCard; now: Date }) {
  const late = overdue(card, now);
  return (
    <span className="enquiry-status">
      <StatusPill status={card.status} />
      {late && <small className="late">waits {late}</small>}
    </span>
  );
}
