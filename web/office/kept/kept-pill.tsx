import { moment } from '../words/moment.ts';

type Props = { publishAt: string | null; stuck: boolean };

/** Says of something public that a change is kept beside it, and what becomes of it. */
export function KeptPill({ publishAt, stuck }: Props) {
  if (stuck) return <span className="pill no">Changes not published</span>;
  if (publishAt) return <span className="pill info">Changes go out {moment(publishAt)}</span>;
  return <span className="pill wait">Changes kept</span>;
}
