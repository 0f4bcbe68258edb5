import { unwrap } from '../../api-client.ts';
import { AccountFrame } from '../../features/account/account-frame.tsx';
import { NoPosts } from '../../features/account/no-posts.tsx';
import { PostList } from '../../features/account/post-list.tsx';
import { Box } from '../../office/boxes/box.tsx';
import { guardedScreen } from '../../session/guarded-screen.tsx';
import { pageNumberOf } from '../../ui/addresses/page-number.ts';
import { viewIdOf } from '../../ui/addresses/view-id.ts';
import { Pager } from '../../ui/links/pager.tsx';
import type { Route } from './+types/user-posts.ts';
import '../../office.css';

const screen = guardedScreen({
  atLeast: 1,
  load: ({ params, request }: Route.ClientLoaderArgs) => {
    const param = { id: viewIdOf(params.id) };
    const page = pageNumberOf(new URL(request.url));
    return async (api, actor) => {
      const [{ foundUser }, posts] = await Promise.all([
        unwrap(api.users.view[':id'].$get({ param })),
        unwrap(api.users.posts[':id'].$get({ param, query: { page: String(page) } })),
      ]);
      return { actor, user: foundUser, page, ...posts };
    };
  },
  title: ({ data }) => `Posts of ${data?.user.name ?? 'a user'}`,
  view: ({ data: { actor, user, page, docs, pages, total }, params: { id } }) => (
    <AccountFrame actor={actor} user={user}>
      {total === 0 ? (
        <NoPosts isOwn={actor.id === user.id} role={user.role} />
      ) : (
        <Box title="Stories and articles" aside={`${total} in all`}>
          <PostList posts={docs} />
        </Box>
      )}
      <Pager page={page} pages={pages} href={(number) => `/user/posts/${id}?page=${number}`} label="Pages of posts" />
    </AccountFrame>
  ),
});

export const { clientLoader, meta, HydrateFallback } = screen;
export default screen.Component;
