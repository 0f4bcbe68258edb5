import { schoolDay } from '../../../../contract/school-time.ts';

/** An event stays to come for the whole of its day at the school. */
export const isOver = (date: string, now: number): boolean => schoolDay(date) < schoolDay(new Date(now));
