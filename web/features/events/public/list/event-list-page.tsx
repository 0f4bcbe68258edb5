import type { ReactNode } from 'react';
import { editorRole } from '../../../../../contract/people/roles.ts';
import { useSession } from '../../../../session/session.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { Banner } from '../../../../ui/layout/banner.tsx';
import { ButtonLink } from '../../../../ui/links/button-link.tsx';
import { SubscribeLink } from '../../../../ui/links/subscribe-link.tsx';
import { useWords } from '../../../../ui/meta/site.ts';
import { eventListAddress, eventSection } from '../../event-sections.ts';
import type { EventSummary } from '../event-summary.ts';
import { CampusChips } from './campus-chips.tsx';
import { type NextTermDate, NextTermDates } from './next-term-dates.tsx';
import { PastEvents } from './past-events.tsx';
import { UpcomingEvents } from './upcoming-events.tsx';

type EventPageOf = { events: EventSummary[]; page: number; pages: number };
type Props = {
  category: number;
  /** The slug of the campus whose events are shown alone. */
  campus?: string | undefined;
  upcoming: EventPageOf;
  past: EventPageOf;
  /** The next dates of the school year. */
  dates: NextTermDate[];
  today?: string | undefined;
  /** For those who may see it: what is not public yet. */
  unpublished?: ReactNode;
};

/** What is to come and what is over; each list is turned by itself, and the other one stays on its page. */
export function EventListPage({ category, campus, upcoming, past, dates, today = '', unpublished }: Props) {
  const { title, sub, above, base } = eventSection(category);
  const words = useWords();
  const { user } = useSession();
  const addLink = user && user.role >= editorRole && (
    <ButtonLink to={`${base}/add`} kind="sun">
      <Icon name="plus" />
      Add Event
    </ButtonLink>
  );
  return (
    <>
      <Banner title={title} sub={words[sub]} crumbs={above} action={addLink} />
      {unpublished}
      <UpcomingEvents
        {...upcoming}
        filter={
          category === 0 && (
            <>
              <CampusChips campus={campus} />
              <SubscribeLink campus={campus} />
            </>
          )
        }
        href={(page) => eventListAddress({ category, campus, page, past: past.page })}
      />
      {dates.length > 0 && <NextTermDates dates={dates} today={today} />}
      <PastEvents {...past} href={(page) => eventListAddress({ category, campus, page: upcoming.page, past: page })} />
    </>
  );
}
