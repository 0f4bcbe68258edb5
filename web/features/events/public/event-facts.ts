import type { WholeEvent } from '../../../../contract/events.ts';
import { longDate, timeSpan } from '../../../ui/dates/dates.ts';
import { eventJsonLd, type Site } from '../../../ui/meta/json-ld.ts';
import { eventAddress } from '../event-sections.ts';

/** An event as search engines and messengers should show it. */
export function eventFacts(event: WholeEvent) {
  const { title, date, endDate, location } = event;
  return {
    title,
    description: [date && longDate(date), date && timeSpan(date, endDate), location].filter(Boolean).join(', '),
    path: eventAddress(event),
    ...(date && { jsonLd: (site: Site) => eventJsonLd({ title, date, endDate, location }, site) }),
  };
}
