import { adminRole, editorRole } from '../../../../contract/people/roles.ts';
import { useSession } from '../../../session/session.tsx';

/** What the person who looks at a gallery may do with it. */
export function useMayChangeGallery({ UserId }: { UserId: number | null }) {
  const { state, user } = useSession();
  const mayChange = user !== null && (user.role >= adminRole || user.id === UserId);
  return {
    known: state !== 'unknown',
    mayChange,
    // The pages where pictures are added and changed are open to editors only, even for an owner.
    mayAddPictures: mayChange && user.role >= editorRole,
  };
}
