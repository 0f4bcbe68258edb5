import { useMemo } from 'react';
import { useRevalidator } from 'react-router';
import type { OwnDocument } from '../../../../contract/media/documents.ts';
import { OfficeHead } from '../../../office/frame/head.tsx';
import { isNarrowed, listHref } from '../../../office/table/list-request.ts';
import { OfficeList } from '../../../office/table/office-list.tsx';
import { ButtonLink } from '../../../ui/links/button-link.tsx';
import { AddDocument } from './add-document.tsx';
import { type DocumentsRequest, shapeWith } from './document-shape.ts';
import { useDocumentActs } from './use-document-acts.tsx';

type Author = { id: number; name: string };
type Props = {
  docs: OwnDocument[];
  pages: number;
  total: number;
  topics: string[];
  authors: Author[];
  request: DocumentsRequest;
};

const none = { sentence: 'There are no documents yet.' };

/** All documents in one table: uploaded, replaced in place, sorted under topics, deleted. */
export function DocumentManager({ docs, pages, total, topics, authors, request }: Props) {
  const { revalidate } = useRevalidator();
  const shape = useMemo(() => shapeWith(topics, authors), [topics, authors]);
  const list = useDocumentActs(docs, topics, listHref(request, shape, { page: request.page }));
  return (
    <>
      <OfficeHead
        title="Documents"
        note="Files that everybody can download. A newer file takes the place of the old one and keeps its address."
      >
        <ButtonLink to="/documents" kind="line" small>
          View the page
        </ButtonLink>
      </OfficeHead>
      <div className="document-manager">
        <AddDocument topics={topics} onDone={revalidate} />
        {total === 0 && !isNarrowed(request) ? (
          <p className="box-none">{none.sentence}</p>
        ) : (
          <OfficeList
            label="Documents"
            nouns={['document', 'documents']}
            shape={shape}
            request={request}
            search={{ label: 'Search documents', hint: 'Words of the title' }}
            keyOf={({ id }) => id}
            rows={docs}
            total={total}
            pages={pages}
            empty={none}
            {...list}
          />
        )}
      </div>
    </>
  );
}
