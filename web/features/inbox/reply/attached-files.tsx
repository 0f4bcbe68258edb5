import { sizeInWords } from '../../../../contract/media/documents.ts';
import { FieldError } from '../../../office/forms/field-error.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import type { Attached } from './reply-calls.ts';

type Props = { files: Attached[]; fault: string | undefined; onRemove: (key: string) => void };

/** What goes with the answer. */
export function AttachedFiles({ files, fault, onRemove }: Props) {
  if (files.length === 0 && !fault) return null;
  return (
    <div>
      <ul className="message-files is-own" aria-label="Files that go with it">
        {files.map((one) => (
          <li key={one.key}>
            <Icon name={/\.(jpe?g|png)$/i.test(one.name) ? 'picture' : 'document'} />
            <span>
              {one.name}
              <small>
                {sizeInWords(one.bytes)}
                {'document' in one && ', from Documents'}
              </small>
            </span>
            <button
              type="button"
              className="icon-btn"
              aria-label={`Take off ${one.name}`}
              onClick={() => onRemove(one.key)}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      {fault && <FieldError role="alert">{fault}</FieldError>}
    </div>
  );
}
