import type { ReactNode } from 'react';
import { Box } from '../../office/boxes/box.tsx';
import { LinkList, type ListedLink } from '../../office/boxes/link-list.tsx';
import { type Section, sectionBase } from '../../ui/addresses/variant.ts';
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
          <LinkList icon="newspaper" links={linksTo('news', stories)} empty="No news stories yet." />
        </Box>
        <Box title="Latest articles" aside={articles.length > shownStories && all}>
          <LinkList icon="edit" links={linksTo('blog', articles)} empty="No blog posts yet." />
        </Box>
      </div>
    </div>
  );
}

const linksTo = (section: Section, stories: Story[]): ListedLink[] =>
  stories.slice(0, shownStories).map(({ id, title, category, createdAt, ...state }) => ({
    to: `${sectionBase(section, category === 1 ? 1 : 0)}/view/${id}`,
    label: title,
    date: createdAt,
    state,
  }));
