import { useMemo } from 'react';
import { useRevalidator, useRouteLoaderData, useSearchParams } from 'react-router';
import { browserApi, unwrap } from '../../api-client.ts';
import { AccountFrame } from '../../features/account/account-frame.tsx';
import { SessionList } from '../../features/account/session-list.tsx';
import { factorCalls } from '../../features/factors/factor-calls.ts';
import { SignInPage } from '../../features/factors/sign-in-page.tsx';
import { guardedScreen } from '../../session/guarded-screen.tsx';
import type { RootData } from '../../ui/meta/meta.ts';
import type { Route } from './+types/user-sign-in.ts';
import '../../office.css';

/** Ends one of one's own sessions, or all but this one; that it is gone already is as good. */
export async function clientAction({ request }: Route.ClientActionArgs) {
  const id = String((await request.formData()).get('id') ?? '');
  const { sessions } = browserApi().users;
  const call = id === 'others' ? sessions.$delete({ query: {} }) : sessions[':id'].$delete({ param: { id } });
  const answer: { ok: boolean; status: number } | undefined = await call.catch(() => undefined);
  return { ended: answer?.ok === true || answer?.status === 404, all: id === 'others' };
}

/** Past the page's own action: with that the page would be asked for anew, of a session that is over. */
const endAll = async (): Promise<boolean> => {
  const call = browserApi().users.sessions.$delete({ query: { all: 'true' } });
  const answer: { ok: boolean } | undefined = await call.catch(() => undefined);
  return answer?.ok === true;
};

const screen = guardedScreen({
  atLeast: 1,
  load: () => async (api, actor) => {
    const [{ foundUser: user }, factors, sessions, email] = await Promise.all([
      unwrap(api.users.view[':id'].$get({ param: { id: String(actor.id) } })),
      unwrap(api.users.factors.$get()),
      unwrap(api.users.sessions.$get()),
      unwrap(api.users.email.$get()),
    ]);
    return { actor, user, factors, sessions, email, now: new Date() };
  },
  title: 'Your sign-in',
  view: function UserSignIn({ data: { actor, user, factors, sessions, email, now } }) {
    const root = useRouteLoaderData<RootData>('root');
    const [search] = useSearchParams();
    const { revalidate } = useRevalidator();
    const calls = useMemo(() => factorCalls(revalidate), [revalidate]);

    return (
      <AccountFrame actor={actor} user={user}>
        <SignInPage
          person={user}
          email={email}
          school={root?.school.shortName ?? ''}
          factors={factors}
          now={now}
          isNeeded={search.has('needed')}
          passwordPath={`/user/view/${user.id}?password`}
          sessions={<SessionList sessions={sessions} endAll={endAll} />}
          calls={calls}
        />
      </AccountFrame>
    );
  },
});

export const { clientLoader, meta, HydrateFallback } = screen;
export default screen.Component;
