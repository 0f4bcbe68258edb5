import { createContext, useContext } from 'react';
import type { Role } from '../../contract/roles.ts';

type SessionUser = { id: number; name: string; role: Role };

/** Unknown until the browser has asked: pages are rendered as for nobody, so that one copy serves all. */
export type Session = {
  state: 'unknown' | 'out' | 'in';
  user: SessionUser | null;
  /** Ended by the person, so that a page which needs a session goes back instead of asking for one. */
  left?: boolean;
  /** The server was asked; before, "out" is what this browser thinks. */
  asked?: boolean;
  /** Has the server asked, where nothing in the browser says that it is worth a request. */
  ask?: () => void;
  /** Ends the session and stays where the reader is. */
  logout?: () => void;
};

export const SessionContext = createContext<Session>({ state: 'unknown', user: null });

export const useSession = (): Session => useContext(SessionContext);
