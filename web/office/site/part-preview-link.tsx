import type { SitePartView } from '../../../contract/site/site-parts.ts';
import { longDate } from '../../ui/dates/dates.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { LinkLine, openedWords } from '../preview/link-line.tsx';
import type { usePreviewLink } from '../preview/use-preview-link.ts';
import type { Intent } from './part-intents.ts';

type Props = ReturnType<typeof usePreviewLink> & {
  /** The one that works now. */
  open: SitePartView['preview'];
  /** What was changed must be kept before anybody can be shown it: the button sends the form. */
  keepFirst: (() => void) | undefined;
};

/** A link by which others see what is kept. */
export function PartPreviewLink({ open, link, makeLink, endLink, keepFirst }: Props) {
  return (
    <>
      <button
        type={keepFirst ? 'submit' : 'button'}
        value={'preview' satisfies Intent}
        className="btn line"
        onClick={keepFirst ?? makeLink}
      >
        <Icon name="link" />
        Send a preview
      </button>
      {open && (
        <button type="button" className="btn line sm danger" onClick={endLink}>
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
