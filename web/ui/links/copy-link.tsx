import { useState } from 'react';
import { Icon } from '../icons/icon.tsx';

/** The address itself is the link, so that it can be copied by hand where no script runs. */
export function CopyLink({ url }: { url: string }) {
  const [copied, setCopied] = useState(false);
  return (
    <a
      className="btn sm"
      data-app="click"
      href={url}
      onClick={(event) => {
        if (!navigator.clipboard) return;
        event.preventDefault();
        navigator.clipboard.writeText(url).then(
          () => setCopied(true),
          () => setCopied(false),
        );
      }}
    >
      <Icon name={copied ? 'check' : 'link'} />
      <span aria-live="polite">{copied ? 'Link copied' : 'Copy link'}</span>
    </a>
  );
}
