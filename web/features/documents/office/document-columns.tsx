import type { ChangeEvent } from 'react';
import { type OwnDocument, sizeInWords } from '../../../../contract/media/documents.ts';
import { documentAccept } from '../../../office/documents/send-document.ts';
import { FileButton } from '../../../office/file-button.tsx';
import { StatePill } from '../../../office/publishing/state-pill.tsx';
import type { Column } from '../../../office/table/office-table.tsx';
import { briefDate } from '../../../office/words/moment.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Link } from '../../../ui/links/link.tsx';
import { DocumentFile } from './document-file.tsx';

type Acts = {
  replace: (document: OwnDocument, event: ChangeEvent<HTMLInputElement>) => void;
  /** The ids of those whose new file is on its way. */
  replacing: ReadonlySet<number>;
  remove: (document: OwnDocument, button: HTMLElement) => void;
};

export const documentColumns = ({ replace, replacing, remove }: Acts): Column<OwnDocument>[] => [
  {
    key: 'title',
    label: 'Document',
    orders: ['A to Z', 'Z to A'],
    kind: 'words',
    cell: (document) => <DocumentName document={document} />,
  },
  {
    key: 'state',
    label: 'State',
    cell: ({ draft }) => <StatePill state={draft ? 'draft' : 'public'} />,
  },
  {
    key: 'author',
    label: 'Author',
    cell: ({ author }) => author ?? '–',
    isEmpty: ({ author }) => author === null,
  },
  {
    key: 'at',
    label: 'Date',
    orders: ['oldest first', 'newest first'],
    cell: ({ updatedAt }) => <time dateTime={updatedAt}>{briefDate(updatedAt)}</time>,
  },
  {
    key: 'downloads',
    label: 'Downloads',
    orders: ['fewest first', 'most first'],
    kind: 'number',
    cell: ({ downloads }) => downloads.toLocaleString('en'),
  },
  {
    key: 'file',
    label: 'File',
    kind: 'number',
    cell: (document) => (
      <span className="document-acts">
        <FileButton accept={documentAccept} onChange={(event) => replace(document, event)}>
          {replacing.has(document.id) ? 'Replacing…' : 'Replace'}
          <span className="vh"> {document.title}</span>
        </FileButton>
        <Link className="icon-btn" to={`/desk/documents/${document.id}`} aria-label={`Edit ${document.title}`}>
          <Icon name="edit" />
        </Link>
        <button
          type="button"
          className="icon-btn danger"
          aria-label={`Delete ${document.title}`}
          onClick={({ currentTarget }) => remove(document, currentTarget)}
        >
          <Icon name="trash" />
        </button>
      </span>
    ),
  },
];

const DocumentName = ({ document }: { document: OwnDocument }) => (
  <span className="document-name">
    <span className="document-kind" aria-hidden="true">
      {document.type.toUpperCase()}
    </span>
    <span>
      <DocumentFile document={document}>{document.title}</DocumentFile>
      <small>
        {document.topic} · {document.type.toUpperCase()}, {sizeInWords(document.bytes)}
        {document.pages.length > 0 && ` · on ${document.pages.join(', ')}`}
      </small>
    </span>
  </span>
);
