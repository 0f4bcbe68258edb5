import { Link } from '../../../ui/links/link.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import type { Person } from '../profile-groups.ts';

export function PeopleRows({ people }: { people: Person[] }) {
  return (
    <div className="grid people-rows">
      {people.map(({ id, name, position, extract, pictureInfo: [portrait] }) => (
        <Link key={id} className="person-row" to={`/profiles/view/${id}`}>
          {portrait && <Picture picture={{ ...portrait, alt: '' }} sizes="8.5rem" />}
          <div>
            <h3>{name}</h3>
            <p className="job">{position}</p>
            <p>{extract}</p>
          </div>
        </Link>
      ))}
    </div>
  );
}
