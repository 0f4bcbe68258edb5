import type { ReactNode } from 'react';
import type { User } from '../../../contract/users.ts';
import { Box } from '../../office/box.tsx';
import { LinkList, type ListedLink } from '../../office/link-list.tsx';
import { type Section, sectionBase } from '../../ui/variant.ts';
import { UserFacts } from './user-facts.tsx';

const shownStories = 8;

type Story = { id: number; title: string; category: number; createdAt: string };
type Props = { user: User; stories: Story[]; articles: Story[]; children: ReactNode };

export function UserPage({ user, stories, articles, children }: Props) {
  return (
    <div className="band tight">
      <div className="wrap dash user-page">
        <UserFacts user={user} />
        <div className="c8 dash-column">
          <Box title="Latest stories">
            <LinkList
              icon="newspaper"
              links={linksTo('news', stories)}
              shown={shownStories}
              empty="No news stories yet."
            />
          </Box>
          <Box title="Latest articles">
            <LinkList icon="edit" links={linksTo('blog', articles)} shown={shownStories} empty="No blog posts yet." />
          </Box>
        </div>
        {children}
      </div>
    </div>
  );
}

const linksTo = (section: Section, stories: Story[]): ListedLink[] =>
  stories.map(({ id, title, category, createdAt }) => ({
    to: `${sectionBase(section, category === 1 ? 1 : 0)}/view/${id}`,
    label: title,
    date: createdAt,
  }));
