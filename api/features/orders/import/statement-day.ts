const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const yearFirst = /(?<!\d)(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/;
const dayFirst = /(?<!\d)(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?!\d)/;
const monthInWords = /(?<!\d)(\d{1,2})[-/. ]([a-z]{3})[a-z]{0,6}[-/., ]{1,2}(\d{4}|\d{2})(?!\d)/i;

/** The day of a payment as YYYY-MM-DD, however a statement writes it; null rather than a guess, or a day to come. */
export function readDay(text: string, today: string): string | null {
  const [, y, m, d] = yearFirst.exec(text) ?? [];
  if (y && m && d) return dayOf(Number(y), Number(m), Number(d), today);
  const [, day, word, wordYear] = monthInWords.exec(text) ?? [];
  if (day && word && wordYear) {
    return dayOf(yearOf(wordYear), months.indexOf(word.toLowerCase()) + 1, Number(day), today);
  }
  const [, first, second, year] = dayFirst.exec(text) ?? [];
  if (!first || !second || !year) return null;
  // Nearly everywhere the day stands first; where that cannot be, an American program has written it.
  const [dayNumber, month] = Number(second) > 12 ? [Number(second), Number(first)] : [Number(first), Number(second)];
  return dayOf(yearOf(year), month, dayNumber, today);
}

const yearOf = (text: string): number => (text.length === 2 ? 2000 + Number(text) : Number(text));

function dayOf(year: number, month: number, day: number, today: string): string | null {
  const at = new Date(Date.UTC(year, month - 1, day));
  // The thirtieth of February would become a day of March.
  if (year < 2000 || at.getUTCMonth() !== month - 1 || at.getUTCDate() !== day) return null;
  const text = at.toISOString().slice(0, 10);
  return text <= today ? text : null;
}
