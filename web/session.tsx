import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import {
  askForSession,
  currentSession,
  onSessionChange,
  signOut,
  startSession,
  unknownSession,
} from './browser-session.ts';
import { rememberPlace } from './features/auth/came-from.ts';
import { SessionContext } from './ui/session.tsx';

/** Who is signed in, found out after the page can be read and used. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const session = useSyncExternalStore(onSessionChange, currentSession, () => unknownSession);
  const { revalidate } = useRevalidator();
  const { pathname, search } = useLocation();
  useEffect(() => startSession(), []);
  useEffect(() => rememberPlace(pathname + search), [pathname, search]);

  const value = useMemo(
    () => ({
      ...session,
      ask: () => void askForSession(),
      logout: async () => {
        await signOut();
        // What only a signed-in person may see leaves the page with them.
        await revalidate();
      },
    }),
    [session, revalidate],
  );
  return <SessionContext value={value}>{children}</SessionContext>;
}
