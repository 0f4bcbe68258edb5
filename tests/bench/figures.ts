/** One budget: what was measured, what it was measured against in the same run, and whether it holds. */
export type Figure = {
  what: string;
  measured: string;
  /** What the same machine does at best, a moment before or after. */
  reference?: string;
  ratio?: number;
  budget: string;
  held: boolean;
};

export function printFigures(figures: Figure[]): void {
  const rows = figures.map(({ what, measured, reference = '', ratio, budget, held }) => [
    what,
    measured,
    reference,
    ratio === undefined ? '' : ratio.toFixed(2),
    budget,
    held ? 'held' : 'MISSED',
  ]);
  const table = [['what', 'measured', 'reference', 'ratio', 'budget', ''], ...rows];
  const widths = (table[0] ?? []).map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  for (const row of table) console.log(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
}

/** The value below which so much of them lies. */
export function quantile(values: number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

export const ms = (value: number): string => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
export const perSecond = (value: number): string => `${Math.round(value).toLocaleString('en')}/s`;
