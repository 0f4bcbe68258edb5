import { Link } from '../../ui/links/link.tsx';
import { PhoneLink } from '../../ui/links/phone-link.tsx';
import { useClosedCampuses, useSite } from '../../ui/meta/site.ts';

/** The campuses' own numbers. Of one campus alone it would be the number of the school once more. */
export function CampusPhones() {
  const site = useSite();
  const closed = useClosedCampuses();
  const called = site?.campuses.filter(({ phone }) => phone) ?? [];
  if (!site || called.length < 2) return null;
  const { words, strip } = site;
  return (
    <section aria-labelledby="campuses-title">
      <h2 className="form-title" id="campuses-title">
        Call a campus directly
      </h2>
      <table className="rates">
        <tbody>
          {called.map(({ name, address, phone }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                {closed.includes(name) && <small>Closed today</small>}
                {address && <small>{address}</small>}
              </th>
              <td>
                <PhoneLink phone={phone} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {strip && (
        <p className="small">
          {words.visitLead} <Link to={strip.to}>{words.visitLabel}</Link>.
        </p>
      )}
    </section>
  );
}
