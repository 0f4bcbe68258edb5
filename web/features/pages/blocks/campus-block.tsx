import { Icon } from '../../../ui/icons/icon.tsx';
import { Link } from '../../../ui/links/link.tsx';
import { PhoneLink } from '../../../ui/links/phone-link.tsx';
import { useSite } from '../../../ui/meta/site.ts';

/** How to reach a campus, as its list has it; a line that nobody has filled in is not shown. */
export function CampusBlock({ id }: { id: number }) {
  const campus = useSite()?.campuses.find((one) => one.id === id);
  if (!campus) return null;
  const { name, to, phone, email, hours, latitude, longitude } = campus;
  return (
    <section className="pb-part pb-campus">
      <h2>{to ? <Link to={to}>{name}</Link> : name}</h2>
      {phone && (
        <p>
          <Icon name="phone" />
          <PhoneLink phone={phone} />
        </p>
      )}
      {email && (
        <p>
          <Icon name="mail" />
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
      {hours && (
        <p>
          <Icon name="clock" />
          {hours}
        </p>
      )}
      {latitude !== null && longitude !== null && (
        <p>
          <Icon name="pin" />
          {/* A link alone: nothing of a map is loaded before somebody wants one. */}
          <a href={`https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`} rel="noopener">
            Open {name} in maps
          </a>
        </p>
      )}
    </section>
  );
}
