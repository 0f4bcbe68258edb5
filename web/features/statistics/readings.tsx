import type { Statistics, StatisticsPeriod } from '../../../contract/office/statistics.ts';
import { Box } from '../../office/boxes/box.tsx';
import { ChartTable } from '../../office/charts/chart-table.tsx';
import { LineChart } from '../../office/charts/line-chart.tsx';
import { briefDate } from '../../office/words/moment.ts';

type Props = Pick<Statistics, 'counts' | 'step' | 'total' | 'before'> & { days: StatisticsPeriod };

/** How often it was read, day by day or week by week. */
export function Readings({ counts, step, total, before, days }: Props) {
  const values = counts.map(({ count }) => count);
  const dayAt = (place: number) => briefDate(counts[place]?.day ?? '');
  const label = `Read in each ${step} since ${dayAt(0)}: at least ${Math.min(...values)}, at most ${Math.max(...values)}, ${total} in all`;
  return (
    <Box title="Read" aside={`Last ${days} days`} className="c7">
      <p className="chart-lead">
        <b className="big-n">{total.toLocaleString('en')}</b> {total === 1 ? 'time' : 'times'}
        <span className="muted">{changeWords(total, before)}</span>
      </p>
      <LineChart
        label={label}
        counts={values}
        below={[dayAt(0), dayAt(Math.floor(counts.length / 2)), step === 'day' ? 'today' : 'this week']}
      />
      <ChartTable
        heads={[step === 'day' ? 'Day' : 'Week of', 'Read']}
        rows={counts.map(({ day, count }) => ({ key: day, words: briefDate(day), count }))}
      />
    </Box>
  );
}

/** 12 % more than in as many days before */
function changeWords(total: number, before: number): string {
  if (before === 0) return 'nothing was counted before';
  const change = Math.round((total / before - 1) * 100);
  if (change === 0) return 'as often as in as many days before';
  return `${Math.abs(change)} % ${change > 0 ? 'more' : 'less'} than in as many days before`;
}
