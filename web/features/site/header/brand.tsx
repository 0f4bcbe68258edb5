import { Crest } from '../../../ui/crest.tsx';
import { Link } from '../../../ui/links/link.tsx';

type Props = { schoolName: string; shortName: string };

/** The crest and the name: what people call the school first, the rest of its full name below. */
export function Brand({ schoolName, shortName }: Props) {
  const rest = schoolName.startsWith(shortName) ? schoolName.slice(shortName.length).trim() : schoolName;
  return (
    <Link className="brand" to="/">
      <Crest />
      <span>
        <b>{shortName}</b> {rest && <small>{rest}</small>}
      </span>
    </Link>
  );
}
