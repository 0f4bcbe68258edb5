import type { Dashboard } from '../../../../contract/office/dashboard.ts';
import { Box } from '../../../office/boxes/box.tsx';
import { ChartTable } from '../../../office/charts/chart-table.tsx';
import { LineChart } from '../../../office/charts/line-chart.tsx';
import { briefDate } from '../../../office/words/moment.ts';
import { Link } from '../../../ui/links/link.tsx';

export function VisitsByDay({ days }: { days: Dashboard['charts']['visitsByDay'] }) {
  const counts = days.map(({ count }) => count);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const [first = '', middle = ''] = [days[0], days[Math.floor(days.length / 2)]].map((one) =>
    one ? briefDate(one.day) : '',
  );
  const label = `Pages read on each of ${days.length} days since ${first}: at least ${Math.min(...counts)}, at most ${Math.max(...counts)}, ${total} in all`;
  return (
    <Box title="Visits" className="c6" aside={<Link to="/desk/statistics">Statistics</Link>}>
      <p className="chart-lead">
        <b className="big-n">{(counts.at(-2) ?? 0).toLocaleString('en')}</b> pages read yesterday,{' '}
        {total.toLocaleString('en')} in {days.length} days
      </p>
      <LineChart label={label} counts={counts} below={[first, middle, 'today']} />
      <ChartTable
        heads={['Day', 'Pages read']}
        rows={days.map(({ day, count }) => ({ key: day, words: briefDate(day), count }))}
      />
    </Box>
  );
}
