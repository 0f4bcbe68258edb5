const hour = 60 * 60 * 1000;
const day = 24 * hour;
/** Uganda is UTC+3 all year. */
const schoolOffset = 3 * hour;

/** An event stays to come for the whole of its day at the school. */
export function isOver(date: string, now: number): boolean {
  const schoolDayOf = (moment: number) => Math.floor((moment + schoolOffset) / day);
  return schoolDayOf(Date.parse(date)) < schoolDayOf(now);
}
