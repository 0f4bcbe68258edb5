import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import type { z } from 'zod';
import type { ownSession } from '../../../contract/auth.ts';
import { Box } from '../../office/box.tsx';
import { moment } from '../../office/moment.ts';
import { Icon } from '../../ui/icon.tsx';
import { useSession } from '../../ui/session.tsx';
import { deviceOf } from './device.ts';

type OwnSession = z.infer<typeof ownSession>;

/** One's own devices, each with the way to sign it out from here. */
export function SessionList({ sessions }: { sessions: OwnSession[] }) {
  const fetcher = useFetcher<{ ended: boolean }>();
  const { logout } = useSession();
  const said = useRef<HTMLParagraphElement>(null);
  const answer = fetcher.state === 'idle' ? fetcher.data : undefined;
  const ending = fetcher.formData?.get('id');
  // The button that was pressed is gone with its row: reading goes on where the outcome is told.
  useEffect(() => {
    if (answer) said.current?.focus();
  }, [answer]);
  return (
    <Box title="Where you are signed in">
      <p className="muted small">End what you do not know or no longer use.</p>
      <p className="session-said" role="status" tabIndex={-1} ref={said}>
        {answer && (answer.ended ? 'Signed out there.' : 'That did not work. Please try again.')}
      </p>
      <fetcher.Form method="post">
        <ul className="session-list">
          {sessions.map((session) => (
            <li key={session.id}>
              <Icon name="monitor" />
              <SessionFacts session={session} />
              {session.current ? (
                <button type="button" className="btn line sm" onClick={logout}>
                  Log out
                </button>
              ) : (
                <button
                  type="submit"
                  className="btn line sm"
                  name="id"
                  value={session.id}
                  disabled={ending === session.id}
                  aria-label={`End the session of ${deviceOf(session.userAgent)}, ${session.address}`}
                >
                  {ending === session.id ? 'Ending…' : 'End'}
                </button>
              )}
            </li>
          ))}
        </ul>
      </fetcher.Form>
    </Box>
  );
}

function SessionFacts({ session: { userAgent, address, lastUsedAt, current } }: { session: OwnSession }) {
  return (
    <div>
      <p className="row">
        <b>{deviceOf(userAgent)}</b>
        {current && <span className="pill ok">This device</span>}
      </p>
      <p className="muted small">
        Address {address}, last used <time dateTime={lastUsedAt}>{moment(lastUsedAt)}</time>
      </p>
    </div>
  );
}
