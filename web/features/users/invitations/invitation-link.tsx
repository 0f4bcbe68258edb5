import { useEffect, useRef, useState } from 'react';
import { Box } from '../../../office/boxes/box.tsx';
import { copyText } from '../../../office/copy-text.ts';
import { Icon } from '../../../ui/icons/icon.tsx';

type Props = { name: string; link: string; close: () => void };

/** Where no mail server is set up: the link to hand over. The server stores none, so it is shown this once. */
export function InvitationLink({ name, link, close }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  // Marked, it can be copied by hand where the browser lets no script do it.
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  async function copy() {
    field.current?.select();
    setCopied(await copyText(link));
  }

  return (
    <Box title={`The link for ${name}`} className="c12">
      <p className="small">
        Give it to {name} yourself: no mail is sent. It works once, within seven days, and is shown only now. Whoever
        has it can open the account.
      </p>
      <div className="invitation-link">
        <div className="field">
          <input ref={field} type="text" readOnly value={link} aria-label={`The link for ${name}`} />
        </div>
        <button type="button" className="btn sm" onClick={copy}>
          <Icon name={copied ? 'check' : 'link'} />
          <span aria-live="polite">{copied ? 'Link copied' : 'Copy link'}</span>
        </button>
        <button type="button" className="btn line sm" onClick={close}>
          Done
        </button>
      </div>
    </Box>
  );
}
