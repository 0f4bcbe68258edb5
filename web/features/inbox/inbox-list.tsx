import type { EnquiryCard, EnquiryKind, QueuedMail } from '../../../contract/enquiries/enquiries.ts';
import type { SaveResult } from '../../office/forms/save-result.ts';
import { OfficeHead } from '../../office/frame/head.tsx';
import { listHref } from '../../office/table/list-request.ts';
import { OfficeList } from '../../office/table/office-list.tsx';
import type { Column } from '../../office/table/office-table.tsx';
import { RowLink } from '../../office/table/row-link.tsx';
import { ExportButton } from '../../office/tools/export-button.tsx';
import { moment } from '../../office/words/moment.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { ButtonLink } from '../../ui/links/button-link.tsx';
import { Link } from '../../ui/links/link.tsx';
import { isSnoozed, overdue, waitWords } from './ages.ts';
import { KindMark, StatusPill } from './enquiry/enquiry-look.tsx';
import { EnquiryMails } from './enquiry/enquiry-mails.tsx';
import { FreshTiles } from './fresh-tiles.tsx';
import { type InboxRequest, inboxShape, inboxShapeFor, type Person } from './inbox-shape.ts';
import { NotSpam, type TakeBack } from './not-spam.tsx';
import { useInboxChoice } from './several/use-inbox-choice.tsx';

type Props = {
  docs: EnquiryCard[];
  pages: number;
  total: number;
  fresh: Record<EnquiryKind, number>;
  people: Person[];
  userId: number;
  request: InboxRequest;
  now: Date;
  aside: number;
  snoozed: number;
  otherMails: QueuedMail[];
  download: () => Promise<Blob | null>;
  takeBack: TakeBack;
  resend: (mailId: number) => Promise<SaveResult<QueuedMail>>;
  refresh: () => Promise<void>;
};

/** All that came in through the public forms. */
export function InboxList({ docs, pages, total, fresh, people, userId, request, now, ...props }: Props) {
  const { aside, snoozed, otherMails, download, takeBack, resend, refresh } = props;
  const shape = inboxShapeFor(people, userId);
  const several = useInboxChoice(docs, people, listHref(request, shape, { page: request.page }));
  return (
    <>
      <OfficeHead title="Enquiries" note="Messages, applications and testimonials that came through the website.">
        <ExportButton name="enquiries" total={total} download={download} />
        <ButtonLink to="/admin/applications" small>
          <Icon name="document" />
          Applications board
        </ButtonLink>
      </OfficeHead>
      <FreshTiles fresh={fresh} request={request} />
      {snoozed > 0 && request.filters.show !== 'snoozed' && (
        <p className="aside-line">
          <Link to={listHref(request, inboxShape, { q: '', filters: { show: 'snoozed' } })}>
            {snoozed.toLocaleString('en')} snoozed
          </Link>
          . Each comes back by itself on its day.
        </p>
      )}
      {aside > 0 && request.filters.show !== 'aside' && (
        <p className="aside-line">
          <Link to={listHref(request, inboxShape, { q: '', filters: { show: 'aside' } })}>
            {aside.toLocaleString('en')} set aside as possible spam
          </Link>
          . Nobody was told by mail.
        </p>
      )}
      <div className="inbox">
        <OfficeList
          label="Enquiries"
          nouns={['enquiry', 'enquiries']}
          shape={shape}
          request={request}
          search={{ label: 'Search enquiries', hint: 'Name, e-mail, phone, code or words' }}
          columns={columnsAt(now, takeBack)}
          keyOf={({ id }) => id}
          rows={docs}
          total={total}
          pages={pages}
          empty={{ sentence: 'Nobody has written yet.', drawing: 2 }}
          {...several}
        />
      </div>
      {otherMails.length > 0 && (
        <EnquiryMails title="Other mails that failed" mails={otherMails} resend={resend} refresh={refresh} />
      )}
    </>
  );
}

const columnsAt = (now: Date, takeBack: TakeBack): Column<EnquiryCard>[] => [
  { key: 'from', label: 'From', kind: 'words', cell: (card) => <From card={card} /> },
  { key: 'kind', label: 'Kind', cell: ({ kind }) => <KindMark kind={kind} /> },
  {
    key: 'extract',
    label: 'Message',
    kind: 'words',
    cell: ({ extract }) => <p className="inbox-extract">{extract}</p>,
  },
  { key: 'status', label: 'Status', cell: (card) => <Status card={card} takeBack={takeBack} /> },
  {
    key: 'waitingSince',
    label: 'Waiting',
    orders: ['longest first', 'shortest first'],
    cell: (card) => <Waiting card={card} now={now} />,
  },
  { key: 'assignee', label: 'Assigned to', cell: ({ assignee }) => assignee?.name ?? '–' },
  {
    key: 'createdAt',
    label: 'Received',
    orders: ['oldest first', 'newest first'],
    cell: ({ createdAt }) => <time dateTime={createdAt}>{moment(createdAt)}</time>,
  },
];

function From({ card: { id, receipt, senderName, childName, classOf } }: { card: EnquiryCard }) {
  const about = childName ? `for ${childName}` : classOf ? `class of ${classOf}` : null;
  return (
    <span className="enquiry-from">
      <RowLink to={`/admin/enquiries/${id}`}>{senderName}</RowLink>
      {about && <small>{about}</small>}
      <small className="receipt-code">{receipt}</small>
    </span>
  );
}

function Status({ card, takeBack }: { card: EnquiryCard; takeBack: TakeBack }) {
  if (card.suspicion !== null) {
    return (
      <span className="enquiry-status">
        <small className="doubt">{card.suspicion}</small>
        <NotSpam enquiry={card} takeBack={takeBack} />
      </span>
    );
  }
  return (
    <span className="enquiry-status">
      <StatusPill status={card.status} />
    </span>
  );
}

function Waiting({ card, now }: { card: EnquiryCard; now: Date }) {
  const { waitingSince, snoozedUntil } = card;
  if (snoozedUntil && isSnoozed(card, now)) return <span className="snoozed-words">until {moment(snoozedUntil)}</span>;
  if (!waitingSince) return '–';
  return (
    <span className="enquiry-status">
      <span className={overdue(card, now) ? 'waits' : undefined}>{waitWords(waitingSince, now)}</span>
      {snoozedUntil && <small>back, {moment(snoozedUntil)}</small>}
    </span>
  );
}
