import { unwrap } from '../../api-client.ts';
import { AccountFrame } from '../../features/account/account-frame.tsx';
import { NoPosts } from '../../features/account/no-posts.tsx';
import { PostList } from '../../features/account/post-list.tsx';
import { HillsLoading } from '../../features/auth/hills-loading.tsx';
import { Box } from '../../office/box.tsx';
import { pageMeta } from '../../ui/meta.ts';
import { Pager } from '../../ui/pager.tsx';
import { pageNumberOf } from '../public/page-number.ts';
import { viewIdOf } from '../public/view-id.ts';
import type { Route } from './+types/user-posts.ts';
import { Guarded } from './guarded.tsx';
import { loadGuarded } from './load-guarded.ts';
import '../../office.css';

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) => {
  const param = { id: viewIdOf(params.id) };
  const page = pageNumberOf(new URL(request.url));
  return loadGuarded(1, async (api, actor) => {
    const [{ foundUser }, posts] = await Promise.all([
      unwrap(api.users.view[':id'].$get({ param })),
      unwrap(api.users.posts[':id'].$get({ param, query: { page: String(page) } })),
    ]);
    return { actor, user: foundUser, page, ...posts };
  });
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, { title: `Posts of ${loaderData?.data.user.name ?? 'a user'}`, path: null }),
  { name: 'robots', content: 'noindex' },
];

/** The server renders as for nobody. */
export const HydrateFallback = () => <HillsLoading />;

export default function UserPosts({ loaderData, params: { id } }: Route.ComponentProps) {
  return (
    <Guarded atLeast={1} loaded={loaderData}>
      {({ actor, user, page, docs, pages, total }) => (
        <AccountFrame actor={actor} user={user}>
          {total === 0 ? (
            <NoPosts isOwn={actor.id === user.id} role={user.role} />
          ) : (
            <Box title="Stories and articles" aside={`${total} in all`}>
              <PostList posts={docs} />
            </Box>
          )}
          <Pager
            page={page}
            pages={pages}
            href={(number) => `/user/posts/${id}?page=${number}`}
            label="Pages of posts"
          />
        </AccountFrame>
      )}
    </Guarded>
  );
}
