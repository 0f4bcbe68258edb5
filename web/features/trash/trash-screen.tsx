import type { Role } from '../../../contract/people/roles.ts';
import { listScreen } from '../../office/table/list-screen.tsx';
import { useSession } from '../../session/session.tsx';
import { loadTrash } from './trash-calls.ts';
import { TrashList } from './trash-list.tsx';
import { trashListShape } from './trash-list-shape.ts';
import { useRestore } from './use-restore.ts';

/** What was deleted: at the desk one's own, for administrators all of it. */
export const trashScreen = (atLeast: Role) =>
  listScreen({
    title: 'Trash',
    atLeast,
    shape: trashListShape,
    load: loadTrash,
    view: function Trash({ data }) {
      const { user } = useSession();
      return <TrashList {...data} role={user?.role ?? 0} restore={useRestore()} />;
    },
  });
