import { Navigate } from 'react-router';
import { gatedScreen } from '../../session/guarded-screen.tsx';
import { useSession } from '../../session/session.tsx';

/** Everybody's short way to their own page. */
const screen = gatedScreen({ atLeast: 1, title: 'Your account', view: ToOwnPage });

export const { meta } = screen;
export default screen.Component;

function ToOwnPage() {
  const { user } = useSession();
  return user && <Navigate to={`/user/view/${user.id}`} replace />;
}
