import type { CalendarEvent } from '../../../../contract/content/events.ts';

export type EventSummary = ReturnType<typeof eventSummary>;

/** Only what a list shows goes over the line with a page, not every description. */
export const eventSummary = ({ id, title, date, endDate, location, category, result, repeat }: CalendarEvent) => ({
  id,
  title,
  date,
  ...(endDate && { endDate }),
  location,
  category,
  ...(result && { result }),
  ...(repeat && { weekly: true }),
});
