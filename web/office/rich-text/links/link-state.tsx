import { ownPath } from '../../../../contract/pages/own-links.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import type { Target } from './use-link-target.ts';

type Props = { id: string; href: string | null; target: Target };

/** What is at the other end, said while it is written. A dead link is warned of and not forbidden: its page may come. */
export function LinkState({ id, href, target: { places, title, isDead } }: Props) {
  const path = ownPath(href ?? '', window.location.origin);
  return (
    <p className={isDead ? 'link-state dead' : 'link-state'} id={id} role="status">
      {isDead ? (
        <>
          <Icon name="warning" />
          Readers find nothing at {path}.
        </>
      ) : title !== null ? (
        <>
          <span className="link-ours">Ours</span> {title}
          {path && !path.includes('/view/') && ', follows if it moves'}
        </>
      ) : places.length > 0 ? (
        <span className="vh">
          {places.length === 1 ? 'One place' : `${places.length} places`} found. Choose with the arrow keys.
        </span>
      ) : (
        /^https?:/.test(href ?? '') && path === undefined && 'Leads to another site.'
      )}
    </p>
  );
}
