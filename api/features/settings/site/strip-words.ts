import { briefDayWords, briefSpan, dayOfYearWords, fullDayWords, spanWords } from '../../../../contract/common/days.ts';
import type { ComingDate } from '../settings.queries.ts';

/** Beside its icon, the narrowest phone has room for so many characters in one line. */
const lineLength = 44;

/** What the strip of every page says of the nearest date: as fully as fits a line. */
export function stripWords(date: ComingDate, today: string): string {
  const { kind, name, firstDay, lastDay } = date;
  if (kind === 'term')
    return firstDay >= today ? `${name} begins ${fullDayWords(firstDay)}` : `${name} ends ${fullDayWords(lastDay)}`;
  if (firstDay === lastDay && firstDay === today) return `Today: ${name}`;
  if (firstDay <= today)
    return fitting(`Now: ${name}, to ${dayOfYearWords(lastDay)}`, `Now: ${name}, to ${briefDayWords(lastDay)}`);
  const what = kind === 'holiday' ? 'Next holiday' : 'Next';
  const brief = `${name}, ${briefSpan(date)}`;
  return fitting(`${what}: ${name}, ${spanWords(date)}`, `${what}: ${brief}`, brief);
}

const fitting = (...ways: string[]): string => ways.find((words) => words.length <= lineLength) ?? ways.at(-1) ?? '';
