import { type SearchKind, searchKinds } from '../../../contract/search.ts';
import { Link } from '../../ui/links/link.tsx';
import { kindNames } from './kind-names.ts';
import { searchHref } from './search-request.ts';

type Props = { q: string; kind: SearchKind | undefined };

/** Narrows the results to one kind of content. */
export function KindChips({ q, kind }: Props) {
  return (
    <nav className="chips search-kinds" aria-label="Show only">
      {[undefined, ...searchKinds].map((name) => (
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
