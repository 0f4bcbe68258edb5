import { sizeInWords } from '../../../contract/media/documents.ts';
import type { SearchCounts, SearchDoc, SearchKind } from '../../../contract/site/search.ts';
import { shortDate } from '../../ui/dates/dates.ts';
import { Link } from '../../ui/links/link.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { kindNames } from './kind-names.ts';
import { Snippet } from './snippet.tsx';

type Group = { name: string; kinds: SearchKind[] };
const groups: Group[] = [
  { name: 'Pages', kinds: ['page'] },
  { name: 'Stories', kinds: ['news', 'blog', 'event', 'gallery'] },
  { name: 'People', kinds: ['profile', 'alumnus'] },
];

type Props = { docs: SearchDoc[]; counts: SearchCounts | undefined };

/** What belongs together stands together; the group of the best result comes first, the others in their order. */
export function SearchResults({ docs, counts = {} }: Props) {
  const hasBest = ({ kinds }: Group) => docs.slice(0, 1).some(({ kind }) => kinds.includes(kind));
  const shown = groups
    .filter(({ kinds }) => docs.some(({ kind }) => kinds.includes(kind)))
    .sort((one, other) => Number(hasBest(other)) - Number(hasBest(one)));
  return (
    <div className="search-hits">
      {shown.map(({ name, kinds }) => (
        <section key={name} aria-labelledby={`found-${name}`}>
          <h2 id={`found-${name}`}>
            {name} <span>{kinds.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0)}</span>
          </h2>
          <ol>
            {docs
              .filter(({ kind }) => kinds.includes(kind))
              .map((doc) => (
                <Result key={`${doc.kind} ${doc.id}`} doc={doc} />
              ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

function Result({ doc }: { doc: SearchDoc }) {
  const { kind, title, url, snippet, date, picture, position, file } = doc;
  const isPerson = kind === 'profile' || kind === 'alumnus';
  return (
    <li className={['result', url.startsWith('/alum') && 'alumni', picture && 'pictured'].filter(Boolean).join(' ')}>
      {picture && (
        <Picture picture={{ ...picture, alt: '' }} sizes="4.5rem" {...(isPerson && { className: 'search-face' })} />
      )}
      <h3>
        <Link to={url}>{title}</Link>
      </h3>
      {snippet.length > 0 && (
        <p className="snippet">
          <Snippet pieces={snippet} />
        </p>
      )}
      <p className="path">
        <span className="tag">{kindNames[kind].one}</span>
        {position && <span>{position}</span>}
        {file && <span>{`${file.type.toUpperCase()}, ${sizeInWords(file.bytes)}`}</span>}
        {kind === 'page' && !file && <span>{url}</span>}
        {date && <time dateTime={date}>{shortDate(date)}</time>}
      </p>
    </li>
  );
}
