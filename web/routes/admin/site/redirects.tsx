import { useCallback } from 'react';
import { useRevalidator } from 'react-router';
import { unwrap } from '../../../api-client.ts';
import { redirectCalls } from '../../../features/redirects/redirect-calls.ts';
import { RedirectList, type Removable } from '../../../features/redirects/redirect-list.tsx';
import { redirectListShape } from '../../../features/redirects/redirect-list-shape.ts';
import { restoreFromTrash } from '../../../office/forms/edit/edit-api.ts';
import { reasonOf } from '../../../office/forms/reason.ts';
import { showNotice } from '../../../office/notices/notices.ts';
import { listScreen } from '../../../office/table/list-screen.tsx';

const screen = listScreen({
  title: 'Redirects',
  shape: redirectListShape,
  load: (api, { sort: _, ...query }) => unwrap(api.admin.redirects.$get({ query })),
  view: function Redirects({ data }) {
    const { revalidate } = useRevalidator();
    const remove = useCallback(
      async ({ id, from, to }: Removable) => {
        const result = await redirectCalls.remove({ from, to });
        if (result.kind !== 'saved') {
          showNotice({ text: `Not removed. ${reasonOf(result)}`, bad: true });
          // Whoever was late is shown where it leads now.
          return revalidate();
        }
        const undo = async () => {
          const back = await restoreFromTrash('redirect', id);
          if (back.kind !== 'saved') showNotice({ text: `Not brought back. ${reasonOf(back)}`, bad: true });
          await revalidate();
        };
        showNotice({ text: `${from} leads nowhere now`, undo });
        await revalidate();
      },
      [revalidate],
    );
    return <RedirectList {...data} remove={remove} reload={revalidate} />;
  },
});

export const { clientLoader, meta, HydrateFallback } = screen;
export default screen.Component;
