import { type DocumentInfo, documentAddress, sizeInWords } from '../../../../contract/media/documents.ts';
import { slugOf } from '../../../../contract/pages/page-tree.ts';
import { shortDate } from '../../../ui/dates/dates.ts';
import styles from './document-list.css?url';

type Props = { docs: DocumentInfo[]; q: string };

/** More than this is better fetched where data costs nothing. */
const heavyBytes = 1_000_000;

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
            {list.map(({ id, title, type, bytes, updatedAt }) => (
              <li key={id}>
                <span className={type === 'pdf' ? 'documents-leaf' : 'documents-leaf office'} aria-hidden="true">
                  {type.toUpperCase()}
                </span>
                <div>
                  <h3>
                    <a href={documentAddress(id)} download>
                      {title}
                    </a>
                  </h3>
                  <p>
                    {type.toUpperCase()}, {shortDate(updatedAt)}
                  </p>
                </div>
                <p className={bytes > heavyBytes ? 'documents-weight heavy' : 'documents-weight'}>
                  {sizeInWords(bytes)}
                  {bytes > heavyBytes && <small>Better on Wi-Fi</small>}
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const idOf = (topic: string) => slugOf(topic) || 'other';
