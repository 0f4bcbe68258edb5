import { Link } from 'react-router';
import type { Profile } from '../../../contract/profiles.ts';
import { Picture } from '../../ui/picture.tsx';

export function StaffProfiles({ profiles }: { profiles: Profile[] }) {
  return (
    <section className="wrap band" aria-labelledby="staff-title">
      <h2 id="staff-title">The people your child will meet</h2>
      <ul className="grid">
        {profiles.map(({ id, name, position, pictureInfo }) => (
          <li key={id}>
            <Link to={`/profiles/view/${id}`}>
              {pictureInfo.map((picture) => (
                <Picture key={picture.name} picture={picture} sizes="10rem" />
              ))}
              {name}
            </Link>
            <p>{position}</p>
          </li>
        ))}
      </ul>
      <Link className="button" to="/vacancies">
        Career with us
      </Link>
    </section>
  );
}
