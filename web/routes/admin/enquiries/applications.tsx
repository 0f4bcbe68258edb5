import { useRevalidator } from 'react-router';
import { adminRole } from '../../../../contract/people/roles.ts';
import { browserApi, unwrap } from '../../../api-client.ts';
import { BoardPage } from '../../../features/inbox/board/board-page.tsx';
import { savedBy } from '../../../office/forms/save-result.ts';
import { guardedScreen } from '../../../session/guarded-screen.tsx';

const screen = guardedScreen({
  atLeast: adminRole,
  load: () => async (api) => ({
    ...(await unwrap(api.admin.applications.board.$get())),
    now: new Date(),
  }),
  title: 'Applications',
  view: function Applications({ data }) {
    const { revalidate } = useRevalidator();

    return (
      <BoardPage
        {...data}
        move={({ id, updatedAt }, status) =>
          savedBy(browserApi().admin.enquiries[':id'].$put({ param: { id: String(id) }, json: { status, updatedAt } }))
        }
        refresh={revalidate}
      />
    );
  },
});

export const { clientLoader, meta, HydrateFallback } = screen;
export default screen.Component;
