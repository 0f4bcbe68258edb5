import { createContext, type ReactNode, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import {
  askForSession,
  type BrowserSession,
  currentSession,
  onSessionChange,
  signOut,
  startSession,
  unknownSession,
} from './browser-session.ts';
import { rememberPlace } from './return-path.ts';

/** Unknown until the browser has asked: pages are rendered anonymously, so that one copy serves all. */
type Session = BrowserSession & {
  /** Has the server asked, where nothing in the browser says that it is worth a request. */
  ask?: () => void;
  /** Ends the session and stays where the reader is. */
  logout?: () => void;
};

const SessionContext = createContext<Session>(unknownSession);

export const useSession = (): Session => useContext(SessionContext);

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
