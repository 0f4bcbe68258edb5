import { lazy, Suspense } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { type ApiClient, apiContext, browserApi, unwrap } from '../../api-client.ts';
import { GroupMates } from '../../features/profiles/public/group-mates.tsx';
import { mayChangeProfile } from '../../features/profiles/public/may-change.ts';
import { ProfileDetails } from '../../features/profiles/public/profile-details.tsx';
import { HillsLoading } from '../../session/hills-loading.tsx';
import { useSession } from '../../session/session.tsx';
import { SessionGate } from '../../session/session-gate.tsx';
import { viewIdOf } from '../../ui/addresses/view-id.ts';
import { Banner } from '../../ui/layout/banner.tsx';
import { pageMeta } from '../../ui/meta/meta.ts';
import { firstWords } from '../../ui/text/reading.ts';
import type { Route } from './+types/profile-view.ts';

// Readers never need these.
const ProfileControls = lazy(() => import('../../features/profiles/office/profile-controls.tsx'));
const ProfileEditing = lazy(() => import('../../features/profiles/office/profile-editing.tsx'));

const matesShown = 4;

async function load(api: ApiClient, id: string) {
  const profile = await unwrap(api.profiles.view[':id'].$get({ param: { id: viewIdOf(id) } }));
  const group = String(profile.tag);
  const { docs } = await unwrap(api.profiles[':group'].$get({ param: { group }, query: {} }));
  const mates = docs
    .filter((other) => other.id !== profile.id)
    .slice(0, matesShown)
    .map(({ id, name, position, pictureInfo }) => ({ id, name, position, pictureInfo, extract: '' }));
  return { profile, mates };
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
      <ProfileControls id={profile.id} path={path} />
    </Suspense>
  );
  return (
    <>
      <Banner
        title={profile.name}
        crumbs={[{ to: '/profiles', label: 'Our staff' }]}
        sub={profile.position}
        long={profile.name.length > 30}
        action={tools}
      />
      <div className="band tight">
        <div className="wrap">
          <ProfileDetails profile={profile} />
        </div>
      </div>
      <GroupMates tag={profile.tag} people={mates} />
    </>
  );
}
