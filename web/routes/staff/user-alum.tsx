import { useRevalidator } from 'react-router';
import { adminRole } from '../../../contract/roles.ts';
import { browserApi, unwrap } from '../../api-client.ts';
import { AccountFrame } from '../../features/account/account-frame.tsx';
import { AlumniEntry } from '../../features/account/alumni-entry.tsx';
import { AlumnusPortrait } from '../../features/alumni/alumnus-portrait.tsx';
import { HillsLoading } from '../../features/auth/hills-loading.tsx';
import { savedBy } from '../../office/forms/save-result.ts';
import { pageMeta } from '../../ui/meta.ts';
import { viewIdOf } from '../public/view-id.ts';
import type { Route } from './+types/user-alum.ts';
import { Guarded } from './guarded.tsx';
import { loadGuarded } from './load-guarded.ts';
import '../../office.css';

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => {
  const param = { id: viewIdOf(params.id) };
  return loadGuarded(1, async (api, actor) => {
    const [{ foundUser }, account] = await Promise.all([
      unwrap(api.users.view[':id'].$get({ param })),
      unwrap(api.users.alum[':id'].$get({ param })),
    ]);
    return { actor, user: foundUser, account };
  });
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, { title: `Alumni profile of ${loaderData?.data.user.name ?? 'a user'}`, path: null }),
  { name: 'robots', content: 'noindex' },
];

/** The server renders as for nobody. */
export const HydrateFallback = () => <HillsLoading />;

export default function UserAlum({ loaderData, params: { id } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const claim = (alumnusId: number) =>
    savedBy(browserApi().users.alum[':id'].claim.$post({ param: { id }, json: { alumnusId } }));
  return (
    <Guarded atLeast={1} loaded={loaderData}>
      {({ actor, user, account }) => (
        <AccountFrame actor={actor} user={user}>
          <AlumniEntry
            {...account}
            isOwn={actor.id === user.id}
            seesWaiting={actor.role >= adminRole}
            // What waits has no public picture yet.
            portrait={({ name, status, pictureInfo: [picture] }) => (
              <AlumnusPortrait name={name} picture={status === 'waiting' ? undefined : picture} sizes="5.5rem" />
            )}
            claim={claim}
            refresh={revalidate}
          />
        </AccountFrame>
      )}
    </Guarded>
  );
}
