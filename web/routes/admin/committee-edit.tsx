import { adminRole } from '../../../contract/roles.ts';
import { browserApi, unwrap } from '../../api-client.ts';
import { HillsLoading } from '../../features/auth/hills-loading.tsx';
import { CommitteeEditor } from '../../features/committees/committee-editor.tsx';
import { committeeContent, committeeValues } from '../../features/committees/form.ts';
import { DeleteBox } from '../../office/delete-box.tsx';
import { savedBy } from '../../office/forms/save-result.ts';
import { OfficeHead } from '../../office/head.tsx';
import { schoolDate, shortDate } from '../../ui/dates.ts';
import { pageMeta } from '../../ui/meta.ts';
import { viewIdOf } from '../public/view-id.ts';
import { Guarded } from '../staff/guarded.tsx';
import { loadGuarded } from '../staff/load-guarded.ts';
import type { Route } from './+types/committee-edit.ts';

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => {
  const id = viewIdOf(params.id);
  return loadGuarded(adminRole, (api) => unwrap(api.admin.committees[':id'].$get({ param: { id } })));
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, { title: loaderData?.data.name ?? 'Committee', path: null }),
  { name: 'robots', content: 'noindex' },
];

/** The server renders as for nobody. */
export const HydrateFallback = () => <HillsLoading />;

export default function CommitteeEditRoute({ loaderData, params: { id } }: Route.ComponentProps) {
  const call = browserCommittee(id);
  return (
    <Guarded atLeast={adminRole} loaded={loaderData}>
      {(committee) => (
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
      )}
    </Guarded>
  );
}

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
