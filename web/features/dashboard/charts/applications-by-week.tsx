import type { Dashboard } from '../../../../contract/office/dashboard.ts';
import { Box } from '../../../office/boxes/box.tsx';
import { axisOf, heightOf, plot, round } from '../../../office/charts/axis.ts';
import { ChartFrame } from '../../../office/charts/chart-frame.tsx';
import { ChartTable } from '../../../office/charts/chart-table.tsx';
import { briefDate } from '../../../office/words/moment.ts';

const barShare = 0.68;

export function ApplicationsByWeek({ weeks }: { weeks: Dashboard['charts']['applicationsByWeek'] }) {
  const counts = weeks.map(({ count }) => count);
  const axis = axisOf(counts);
  const whole = axis[2];
  const slot = (plot.right - plot.left) / Math.max(1, weeks.length);
  const [before = 0, now = 0] = counts.slice(-2);
  const first = weeks[0] ? briefDate(weeks[0].week) : '';
  const middle = weeks[Math.floor(weeks.length / 2)];
  return (
    <Box title="Applications by week" className="c6">
      <p className="chart-lead">
        <b className="big-n">{now.toLocaleString('en')}</b> this week, {compared(now, before)}
      </p>
      <ChartFrame
        label={`Applications in each of ${weeks.length} weeks since ${first}: ${counts.join(', ')}`}
        axis={axis}
        below={[first, middle ? briefDate(middle.week) : '', 'this week']}
      >
        {weeks.map(({ week, count }, index) => {
          const x = round(plot.left + index * slot + (slot * (1 - barShare)) / 2);
          const y = heightOf(count, whole);
          return (
            <g key={week}>
              <rect
                className={index === weeks.length - 1 ? 'week-bar now' : 'week-bar'}
                {...{ x, y, width: round(slot * barShare), height: round(plot.bottom - y), rx: count > 0 ? 3 : 0 }}
              />
              <text className="value" x={round(x + (slot * barShare) / 2)} y={y - 4} textAnchor="middle">
                {count}
              </text>
            </g>
          );
        })}
      </ChartFrame>
      <ChartTable
        heads={['Week from', 'Applications']}
        rows={weeks.map(({ week, count }) => ({ key: week, words: briefDate(week), count }))}
      />
    </Box>
  );
}

function compared(now: number, before: number): string {
  if (now === before) return 'as many as last week';
  return now > before ? `${now - before} more than last week` : `${before - now} fewer than last week`;
}
