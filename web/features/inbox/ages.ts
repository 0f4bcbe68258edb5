import { schoolDay, schoolTime } from '../../../contract/common/school-time.ts';

const day = 24 * 60 * 60 * 1000;

/** 5 years, on the day at the school. */
export function ageOf(birthDate: string, now: Date): string {
  const today = schoolDay(now);
  const hadBirthday = today.slice(5) >= birthDate.slice(5);
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4)) - (hadBirthday ? 0 : 1);
  return years === 1 ? '1 year' : `${years} years`;
}

/** Nobody should wait longer than this for an answer. */
const overdueAfterDays = 5;

type Waiting = { waitingSince: string | null };

/** "6 days", once somebody has waited too long for an answer. */
export function overdue({ waitingSince }: Waiting, now: Date): string | null {
  if (waitingSince === null) return null;
  const days = Math.floor((now.getTime() - new Date(waitingSince).getTime()) / day);
  return days >= overdueAfterDays ? `${days} days` : null;
}

/** "3 days", "since yesterday" or "since 9:05", by the days at the school. */
export function waitWords(since: string, now: Date): string {
  const startOf = (at: Date | string) => Date.parse(`${schoolDay(at)}T00:00:00Z`);
  const days = Math.round((startOf(now) - startOf(since)) / day);
  if (days <= 0) return `since ${schoolTime(since).replace(/^0/, '')}`;
  return days === 1 ? 'since yesterday' : `${days} days`;
}

/** Whether it is out of sight now. */
export const isSnoozed = ({ snoozedUntil }: { snoozedUntil: string | null }, now: Date): boolean =>
  snoozedUntil !== null && Date.parse(snoozedUntil) > now.getTime();
