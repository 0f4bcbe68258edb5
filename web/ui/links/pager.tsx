import { pagesPerSet } from '../../../contract/common/paging.ts';
import { Icon, type IconName } from '../icons/icon.tsx';
import { Link } from './link.tsx';

type Props = { page: number; pages: number; href: (page: number) => string; label: string };

/** Page numbers in sets of five; the arrows lead to the set before and after, where there is one. */
export function Pager({ page, pages, href, label }: Props) {
  if (pages <= 1) return null;
  const current = Math.min(Math.max(page, 1), pages);
  const first = current - ((current - 1) % pagesPerSet);
  const last = Math.min(first + pagesPerSet - 1, pages);
  const numbers = Array.from({ length: last - first + 1 }, (_, position) => first + position);
  return (
    <nav className="pages" aria-label={label}>
      {first > 1 && <Arrow icon="left" label="Previous five pages" to={href(first - 1)} />}
      {numbers.map((number) => (
        <Link
          key={number}
          to={href(number)}
          aria-label={`Page ${number}`}
          aria-current={number === page ? 'page' : undefined}
        >
          {number}
        </Link>
      ))}
      {last < pages && <Arrow icon="right" label="Next five pages" to={href(last + 1)} />}
    </nav>
  );
}

type ArrowProps = { icon: IconName; label: string; to: string };

function Arrow({ icon, label, to }: ArrowProps) {
  return (
    <Link to={to} aria-label={label}>
      <Icon name={icon} />
    </Link>
  );
}
