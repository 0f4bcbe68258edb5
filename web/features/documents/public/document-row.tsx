import { type DocumentInfo, sizeInWords } from '../../../../contract/media/documents.ts';
import { shortDate } from '../../../ui/dates/dates.ts';

/** More than this is better fetched where data costs nothing. */
const heavyBytes = 1_000_000;

type Props = { document: DocumentInfo; address: string };

/** One document, with what it weighs before it is tapped. */
export const DocumentRow = ({ document: { title, type, bytes, updatedAt }, address }: Props) => (
  <li>
    <span className={type === 'pdf' ? 'documents-leaf' : 'documents-leaf office'} aria-hidden="true">
      {type.toUpperCase()}
    </span>
    <div>
      <h3>
        <a href={address} download>
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
);
