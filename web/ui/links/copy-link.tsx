import { Icon } from '../icons/icon.tsx';

/**
 * The address itself is the link, so that it can be copied by hand where no script runs. Where one does, a click copies
 * it and says so (page-scripts/on-demand.js).
 */
export function CopyLink({ url }: { url: string }) {
  return (
    <a className="btn sm" data-copy="Link copied" href={url}>
      <Icon name="link" />
      <span aria-live="polite">Copy link</span>
    </a>
  );
}
