import { adminRole } from '../../../contract/roles.ts';
import { browserApi, unwrap } from '../../api-client.ts';
import { CommitteeEditor } from '../../features/committees/committee-editor.tsx';
import { committeeContent, committeeValues } from '../../features/committees/form.ts';
import { DeleteBox } from '../../office/boxes/delete-box.tsx';
import { savedBy } from '../../office/forms/save-result.ts';
import { OfficeHead } from '../../office/frame/head.tsx';
import { guardedScreen } from '../../session/guarded-screen.tsx';
import { viewIdOf } from '../../ui/addresses/view-id.ts';
import { schoolDate, shortDate } from '../../ui/dates/dates.ts';
import type { Route } from './+types/committee-edit.ts';

const screen = guardedScreen({
  atLeast: adminRole,
  load: ({ params }: Route.ClientLoaderArgs) => {
    const id = viewIdOf(params.id);
    return (api) => unwrap(api.admin.committees[':id'].$get({ param: { id } }));
  },
  title: ({ data }) => data?.name ?? 'Committee',
  view: function CommitteeEdit({ data: committee, params: { id } }) {
    const call = browserCommittee(id);

    return (
      <>
        <OfficeHead
          title={committee.name}
          note={`On the list since ${shortDate(committee.createdAt)}`}
          back={{ to: '/admin/committees', label: 'Committees' }}
        />
        <CommitteeEditor
          key={id}
          committee={committee}
          thisYear={schoolDate(new Date().toISOString()).year}
          save={(values, updatedAt) => call.change({ ...committeeContent(values), updatedAt })}
          reload={call.reload}
        />
        <DeleteBox
          what="this committee"
          name={committee.name}
          warning="It cannot be brought back, nor can the list of its members."
          remove={call.remove}
          to="/admin/committees"
        />
      </>
    );
  },
});

export const { clientLoader, meta, HydrateFallback } = screen;
export default screen.Component;

type Change = ReturnType<typeof committeeContent> & { updatedAt: string | undefined };

function browserCommittee(id: string) {
  const param = { id };
  const here = () => browserApi().admin.committees[':id'];
  return {
    change: (json: Change) => savedBy(here().$put({ param, json })),
    remove: () => savedBy(here().$delete({ param })),
    reload: async () => {
      const committee = await unwrap(here().$get({ param }));
      return { values: committeeValues(committee), version: committee.updatedAt };
    },
  };
}
