import { useEffect } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { useSession } from './session.tsx';

let asked: string | undefined;

/**
 * The server renders pages anonymously. What is not there for a reader may be there for its author, so the page is asked
 * for once more when it is known who is signed in.
 */
export function useRevalidateSignedIn(missing: boolean): void {
  const { user } = useSession();
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const question = missing && user ? `${user.id} ${pathname}` : undefined;
  useEffect(() => {
    if (!question || asked === question) return;
    asked = question;
    void revalidate();
  }, [question, revalidate]);
}
