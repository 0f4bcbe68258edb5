/** The largest table of a text: beyond it a phone shows nothing of use, and an editor has to work too hard. */
export const tableLimits = { rows: 500, columns: 20 } as const;

export const tableMessage = `A table has at most ${tableLimits.columns} columns and ${tableLimits.rows} rows. Make two of it.`;

/** Whether a table that somebody wrote is larger. What hides from this look the sanitiser takes apart. */
export const hasHugeTable = (html: string): boolean =>
  html
    .split(/<table\b/i)
    .slice(1)
    .some((part) => {
      const [table = ''] = part.split(/<\/table/i);
      const rows = table.split(/<tr\b/i).slice(1);
      return (
        rows.length > tableLimits.rows || rows.some((row) => row.split(/<t[dh]\b/i).length > tableLimits.columns + 1)
      );
    });

/** How many columns or rows a cell takes, as its tag says; whatever else is written there is 1. */
export function spanIn(tag: string, name: 'colspan' | 'rowspan'): number {
  const [, written = ''] = new RegExp(`\\s${name}="(\\d{1,9})"`).exec(tag) ?? [];
  const most = name === 'colspan' ? tableLimits.columns : tableLimits.rows;
  return Math.min(Math.max(Number(written), 1), most);
}
