import { useMemo } from 'react';
import type { TrashEntry } from '../../../contract/common/history.ts';
import { adminRole } from '../../../contract/people/roles.ts';
import { OfficeHead } from '../../office/frame/head.tsx';
import type { ListRequest } from '../../office/table/list-shape.ts';
import { OfficeList } from '../../office/table/office-list.tsx';
import type { Column } from '../../office/table/office-table.tsx';
import { contentTypeName } from '../../office/words/content-types.ts';
import { briefDate, moment } from '../../office/words/moment.ts';
import { type Restore, RestoreButton } from './restore-button.tsx';
import { trashListShape, writersTrashShape } from './trash-list-shape.ts';

type Props = { docs: TrashEntry[]; pages: number; total: number; request: ListRequest; role: number; restore: Restore };

export function TrashList({ docs, pages, total, request, role, restore }: Props) {
  const isAll = role >= adminRole;
  const columns = useMemo(() => columnsWith(restore), [restore]);
  return (
    <>
      <OfficeHead title="Trash" note={isAll ? noteForAll : noteForWriters} />
      <OfficeList
        label="Trash"
        nouns={['deleted thing', 'deleted things']}
        shape={isAll ? trashListShape : writersTrashShape}
        request={request}
        search={{ label: 'Search the trash', hint: 'A part of the title' }}
        columns={columns}
        keyOf={({ kind, itemId }) => `${kind}-${itemId}`}
        rows={docs}
        total={total}
        pages={pages}
        empty={{ sentence: 'The trash is empty.', drawing: 2 }}
      />
    </>
  );
}

const noteForAll =
  'What was deleted can be brought back, at its old address, until the day shown. Then it is gone for good.';
const noteForWriters =
  'What you have deleted, and what was yours, can be brought back until the day shown. What an administrator deleted, ask them for.';

const titleColumns: Column<TrashEntry>[] = [
  { key: 'title', label: 'Title', kind: 'words', cell: ({ title }) => <b>{title}</b> },
  { key: 'kind', label: 'Kind', cell: ({ kind }) => <span className="pill">{contentTypeName(kind)}</span> },
];
const whoColumn: Column<TrashEntry> = {
  key: 'who',
  label: 'Deleted by',
  kind: 'words',
  cell: ({ deletedBy }) => deletedBy ?? 'Somebody who has left',
};

const columnsWith = (restore: Restore): Column<TrashEntry>[] => [
  ...titleColumns,
  whoColumn,
  {
    key: 'when',
    label: 'Deleted',
    cell: ({ deletedAt }) => <time dateTime={deletedAt}>{moment(deletedAt)}</time>,
  },
  { key: 'until', label: 'Kept until', cell: ({ expiresAt }) => <ExpiryDay expiresAt={expiresAt} /> },
  {
    key: 'restore',
    label: 'Bring back',
    kind: 'number',
    cell: (entry) => (entry.mayRestore ? <RestoreButton entry={entry} restore={restore} /> : 'By an administrator'),
  },
];

const hurryMs = 3 * 24 * 60 * 60 * 1000;

/** The last days are said louder. */
function ExpiryDay({ expiresAt }: { expiresAt: string }) {
  const soon = Date.parse(expiresAt) - Date.now() < hurryMs;
  return (
    <time className={soon ? 'pill no' : undefined} dateTime={expiresAt}>
      {briefDate(expiresAt)}
    </time>
  );
}
