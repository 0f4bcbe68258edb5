const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September'],
  ...['October', 'November', 'December'],
];
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const dayMs = 24 * 60 * 60 * 1000;

/** A calendar day, YYYY-MM-DD, without a clock; two of them compare as texts. */
const midnight = (day: string): Date => new Date(`${day}T00:00:00Z`);

export const yearOfDay = (day: string): number => Number(day.slice(0, 4));
export const weekdayOf = (day: string): number => midnight(day).getUTCDay();
/** Of a day or of a month: February */
export const monthName = (day: string): string => months[Number(day.slice(5, 7)) - 1] ?? '';

export const daysLater = (day: string, count: number): string =>
  new Date(midnight(day).getTime() + count * dayMs).toISOString().slice(0, 10);

/** How many days lie between: 0 for the same day. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((midnight(to).getTime() - midnight(from).getTime()) / dayMs);

/** 1 February */
export const dateWords = (day: string): string => `${Number(day.slice(8))} ${monthName(day)}`;

/** Monday */
export const weekdayName = (day: string): string => weekdays[weekdayOf(day)] ?? '';
/** Mon */
export const shortWeekday = (day: string): string => weekdayName(day).slice(0, 3);

/** Monday 1 February */
export const dayOfYearWords = (day: string): string => `${weekdayName(day)} ${dateWords(day)}`;

/** Monday 1 February 2027 */
export const fullDayWords = (day: string): string => `${dayOfYearWords(day)} ${day.slice(0, 4)}`;

/** Mon 1 Feb */
export const briefDayWords = (day: string): string =>
  `${shortWeekday(day)} ${Number(day.slice(8))} ${monthName(day).slice(0, 3)}`;

type Span = { firstDay: string; lastDay: string };

/** A month that is the same is said once. */
function spanIn(words: (day: string) => string, { firstDay, lastDay }: Span): string {
  if (firstDay === lastDay) return words(firstDay);
  const isOneMonth = firstDay.slice(0, 7) === lastDay.slice(0, 7);
  const from = isOneMonth ? words(firstDay).replace(/ \w+$/, '') : words(firstDay);
  return `${from} to ${words(lastDay)}`;
}

/** Mon 8 Mar, or Mon 8 to Fri 12 Mar */
export const briefSpan = (span: Span): string => spanIn(briefDayWords, span);

/** Mon 8 to Fri 12 March */
export const shortSpan = (span: Span): string => spanIn((day) => `${shortWeekday(day)} ${dateWords(day)}`, span);

/** Monday 8 March, or Monday 8 to Friday 12 March */
export const spanWords = (span: Span): string => spanIn(dayOfYearWords, span);
