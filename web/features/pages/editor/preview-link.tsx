import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { PageContent } from '../../../../contract/page-content.ts';
import { Box } from '../../../office/boxes/box.tsx';
import { showNotice } from '../../../office/notices/notices.ts';
import { longDate } from '../../../ui/dates/dates.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { pageEditorCalls } from './page-editor-calls.ts';

type Props = { id: string; preview: PageContent['preview'] };

/** A link by which others see the page as it is kept. It is shown once, since only its hash is stored. */
export function PreviewLink({ id, preview }: Props) {
  const [link, setLink] = useState('');
  const { revalidate } = useRevalidator();

  async function make() {
    const result = await pageEditorCalls.makePreview(id);
    if (result.kind !== 'saved') return showNotice({ bad: true, text: 'No link was made. Please try again.' });
    setLink(`${window.location.origin}/p?key=${result.thing.key}`);
    await revalidate();
  }
  async function end() {
    await pageEditorCalls.endPreview(id);
    setLink('');
    showNotice({ text: 'The link shows nothing any more' });
    await revalidate();
  }
  async function copy() {
    await navigator.clipboard.writeText(link).then(
      () => showNotice({ text: 'Link copied' }),
      () => showNotice({ bad: true, text: 'Your browser did not copy it. Mark the link and copy it by hand.' }),
    );
  }
  return (
    <Box title="Show somebody">
      {link && (
        <p className="copy-link-line">
          <input readOnly aria-label="Preview link" value={link} />
          <button type="button" className="icon-btn" aria-label="Copy the preview link" onClick={copy}>
            <Icon name="cards" />
          </button>
        </p>
      )}
      <p className="small muted">
        {preview
          ? `Opens without an account until ${longDate(preview.expiresAt)}. Opened ${times(preview.opened)}.`
          : 'A link that opens without an account, for seven days. It shows what is kept here.'}
      </p>
      <p className="row">
        <button type="button" className="btn line sm" onClick={make}>
          <Icon name="link" />
          {preview ? 'Make a new link' : 'Make a link'}
        </button>
        {preview && (
          <button type="button" className="btn line sm danger" onClick={end}>
            End it now
          </button>
        )}
      </p>
    </Box>
  );
}

const times = (count: number) => (count === 0 ? 'by nobody yet' : count === 1 ? 'once' : `${count} times`);
