import type { Dashboard } from '../../../../contract/dashboard.ts';
import { Box } from '../../../office/boxes/box.tsx';
import { briefDate } from '../../../office/words/moment.ts';
import { axisOf, heightOf, plot, round } from './axis.ts';
import { ChartFrame } from './chart-frame.tsx';
import { ChartTable } from './chart-table.tsx';

export function VisitsByDay({ days }: { days: Dashboard['charts']['visitsByDay'] }) {
  const counts = days.map(({ count }) => count);
  const axis = axisOf(counts);
  const step = (plot.right - plot.left) / Math.max(1, days.length - 1);
  const points = counts.map((count, index) => [round(plot.left + index * step), heightOf(count, axis[2])] as const);
  const line = points.map(([x, y]) => `${x} ${y}`).join('L');
  const [lastX, lastY] = points.at(-1) ?? [plot.left, plot.bottom];
  const total = counts.reduce((sum, count) => sum + count, 0);
  const [first, middle] = [days[0], days[Math.floor(days.length / 2)]].map((one) => (one ? briefDate(one.day) : ''));
  const label = `Pages read on each of ${days.length} days since ${first}: at least ${Math.min(...counts)}, at most ${Math.max(...counts)}, ${total} in all`;
  return (
    <Box title="Visits" className="c6">
      <p className="chart-lead">
        <b className="big-n">{(counts.at(-2) ?? 0).toLocaleString('en')}</b> pages read yesterday,{' '}
        {total.toLocaleString('en')} in {days.length} days
      </p>
      <ChartFrame label={label} axis={axis} below={[first ?? '', middle ?? '', 'today']}>
        <path className="area" d={`M${plot.left} ${plot.bottom}L${line}V${plot.bottom}Z`} />
        <path className="line" d={`M${line}`} />
        <circle className="point" cx={lastX} cy={lastY} r="3" />
      </ChartFrame>
      <ChartTable
        heads={['Day', 'Pages read']}
        rows={days.map(({ day, count }) => ({ key: day, words: briefDate(day), count }))}
      />
    </Box>
  );
}
