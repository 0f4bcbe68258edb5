import { useMemo } from 'react';
import type { z } from 'zod';
import type { redirectList } from '../../../contract/pages/redirects.ts';
import { OfficeHead } from '../../office/frame/head.tsx';
import type { ListRequest } from '../../office/table/list-shape.ts';
import { OfficeList } from '../../office/table/office-list.tsx';
import type { Column } from '../../office/table/office-table.tsx';
import { RowLink } from '../../office/table/row-link.tsx';
import { briefDate } from '../../office/words/moment.ts';
import type { Redirect } from './redirect-calls.ts';
import { redirectCauses } from './redirect-causes.ts';
import { RedirectForm } from './redirect-form.tsx';
import { redirectListShape } from './redirect-list-shape.ts';
import './redirects.css';

export type Removable = Pick<Redirect, 'id' | 'from' | 'to'>;
type Props = z.infer<typeof redirectList> & {
  request: ListRequest;
  remove: (redirect: Removable) => Promise<void>;
  reload: () => Promise<void>;
};

/** All addresses that lead elsewhere, with what made them and when they were last used. */
export function RedirectList({ docs, pages, total, request, remove, reload }: Props) {
  const columns = useMemo(() => columnsWith(remove), [remove]);
  return (
    <>
      <OfficeHead
        title="Redirects"
        note="Old addresses and where they lead. Moving a page makes them by itself."
        back={{ to: '/admin/site', label: 'Site structure' }}
      />
      <RedirectForm onDone={reload} />
      <OfficeList
        label="Redirects"
        nouns={['redirect', 'redirects']}
        shape={redirectListShape}
        request={request}
        search={{ label: 'Search redirects', hint: 'A part of either address' }}
        columns={columns}
        keyOf={({ from }) => from}
        rows={docs}
        total={total}
        pages={pages}
        empty={{ sentence: 'No address leads elsewhere.', drawing: 5 }}
      />
    </>
  );
}

const columnsWith = (remove: Props['remove']): Column<Redirect>[] => [
  {
    key: 'from',
    label: 'Old address',
    kind: 'words',
    cell: ({ id, from }) => <RowLink to={`/admin/redirects/${id}`}>{from}</RowLink>,
  },
  {
    key: 'to',
    label: 'Leads to',
    kind: 'words',
    cell: ({ to, dead }) => (
      <>
        {to} {dead && <span className="pill">Readers find nothing there</span>}
      </>
    ),
  },
  { key: 'cause', label: 'Why', cell: ({ cause }) => <span className="pill">{redirectCauses[cause]}</span> },
  {
    key: 'createdAt',
    label: 'Since',
    cell: ({ createdAt, by }) => `${briefDate(createdAt)}${by ? `, ${by}` : ''}`,
  },
  { key: 'lastUsed', label: 'Last used', cell: ({ lastUsed }) => (lastUsed ? briefDate(lastUsed) : 'Never') },
  {
    key: 'remove',
    label: 'Remove',
    kind: 'number',
    cell: (redirect) => (
      <button type="button" className="btn line sm" onClick={() => remove(redirect)}>
        Remove<span className="vh"> {redirect.from}</span>
      </button>
    ),
  },
];
