import { Link } from '../../ui/links/link.tsx';
import { PhoneLink } from '../../ui/links/phone-link.tsx';
import { type PageTable, twoColumns } from './page-table.ts';

const phoneColumn = /phone|telephone|call/i;

/** The campuses' own numbers, from the table that staff keep on the page for visitors. */
export function CampusPhones({ table }: { table: PageTable | null }) {
  const column = table?.head.findIndex((name) => phoneColumn.test(name)) ?? -1;
  const phones = table && column > 0 ? twoColumns(table, 0, column) : [];
  if (phones.length === 0) return null;
  return (
    <section aria-labelledby="campuses-title">
      <h2 className="form-title" id="campuses-title">
        Call a campus directly
      </h2>
      <table className="rates">
        <tbody>
          {phones.map(([campus, phone]) => (
            <tr key={campus}>
              <th scope="row">{campus}</th>
              <td>
                <PhoneLink phone={phone} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small">
        Or come and see us: <Link to="/visit">visit a campus</Link>.
      </p>
    </section>
  );
}
