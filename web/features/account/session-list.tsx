import { useEffect, useRef, useState } from 'react';
import { useFetcher, useNavigate } from 'react-router';
import type { z } from 'zod';
import type { ownSession } from '../../../contract/people/auth.ts';
import { Box } from '../../office/boxes/box.tsx';
import { showNotice } from '../../office/notices/notices.ts';
import { deviceOf } from '../../office/words/device.ts';
import { latelyWords } from '../../office/words/moment.ts';
import type { LeftEverywhere } from '../../session/return-path.ts';
import { useSession } from '../../session/session.tsx';
import { Icon } from '../../ui/icons/icon.tsx';

type OwnSession = z.infer<typeof ownSession>;

type Props = {
  sessions: OwnSession[];
  /** Ends all of them, this one too; false when that did not work. */
  endAll: () => Promise<boolean>;
};

/** One's own devices, each with the way to sign it out from here. */
export function SessionList({ sessions, endAll }: Props) {
  const fetcher = useFetcher<{ ended: boolean; all: boolean }>();
  const { logout } = useSession();
  const said = useRef<HTMLParagraphElement>(null);
  const answer = fetcher.state === 'idle' ? fetcher.data : undefined;
  const ending = fetcher.formData?.get('id');
  // The button that was pressed is gone with its row: reading goes on where the outcome is told.
  useEffect(() => {
    if (answer) said.current?.focus();
  }, [answer]);
  const others = sessions.length > 1 && (
    <fetcher.Form method="post" className="session-ends">
      <button type="submit" className="btn line sm danger" name="id" value="others" disabled={ending === 'others'}>
        {ending === 'others' ? 'One moment…' : 'Log out everywhere else'}
      </button>
      <EndAll endAll={endAll} />
    </fetcher.Form>
  );
  return (
    <Box title="Where you are signed in" className="factor-box" aside={others}>
      <p className="muted small">End what you do not know or no longer use.</p>
      <p className="session-said" role="status" tabIndex={-1} ref={said}>
        {answer && outcome(answer)}
      </p>
      <fetcher.Form method="post">
        <ul className="factor-list">
          {sessions.map((session) => (
            <li key={session.id}>
              <span className="factor-ic">
                <Icon name={/Android|iPhone|iPad|Mobile/.test(session.userAgent) ? 'mobile' : 'monitor'} />
              </span>
              <SessionFacts session={session} />
              {session.current ? (
                <button type="button" className="plain-btn" onClick={logout}>
                  Log out
                </button>
              ) : (
                <button
                  type="submit"
                  className="plain-btn"
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

/** Leads to the sign-in page, where a session that is over is missed by nothing. */
function EndAll({ endAll }: Pick<Props, 'endAll'>) {
  const navigate = useNavigate();
  const { logout } = useSession();
  const [busy, setBusy] = useState(false);
  const onUnmount = useRef<() => void>(undefined);
  useEffect(() => () => onUnmount.current?.(), []);

  async function leave() {
    setBusy(true);
    const isDone = await endAll();
    setBusy(false);
    if (!isDone) return showNotice({ text: 'That did not work. Please try again.', bad: true });
    // Not while this guarded screen is mounted: it would lead whoever signs out back to the page before it.
    onUnmount.current = logout;
    await navigate('/login', { replace: true, state: { leftEverywhere: true } satisfies LeftEverywhere });
  }
  return (
    <button type="button" className="plain-btn danger" disabled={busy} onClick={leave}>
      {busy ? 'One moment…' : 'Log out everywhere'}
    </button>
  );
}

function outcome({ ended, all }: { ended: boolean; all: boolean }): string {
  if (!ended) return 'That did not work. Please try again.';
  return all ? 'Signed out everywhere else.' : 'Signed out there.';
}

function SessionFacts({ session: { userAgent, address, lastUsedAt, current } }: { session: OwnSession }) {
  return (
    <span className="factor-name">
      <b>{deviceOf(userAgent)}</b>
      {current && <span className="pill ok">This device</span>}
      <small>
        Address {address}, last used <time dateTime={lastUsedAt}>{latelyWords(lastUsedAt)}</time>
      </small>
    </span>
  );
}
