import { browserApi, unwrap } from '../../api-client.ts';
import { HillsLoading } from '../../features/auth/hills-loading.tsx';
import { SessionList } from '../../features/users/session-list.tsx';
import { UserPage } from '../../features/users/user-page.tsx';
import { roleName } from '../../office/role-pill.tsx';
import { Banner } from '../../ui/banner.tsx';
import { pageMeta } from '../../ui/meta.ts';
import { viewIdOf } from '../public/view-id.ts';
import type { Route } from './+types/user-view.ts';
import { Guarded } from './guarded.tsx';
import { loadGuarded } from './load-guarded.ts';
import '../../office.css';

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => {
  const id = viewIdOf(params.id);
  return loadGuarded(1, async (api, user) => {
    const isOwn = user.id === Number(id);
    const [view, sessions] = await Promise.all([
      unwrap(api.users.view[':id'].$get({ param: { id } })),
      // Nobody sees where others are signed in.
      isOwn ? unwrap(api.users.sessions.$get()) : null,
    ]);
    return { ...view, sessions };
  });
};

/** Ends one of one's own sessions; that it is gone already is as good. */
export async function clientAction({ request }: Route.ClientActionArgs) {
  const id = String((await request.formData()).get('id') ?? '');
  const answer = await browserApi()
    .users.sessions[':id'].$delete({ param: { id } })
    .catch(() => undefined);
  const status: number | undefined = answer?.status;
  return { ended: answer?.ok === true || status === 404 };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, { title: loaderData?.data.foundUser.name ?? 'Your account', path: null }),
  { name: 'robots', content: 'noindex' },
];

/** The server renders as for nobody. */
export const HydrateFallback = () => <HillsLoading />;

export default function UserView({ loaderData }: Route.ComponentProps) {
  return (
    <Guarded atLeast={1} loaded={loaderData}>
      {({ foundUser, userStories, userArticles, sessions }) => (
        <>
          <Banner title={foundUser.name} sub={roleName(foundUser.role)} long={foundUser.name.length > 30} />
          <UserPage user={foundUser} stories={userStories} articles={userArticles}>
            {sessions && <SessionList sessions={sessions} />}
          </UserPage>
        </>
      )}
    </Guarded>
  );
}
