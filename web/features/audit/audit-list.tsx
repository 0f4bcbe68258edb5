import type { AuditEntry } from '../../../contract/common/history.ts';
import { OfficeHead } from '../../office/frame/head.tsx';
import type { ListRequest } from '../../office/table/list-shape.ts';
import { OfficeList } from '../../office/table/office-list.tsx';
import type { Column } from '../../office/table/office-table.tsx';
import { RowLink } from '../../office/table/row-link.tsx';
import { contentTypeName } from '../../office/words/content-types.ts';
import { moment } from '../../office/words/moment.ts';
import { Link } from '../../ui/links/link.tsx';
import { auditEventAddress } from './audit-event-address.ts';
import { auditListShape, type Person } from './audit-list-shape.ts';

type Props = { docs: AuditEntry[]; pages: number; total: number; request: ListRequest; people: Person[] };

export function AuditList({ docs, pages, total, request, people }: Props) {
  return (
    <>
      <OfficeHead
        title="Audit log"
        note="Who did what, when, and to what. Nobody can change it; only names go when a person is erased."
      />
      <OfficeList
        label="Audit log"
        nouns={['entry', 'entries']}
        shape={auditListShape(people)}
        request={request}
        search={{ label: 'Search the log', hint: 'A title, a person, a detail' }}
        columns={columns}
        keyOf={({ id }) => id}
        rows={docs}
        total={total}
        pages={pages}
        empty={{ sentence: 'Nothing has been done yet.', drawing: 4 }}
      />
    </>
  );
}

const columns: Column<AuditEntry>[] = [
  { key: 'what', label: 'What', kind: 'words', cell: (entry) => <What entry={entry} /> },
  { key: 'kind', label: 'Kind', cell: ({ kind }) => contentTypeName(kind) },
  {
    key: 'action',
    label: 'Done',
    cell: ({ action }) => <span className={`pill ${looks[action] ?? ''}`}>{action}</span>,
  },
  { key: 'who', label: 'Who', kind: 'words', cell: (entry) => <Who entry={entry} /> },
  { key: 'when', label: 'When', cell: ({ at }) => <time dateTime={at}>{moment(at)}</time> },
];

const looks: Record<string, string> = {
  added: 'ok',
  approved: 'ok',
  published: 'ok',
  uploaded: 'ok',
  deleted: 'no',
  erased: 'no',
  refused: 'no',
  removed: 'no',
  withdrawn: 'no',
  restored: 'info',
};

function What({ entry }: { entry: AuditEntry }) {
  const to = auditEventAddress(entry);
  return (
    <span className="audit-what">
      {to ? <RowLink to={to}>{entry.title}</RowLink> : <b>{entry.title}</b>}
      {entry.detail && <small>{entry.detail}</small>}
    </span>
  );
}

/** The program itself has no account, and whoever has left has none any more. */
function Who({ entry: { actor, actorId } }: { entry: AuditEntry }) {
  return actorId === null ? actor : <Link to={`/admin/users/${actorId}`}>{actor}</Link>;
}
