import { dateWords, yearOfDay } from '../../../contract/common/days.ts';
import { schoolDay } from '../../../contract/common/school-time.ts';
import type { EventRepeat } from '../../../contract/content/event-repeat.ts';
import { everyWords } from '../../ui/dates/event-when.ts';

/** More of them would say less than the list of days. */
const mostNamed = 3;

/** From the day on at which the event stands. */
export const daysFrom = (days: string[], date: string | null): string[] =>
  date ? days.filter((day) => day >= schoolDay(date)) : [];

/** Every Tuesday in term until 1 December, not on 3 November: as it is from that day on. */
export function repeatWords(date: string, { until, inTerm, except }: EventRepeat): string {
  const day = schoolDay(date);
  const said = (one: string) =>
    yearOfDay(one) === yearOfDay(day) ? dateWords(one) : `${dateWords(one)} ${yearOfDay(one)}`;
  const every = everyWords(date).replace('every', 'Every');
  const ahead = daysFrom(except, date);
  const named = ahead.length > 0 && ahead.length <= mostNamed ? `, not on ${listed(ahead.map(said))}` : '';
  const some = ahead.length > mostNamed ? `, not on ${ahead.length} of these days` : '';
  return `${every}${inTerm ? ' in term' : ''} until ${said(until)}${named}${some}`;
}

const listed = (words: string[]): string =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : words.join('');
