import { type ReactNode, useEffect, useRef } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import type { Role } from '../../contract/people/roles.ts';
import { HillsLoading } from './hills-loading.tsx';
import { type EndedSession, loginFrom } from './return-path.ts';
import { useSession } from './session.tsx';

type Props = { atLeast: Role; children: ReactNode };

/** Lets those in who may: others are sent to sign in, or told that they may not. */
export function SessionGate({ atLeast, children }: Props) {
  const { state, user, left, asked, ask } = useSession();
  const { pathname, search, key } = useLocation();
  const lastUser = useRef<number>(undefined);
  const isUnsure = state === 'out' && !asked;
  useEffect(() => {
    if (user) lastUser.current = user.id;
    if (isUnsure) ask?.();
  }, [user, isUnsure, ask]);
  if (state === 'unknown' || isUnsure) return <HillsLoading />;
  if (state === 'in' && user) return user.role >= atLeast ? children : <Navigate to="/unauthorized" replace />;
  // The office has one gate for all its screens: each that is come back to is left again.
  if (left) return <GoBack key={key} />;
  // Whoever was inside a moment ago is told what has happened.
  const ended: EndedSession | null = lastUser.current === undefined ? null : { endedFor: lastUser.current };
  return <Navigate to={loginFrom(pathname + search)} state={ended} replace />;
}

/** Whoever signs out returns to the page before, and further back when that one needs a session too. */
function GoBack() {
  const navigate = useNavigate();
  const gone = useRef(false);
  useEffect(() => {
    if (gone.current) return;
    gone.current = true;
    // Only pages of this site count; an older browser knows those since the last load.
    const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
    if (window.navigation?.canGoBack ?? idx > 0) navigate(-1);
    else navigate('/', { replace: true });
  }, [navigate]);
  return <HillsLoading />;
}
