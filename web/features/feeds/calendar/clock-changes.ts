import { daysBetween } from '../../../../contract/common/days.ts';
import { atSchool, momentAtSchool } from '../../../../contract/common/school-time.ts';

/** At a moment, from so many minutes ahead of UTC to so many. */
type ClockChange = { at: number; from: number; to: number };

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

const offsetAt = (at: number) => Math.round((atSchool(new Date(at)).getTime() - at) / minuteMs);

/** How the clock at the school goes from a day on, and each change of it until another one. */
export function clockChanges(firstDay: string, lastDay: string): ClockChange[] {
  const start = Date.parse(momentAtSchool(firstDay));
  const days = Array.from({ length: daysBetween(firstDay, lastDay) }, (_, day) => start + day * dayMs);
  const begins = { at: start, from: offsetAt(start), to: offsetAt(start) };
  const changes = days.filter((at) => offsetAt(at) !== offsetAt(at + dayMs)).map(changeAfter);
  return [begins, ...changes];
}

/** To the minute, within a day. */
function changeAfter(start: number): ClockChange {
  const from = offsetAt(start);
  let [before, after] = [0, dayMs / minuteMs];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (offsetAt(start + middle * minuteMs) === from) before = middle;
    else after = middle;
  }
  const at = start + after * minuteMs;
  return { at, from, to: offsetAt(at) };
}
