import { schoolDay } from '../../../../contract/common/school-time.ts';
import { type EventSpan, eventDays } from '../../../../contract/content/event-span.ts';

/** An event stays to come for the whole of its last day at the school. */
export const isOver = (span: EventSpan, now: number): boolean => eventDays(span).lastDay < schoolDay(new Date(now));
