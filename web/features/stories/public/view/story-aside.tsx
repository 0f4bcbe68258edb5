import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { DateBadge } from '../../../../ui/dates/date-badge.tsx';
import { shortDate } from '../../../../ui/dates/dates.ts';
import { PlaceAndDays } from '../../../../ui/dates/place-and-days.tsx';
import { Link } from '../../../../ui/links/link.tsx';
import type { AsideItems } from './aside-items.ts';

type Props = { items: AsideItems; search?: ReactNode };

/** What else the school has to tell, beside a list or a story. */
export function StoryAside({ items: { news, blogs, events }, search }: Props) {
  return (
    <aside className="aside" aria-label="More from the school">
      {search}
      <AsideSection title="Trending News" shown={news.length > 0}>
        <ol className="trend">
          {news.map(({ id, title, createdAt }) => (
            <li key={id}>
              <AsideLink to={`/news/view/${id}`}>{title}</AsideLink>
              <p className="meta">{shortDate(createdAt)}</p>
            </li>
          ))}
        </ol>
      </AsideSection>
      <AsideSection title="Latest Blog Posts" shown={blogs.length > 0}>
        <ul>
          {blogs.map(({ id, title, createdAt, writer }) => (
            <li key={id}>
              <AsideLink to={`/blog/view/${id}`}>{title}</AsideLink>
              <p className="meta">{writer ?? shortDate(createdAt)}</p>
            </li>
          ))}
        </ul>
      </AsideSection>
      <AsideSection title="Upcoming Events" shown={events.length > 0}>
        <ul>
          {events.map(({ id, title, ...event }) => (
            <li className="mini" key={id}>
              <DateBadge date={event.date} />
              <div>
                <AsideLink to={`/events/view/${id}`}>{title}</AsideLink>
                <PlaceAndDays {...event} />
              </div>
            </li>
          ))}
        </ul>
      </AsideSection>
    </aside>
  );
}

/** What the reader is reading is named, but leads nowhere. */
function AsideLink({ to, children }: { to: string; children: string }) {
  const { pathname } = useLocation();
  return pathname === to ? <span aria-current="page">{children}</span> : <Link to={to}>{children}</Link>;
}

function AsideSection({ title, shown, children }: { title: string; shown: boolean; children: ReactNode }) {
  if (!shown) return null;
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
