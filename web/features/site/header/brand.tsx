import crest from '../../../art/crest.svg?raw';
import { Link } from '../../../ui/links/link.tsx';

type Props = { schoolName: string; shortName: string };

/**
 * The crest and the name: what people call the school first, the rest of its full name below. The drawing is part of the
 * page; as a file it would be one more request among the first, and more headers than drawing.
 */
export function Brand({ schoolName, shortName }: Props) {
  const rest = schoolName.startsWith(shortName) ? schoolName.slice(shortName.length).trim() : schoolName;
  return (
    <Link className="brand" to="/">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing */}
      <span className="crest" aria-hidden="true" dangerouslySetInnerHTML={{ __html: crest }} />
      <span>
        <b>{shortName}</b> {rest && <small>{rest}</small>}
      </span>
    </Link>
  );
}
