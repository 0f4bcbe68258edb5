import type { EventSpan } from '../../../contract/event-span.ts';
import { severalDays } from './event-when.ts';

/** Below the title of an event in a narrow list: where it is, and which days where they are several. */
export function PlaceAndDays({ location, ...span }: EventSpan & { location: string }) {
  const said = [location, severalDays(span)].filter(Boolean).join(', ');
  return said ? <p className="meta">{said}</p> : null;
}
