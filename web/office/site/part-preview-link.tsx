import type { MouseEvent } from 'react';
import { useRevalidator } from 'react-router';
import type { PreviewPart } from '../../../contract/site/site-links.ts';
import type { SitePartView } from '../../../contract/site/site-parts.ts';
import { longDate } from '../../ui/dates/dates.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { showNotice } from '../notices/notices.ts';
import { LinkLine, openedWords } from '../preview/link-line.tsx';
import { siteCalls } from './site-calls.ts';

type Props = {
  part: PreviewPart;
  /** The one that works now. */
  open: SitePartView['preview'];
  link: string;
  makeLink: () => Promise<void>;
  endLink: () => void;
  /** What was changed must be kept before anybody can be shown it. */
  keepFirst: (() => void) | undefined;
};

/** A link by which others see what is kept. It is shown once, since only its hash is stored. */
export function PartPreviewLink({ part, open, link, makeLink, endLink, keepFirst }: Props) {
  const { revalidate } = useRevalidator();

  async function make({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    if (keepFirst) {
      keepFirst();
      form?.requestSubmit();
      return;
    }
    await makeLink();
    await revalidate();
  }
  async function end() {
    await siteCalls.endPreview(part);
    endLink();
    showNotice({ text: 'The link shows nothing any more' });
    await revalidate();
  }
  return (
    <>
      <button type="button" className="btn line" onClick={make}>
        <Icon name="link" />
        Send a preview
      </button>
      {open && (
        <button type="button" className="btn line sm danger" onClick={end}>
          End the link
        </button>
      )}
      {link && <LinkLine link={link} />}
      {open && (
        <p className="small muted part-link-note">
          The link opens without an account until {longDate(open.expiresAt)}. {openedWords(open.opened)}
        </p>
      )}
    </>
  );
}
