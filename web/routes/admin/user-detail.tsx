import { useRevalidator, useRouteLoaderData } from 'react-router';
import { adminRole, canManage } from '../../../contract/roles.ts';
import { browserApi, unwrap } from '../../api-client.ts';
import { HillsLoading } from '../../features/auth/hills-loading.tsx';
import { UserFactors } from '../../features/factors/user-factors.tsx';
import { UserAccount } from '../../features/users/user-account.tsx';
import { UserFacts } from '../../features/users/user-facts.tsx';
import { UserWorks } from '../../features/users/user-works.tsx';
import { savedBy } from '../../office/forms/save-result.ts';
import { OfficeHead } from '../../office/head.tsx';
import { pageMeta, type RootData } from '../../ui/meta.ts';
import { viewIdOf } from '../public/view-id.ts';
import { Guarded } from '../staff/guarded.tsx';
import { loadGuarded } from '../staff/load-guarded.ts';
import type { Route } from './+types/user-detail.ts';

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => {
  const id = viewIdOf(params.id);
  return loadGuarded(adminRole, async (api, actor) => {
    const [detail, factors] = await Promise.all([
      unwrap(api.admin.users[':id'].$get({ param: { id } })),
      unwrap(api.admin.users[':id'].factors.$get({ param: { id } })),
    ]);
    return { actor, factors, ...detail };
  });
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, { title: loaderData?.data.foundUser.name ?? 'User', path: null }),
  { name: 'robots', content: 'noindex' },
];

/** The server renders as for nobody. */
export const HydrateFallback = () => <HillsLoading />;

export default function UserDetailRoute({ loaderData, params: { id } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const root = useRouteLoaderData<RootData>('root');
  return (
    <Guarded atLeast={adminRole} loaded={loaderData}>
      {({ actor, factors, foundUser, ...works }) => (
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
                refresh={revalidate}
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
      )}
    </Guarded>
  );
}
