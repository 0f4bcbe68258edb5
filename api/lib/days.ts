/** A day so many days later, both as YYYY-MM-DD. */
export function shiftDay(day: string, by: number): string {
  const moved = new Date(`${day}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + by);
  return moved.toISOString().slice(0, 10);
}

/** So many days that lie `step` apart, up to the last one. */
export function daysBack(last: string, length: number, step: number): string[] {
  return Array.from({ length }, (_, index) => shiftDay(last, (index + 1 - length) * step));
}

export function mondayOf(day: string): string {
  const afterMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return shiftDay(day, -afterMonday);
}

/** A day of which nothing is known had nothing. */
export function fillDays(days: string[], known: { day: string; count: number }[]) {
  const counts = new Map(known.map(({ day, count }) => [day, count]));
  return days.map((day) => ({ day, count: counts.get(day) ?? 0 }));
}
