import { lazy, Suspense } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { type ApiClient, apiContext, browserApi, unwrap } from '../../../api-client.ts';
import { loadMates } from '../../../features/profiles/loads/mates.ts';
import { mayChangeProfile } from '../../../features/profiles/public/may-change.ts';
import { ProfilePage } from '../../../features/profiles/public/profile-page.tsx';
import { HillsLoading } from '../../../session/hills-loading.tsx';
import { useSession } from '../../../session/session.tsx';
import { SessionGate } from '../../../session/session-gate.tsx';
import { viewIdOf } from '../../../ui/addresses/view-id.ts';
import { pageMeta } from '../../../ui/meta/meta.ts';
import { firstWords } from '../../../ui/text/reading.ts';
import type { Route } from './+types/profile-view.ts';

// Readers never need these.
const ProfileControls = lazy(() => import('../../../features/profiles/office/profile-controls.tsx'));
const ProfileEditing = lazy(() => import('../../../features/profiles/office/profile-editing.tsx'));

async function load(api: ApiClient, id: string) {
  const profile = await unwrap(api.profiles.view[':id'].$get({ param: { id: viewIdOf(id) } }));
  return { profile, mates: await loadMates(api, profile) };
}

export const loader = ({ context, params }: Route.LoaderArgs) => load(context.get(apiContext), params.id);
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => load(browserApi(), params.id);

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { id, name, position, bio, pictureInfo } = loaderData.profile;
  return pageMeta(matches, {
    title: `${name}, ${position}`,
    description: firstWords(bio),
    path: `/profiles/view/${id}`,
    picture: pictureInfo[0],
  });
};

/** A profile to be read, and with ?edit in the address to be changed by those who may. */
export default function ProfileView({ loaderData: { profile, mates } }: Route.ComponentProps) {
  const { state, user } = useSession();
  const [search] = useSearchParams();
  const path = `/profiles/view/${profile.id}`;
  const mayChange = mayChangeProfile(user, profile);

  // Whoever comes, the page begins as the server has drawn it: anonymously.
  if (search.has('edit') && state !== 'unknown') {
    return (
      <SessionGate atLeast={1}>
        {mayChange ? (
          <Suspense fallback={<HillsLoading label="One moment." />}>
            <ProfileEditing profile={profile} path={path} />
          </Suspense>
        ) : (
          <Navigate to="/unauthorized" replace />
        )}
      </SessionGate>
    );
  }
  const tools = mayChange && (
    <Suspense>
      <ProfileControls profile={profile} path={path} />
    </Suspense>
  );
  return <ProfilePage profile={profile} mates={mates} tools={tools} />;
}
