import { Navigate, useRouteLoaderData, useSearchParams } from 'react-router';
import { adminRole } from '../../../contract/roles.ts';
import { browserApi, unwrap } from '../../api-client.ts';
import { renew } from '../../browser-session.ts';
import { AccountForm } from '../../features/account/account-form.tsx';
import { AccountFrame } from '../../features/account/account-frame.tsx';
import { AccountPage } from '../../features/account/account-page.tsx';
import { accountContent } from '../../features/account/form.ts';
import { mayChangePassword, mayEditProfile } from '../../features/account/may-change.ts';
import { PasswordForm } from '../../features/account/password-form.tsx';
import { HillsLoading } from '../../features/auth/hills-loading.tsx';
import { UserFacts } from '../../features/users/user-facts.tsx';
import { savedBy } from '../../office/forms/save-result.ts';
import { pageMeta, type RootData } from '../../ui/meta.ts';
import { viewIdOf } from '../public/view-id.ts';
import type { Route } from './+types/user-view.ts';
import { Guarded } from './guarded.tsx';
import { loadGuarded } from './load-guarded.ts';
import '../../office.css';

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => {
  const id = viewIdOf(params.id);
  return loadGuarded(1, async (api, actor) => {
    const view = await unwrap(api.users.view[':id'].$get({ param: { id } }));
    return { actor, ...view };
  });
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, { title: loaderData?.data.foundUser.name ?? 'Your account', path: null }),
  { name: 'robots', content: 'noindex' },
];

/** The server renders as for nobody. */
export const HydrateFallback = () => <HillsLoading />;

type Edit = Parameters<ReturnType<typeof browserApi>['users']['edit'][':id']['$put']>[0]['json'];

export default function UserView({ loaderData, params: { id } }: Route.ComponentProps) {
  const root = useRouteLoaderData<RootData>('root');
  const [search] = useSearchParams();
  const path = `/user/view/${id}`;
  const edit = (json: Edit) => savedBy(browserApi().users.edit[':id'].$put({ param: { id }, json }));
  return (
    <Guarded atLeast={1} loaded={loaderData}>
      {({ actor, foundUser: user, userStories, userArticles }) => {
        const wanted = search.has('edit') ? mayEditProfile : search.has('password') ? mayChangePassword : null;
        // An administrator need not know the old password: there is the reset.
        const isReset = wanted === mayChangePassword && actor.role >= adminRole;
        if (wanted && !wanted(actor, user)) {
          return <Navigate to={isReset ? `/admin/users/${id}` : '/unauthorized'} replace />;
        }
        if (wanted === mayChangePassword) {
          const known = { school: [root?.school.schoolName ?? ''], person: [user.name, user.email] };
          return <PasswordForm name={user.name} path={path} known={known} change={edit} />;
        }
        if (wanted) {
          const save = async (values: Parameters<typeof accountContent>[0]) => {
            const result = await edit(accountContent(values, user));
            // The name stands in the token, too.
            if (result.kind === 'saved' && user.id === actor.id) await renew();
            return result;
          };
          return <AccountForm key={id} user={user} path={path} save={save} />;
        }
        return (
          <AccountFrame actor={actor} user={user}>
            <AccountPage
              userId={user.id}
              facts={<UserFacts user={user} />}
              stories={userStories}
              articles={userArticles}
            />
          </AccountFrame>
        );
      }}
    </Guarded>
  );
}
