import { monthName, yearOfDay } from '../../../../contract/common/days.ts';

/** The year is said where it is another one than before. */
const monthWords = (month: string, before: string): string =>
  yearOfDay(month) === yearOfDay(before) ? monthName(month) : `${monthName(month)} ${yearOfDay(month)}`;

/** The days of an event that repeats, as a wall calendar has them. */
export function ComingDays({ days }: { days: string[] }) {
  if (days.length < 2) return null;
  const months = [...new Set(days.map((day) => day.slice(0, 7)))];
  return (
    <section className="coming-days" aria-labelledby="coming-days">
      <h2 id="coming-days">Coming days</h2>
      <dl>
        {months.map((month, place) => (
          <div key={month}>
            <dt>{monthWords(month, months[place - 1] ?? month)}</dt>
            <dd>
              {days
                .filter((day) => day.startsWith(month))
                .map((day) => (
                  <time key={day} dateTime={day}>
                    {Number(day.slice(8))}
                  </time>
                ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
