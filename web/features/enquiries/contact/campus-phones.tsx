import { campusEntry } from '../../../../contract/site/campus-address.ts';
import { Link } from '../../../ui/links/link.tsx';
import { PhoneLink } from '../../../ui/links/phone-link.tsx';
import { useClosedCampuses, useSchoolContact, useSite } from '../../../ui/meta/site.ts';

/**
 * Where the campuses are, and their own numbers. Of one campus alone it would be the number of the school once more,
 * unless the menu leads here because it has no page.
 */
export function CampusPhones() {
  const site = useSite();
  const school = useSchoolContact();
  const closed = useClosedCampuses();
  const called = site?.campuses.filter(({ phone, to }) => phone || to === null) ?? [];
  if (!site || (called.length < 2 && !called.some(({ to }) => to === null))) return null;
  const { words, strip } = site;
  return (
    <section aria-labelledby="campuses-title">
      <h2 className="form-title" id="campuses-title">
        {called.length === 1 ? 'Our campus' : 'Call a campus directly'}
      </h2>
      <table className="rates">
        <tbody>
          {called.map(({ name, slug, address, phone }) => (
            <tr key={name} id={campusEntry(slug)}>
              <th scope="row">
                {name}
                {closed.includes(name) && <small>Closed today</small>}
                {address && <small>{address}</small>}
              </th>
              <td>{(phone || school.phone) && <PhoneLink phone={phone || school.phone} />}</td>
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
