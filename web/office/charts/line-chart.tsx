import { axisOf, heightOf, plot, round } from './axis.ts';
import { ChartFrame } from './chart-frame.tsx';

type Props = {
  /** The chart in a sentence, for those who do not see it. */
  label: string;
  counts: number[];
  below: [left: string, middle: string, right: string];
};

/** How something went up and down, with its last point. */
export function LineChart({ label, counts, below }: Props) {
  const axis = axisOf(counts);
  const step = (plot.right - plot.left) / Math.max(1, counts.length - 1);
  const points = counts.map((count, index) => [round(plot.left + index * step), heightOf(count, axis[2])] as const);
  const line = points.map(([x, y]) => `${x} ${y}`).join('L');
  const [lastX, lastY] = points.at(-1) ?? [plot.left, plot.bottom];
  return (
    <ChartFrame label={label} axis={axis} below={below}>
      <path className="area" d={`M${plot.left} ${plot.bottom}L${line}V${plot.bottom}Z`} />
      <path className="line" d={`M${line}`} />
      <circle className="point" cx={lastX} cy={lastY} r="3" />
    </ChartFrame>
  );
}
