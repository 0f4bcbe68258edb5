import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { DeskCounts } from '../../../contract/office/desk.ts';
import { authorRole } from '../../../contract/people/roles.ts';
import { useSession } from '../../session/session.tsx';
import { askCounts } from './menu-calls.ts';

const none: DeskCounts = { desk: 0, enquiries: null, applications: null };

/** How much waits behind the links of the menu, asked once for each screen. */
export function useMenuCounts(): DeskCounts {
  const { pathname } = useLocation();
  const { user } = useSession();
  const [counts, setCounts] = useState(none);
  const asker = user && user.role >= authorRole ? user.id : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: on another screen something may have been done
  useEffect(() => {
    if (asker === undefined) return setCounts(none);
    let isOver = false;
    askCounts().then(
      (now) => !isOver && setCounts(now),
      // A number that may be wrong is worse than none.
      () => !isOver && setCounts(none),
    );
    return () => {
      isOver = true;
    };
  }, [pathname, asker]);
  return counts;
}
