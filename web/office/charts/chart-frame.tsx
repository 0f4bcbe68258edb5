import type { ReactNode } from 'react';
import { heightOf, plot } from './axis.ts';

type Props = {
  /** The chart in a sentence, for those who do not see it. */
  label: string;
  axis: number[];
  /** What stands below the left end, the middle and the right end. */
  below: [left: string, middle: string, right: string];
  children: ReactNode;
};

/** The axis with its numbers, and the plot that is put into it. */
export function ChartFrame({ label, axis, below: [left, middle, right], children }: Props) {
  const whole = axis.at(-1) ?? 1;
  const daysAt = plot.height - 4;
  return (
    <svg className="chart" viewBox={`0 0 ${plot.width} ${plot.height}`} role="img" aria-label={label}>
      {axis.map((value) => (
        <g key={value}>
          <path className="grid" d={`M${plot.left} ${heightOf(value, whole)}H${plot.right}`} />
          <text x={plot.left - 5} y={heightOf(value, whole) + 3.5} textAnchor="end">
            {value.toLocaleString('en')}
          </text>
        </g>
      ))}
      {children}
      <text x={plot.left} y={daysAt}>
        {left}
      </text>
      <text x={(plot.left + plot.right) / 2} y={daysAt} textAnchor="middle">
        {middle}
      </text>
      <text x={plot.right} y={daysAt} textAnchor="end">
        {right}
      </text>
    </svg>
  );
}
