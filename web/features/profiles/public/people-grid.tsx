import { Link } from '../../../ui/links/link.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import type { Person } from '../profile-groups.ts';

type Columns = 4 | 5 | 6;
type Props = { people: Person[]; columns: [Columns, ...Columns[]] };

/** In as many columns as leave nobody alone in the last row, out of those that are allowed. */
export function PeopleGrid({ people, columns }: Props) {
  const fitting = columns.find((count) => people.length % count === 0) ?? columns[0];
  return (
    <div className={`people cols-${fitting}`}>
      {people.map(({ id, name, position, pictureInfo: [portrait] }) => (
        <Link key={id} className="person" to={`/profiles/view/${id}`}>
          {/* The name below says who it is. */}
          {portrait && <Picture picture={{ ...portrait, alt: '' }} sizes="(width >= 48rem) 16rem, 50vw" />}
          <h3>{name}</h3>
          <p>{position}</p>
        </Link>
      ))}
    </div>
  );
}
