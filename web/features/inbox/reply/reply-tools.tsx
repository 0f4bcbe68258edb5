import { type ChangeEvent, useState } from 'react';
import { maxReplyBytes, maxReplyFiles, replyMessages } from '../../../../contract/enquiries/replies.ts';
import type { DocumentInfo } from '../../../../contract/media/documents.ts';
import { showNotice } from '../../../office/notices/notices.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import type { Attached } from './reply-calls.ts';
import { ReplyIcon } from './reply-icons.tsx';

const accept = '.pdf,.docx,.xlsx,.pptx,.odt,.ods,.odp,.jpg,.jpeg,.png';

type Props = {
  files: Attached[];
  documents: () => Promise<DocumentInfo[]>;
  onAttach: (files: Attached[]) => void;
  onList: () => void;
  /** Left out where there is nothing to quote. */
  onQuote: (() => void) | undefined;
};

/** What can be put into an answer, and sent with it. */
export function ReplyTools({ files, documents, onAttach, onList, onQuote }: Props) {
  const [choices, setChoices] = useState<DocumentInfo[] | null>(null);

  function attach(more: Attached[]) {
    const all = [...files, ...more];
    const fault =
      all.length > maxReplyFiles
        ? replyMessages.tooMany
        : all.reduce((sum, { bytes }) => sum + bytes, 0) > maxReplyBytes && replyMessages.tooLarge;
    if (fault) showNotice({ text: fault, bad: true });
    else onAttach(more);
  }

  function onFiles({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    attach(
      [...(currentTarget.files ?? [])].map((file) => ({
        ...{ key: `${file.name} ${file.size} ${file.lastModified}`, name: file.name, bytes: file.size, file },
      })),
    );
    // The same file can be chosen once more.
    currentTarget.value = '';
  }

  async function offer() {
    if (choices) return setChoices(null);
    const found = await documents().catch(() => null);
    if (!found) showNotice({ text: 'The documents did not arrive. Please try again.', bad: true });
    setChoices(found);
  }

  function choose(id: number) {
    const found = choices?.find((one) => one.id === id);
    if (!found || files.some((one) => 'document' in one && one.document === id)) return;
    attach([{ key: `document ${id}`, name: `${found.title}.${found.type}`, bytes: found.bytes, document: id }]);
    setChoices(null);
  }

  return (
    <>
      <div className="reply-tools">
        <button type="button" onClick={onList} aria-label="List" title="List">
          <ReplyIcon name="list" />
        </button>
        {onQuote && (
          <button type="button" onClick={onQuote} aria-label="Quote their words" title="Quote their words">
            <Icon name="quote" />
          </button>
        )}
        <label title="Attach a file">
          <ReplyIcon name="attach" />
          <span className="vh">Attach a file</span>
          <input className="vh" type="file" multiple accept={accept} onChange={onFiles} />
        </label>
        <button type="button" onClick={offer} aria-expanded={choices !== null} title="Attach one of your documents">
          <Icon name="document" />
          <span>From Documents</span>
        </button>
      </div>
      {choices && (
        <p className="reply-documents">
          <label>
            <span className="vh">A document to send</span>
            <select value="" onChange={({ currentTarget }) => choose(Number(currentTarget.value))}>
              <option value="">{choices.length > 0 ? 'Choose a document' : 'There are no documents yet'}</option>
              {choices.map(({ id, title, topic }) => (
                <option key={id} value={id}>
                  {title} ({topic})
                </option>
              ))}
            </select>
          </label>
        </p>
      )}
    </>
  );
}
