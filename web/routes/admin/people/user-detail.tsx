import { useRevalidator, useRouteLoaderData } from 'react-router';
import { adminRole, canManage } from '../../../../contract/people/roles.ts';
import { browserApi, unwrap } from '../../../api-client.ts';
import { UserFactors } from '../../../features/factors/user-factors.tsx';
import { Ownership } from '../../../features/users/user/ownership.tsx';
import { UserAccount } from '../../../features/users/user/user-account.tsx';
import { UserFacts } from '../../../features/users/user/user-facts.tsx';
import { UserWorks } from '../../../features/users/user/user-works.tsx';
import { savedBy } from '../../../office/forms/save-result.ts';
import { OfficeHead } from '../../../office/frame/head.tsx';
import { renew } from '../../../session/browser-session.ts';
import { guardedScreen } from '../../../session/guarded-screen.tsx';
import { viewIdOf } from '../../../ui/addresses/view-id.ts';
import type { RootData } from '../../../ui/meta/meta.ts';
import type { Route } from './+types/user-detail.ts';

const screen = guardedScreen({
  atLeast: adminRole,
  load: ({ params }: Route.ClientLoaderArgs) => {
    const id = viewIdOf(params.id);
    return async (api, actor) => {
      const [detail, factors] = await Promise.all([
        unwrap(api.admin.users[':id'].$get({ param: { id } })),
        unwrap(api.admin.users[':id'].factors.$get({ param: { id } })),
      ]);
      return { actor, factors, ...detail };
    };
  },
  title: ({ data }) => data?.foundUser.name ?? 'User',
  view: function UserDetail({ data: { actor, factors, foundUser, ...works }, params: { id } }) {
    const { revalidate } = useRevalidator();
    const root = useRouteLoaderData<RootData>('root');
    const owners = () => browserApi().admin.owners;
    /** The token still says that the reader is an owner. */
    const leave = async () => {
      await renew();
      await revalidate();
    };

    return (
      <>
        <OfficeHead title={foundUser.name} back={{ to: '/admin/users', label: 'Users' }} />
        <div className="user-detail">
          <UserFacts user={foundUser} />
          <div className="user-detail-main">
            <UserAccount
              key={id}
              actor={actor}
              user={foundUser}
              schoolName={root?.school.schoolName ?? ''}
              change={(json) => savedBy(browserApi().admin.users[':id'].$put({ param: { id }, json }))}
              signOut={() => savedBy(browserApi().admin.users[':id'].sessions.$delete({ param: { id } }))}
              refresh={revalidate}
            />
            <Ownership
              key={`ownership ${id}`}
              actor={actor}
              user={foundUser}
              makeOwner={() => savedBy(owners().$post({ json: { userId: foundUser.id } }))}
              handOver={(confirm) => savedBy(owners()['hand-over'].$post({ json: { userId: foundUser.id, confirm } }))}
              refresh={revalidate}
              leave={leave}
            />
            <UserFactors
              name={foundUser.name}
              factors={factors}
              mayStop={canManage(actor, foundUser)}
              ask={() => savedBy(browserApi().admin.users[':id'].factors.reset.$post({ param: { id } }))}
              stop={() => savedBy(browserApi().admin.users[':id'].factors.reset.$delete({ param: { id } }))}
              refresh={revalidate}
            />
            <UserWorks {...works} />
          </div>
        </div>
      </>
    );
  },
});

export const { clientLoader, meta, HydrateFallback } = screen;
export default screen.Component;
