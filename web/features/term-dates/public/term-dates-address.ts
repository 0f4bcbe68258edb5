import { campusAsked } from '../../../ui/addresses/asked.ts';

/** What an address of the page asks for; what it does not say is as it is without it. */
export type TermDatesRequest = {
  year: number | undefined;
  campus: string | undefined;
  /** What goes into the calendar of a phone. */
  visits: boolean;
  events: boolean;
};

export function readTermDatesRequest(url: URL): TermDatesRequest {
  const { searchParams: query } = url;
  const year = Number(query.get('year'));
  return {
    year: Number.isInteger(year) && year >= 1900 && year < 2200 ? year : undefined,
    campus: campusAsked(query),
    visits: query.get('visits')?.toLowerCase() !== 'no',
    events: query.get('events')?.toLowerCase() === 'yes',
  };
}

function queryOf({ year, campus, visits, events }: TermDatesRequest): string {
  const query = new URLSearchParams();
  if (year) query.set('year', String(year));
  if (campus) query.set('campus', campus);
  if (!visits) query.set('visits', 'no');
  if (events) query.set('events', 'yes');
  return query.size > 0 ? `?${query}` : '';
}

export const termDatesAddress = (request: TermDatesRequest): string => `/term-dates${queryOf(request)}`;

/** The calendar has all years. */
export const termCalendarAddress = (request: TermDatesRequest): string =>
  `/term-dates.ics${queryOf({ ...request, year: undefined })}`;

/** The same dates on one sheet of paper, which is printed at once. */
export const termSheetAddress = (request: TermDatesRequest): string =>
  `/print/term-dates${queryOf({ ...request, visits: true, events: false })}#print`;
