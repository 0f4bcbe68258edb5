type Props = { heads: [what: string, count: string]; rows: { key: string; words: string; count: number }[] };

/** The same numbers to read. */
export function ChartTable({ heads: [what, count], rows }: Props) {
  return (
    <details className="chart-table">
      <summary>Show as a table</summary>
      <table aria-label={`${count} by ${what.toLowerCase()}`}>
        <thead>
          <tr>
            <th scope="col">{what}</th>
            <th scope="col">{count}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.words}</th>
              <td>{row.count.toLocaleString('en')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
