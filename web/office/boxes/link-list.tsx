import { Icon, type IconName } from '../../ui/icons/icon.tsx';
import { Link } from '../../ui/links/link.tsx';
import { PublishPill } from '../publishing/publish-pill.tsx';
import { briefDate } from '../words/moment.ts';

export type ListedLink = {
  to: string;
  label: string;
  note?: string;
  date?: string;
  /** For what readers may not see yet. */
  state?: { draft: boolean; published: boolean };
};
type Props = { icon: IconName; links: ListedLink[]; shown?: number; empty: string };

/** Things by name and day, each with the way to it; a long list keeps its end folded. */
export function LinkList({ icon, links, shown = links.length, empty }: Props) {
  if (links.length === 0) return <p className="muted small">{empty}</p>;
  const rest = links.slice(shown);
  return (
    <>
      <Rows icon={icon} links={links.slice(0, shown)} />
      {rest.length > 0 && (
        <details className="todo-rest">
          <summary>{rest.length} more</summary>
          <Rows icon={icon} links={rest} />
        </details>
      )}
    </>
  );
}

function Rows({ icon, links }: { icon: IconName; links: ListedLink[] }) {
  return (
    <ul className="todo">
      {links.map(({ to, label, note, date, state }) => (
        <li key={to}>
          <Icon name={icon} />
          <span>
            <Link to={to}>{label}</Link>
            {note && <small>{note}</small>}
            {state && <PublishPill {...state} />}
          </span>
          {date && <time dateTime={date}>{briefDate(date)}</time>}
        </li>
      ))}
    </ul>
  );
}
