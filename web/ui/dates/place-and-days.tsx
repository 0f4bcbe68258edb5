import type { EventSpan } from '../../../contract/content/event-span.ts';
import { everyWords, severalDays } from './event-when.ts';

/** Below the title of an event in a narrow list: where it is, and which days where they are several. */
export function PlaceAndDays({
  location,
  weekly,
  ...span
}: EventSpan & { location: string; weekly?: boolean | undefined }) {
  const said = [location, weekly && everyWords(span.date), severalDays(span)].filter(Boolean).join(', ');
  return said ? <p className="meta">{said}</p> : null;
}
