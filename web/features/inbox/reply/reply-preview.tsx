import { useEffect, useRef, useState } from 'react';
import type { ReplyPreview as Letter } from '../../../../contract/enquiries/replies.ts';
import { reasonOf } from '../../../office/forms/reason.ts';
import type { SaveResult } from '../../../office/forms/save-result.ts';
import { showNotice } from '../../../office/notices/notices.ts';
import { Icon } from '../../../ui/icons/icon.tsx';

type Props = { text: string; preview: (text: string) => Promise<SaveResult<Letter>> };

/** The letter with its head and foot, as it will arrive. */
export function ReplyPreview({ text, preview }: Props) {
  const [letter, setLetter] = useState<Letter | null>(null);
  const shown = useRef(text);
  // What was written since is not in it.
  useEffect(() => {
    if (shown.current !== text) setLetter(null);
  }, [text]);

  async function show() {
    if (letter) return setLetter(null);
    const result = await preview(text);
    shown.current = text;
    if (result.kind === 'saved') setLetter(result.thing);
    else showNotice({ text: reasonOf(result), bad: true });
  }

  if (text.trim() === '') return null;
  return (
    <div className="reply-preview">
      <button type="button" className="inbox-act" aria-expanded={letter !== null} onClick={show}>
        <Icon name="eye" />
        {letter ? 'Close the preview' : 'Preview'}
      </button>
      {letter && (
        <section aria-label="Preview">
          <p className="small">
            <span className="muted">Subject</span> <b>{letter.subject}</b>
          </p>
          <p className="letter-words">{letter.text}</p>
        </section>
      )}
    </div>
  );
}
