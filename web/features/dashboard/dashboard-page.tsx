import type { ReactNode } from 'react';
import type { Dashboard } from '../../../contract/office/dashboard.ts';
import { Box } from '../../office/boxes/box.tsx';
import { linksTo } from '../../office/boxes/content-links.ts';
import { LinkList } from '../../office/boxes/link-list.tsx';
import { OfficeHead } from '../../office/frame/head.tsx';
import { greeting } from '../../office/words/greeting.ts';
import { longDate } from '../../ui/dates/dates.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { ButtonLink } from '../../ui/links/button-link.tsx';
import { Attention } from './attention.tsx';
import { Backups } from './backups.tsx';
import { ApplicationsByWeek } from './charts/applications-by-week.tsx';
import { OrdersByStatus } from './charts/orders-by-status.tsx';
import { VisitsByDay } from './charts/visits-by-day.tsx';
import { LatestOrders } from './latest-orders.tsx';
import { NewestUsers } from './newest-users.tsx';

/** The rest of a list stays folded, so that a phone has no mile of it. */
const listed = 5;

type Props = {
  dashboard: Dashboard;
  userName: string;
  now: Date;
  /** What concerns the reader's own account. */
  notice?: ReactNode;
  /** Of a new school, in the place of what waits: nothing can wait there yet. */
  firstSteps?: ReactNode;
};

/** What waits, how it has been going, and the latest of everything with the way to it. */
export function DashboardPage({ dashboard, userName, now, notice, firstSteps }: Props) {
  const { orders, users, news, articles, profiles, galleries, attention, charts, backups } = dashboard;
  const people = profiles.map(({ id, name, position, createdAt, draft, published }) => ({
    to: `/profiles/view/${id}`,
    label: name,
    note: position,
    state: { draft, published },
    date: createdAt,
  }));
  return (
    <>
      <OfficeHead title={`${greeting(now)}, ${userName}`} note={longDate(now.toISOString())}>
        <ButtonLink to="/events/add" kind="line" small>
          <Icon name="calendar" />
          Add Event
        </ButtonLink>
        <ButtonLink to="/news/add" small>
          <Icon name="plus" />
          Post New Story
        </ButtonLink>
      </OfficeHead>
      {notice}
      <div className="dash">
        <div className="c7 dash-cell">{firstSteps ?? <Attention attention={attention} charts={charts} />}</div>
        <div className="c5 dash-cell">
          <OrdersByStatus sums={charts.ordersByStatus} />
        </div>
        <Backups backups={backups} />
        <ApplicationsByWeek weeks={charts.applicationsByWeek} />
        <VisitsByDay days={charts.visitsByDay} />
        <LatestOrders orders={orders} />
        <div className="c8 dash-cell">
          <NewestUsers users={users} />
        </div>
        <div className="c4 dash-cell">
          <Box title="Profiles">
            <LinkList icon="user" links={people} shown={listed} empty="No profiles yet." />
          </Box>
        </div>
        <Box title="News" className="c4">
          <LinkList icon="newspaper" links={linksTo('news', news)} shown={listed} empty="No news stories yet." />
        </Box>
        <Box title="Articles" className="c4">
          <LinkList icon="edit" links={linksTo('blog', articles)} shown={listed} empty="No blog posts yet." />
        </Box>
        <Box title="Galleries" className="c4">
          <LinkList icon="picture" links={linksTo('gallery', galleries)} shown={listed} empty="No galleries yet." />
        </Box>
      </div>
    </>
  );
}
