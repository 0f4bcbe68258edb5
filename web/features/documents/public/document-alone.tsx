import type { DocumentInfo } from '../../../../contract/media/documents.ts';
import styles from './document-list.css?url';
import { DocumentRow } from './document-row.tsx';

type Props = { document: DocumentInfo; address: string };

/** One document as the list of readers will show it. */
export const DocumentAlone = ({ document, address }: Props) => (
  <div className="wrap documents">
    <link rel="stylesheet" href={styles} precedence="default" />
    <section className="documents-topic" aria-labelledby="document-topic">
      <h2 id="document-topic">{document.topic}</h2>
      <ul>
        <DocumentRow document={document} address={address} />
      </ul>
    </section>
  </div>
);
