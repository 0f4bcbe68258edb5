import type { OpenPreview } from '../../../contract/content/previews.ts';
import { longDate } from '../../ui/dates/dates.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import type { SaveResult } from '../forms/save-result.ts';
import { LinkLine, openedWords } from './link-line.tsx';
import { usePreviewLink } from './use-preview-link.ts';
import './preview-link.css';

type Props = {
  /** Where its key opens something. */
  path: string;
  /** What a link would show, while there is none. */
  note: string;
  /** The one that works now. */
  preview: OpenPreview;
  make: () => Promise<SaveResult<{ key: string }>>;
  end: () => Promise<SaveResult<unknown>>;
  /** Another one works now, or none. */
  onChange: () => unknown;
};

/** A link by which others see it without an account. */
export function PreviewLink({ path, note, preview, make, end, onChange }: Props) {
  const { link, makeLink, endLink } = usePreviewLink({ path, make, end, onChange });
  return (
    <div className="preview-part">
      {link && <LinkLine link={link} />}
      <p className="small muted">
        {preview
          ? `Opens without an account until ${longDate(preview.expiresAt)}. ${openedWords(preview.opened)}`
          : `A link that opens without an account, for seven days. ${note}`}
      </p>
      <p className="row">
        <button type="button" className="btn line sm" onClick={makeLink}>
          <Icon name="link" />
          {preview ? 'Make a new link' : 'Make a link'}
        </button>
        {preview && (
          <button type="button" className="btn line sm danger" onClick={endLink}>
            End it now
          </button>
        )}
      </p>
    </div>
  );
}
