import type { ReactNode } from 'react';
import { Box } from '../../office/boxes/box.tsx';
import { linksTo } from '../../office/boxes/content-links.ts';
import { LinkList } from '../../office/boxes/link-list.tsx';
import { MoreLink } from '../../ui/links/more-link.tsx';

const shownStories = 4;

type Story = { id: number; title: string; category: number; createdAt: string; draft: boolean; published: boolean };
type Props = { userId: number; facts: ReactNode; stories: Story[]; articles: Story[] };

/** Who it is, and the latest that they wrote. */
export function AccountPage({ userId, facts, stories, articles }: Props) {
  const all = <MoreLink to={`/user/posts/${userId}`}>All posts</MoreLink>;
  return (
    <div className="dash user-page">
      {facts}
      <div className="c8 dash-column">
        <Box title="Latest stories" aside={stories.length > shownStories && all}>
          <LinkList icon="newspaper" links={latest('news', stories)} empty="No news stories yet." />
        </Box>
        <Box title="Latest articles" aside={articles.length > shownStories && all}>
          <LinkList icon="edit" links={latest('blog', articles)} empty="No blog posts yet." />
        </Box>
      </div>
    </div>
  );
}

const latest = (section: 'news' | 'blog', stories: Story[]) => linksTo(section, stories.slice(0, shownStories));
