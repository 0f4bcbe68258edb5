import { useState } from 'react';
import type { SaveResult } from '../forms/save-result.ts';
import { showNotice } from '../notices/notices.ts';

type Options = {
  /** Where its key opens something. */
  path: string;
  make: () => Promise<SaveResult<{ key: string }>>;
  end: () => Promise<SaveResult<unknown>>;
  /** Another one works now, or none. */
  onChange: () => unknown;
};

export const noLinkMade = { bad: true, text: 'No link was made. Please try again.' };

/** What is wrong with what it would show. */
const refusalOf = ({ fields, message }: { fields: Record<string, string>; message: string }) =>
  `No link was made. ${Object.values(fields)[0] ?? message}`;

/** A link by which others see something without an account. It is known once, since only its hash is stored. */
export function usePreviewLink({ path, make, end, onChange }: Options) {
  const [link, setLink] = useState('');

  /** Whether there is one now. */
  async function makeLink(): Promise<boolean> {
    const result = await make();
    if (result.kind !== 'saved') {
      showNotice(result.kind === 'refused' ? { bad: true, text: refusalOf(result) } : noLinkMade);
      return false;
    }
    setLink(`${window.location.origin}${path}?key=${result.thing.key}`);
    await onChange();
    return true;
  }
  async function endLink() {
    const result = await end();
    if (result.kind !== 'saved') return showNotice({ bad: true, text: 'The link still works. Please try again.' });
    setLink('');
    showNotice({ text: 'The link shows nothing any more' });
    await onChange();
  }
  return { link, makeLink, endLink };
}
