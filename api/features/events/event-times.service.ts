import { type EventRepeat, repeatFaults, spanOn, weeklyDays } from '../../../contract/content/event-repeat.ts';
import { isPossibleLength } from '../../../contract/content/event-span.ts';
import { type EventAdd, type EventEdit, eventMessages } from '../../../contract/content/events.ts';
import type { Db } from '../../db/client.ts';
import { schoolDay, toMoment } from '../../lib/clock.ts';
import { invalid } from '../../lib/errors.ts';
import type { EventRow } from './events.queries.ts';
import { nextTimes } from './repeats.service.ts';

type Input = EventAdd | EventEdit;
type Before = Pick<EventRow, 'startsAt' | 'endsAt' | 'repeat' | 'campusId'>;
type Span = Pick<Before, 'startsAt' | 'endsAt'>;

const nothing: Before = { startsAt: null, endsAt: null, repeat: null, campusId: null };

/** When it happens, as it is stored: of one that repeats, on the day that goes on or comes next. */
export async function timesOf(tx: Db, now: Date, input: Input, before = nothing) {
  const span = spanOf(input, before);
  const repeat = repeatOf(input, before, span);
  if (!repeat) return { ...span, repeat: null };
  const faults = repeatFaults({ date: repeat.from, endDate: repeat.to }, repeat);
  if (Object.keys(faults).length > 0) throw invalid(faults);
  const campusId = input.campusId === undefined ? before.campusId : input.campusId;
  return { repeat, ...(await nextTimes(tx, { repeat, campusId }, now)) };
}

const lengthOf = ({ startsAt, endsAt }: Span): number =>
  startsAt && endsAt ? endsAt.getTime() - startsAt.getTime() : 0;

/** What is not given stays: an event that is moved lasts as long as before. */
function spanOf({ date, endDate }: Input, before: Span): Span {
  const startsAt = date === undefined ? before.startsAt : date === null ? null : toMoment(date);
  if (endDate === undefined || endDate === null) {
    const lasted = endDate === undefined ? lengthOf(before) : 0;
    return { startsAt, endsAt: startsAt && lasted > 0 ? new Date(startsAt.getTime() + lasted) : null };
  }
  const endsAt = toMoment(endDate);
  if (!isPossibleLength(lengthOf({ startsAt, endsAt }))) throw invalid({ endDate: eventMessages.end });
  return { startsAt, endsAt };
}

/** What is not given stays, with the first day where the event was not moved to another one. */
function repeatOf({ repeat: given }: Input, before: Before, { startsAt, endsAt }: Span) {
  const repeat = given === undefined ? before.repeat : given;
  if (!repeat) return null;
  if (!startsAt && given) throw invalid({ date: eventMessages.date });
  if (!startsAt) return null;
  const span = { date: startsAt.toISOString(), endDate: endsAt?.toISOString() ?? null };
  if (given) return { ...inOrder(given), from: span.date, to: span.endDate };
  const isMoved = startsAt.getTime() !== before.startsAt?.getTime();
  const first = isMoved || !before.repeat ? span : spanOn(span, schoolDay(before.repeat.from));
  const days = weeklyDays(schoolDay(first.date), repeat.until);
  const except = repeat.except.filter((day) => days.includes(day));
  return { until: repeat.until, inTerm: repeat.inTerm, except, from: first.date, to: first.endDate };
}

const inOrder = ({ until, inTerm, except }: EventRepeat): EventRepeat => ({
  until,
  inTerm,
  except: [...new Set(except)].sort(),
});
