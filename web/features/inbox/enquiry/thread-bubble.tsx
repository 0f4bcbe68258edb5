import type { ReactNode } from 'react';
import type { ThreadFile } from '../../../../contract/enquiries/replies.ts';
import { sizeInWords } from '../../../../contract/media/documents.ts';
import { showNotice } from '../../../office/notices/notices.ts';
import { Icon } from '../../../ui/icons/icon.tsx';

type Props = {
  name: string;
  initials: string;
  at: ReactNode;
  look: 'them' | 'us' | 'note';
  pill?: [look: string, words: string];
  text?: string;
  quoted?: string;
  files?: ThreadFile[];
  download?: (fileId: number, name: string) => Promise<boolean>;
  /** What stands in place of the text, or below it. */
  children?: ReactNode;
};

/** One thing that somebody said. What came by mail is text, whatever it looks like. */
export function Bubble({ name, initials, at, look, pill, text, quoted, files = [], download, children }: Props) {
  return (
    <li className={`thread-said is-${look}`}>
      <span className="thread-initials" aria-hidden="true">
        {initials}
      </span>
      <article>
        <header>
          <b>{name}</b>
          <span className="muted">{at}</span>
          {pill && <span className={`pill ${pill[0]}`}>{pill[1]}</span>}
        </header>
        {text !== undefined && <p className="thread-words">{text}</p>}
        {quoted && (
          <details className="thread-quoted">
            <summary>Show what was quoted</summary>
            <p>{quoted}</p>
          </details>
        )}
        {files.length > 0 && (
          <ul className="message-files" aria-label={`Files of ${name}`}>
            {files.map((file) => (
              <li key={file.id}>
                <button type="button" onClick={() => save(file, download)}>
                  <Icon name={/\.(jpe?g|png)$/i.test(file.name) ? 'picture' : 'document'} />
                  <span>
                    {file.name}
                    <small>{sizeInWords(file.bytes)}</small>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
        {children}
      </article>
    </li>
  );
}

async function save({ id, name }: ThreadFile, download: Props['download']) {
  if (await download?.(id, name)) return;
  showNotice({ text: 'The file did not arrive. Please try again.', bad: true });
}
