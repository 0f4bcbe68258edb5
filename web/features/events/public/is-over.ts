import { type EventSpan, eventDays } from '../../../../contract/event-span.ts';
import { schoolDay } from '../../../../contract/school-time.ts';

/** An event stays to come for the whole of its last day at the school. */
export const isOver = (span: EventSpan, now: number): boolean => eventDays(span).lastDay < schoolDay(new Date(now));
