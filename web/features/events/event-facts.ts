import type { CalendarEvent } from '../../../contract/events.ts';
import { longDate, timeOfDay } from '../../ui/dates.ts';
import { eventJsonLd, type Site } from '../../ui/json-ld.ts';
import { eventAddress } from './event-sections.ts';

/** An event as search engines and messengers should show it. */
export function eventFacts(event: CalendarEvent) {
  const { title, date, location } = event;
  return {
    title,
    description: [longDate(date), timeOfDay(date), location].filter(Boolean).join(', '),
    path: eventAddress(event),
    jsonLd: (site: Site) => eventJsonLd({ title, date, location }, site),
  };
}
