import { adminRole } from '../../../../contract/people/roles.ts';
import { useSession } from '../../../session/session.tsx';

const structure = { to: '/admin/site', label: 'Site structure' };
const list = { to: '/desk/pages', label: 'Pages' };

/** What the editor of a page leads back to: administrators to the tree, in which it stands; editors to the list. */
export function usePagesAbove() {
  const { user } = useSession();
  const mayMove = user !== null && user.role >= adminRole;
  return { mayMove, above: mayMove ? structure : list };
}
