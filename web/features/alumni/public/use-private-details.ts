import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { adminRole } from '../../../../contract/people/roles.ts';
import { useSession } from '../../../session/session.tsx';

/** The page is rendered anonymously; once an administrator is known to read it, it is asked for again with their name. */
export function usePrivateDetails() {
  const { user } = useSession();
  const { revalidate } = useRevalidator();
  const isAdmin = user !== null && user.role >= adminRole;
  const answeredFor = useRef(false);
  useEffect(() => {
    if (answeredFor.current === isAdmin) return;
    answeredFor.current = isAdmin;
    revalidate();
  }, [isAdmin, revalidate]);
}
