import { type ReactNode, useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { Role } from '../../../contract/roles.ts';
import { HillsLoading } from '../../features/auth/hills-loading.tsx';
import { SessionGate } from '../../features/auth/session-gate.tsx';
import { useSession } from '../../ui/session.tsx';
import type { Loaded } from './load-guarded.ts';

type Props<T> = { atLeast: Role; loaded: Loaded<T> | null; children: (data: T) => ReactNode };

/** The page of a guarded route, behind its gate. */
export function Guarded<T>({ atLeast, loaded, children }: Props<T>) {
  return (
    <SessionGate atLeast={atLeast}>
      <LoadedForThem loaded={loaded}>{children}</LoadedForThem>
    </SessionGate>
  );
}

/** Another tab may have changed who is signed in; then the page is asked for again in their name. */
function LoadedForThem<T>({ loaded, children }: Omit<Props<T>, 'atLeast'>) {
  const { user } = useSession();
  const { revalidate } = useRevalidator();
  const userId = user?.id;
  const theirs = loaded && loaded.userId === userId ? loaded : undefined;
  const missing = theirs === undefined ? userId : undefined;
  useEffect(() => {
    if (missing !== undefined) revalidate();
  }, [missing, revalidate]);
  return theirs ? children(theirs.data) : <HillsLoading label="One moment." />;
}
