import { Link } from '../../../ui/links/link.tsx';
import { listHref } from '../list-request.ts';
import type { ListRequest, ListShape } from '../list-shape.ts';

type Props = {
  request: ListRequest;
  shape: ListShape;
  /** The filter whose choices they are. */
  name: string;
  /** How many there are of each choice; the empty one counts all. */
  counts: Record<string, number>;
  /** The choice that somebody has to do something about. */
  hot?: string;
};

/** The choices of one filter as tabs, each with how many it has. */
export function FilterTabs({ request, shape, name, counts, hot }: Props) {
  const filter = shape.filters.find((one) => one.name === name);
  if (!filter || !('options' in filter)) return null;
  const filters = request.filters as Record<string, string>;
  const present = filters[name] ?? '';
  return (
    <nav className="list-tabs" aria-label={filter.label}>
      {filter.options.map(([value, words]) => {
        const total = counts[value] ?? 0;
        return (
          <Link
            key={value}
            to={listHref(request, shape, { filters: { ...filters, [name]: value } })}
            aria-current={value === present ? 'true' : undefined}
            className={total === 0 ? 'nothing' : value === hot ? 'hot' : undefined}
            preventScrollReset
          >
            {words} <b>{total.toLocaleString('en')}</b>
          </Link>
        );
      })}
    </nav>
  );
}
