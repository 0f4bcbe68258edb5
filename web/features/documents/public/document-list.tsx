import { type DocumentInfo, documentAddress } from '../../../../contract/media/documents.ts';
import { slugOf } from '../../../../contract/pages/page-tree.ts';
import styles from './document-list.css?url';
import { DocumentRow } from './document-row.tsx';

type Props = { docs: DocumentInfo[]; q: string };

/** All documents by topic, each with what it weighs before it is tapped. */
export function DocumentList({ docs, q }: Props) {
  const topics = [...Map.groupBy(docs, ({ topic }) => topic)];
  return (
    <div className="wrap documents">
      <link rel="stylesheet" href={styles} precedence="default" />
      <search>
        <form className="documents-find" action="/documents">
          <label htmlFor="documents-q">Find a document</label>
          <p className="row">
            <input id="documents-q" type="search" name="q" defaultValue={q} maxLength={100} />
            <button type="submit" className="btn sm">
              Search
            </button>
          </p>
        </form>
      </search>
      {topics.length > 1 && (
        <nav className="chips" aria-label="Topics">
          {topics.map(([topic, list]) => (
            <a key={topic} href={`#${idOf(topic)}`}>
              {topic} {list.length}
            </a>
          ))}
        </nav>
      )}
      {docs.length === 0 && (
        <p role="status">
          {q ? `No document has the words “${q}”.` : 'There are no documents at the moment.'}
          {q && (
            <>
              {' '}
              <a href="/documents">Show all</a>
            </>
          )}
        </p>
      )}
      {topics.map(([topic, list]) => (
        <section key={topic} className="documents-topic" id={idOf(topic)} aria-labelledby={`${idOf(topic)}-title`}>
          <h2 id={`${idOf(topic)}-title`}>{topic}</h2>
          <ul>
            {list.map((document) => (
              <DocumentRow key={document.id} document={document} address={documentAddress(document.id)} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const idOf = (topic: string) => slugOf(topic) || 'other';
