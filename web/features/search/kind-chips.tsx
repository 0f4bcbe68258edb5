import { type SearchCounts, type SearchKind, searchKinds } from '../../../contract/site/search.ts';
import { Link } from '../../ui/links/link.tsx';
import { kindNames } from './kind-names.ts';
import { searchHref } from './search-request.ts';

type Props = { q: string; kind: SearchKind | undefined; counts: SearchCounts | undefined };

/** Narrows the results to one kind of content. */
export function KindChips({ q, kind, counts }: Props) {
  // Where everything is shown, a kind that has nothing is no choice.
  const kinds = counts ? searchKinds.filter((name) => counts[name]) : searchKinds;
  return (
    <nav className="chips search-kinds" aria-label="Show only">
      {[undefined, ...kinds].map((name) => (
        <Link
          key={name ?? 'all'}
          to={searchHref({ q, kind: name, page: 1 })}
          aria-current={name === kind ? 'page' : undefined}
        >
          {name ? kindNames[name].all : 'Everything'}
        </Link>
      ))}
    </nav>
  );
}
