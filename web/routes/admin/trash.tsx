import { useCallback } from 'react';
import { useRevalidator } from 'react-router';
import { unwrap } from '../../api-client.ts';
import { type Restore, TrashList } from '../../features/trash/trash-list.tsx';
import { trashListShape } from '../../features/trash/trash-list-shape.ts';
import { restoreFromTrash } from '../../office/forms/edit/edit-api.ts';
import { reasonOf } from '../../office/forms/reason.ts';
import { showNotice } from '../../office/notices/notices.ts';
import { listScreen } from '../../office/table/list-screen.tsx';
import { contentAddress } from '../../office/words/content-types.ts';

const screen = listScreen({
  title: 'Trash',
  shape: trashListShape,
  load: (api, { sort: _, ...query }) => unwrap(api.trash.$get({ query })),
  view: function Trash({ data }) {
    const { revalidate } = useRevalidator();
    const restore = useCallback<Restore>(
      async ({ kind, itemId, title }) => {
        const result = await restoreFromTrash(kind, itemId);
        if (result.kind !== 'saved') return showNotice({ text: `Not restored. ${reasonOf(result)}`, bad: true });
        await revalidate();
        const to = contentAddress(kind, itemId);
        showNotice({ text: `Restored: ${title}`, ...(to && { link: { to, label: 'View' } }) });
        // Its row is gone, and its button with it.
        document.getElementById('main')?.focus({ preventScroll: true });
      },
      [revalidate],
    );

    return <TrashList {...data} restore={restore} />;
  },
});

export const { clientLoader, meta, HydrateFallback } = screen;
export default screen.Component;
