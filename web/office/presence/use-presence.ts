import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { type Presence, presenceIntervalMs } from '../../../contract/office/presence.ts';
import { authorRole } from '../../../contract/people/roles.ts';
import { useSession } from '../../session/session.tsx';
import { askWhoIsHere } from './presence-calls.ts';

type Others = Presence['others'];
const alone: Others = [];

/** Who else has this page open; asked again and again while it is in sight. */
export function usePresence(): Others {
  const { pathname } = useLocation();
  const { user } = useSession();
  const [others, setOthers] = useState(alone);
  // Of what is new nobody else has anything open.
  const mayAsk = (user?.role ?? 0) >= authorRole && !/\/add(\/|$)/.test(pathname);
  useEffect(() => {
    if (!mayAsk) return;
    let timer: number | undefined;
    let isOver = false;
    const ask = async () => {
      window.clearTimeout(timer);
      if (document.visibilityState === 'hidden') return;
      const here = await askWhoIsHere(pathname.replace(/(.)\/$/, '$1')).catch((thrown) => thrown as unknown);
      if (isOver) return;
      // Refused once is refused for good; a line that broke comes back.
      if (here instanceof Response && here.status < 500) return setOthers(alone);
      setOthers((before) => (Array.isArray(here) ? same(before, here) : before));
      timer = window.setTimeout(ask, presenceIntervalMs);
    };
    document.addEventListener('visibilitychange', ask);
    void ask();
    return () => {
      isOver = true;
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [pathname, mayAsk]);
  return others;
}

/** Nothing is drawn anew while nobody comes or goes. */
const same = (before: Others, now: Others): Others =>
  before.map(({ id }) => id).join() === now.map(({ id }) => id).join() ? before : now;
