import { useEffect, useRef, useState } from 'react';
import type { Invitation } from '../../../contract/users.ts';
import { Box } from '../../office/box.tsx';
import { showNotice } from '../../office/edit/notices.ts';
import type { SaveResult } from '../../office/edit/save-result.ts';
import { briefDate } from '../../office/moment.ts';
import { reasonOf } from '../../office/reason.ts';
import { RolePill } from '../../office/role-pill.tsx';

type Calls = {
  resend: (id: number) => Promise<SaveResult<unknown>>;
  withdraw: (id: number) => Promise<SaveResult<unknown>>;
  inviteAgain: (invitation: Invitation) => Promise<SaveResult<unknown>>;
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

function InvitationRow({ invitation, resend, withdraw, inviteAgain, refresh }: Calls & { invitation: Invitation }) {
  const { id, name, email, role, expired, createdAt, expiresAt } = invitation;
  const [busy, setBusy] = useState(false);

  async function act(call: Promise<SaveResult<unknown>>, text: string, undo?: () => Promise<void>) {
    setBusy(true);
    const result = await call;
    if (result.kind === 'saved') showNotice({ text, ...(undo && { undo }) });
    else showNotice({ text: `Not done. ${reasonOf(result)}`, bad: true });
    await refresh();
    setBusy(false);
  }
  const undo = () => act(inviteAgain(invitation), `${name} is invited again, with a new link.`);
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
          aria-label={`Send again to ${name}`}
          onClick={() => act(resend(id), `A new mail to ${email} is on its way. The earlier link no longer works.`)}
        >
          Send again
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
