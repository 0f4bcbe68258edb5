import { Icon } from '../../ui/icons/icon.tsx';
import { copyText } from '../copy-text.ts';
import { showNotice } from '../notices/notices.ts';
import './link-line.css';

/** A preview link that was made just now, to be copied. */
export function LinkLine({ link }: { link: string }) {
  async function copy() {
    if (await copyText(link)) showNotice({ text: 'Link copied' });
    else showNotice({ bad: true, text: 'Your browser did not copy it. Mark the link and copy it by hand.' });
  }
  return (
    <p className="copy-link-line">
      <input readOnly aria-label="Preview link" value={link} />
      <button type="button" className="icon-btn" aria-label="Copy the preview link" onClick={copy}>
        <Icon name="cards" />
      </button>
    </p>
  );
}

export const openedWords = (count: number): string =>
  `Opened ${count === 0 ? 'by nobody yet' : count === 1 ? 'once' : `${count} times`}.`;
