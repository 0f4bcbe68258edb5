import type { RouterContextProvider } from 'react-router';
import { apiContext, originContext, unwrap } from '../../../api-client.ts';
import { feedAnswer } from '../feed-answer.ts';
import { icalendar } from '../ical.ts';

type Which = { cat?: string; id?: string };

export async function eventFeed(context: Readonly<RouterContextProvider>, query: Which, fileName: string) {
  const api = context.get(apiContext);
  const [school, { docs }] = await Promise.all([
    unwrap(api.settings.$get()),
    unwrap(api.search.calendar.$get({ query })),
  ]);
  const calendar = { name: school.schoolName, origin: context.get(originContext) };
  // A phone opens the file in its calendar; a computer that has none keeps it under this name.
  return feedAnswer(icalendar(calendar, docs), 'text/calendar', {
    'Content-Disposition': `inline; filename="${fileName}"`,
  });
}
