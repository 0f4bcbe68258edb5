import { seriesOf } from '../../../../contract/content/event-repeat.ts';
import type { WholeEvent } from '../../../../contract/content/events.ts';
import { daysWords, timesWords } from '../../../ui/dates/event-when.ts';
import { eventJsonLd } from '../../../ui/meta/json-ld.ts';
import type { Site } from '../../../ui/meta/json-ld-site.ts';
import { eventAddress } from '../event-sections.ts';
import { repeatWords } from '../repeat-words.ts';

/** An event as search engines and messengers should show it. */
export function eventFacts(event: WholeEvent, days: string[]) {
  const { title, date, endDate, location, repeat } = event;
  const weekly = date && repeat && repeatWords(date, repeat);
  const when = date ? [weekly || daysWords({ date, endDate }), timesWords({ date, endDate })] : [];
  return {
    title,
    description: [...when, location].filter(Boolean).join(', '),
    path: eventAddress(event),
    ...(import.meta.env.SSR &&
      date && {
        jsonLd: (site: Site) =>
          eventJsonLd({ title, date, endDate, location, series: repeat ? seriesOf(repeat, days) : undefined }, site),
      }),
  };
}
