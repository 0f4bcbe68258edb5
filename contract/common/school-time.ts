import { thisPlace } from './this-school.ts';

/** As people are told which clock is meant. */
export function schoolTimeWords(): string {
  const { locality } = thisPlace();
  return locality ? `${locality} time` : 'The clock at the school';
}

let clock: { timeZone: string; format: Intl.DateTimeFormat } | undefined;

/** To make one costs more than to use it a thousand times. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  if (clock?.timeZone !== timeZone) {
    const two = '2-digit';
    const parts = { year: 'numeric', month: two, day: two, hour: two, minute: two, second: two } as const;
    clock = { timeZone, format: new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', ...parts }) };
  }
  return clock.format;
}

/** How far the clock at the school is ahead of UTC at a moment; it may change twice a year. */
function offsetAt(ms: number): number {
  if (Number.isNaN(ms)) return 0;
  const digits = clockOf(thisPlace().timeZone).format(ms).match(/\d+/g) ?? [];
  const [month = 1, day = 1, year = 0, hour = 0, minute, second] = digits.map(Number);
  const asUtc = new Date(0);
  // Whoever types a year is in the year 2 first, which Date.UTC would take for 1902.
  asUtc.setUTCFullYear(year, month - 1, day);
  return asUtc.setUTCHours(hour, minute, second) - Math.floor(ms / 1000) * 1000;
}

/** A date whose UTC fields are those of the clock at the school. */
export function atSchool(moment: Date | string): Date {
  const ms = new Date(moment).getTime();
  return new Date(ms + offsetAt(ms));
}

/** The calendar day at the school, as YYYY-MM-DD. */
export const schoolDay = (moment: Date | string): string => atSchool(moment).toISOString().slice(0, 10);

/** The time at the school, as HH:MM. */
export const schoolTime = (moment: Date | string): string => atSchool(moment).toISOString().slice(11, 16);

/** The moment of a day and a time at the school, with its time zone; of a day alone, its midnight. Seconds may be left out. */
export function momentAtSchool(day: string, time = '00:00'): string {
  const written = `${day}T${time}${time.length > 5 ? '' : ':00'}`;
  const asUtc = Date.parse(`${written}Z`);
  // The offset of the moment itself: on the day on which the clocks change it is not that of the first guess.
  const minutes = Math.round(offsetAt(asUtc - offsetAt(asUtc)) / 60_000);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${written}${minutes < 0 ? '-' : '+'}${two(Math.floor(Math.abs(minutes) / 60))}:${two(Math.abs(minutes) % 60)}`;
}
