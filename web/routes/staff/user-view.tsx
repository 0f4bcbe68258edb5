import { Navigate, useRouteLoaderData, useSearchParams } from 'react-router';
import { adminRole } from '../../../contract/people/roles.ts';
import { browserApi, unwrap } from '../../api-client.ts';
import { AccountForm } from '../../features/account/account-form.tsx';
import { AccountFrame } from '../../features/account/account-frame.tsx';
import { AccountPage } from '../../features/account/account-page.tsx';
import { accountContent } from '../../features/account/form.ts';
import { mayChangePassword, mayEditProfile } from '../../features/account/may-change.ts';
import { PasswordForm } from '../../features/account/password-form.tsx';
import { UserFacts } from '../../features/users/user/user-facts.tsx';
import { savedBy } from '../../office/forms/save-result.ts';
import { renew } from '../../session/browser-session.ts';
import { guardedScreen } from '../../session/guarded-screen.tsx';
import { viewIdOf } from '../../ui/addresses/view-id.ts';
import type { RootData } from '../../ui/meta/meta.ts';
import type { Route } from './+types/user-view.ts';
import '../../office.css';

type Edit = Parameters<ReturnType<typeof browserApi>['users']['edit'][':id']['$put']>[0]['json'];

const screen = guardedScreen({
  atLeast: 1,
  load: ({ params }: Route.ClientLoaderArgs) => {
    const id = viewIdOf(params.id);
    return async (api, actor) => {
      const view = await unwrap(api.users.view[':id'].$get({ param: { id } }));
      return { actor, ...view };
    };
  },
  title: ({ data }) => data?.foundUser.name ?? 'Your account',
  view: function UserView({ data: { actor, foundUser: user, userStories, userArticles }, params: { id } }) {
    const root = useRouteLoaderData<RootData>('root');
    const [search] = useSearchParams();
    const path = `/user/view/${id}`;
    const edit = (json: Edit) => savedBy(browserApi().users.edit[':id'].$put({ param: { id }, json }));

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
        <AccountPage userId={user.id} facts={<UserFacts user={user} />} stories={userStories} articles={userArticles} />
      </AccountFrame>
    );
  },
});

export const { clientLoader, meta, HydrateFallback } = screen;
export default screen.Component;
