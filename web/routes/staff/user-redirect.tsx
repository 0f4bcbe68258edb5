import { Navigate } from 'react-router';
import { SessionGate } from '../../features/auth/session-gate.tsx';
import { pageMeta } from '../../ui/meta.ts';
import { useSession } from '../../ui/session.tsx';
import type { Route } from './+types/user-redirect.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, { title: 'Your account', path: null }),
  { name: 'robots', content: 'noindex' },
];

/** Everybody's short way to their own page. */
export default function UserRedirect() {
  return (
    <SessionGate atLeast={1}>
      <ToOwnPage />
    </SessionGate>
  );
}

function ToOwnPage() {
  const { user } = useSession();
  return user && <Navigate to={`/user/view/${user.id}`} replace />;
}
