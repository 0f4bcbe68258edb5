import type { Dashboard } from '../../../contract/dashboard.ts';
import { Box } from '../../office/box.tsx';
import { LinkList, type ListedLink } from '../../office/link-list.tsx';
import { longDate } from '../../ui/dates.ts';
import { type Section, sectionBase } from '../../ui/variant.ts';
import { greeting } from './greeting.ts';
import { LatestOrders } from './latest-orders.tsx';
import { NewestUsers } from './newest-users.tsx';
import { OrdersByStatus } from './orders-by-status.tsx';

type Props = { dashboard: Dashboard; userName: string; now: Date };

/** The latest of everything, each with the way to where readers see it. */
export function DashboardPage({ dashboard, userName, now }: Props) {
  const { orders, users, news, articles, profiles, galleries } = dashboard;
  const people = profiles.map(({ id, name, position, createdAt }) => ({
    to: `/profiles/view/${id}`,
    label: name,
    note: position,
    date: createdAt,
  }));
  return (
    <>
      <div className="office-head">
        <h1>
          {greeting(now)}, {userName}
        </h1>
        <p className="muted small">{longDate(now.toISOString())}</p>
      </div>
      <div className="dash">
        <div className="c8 dash-column">
          <LatestOrders orders={orders} />
          <NewestUsers users={users} />
        </div>
        <div className="c4 dash-column">
          <OrdersByStatus orders={orders} />
          <Box title="Profiles">
            <LinkList icon="user" links={people} empty="No profiles yet." />
          </Box>
        </div>
        <Box title="News" className="c4">
          <LinkList icon="newspaper" links={linksTo('news', news)} empty="No news stories yet." />
        </Box>
        <Box title="Articles" className="c4">
          <LinkList icon="edit" links={linksTo('blog', articles)} empty="No blog posts yet." />
        </Box>
        <Box title="Galleries" className="c4">
          <LinkList icon="picture" links={linksTo('gallery', galleries)} empty="No galleries yet." />
        </Box>
      </div>
    </>
  );
}

type Item = { id: number; category: number; createdAt: string } & ({ title: string } | { name: string });

const linksTo = (section: Section, items: Item[]): ListedLink[] =>
  items.map((item) => ({
    to: `${sectionBase(section, item.category === 1 ? 1 : 0)}/view/${item.id}`,
    label: 'title' in item ? item.title : item.name,
    date: item.createdAt,
  }));
