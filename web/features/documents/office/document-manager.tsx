import { useMemo } from 'react';
import { useRevalidator } from 'react-router';
import type { DocumentState, OwnDocument } from '../../../../contract/media/documents.ts';
import type { ListPerson } from '../../../../contract/office/lists.ts';
import { OfficeHead } from '../../../office/frame/head.tsx';
import { isNarrowed, listHref } from '../../../office/table/list-request.ts';
import { OfficeList } from '../../../office/table/office-list.tsx';
import { FilterTabs } from '../../../office/table/tools/filter-tabs.tsx';
import { useSession } from '../../../session/session.tsx';
import { ButtonLink } from '../../../ui/links/button-link.tsx';
import { AddDocument } from './add-document.tsx';
import { type DocumentsRequest, shapeWith } from './document-shape.ts';
import { useDocumentActs } from './use-document-acts.tsx';

type Props = {
  docs: OwnDocument[];
  pages: number;
  total: number;
  topics: string[];
  authors: ListPerson[];
  heirs: ListPerson[];
  states: Record<DocumentState, number>;
  request: DocumentsRequest;
};

const nobody = { id: 0, role: 0 };
const none = { sentence: 'There are no documents yet.' };

/** All documents in one table: uploaded, replaced in place, published, sorted under topics, deleted. */
export function DocumentManager(props: Props) {
  const { docs, pages, total, topics, authors, heirs, states, request } = props;
  const user = useSession().user ?? nobody;
  const { revalidate } = useRevalidator();
  const shape = useMemo(() => shapeWith(topics, authors), [topics, authors]);
  const address = listHref(request, shape, { page: request.page });
  const list = useDocumentActs(docs, { topics, heirs, user, address });
  return (
    <>
      <OfficeHead
        title="Documents"
        note="Files that everybody can download, and drafts of them. A newer file takes the place of the old one and keeps its address."
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
            tabs={
              <FilterTabs
                request={request}
                shape={shape}
                name="state"
                counts={{ '': states.public + states.draft, ...states }}
              />
            }
            {...list}
          />
        )}
      </div>
    </>
  );
}
