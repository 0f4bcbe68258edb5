import type { SearchDoc } from '../../../contract/search.ts';
import { shortDate } from '../../ui/dates/dates.ts';
import { Link } from '../../ui/links/link.tsx';
import { kindNames } from './kind-names.ts';

export function SearchResults({ docs }: { docs: SearchDoc[] }) {
  return (
    <ol className="results">
      {docs.map((doc) => (
        <li key={doc.url} className={doc.url.startsWith('/alum') ? 'result alumni' : 'result'}>
          <p className="meta">
            <span className="tag">{kindNames[doc.kind].one}</span>
            {doc.date && <time dateTime={doc.date}>{shortDate(doc.date)}</time>}
          </p>
          <h3>
            <Link to={doc.url}>{doc.title}</Link>
          </h3>
          {doc.snippet.length > 0 && (
            <p className="snippet">
              <Snippet pieces={doc.snippet} />
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

function Snippet({ pieces }: { pieces: SearchDoc['snippet'] }) {
  let place = 0;
  return pieces.map(({ text, hit }) => {
    const key = place;
    place += text.length;
    return hit ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
  });
}
