import { useEffect, useRef, useState } from 'react';
import type { Invitation, MadeInvitation } from '../../../../contract/people/users.ts';
import { Box } from '../../../office/boxes/box.tsx';
import { reasonOf } from '../../../office/forms/reason.ts';
import type { SaveResult } from '../../../office/forms/save-result.ts';
import { showNotice } from '../../../office/notices/notices.ts';
import { RolePill } from '../../../office/pills/role-pill.tsx';
import { briefDate } from '../../../office/words/moment.ts';

type Calls = {
  resend: (id: number) => Promise<SaveResult<MadeInvitation>>;
  withdraw: (id: number) => Promise<SaveResult<unknown>>;
  inviteAgain: (invitation: Invitation) => Promise<SaveResult<MadeInvitation>>;
  /** There is no mail server: a new link is shown. */
  mailWaits: boolean;
  showLink: (made: MadeInvitation) => void;
  /** Asks for the list anew. */
  refresh: () => Promise<void>;
};

/** Invitations that nobody has answered yet. */
export function InvitationList({ invitations, ...calls }: Calls & { invitations: Invitation[] }) {
  const top = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(invitations.length);
  // The button that was pressed may be gone with its row: reading goes on at the list.
  useEffect(() => {
    if (invitations.length < shown && document.activeElement === document.body) top.current?.focus();
    setShown(invitations.length);
  }, [invitations.length, shown]);
  return (
    <Box title="Open invitations" className="c8" aside={invitations.length > 0 ? `${invitations.length} open` : null}>
      <div ref={top} tabIndex={-1}>
        {invitations.length === 0 ? (
          <p className="muted small">Nobody has an open invitation.</p>
        ) : (
          <ul className="invitation-list">
            {invitations.map((invitation) => (
              <InvitationRow key={invitation.id} invitation={invitation} {...calls} />
            ))}
          </ul>
        )}
      </div>
    </Box>
  );
}

function InvitationRow({ invitation, ...calls }: Calls & { invitation: Invitation }) {
  const { resend, withdraw, inviteAgain, refresh, mailWaits, showLink } = calls;
  const { id, name, email, role, expired, createdAt, expiresAt } = invitation;
  const [busy, setBusy] = useState(false);

  async function act<T>(
    call: Promise<SaveResult<T>>,
    text: string,
    undo?: () => Promise<void>,
  ): Promise<T | undefined> {
    setBusy(true);
    const result = await call;
    if (result.kind === 'saved') showNotice({ text, ...(undo && { undo }) });
    else showNotice({ text: `Not done. ${reasonOf(result)}`, bad: true });
    await refresh();
    setBusy(false);
    return result.kind === 'saved' ? result.thing : undefined;
  }
  async function renew(call: Promise<SaveResult<MadeInvitation>>, text: string) {
    const made = await act(call, text);
    if (made) showLink(made);
  }
  const undo = () => renew(inviteAgain(invitation), `${name} is invited again, with a new link.`);
  const sentAgain = mailWaits ? `There is a new link for ${name}.` : `A new mail to ${email} is on its way.`;
  return (
    <li>
      <div>
        <p className="row">
          <b>{name}</b>
          <RolePill role={role} />
          {expired && <span className="pill no">Expired</span>}
        </p>
        <p className="muted small">{email}</p>
        <p className="muted small">
          Invited <time dateTime={createdAt}>{briefDate(createdAt)}</time>, {expired ? 'ended' : 'open until'}{' '}
          <time dateTime={expiresAt}>{briefDate(expiresAt)}</time>
        </p>
      </div>
      <p className="row">
        <button
          type="button"
          className="btn line sm"
          disabled={busy}
          aria-label={mailWaits ? `New link for ${name}` : `Send again to ${name}`}
          onClick={() => renew(resend(id), `${sentAgain} The earlier link no longer works.`)}
        >
          {mailWaits ? 'New link' : 'Send again'}
        </button>
        <button
          type="button"
          className="btn line sm danger"
          disabled={busy}
          aria-label={`Withdraw the invitation of ${name}`}
          onClick={() => act(withdraw(id), `The invitation of ${name} is withdrawn.`, undo)}
        >
          Withdraw
        </button>
      </p>
    </li>
  );
}
