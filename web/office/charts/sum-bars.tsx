import type { ReactNode } from 'react';

type Row = { key: string; words: ReactNode; count: number };

/** Sums by name, the highest first, each with its share of it: a table that is also a picture. */
export function SumBars({ label, heads, rows }: { label: string; heads: [what: string, count: string]; rows: Row[] }) {
  const highest = Math.max(...rows.map(({ count }) => count), 1);
  return (
    <table className="sum-bars" aria-label={label}>
      <thead className="vh">
        <tr>
          <th scope="col">{heads[0]}</th>
          <th scope="col">{heads[1]}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, words, count }) => (
          <tr key={key}>
            <th scope="row">
              {words}
              <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                <rect width={Math.max(1, (count / highest) * 100)} height="1" />
              </svg>
            </th>
            <td>{count.toLocaleString('en')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
