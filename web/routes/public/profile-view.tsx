import { type ApiClient, apiContext, browserApi, unwrap } from '../../api-client.ts';
import { GroupMates } from '../../features/profiles/group-mates.tsx';
import { ProfileDetails } from '../../features/profiles/profile-details.tsx';
import { firstWords } from '../../features/stories/reading.ts';
import { Banner } from '../../ui/banner.tsx';
import { pageMeta } from '../../ui/meta.ts';
import type { Route } from './+types/profile-view.ts';
import { viewIdOf } from './view-id.ts';

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
  const { id, name, position, bio, pictures } = loaderData.profile;
  return pageMeta(matches, {
    title: `${name}, ${position}`,
    description: firstWords(bio),
    path: `/profiles/view/${id}`,
    picture: `/images/${encodeURIComponent(pictures)}`,
  });
};

export default function ProfileView({ loaderData: { profile, mates } }: Route.ComponentProps) {
  return (
    <>
      <Banner
        title={profile.name}
        crumbs={[{ to: '/profiles', label: 'Our staff' }]}
        sub={profile.position}
        long={profile.name.length > 30}
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
