import { schoolDay } from '../../../contract/school-time.ts';

const day = 24 * 60 * 60 * 1000;

/** 5 years, on the day at the school. */
export function ageOf(birthDate: string, now: Date): string {
  const today = schoolDay(now);
  const hadBirthday = today.slice(5) >= birthDate.slice(5);
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4)) - (hadBirthday ? 0 : 1);
  return years === 1 ? '1 year' : `${years} years`;
}

/** Nobody should wait longer than this for a first answer. */
const overdueAfterDays = 5;

/** "6 days", once somebody has waited too long for a first answer. */
export function overdue({ status, createdAt }: { status: string; createdAt: string }, now: Date): string | null {
  const days = Math.floor((now.getTime() - new Date(createdAt).getTime()) / day);
  return status === 'new' && days >= overdueAfterDays ? `${days} days` : null;
}
