import type { RouterContextProvider } from 'react-router';
import { type ApiClient, apiContext, originContext, unwrap } from '../../../api-client.ts';
import { type CalendarKind, kindWords } from '../calendar/calendar-kinds.ts';
import { type CalendarEntry, eventEntry, icalendar } from '../calendar/ical.ts';
import { termEntries, withoutRepeats } from '../calendar/term-entries.ts';
import { feedAnswer } from '../feed-answer.ts';

type Context = Readonly<RouterContextProvider>;
type Which = { cat?: string; id?: string };

/** Events; what is asked without a category, or for that of the whole school, also has the dates of the school. */
export function eventFeed(context: Context, query: Which, fileName: string) {
  return calendarFeed(context, { fileName }, async (api) => {
    const hasDates = query.id === undefined && query.cat !== '1';
    const [{ docs }, dates] = await Promise.all([
      unwrap(api.search.calendar.$get({ query })),
      hasDates ? datesOf(api, {}) : [],
    ]);
    return [...docs.map(eventEntry), ...withoutRepeats(termEntries(dates), docs)];
  });
}

type TermParts = { campus?: string; visits: boolean; events: boolean };

/** Terms and holidays, and what else somebody wants in their calendar. */
export function termFeed(context: Context, { visits, events, ...query }: TermParts) {
  return calendarFeed(context, { fileName: 'term-dates.ics', ...query, about: ['term dates'] }, async (api) => {
    const [dates, docs] = await Promise.all([
      datesOf(api, query),
      events ? unwrap(api.search.calendar.$get({ query: { cat: '0', ...query } })).then((answer) => answer.docs) : [],
    ]);
    const wanted = dates.filter(({ kind }) => visits || (kind !== 'visit' && kind !== 'other'));
    return [...docs.map(eventEntry), ...withoutRepeats(termEntries(wanted), docs)];
  });
}

type Chosen = { campus?: string; kinds: CalendarKind[] };

/** Only some kinds of dates, of one campus or of all; without a kind all of them. */
export function chosenFeed(context: Context, { kinds, ...query }: Chosen) {
  const isWanted = (kind: CalendarKind) => kinds.length === 0 || kinds.includes(kind);
  return calendarFeed(context, { fileName: 'calendar.ics', ...query, about: kindWords(kinds) }, async (api) => {
    const [dates, docs] = await Promise.all([
      datesOf(api, query),
      isWanted('event')
        ? unwrap(api.search.calendar.$get({ query: { cat: '0', ...query } })).then((answer) => answer.docs)
        : [],
    ]);
    const wanted = dates.filter(({ kind }) => isWanted(kind));
    return [...docs.map(eventEntry), ...withoutRepeats(termEntries(wanted), docs)];
  });
}

const datesOf = async (api: ApiClient, query: { campus?: string }) =>
  (await unwrap(api['term-dates'].calendar.$get({ query }))).docs;

type Calendar = { fileName: string; campus?: string; about?: string[] };

/** Its name says what is in it: a phone may have several of ours. */
async function calendarFeed(
  context: Context,
  { fileName, campus, about = [] }: Calendar,
  entriesOf: (api: ApiClient) => Promise<CalendarEntry[]>,
): Promise<Response> {
  const api = context.get(apiContext);
  const [school, entries] = await Promise.all([unwrap(api.settings.$get()), entriesOf(api)]);
  const where = school.site.campuses.flatMap(({ slug, name }) => (slug === campus ? [name] : []));
  const parts = [...where, ...about].join(', ');
  const calendar = { name: school.schoolName, parts, origin: context.get(originContext) };
  // A phone opens the file in its calendar; a computer that has none keeps it under this name.
  return feedAnswer(icalendar(calendar, entries), 'text/calendar', {
    'Content-Disposition': `inline; filename="${fileName}"`,
  });
}
