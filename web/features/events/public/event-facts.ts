import type { WholeEvent } from '../../../../contract/events.ts';
import { daysWords, timesWords } from '../../../ui/dates/event-when.ts';
import { eventJsonLd, type Site } from '../../../ui/meta/json-ld.ts';
import { eventAddress } from '../event-sections.ts';

/** An event as search engines and messengers should show it. */
export function eventFacts(event: WholeEvent) {
  const { title, date, endDate, location } = event;
  const when = date ? [daysWords({ date, endDate }), timesWords({ date, endDate })] : [];
  return {
    title,
    description: [...when, location].filter(Boolean).join(', '),
    path: eventAddress(event),
    ...(import.meta.env.SSR &&
      date && { jsonLd: (site: Site) => eventJsonLd({ title, date, endDate, location }, site) }),
  };
}
