/** The space of a chart, in its own units: the numbers of the axis stand left of the plot, the days below it. */
export const plot = { left: 40, right: 318, top: 16, bottom: 126, width: 320, height: 146 } as const;

const steps = [1, 2, 3, 4, 5];

/** Nought, a half and the whole, in round numbers that hold the highest value. */
export function axisOf(values: number[]): [nought: number, half: number, whole: number] {
  const highest = Math.max(...values, 0);
  let scale = 1;
  for (;;) {
    const step = steps.map((one) => one * scale).find((one) => one * 2 >= highest);
    if (step !== undefined) return [0, step, step * 2];
    scale *= 10;
  }
}

/** How high in the plot a value stands. */
export const heightOf = (value: number, whole: number): number =>
  round(plot.bottom - (value / whole) * (plot.bottom - plot.top));

export const round = (value: number): number => Math.round(value * 10) / 10;
