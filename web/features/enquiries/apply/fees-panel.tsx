import { type PageTable, twoColumns } from '../../../../contract/pages/page-table.ts';
import { Link } from '../../../ui/links/link.tsx';

/** What a term costs, from the table that staff keep on a page and have marked for it. */
export function FeesPanel({ title, to, table }: { title: string; to: string; table: PageTable | null }) {
  const rates = table ? twoColumns(table, 0, 1) : [];
  return (
    <section className="panel-form plain" aria-labelledby="fees-title">
      <h2 className="form-title" id="fees-title">
        {title}
      </h2>
      {table && rates.length > 0 && (
        <table className="rates">
          <thead>
            <tr>
              <th scope="col">{table.head[0]}</th>
              <td>{table.head[1]}</td>
            </tr>
          </thead>
          <tbody>
            {rates.map(([group, rate]) => (
              <tr key={group}>
                <th scope="row">{group}</th>
                <td>{rate}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="small muted">
        <Link to={to}>What is included and how to pay</Link>
      </p>
    </section>
  );
}
