import type { SchoolYear } from '../year/school-year.ts';
import { eventsAhead } from './events-ahead.ts';
import { eventsPast } from './events-past.ts';
import { termEvents } from './events-terms.ts';
import type { SeedEvent } from './types.ts';

/** The calendar. */
export const events = (when: SchoolYear): SeedEvent[] => [
  ...eventsAhead(when),
  ...termEvents(when),
  ...eventsPast(when),
];
