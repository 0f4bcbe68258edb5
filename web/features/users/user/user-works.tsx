import type { z } from 'zod';
import type { userDetail } from '../../../../contract/people/users.ts';
import { Box } from '../../../office/boxes/box.tsx';
import { linksTo } from '../../../office/boxes/content-links.ts';
import { LinkList } from '../../../office/boxes/link-list.tsx';

type Detail = z.infer<typeof userDetail>;
type Props = Pick<Detail, 'userStories' | 'userArticles' | 'userProfiles' | 'userGalleries'>;

const shown = 6;

/** All that a person has put on the site, each with the way to it. */
export function UserWorks({ userStories, userArticles, userProfiles, userGalleries }: Props) {
  const people = userProfiles.map(({ id, profileTitle, position, draft, published }) => ({
    to: `/profiles/view/${id}`,
    label: profileTitle,
    note: position,
    state: { draft, published },
  }));
  return (
    <div className="user-works">
      <Box title="News stories" aside={countOf(userStories)}>
        <LinkList icon="newspaper" links={linksTo('news', userStories)} shown={shown} empty="No news stories yet." />
      </Box>
      <Box title="Blog posts" aside={countOf(userArticles)}>
        <LinkList icon="edit" links={linksTo('blog', userArticles)} shown={shown} empty="No blog posts yet." />
      </Box>
      <Box title="Profiles" aside={countOf(userProfiles)}>
        <LinkList icon="user" links={people} shown={shown} empty="No profiles yet." />
      </Box>
      <Box title="Galleries" aside={countOf(userGalleries)}>
        <LinkList icon="picture" links={linksTo('gallery', userGalleries)} shown={shown} empty="No galleries yet." />
      </Box>
    </div>
  );
}

const countOf = (list: unknown[]) => (list.length > 0 ? list.length : null);
