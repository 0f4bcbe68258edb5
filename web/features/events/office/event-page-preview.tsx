import { useEffect, useState } from 'react';
import { schoolDay } from '../../../../contract/common/school-time.ts';
import { currentDay, repeatDays, spanOn } from '../../../../contract/content/event-repeat.ts';
import type { WholeEvent } from '../../../../contract/content/events.ts';
import { useShownText } from '../../../office/preview/use-shown-text.ts';
import { useFormState } from '../../../ui/form/form-state.ts';
import { endOfInputs, momentOfInputs } from '../event-moment.ts';
import { EventPage } from '../public/event-page.tsx';
import { isOver } from '../public/is-over.ts';
import { repeatOf } from '../repeat-values.ts';
import { eventCalls } from './event-calls.ts';
import { useTermDates } from './use-term-dates.ts';

type Props = { id: number; published: boolean };

/** The page of an event as it is typed, by the view that readers get. */
export default function EventPagePreview({ id, published }: Props) {
  const { values, typed } = useFormState();
  const now = typed ?? values;
  const category = Number(now.category ?? 0);
  const { more, gallery } = useAround(id, category);
  const { parts } = useShownText(now.description ?? '');
  const { date: day = '', startTime = '' } = now;
  const start = momentOfInputs(day, startTime || '00:00');
  const from = day !== '' && !Number.isNaN(Date.parse(start)) ? new Date(start).toISOString() : null;
  const to = endOfInputs(now) || null;
  const repeat = repeatOf(now);
  const dates = useTermDates(now);
  const days = repeat && from ? repeatDays(day, repeat, dates ?? []) : [];
  const { date, endDate } = from ? shownSpan(days, { date: from, endDate: to }) : { date: null, endDate: null };
  const event: WholeEvent = {
    ...{ id, date, category, UserId: null, galleryId: null, createdAt: '', draft: false, updatedAt: '' },
    ...{ title: now.title || 'No title yet', location: now.location ?? '', result: now.result ?? '' },
    description: parts.join(''),
    endDate,
    campusId: now.campusId ? Number(now.campusId) : null,
    repeat: repeat && from ? { ...repeat, from, to } : null,
  };
  const over = date !== null && isOver({ date, endDate }, Date.now());
  return <EventPage {...{ event, gallery, over, more }} days={days} origin="" unpublished={!published} />;
}

/** Of one that repeats, the day at which readers will find it. */
function shownSpan(days: string[], first: { date: string; endDate: string | null }) {
  const day = currentDay(days, first, schoolDay(new Date()));
  return day === undefined ? first : spanOn(first, day);
}

type Around = Awaited<ReturnType<typeof eventCalls.around>>;
const nothing: Around = { more: [], gallery: null };

/** What stands beside and below it now. */
function useAround(id: number, category: number): Around {
  const [around, setAround] = useState(nothing);
  useEffect(() => {
    let isOld = false;
    eventCalls.around(id, category).then(
      (found) => !isOld && setAround(found),
      () => {},
    );
    return () => {
      isOld = true;
    };
  }, [id, category]);
  return around;
}
