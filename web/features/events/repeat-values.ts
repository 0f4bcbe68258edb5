import { type EventRepeat, type StoredRepeat, weeklyDays } from '../../../contract/content/event-repeat.ts';
import type { Values } from '../../ui/form/answer.ts';

type Written = { date?: unknown; endDate?: unknown; repeat?: unknown };

const isRepeat = (value: unknown): value is EventRepeat & Partial<StoredRepeat> =>
  typeof value === 'object' && value !== null && 'until' in value;

/** What the fields begin with, and the first day: of an event, which has moved on since, or of a version of it. */
export function repeatStart({ date, endDate, repeat }: Written) {
  if (!isRepeat(repeat)) return { date, endDate, repeat: '', 'repeat.until': '', 'repeat.except': '' };
  const { from = date, to = endDate, until, inTerm, except } = repeat;
  return {
    ...{ date: from, endDate: to, repeat: inTerm ? 'term' : 'week' },
    ...{ 'repeat.until': until, 'repeat.except': except.join(',') },
  };
}

/** What is sent. Days that were left out before the first day or the last one was changed count no more. */
export function repeatOf(values: Values): EventRepeat | null {
  const { repeat, date = '', 'repeat.until': until = '', 'repeat.except': except = '' } = values;
  if (!repeat || !date || !until) return null;
  const days = weeklyDays(date, until);
  return { until, inTerm: repeat === 'term', except: except.split(',').filter((day) => days.includes(day)) };
}
