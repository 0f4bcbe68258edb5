import { useState } from 'react';
import type { OpenPreview } from '../../../contract/content/previews.ts';
import { longDate } from '../../ui/dates/dates.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import type { SaveResult } from '../forms/save-result.ts';
import { showNotice } from '../notices/notices.ts';
import { LinkLine, openedWords } from './link-line.tsx';
import './preview-link.css';

type Props = {
  /** The one that works now. */
  preview: OpenPreview;
  make: () => Promise<SaveResult<{ key: string }>>;
  end: () => Promise<SaveResult<unknown>>;
  /** Another one works now, or none. */
  onChange: () => unknown;
};

/** A link by which others see it without an account. It is shown once, since only its hash is stored. */
export function PreviewLink({ preview, make, end, onChange }: Props) {
  const [link, setLink] = useState('');

  async function makeOne() {
    const result = await make();
    if (result.kind !== 'saved') return showNotice({ bad: true, text: 'No link was made. Please try again.' });
    setLink(`${window.location.origin}/p?key=${result.thing.key}`);
    await onChange();
  }
  async function endIt() {
    const result = await end();
    if (result.kind !== 'saved') return showNotice({ bad: true, text: 'The link still works. Please try again.' });
    setLink('');
    showNotice({ text: 'The link shows nothing any more' });
    await onChange();
  }
  return (
    <div className="preview-part">
      {link && <LinkLine link={link} />}
      <p className="small muted">
        {preview
          ? `Opens without an account until ${longDate(preview.expiresAt)}. ${openedWords(preview.opened)}`
          : 'A link that opens without an account, for seven days. It shows what is kept here.'}
      </p>
      <p className="row">
        <button type="button" className="btn line sm" onClick={makeOne}>
          <Icon name="link" />
          {preview ? 'Make a new link' : 'Make a link'}
        </button>
        {preview && (
          <button type="button" className="btn line sm danger" onClick={endIt}>
            End it now
          </button>
        )}
      </p>
    </div>
  );
}
