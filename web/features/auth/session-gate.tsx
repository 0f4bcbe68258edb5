import { type ReactNode, useEffect, useRef } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import type { Role } from '../../../contract/roles.ts';
import { useSession } from '../../ui/session.tsx';
import { loginFrom } from './came-from.ts';
import { HillsLoading } from './hills-loading.tsx';

type Props = { atLeast: Role; children: ReactNode };

/** Lets those in who may: others are sent to sign in, or told that they may not. */
export function SessionGate({ atLeast, children }: Props) {
  const { state, user, left } = useSession();
  const { pathname, search } = useLocation();
  if (state === 'unknown') return <HillsLoading />;
  if (state === 'in' && user) return user.role >= atLeast ? children : <Navigate to="/unauthorized" replace />;
  return left ? <GoBack /> : <Navigate to={loginFrom(pathname + search)} replace />;
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
